import type { WordingSet } from '../wording.js';
import { followUps } from './en-follow-ups.js';
import { single } from './en-single.js';
import { unanswerable } from './en-unanswerable.js';
import { english as former } from './former-en.js';

export const english: WordingSet = {
  single: [...single, ...former.single],
  unanswerable: [...unanswerable, ...former.unanswerable],
  followUps: [...followUps, ...former.followUps],
};
