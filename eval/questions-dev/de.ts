import type { WordingSet } from '../wording.js';
import { followUps } from './de-follow-ups.js';
import { single } from './de-single.js';
import { unanswerable } from './de-unanswerable.js';
import { german as former } from './former-de.js';
import { german as fresh } from './fresh-de.js';
import { german as late } from './late-de.js';
import { german as more } from './more-de.js';
import { german as strangers } from './strangers-de.js';
import { german as turns } from './turns-de.js';
import { german as voices } from './voices-de.js';

export const german: WordingSet = {
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
