import { joined, type WordingSet } from '../wording.js';
import { followUps } from './de-follow-ups.js';
import { single } from './de-single.js';
import { unanswerable } from './de-unanswerable.js';
import { german as first } from './first-de.js';
import { german as former } from './former-de.js';
import { german as fresh } from './fresh-de.js';
import { german as late } from './late-de.js';
import { german as more } from './more-de.js';
import { german as strangers } from './strangers-de.js';
import { german as third } from './third-de.js';
import { german as turns } from './turns-de.js';
import { german as voices } from './voices-de.js';

export const german: WordingSet = joined(
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
