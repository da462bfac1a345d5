import { joined, type WordingSet } from '../wording.js';
import { followUps } from './en-follow-ups.js';
import { single } from './en-single.js';
import { unanswerable } from './en-unanswerable.js';
import { english as first } from './first-en.js';
import { english as former } from './former-en.js';
import { english as fresh } from './fresh-en.js';
import { english as late } from './late-en.js';
import { english as more } from './more-en.js';
import { english as strangers } from './strangers-en.js';
import { english as third } from './third-en.js';
import { english as turns } from './turns-en.js';
import { english as voices } from './voices-en.js';

export const english: WordingSet = joined(
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
