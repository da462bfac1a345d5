import { joined, type WordingSet } from '../wording.js';
import { followUps } from './fr-follow-ups.js';
import { single } from './fr-single.js';
import { unanswerable } from './fr-unanswerable.js';
import { french as first } from './first-fr.js';
import { french as former } from './former-fr.js';
import { french as fresh } from './fresh-fr.js';
import { french as late } from './late-fr.js';
import { french as more } from './more-fr.js';
import { french as strangers } from './strangers-fr.js';
import { french as third } from './third-fr.js';
import { french as turns } from './turns-fr.js';
import { french as voices } from './voices-fr.js';

export const french: WordingSet = joined(
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
