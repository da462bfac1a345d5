import type { SearchHit } from '../../../../../../engines/graph/contract.js';
import type { Run } from './runs.js';

/** A name in the question, with what the register answers to it. */
export interface NamedInQuestion extends Run {
  text: string;
  /** Best first, at most {@link MOST_HITS}. */
  hits: SearchHit[];
  /** NAME: a name with all these words is registered; NEAR: only similar ones; UNKNOWN: none. */
  found: 'NAME' | 'NEAR' | 'UNKNOWN';
  /** A name by how it is written and where it stands, be it registered or not (`said-as-name.ts`). */
  saidAsName?: true;
  /** The word right before a registered name may be a part of it. */
  mayBeLonger?: true;
}

export const MOST_HITS = 20;
