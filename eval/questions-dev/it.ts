import type { WordingSet } from '../wording.js';
import { followUps } from './it-follow-ups.js';
import { single } from './it-single.js';
import { unanswerable } from './it-unanswerable.js';
import { italian as former } from './former-it.js';

export const italian: WordingSet = {
  single: [...single, ...former.single],
  unanswerable: [...unanswerable, ...former.unanswerable],
  followUps: [...followUps, ...former.followUps],
};
