import type { WordingSet } from '../wording.js';
import { followUps } from './fr-follow-ups.js';
import { single } from './fr-single.js';
import { unanswerable } from './fr-unanswerable.js';
import { french as former } from './former-fr.js';
import { french as fresh } from './fresh-fr.js';
import { french as late } from './late-fr.js';
import { french as more } from './more-fr.js';
import { french as strangers } from './strangers-fr.js';
import { french as turns } from './turns-fr.js';
import { french as voices } from './voices-fr.js';

export const french: WordingSet = {
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
