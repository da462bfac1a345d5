import type { WordingSet } from '../wording.js';
import { followUps } from './it-follow-ups.js';
import { single } from './it-single.js';
import { unanswerable } from './it-unanswerable.js';
import { italian as former } from './former-it.js';
import { italian as fresh } from './fresh-it.js';
import { italian as late } from './late-it.js';
import { italian as more } from './more-it.js';
import { italian as strangers } from './strangers-it.js';
import { italian as turns } from './turns-it.js';
import { italian as voices } from './voices-it.js';

export const italian: WordingSet = {
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
