import type { PassageKind } from '../../../engines/vector/contract.js';
import type { Span } from '../../core/index.js';

/** A passage that speaks of what was searched; it may hold some of the words only, or none. */
export interface QuotedPassage {
  kind: PassageKind;
  /** The uid of the notice's event, or the document's id. */
  sourceUid: string;
  /** The notice's number, the document's file name. */
  label: string;
  title: string;
  publicationDate: string | null;
  span: Span;
  quote: string;
  allWords: boolean;
}
