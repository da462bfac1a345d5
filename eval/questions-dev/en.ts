import type { WordingSet } from '../wording.js';
import { followUps } from './en-follow-ups.js';
import { single } from './en-single.js';
import { unanswerable } from './en-unanswerable.js';
import { english as former } from './former-en.js';
import { english as fresh } from './fresh-en.js';
import { english as late } from './late-en.js';
import { english as more } from './more-en.js';
import { english as strangers } from './strangers-en.js';
import { english as turns } from './turns-en.js';
import { english as voices } from './voices-en.js';

export const english: WordingSet = {
  single: [
    ...single,
    ...former.single,
    ...more.single,
    ...voices.single,
    ...strangers.single,
    ...turns.single,
    ...late.single,
    ...fresh.single,
  ],
  unanswerable: [
    ...unanswerable,
    ...former.unanswerable,
    ...more.unanswerable,
    ...voices.unanswerable,
    ...strangers.unanswerable,
    ...turns.unanswerable,
    ...late.unanswerable,
    ...fresh.unanswerable,
  ],
  followUps: [
    ...followUps,
    ...former.followUps,
    ...more.followUps,
    ...voices.followUps,
    ...strangers.followUps,
    ...turns.followUps,
    ...late.followUps,
    ...fresh.followUps,
  ],
};
