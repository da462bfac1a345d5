import type { WordingSet } from '../wording.js';
import { followUps } from './fr-follow-ups.js';
import { single } from './fr-single.js';
import { unanswerable } from './fr-unanswerable.js';
import { french as former } from './former-fr.js';

export const french: WordingSet = {
  single: [...single, ...former.single],
  unanswerable: [...unanswerable, ...former.unanswerable],
  followUps: [...followUps, ...former.followUps],
};
