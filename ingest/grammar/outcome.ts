import type { OfSeller } from './of-seller.js';
import type { Row } from './row.js';
import type { Stretch } from './text.js';

/** What a sentence's verb does to its subjects. */
export type Outcome =
  | { kind: 'LEAVES'; roles: Stretch[]; signatureToo: boolean }
  /** `further`: whom it names beside its subjects. */
  | { kind: 'SETS'; further?: Row[] }
  /** `words`: of the sale, before whom it names as buyers. */
  | { kind: 'TRANSFERS'; buyers: Stretch; words: Stretch; all?: boolean; seller?: OfSeller }
  | { kind: 'RENAMED'; name: Stretch }
  /** `n'est plus titulaire de la procuration`: that signature goes, and no office. */
  | { kind: 'UNSIGNS'; signature: Stretch }
  /** `est remplacé par B`: whoever comes into the office that the subjects leave. */
  | { kind: 'REPLACED'; roles: Stretch[]; by: Stretch }
  /** `ist als Vizedirektor`: goes with the participle of the next clause. */
  | { kind: 'PENDING'; roles: Stretch[] };
