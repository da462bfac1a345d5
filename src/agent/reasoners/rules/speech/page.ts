import type { Clocks } from '../../../../core/index.js';
import type { Claim, QuestionFrame } from '../../../../trace/index.js';
import type { Phrases } from '../phrases/index.js';
import type { View } from './view.js';

export type Said = Omit<Claim, 'evidenceIds'>;

/** What a form renders from, besides its claims. */
export interface Page {
  view: View;
  phrases: Phrases;
  frame: QuestionFrame;
  clocks: Clocks;
}
