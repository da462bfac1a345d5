import type { Clocks, IsoDate } from '../../../../core/index.js';
import type { Claim, QuestionFrame } from '../../../../trace/index.js';
import type { Phrases } from '../phrases/index.js';
import type { RegisterPhrases } from '../phrases/register/index.js';
import type { View } from './view.js';

export type Said = Omit<Claim, 'evidenceIds'>;

/** What a form renders from, besides its claims. */
export interface Page {
  view: View;
  phrases: Phrases;
  /** Of networks, histories, counts and rankings. */
  register: RegisterPhrases;
  frame: QuestionFrame;
  clocks: Clocks;
  /** The day on which the run began. */
  today: IsoDate;
  /** The engine that did not answer, if one did not. */
  silent: string | null;
}
