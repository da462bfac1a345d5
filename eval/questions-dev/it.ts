import { joined, type WordingSet } from '../wording.js';
import { followUps } from './it-follow-ups.js';
import { single } from './it-single.js';
import { unanswerable } from './it-unanswerable.js';
import { italian as first } from './first-it.js';
import { italian as former } from './former-it.js';
import { italian as fresh } from './fresh-it.js';
import { italian as late } from './late-it.js';
import { italian as more } from './more-it.js';
import { italian as strangers } from './strangers-it.js';
import { italian as third } from './third-it.js';
import { italian as turns } from './turns-it.js';
import { italian as voices } from './voices-it.js';

export const italian: WordingSet = joined(
  { single, unanswerable, followUps },
  former,
  more,
  voices,
  strangers,
  turns,
  late,
  fresh,
  first,
  third,
);
