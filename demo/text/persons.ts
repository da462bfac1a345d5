import type { Firm, OfficerChange } from '../model.js';
import { writeFribourg } from './fribourg.js';
import { isListStyle, writeListSections } from './list-entries.js';
import type { NoticeText } from './notice-text.js';
import { writeProse } from './prose.js';
import type { Manner } from './words.js';

export function mannerOf(firm: Firm): Manner {
  return { language: firm.place.language, style: firm.place.style, body: firm.body };
}

/** Writes what happens to a firm's officers as its register would. `founding`: a first registration, everybody is new. */
export function writePersons(out: NoticeText, firm: Firm, changes: readonly OfficerChange[], founding: boolean): void {
  if (changes.length === 0) return;
  const manner = mannerOf(firm);
  if (isListStyle(manner.style)) writeListSections(out, manner, changes, founding);
  else if (manner.style.startsWith('fribourg')) writeFribourg(out, manner, changes, founding);
  else writeProse(out, manner, changes, founding);
}
