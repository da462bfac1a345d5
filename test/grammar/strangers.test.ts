import { describe, expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';
import { sketch } from './sketch.js';
import { CANTONS_FRENCH } from './strangers/cantons-french.js';
import { CANTONS_GERMAN } from './strangers/cantons-german.js';
import { CANTONS_ITALIAN } from './strangers/cantons-italian.js';
import { CLERK_FRENCH } from './strangers/clerk-french.js';
import { CLERK_GERMAN } from './strangers/clerk-german.js';
import { CLERK_ITALIAN } from './strangers/clerk-italian.js';
import { CLERK_VARIANTS } from './strangers/clerk-variants.js';
import { FIFTH_LOOK } from './strangers/fifth-look.js';
import { FIRST_MET_FRENCH } from './strangers/first-met-french.js';
import { FIRST_MET_GERMAN } from './strangers/first-met-german.js';
import { FIRST_MET_ITALIAN } from './strangers/first-met-italian.js';
import { FIRST_MET_MIXED } from './strangers/first-met-mixed.js';
import { FIRST_MET_TURNS } from './strangers/first-met-turns.js';
import { FOURTH_LOOK } from './strangers/fourth-look.js';
import { FRENCH_CHANGES } from './strangers/french-changes.js';
import { FRENCH_LISTS } from './strangers/french-lists.js';
import { FRENCH_PROSE } from './strangers/french-prose.js';
import { GERMAN_LISTS } from './strangers/german-lists.js';
import { GERMAN_PROSE } from './strangers/german-prose.js';
import { HEADINGS } from './strangers/headings.js';
import { ITALIAN_LISTS } from './strangers/italian-lists.js';
import { LAST } from './strangers/last.js';
import { MISPRINTS } from './strangers/misprints.js';
import { MORE_PROSE } from './strangers/more-prose.js';
import { NAMES } from './strangers/names.js';
import { OFFICES } from './strangers/offices.js';
import { MORE_REGISTERS } from './strangers/more-registers.js';
import { RARE_TURNS } from './strangers/rare-turns.js';
import { OTHER_HANDS_FRENCH } from './strangers/other-hands-french.js';
import { OTHER_HANDS_GERMAN } from './strangers/other-hands-german.js';
import { OTHER_HANDS_ITALIAN } from './strangers/other-hands-italian.js';
import { REGISTERS_FRENCH } from './strangers/registers-french.js';
import { REGISTERS_GERMAN } from './strangers/registers-german.js';
import { REGISTERS_ITALIAN } from './strangers/registers-italian.js';
import { SEAMS } from './strangers/seams.js';
import { SECOND_LOOK } from './strangers/second-look.js';
import { TAKEN_TOO_FAR } from './strangers/taken-too-far.js';
import { THIRD_LOOK } from './strangers/third-look.js';
import { UNMET_AGAIN } from './strangers/unmet-again.js';
import { UNMET_FRENCH } from './strangers/unmet-french.js';
import { UNMET_GERMAN } from './strangers/unmet-german.js';
import { UNMET_ITALIAN } from './strangers/unmet-italian.js';
import { UNMET_TURNS } from './strangers/unmet-turns.js';
import { WHO_IS_MEANT } from './strangers/who-is-meant.js';

const TABLES = {
  'German lists': GERMAN_LISTS,
  'German prose': GERMAN_PROSE,
  'French lists': FRENCH_LISTS,
  'French prose': FRENCH_PROSE,
  'French changes': FRENCH_CHANGES,
  'Italian lists': ITALIAN_LISTS,
  headings: HEADINGS,
  'more prose': MORE_PROSE,
  names: NAMES,
  misprints: MISPRINTS,
  offices: OFFICES,
  'cosigners and former values': LAST,
  'clerk, German': CLERK_GERMAN,
  'clerk, French': CLERK_FRENCH,
  'clerk, Italian': CLERK_ITALIAN,
  'clerk, more of the same': CLERK_VARIANTS,
  'all cantons, German': CANTONS_GERMAN,
  'all cantons, French': CANTONS_FRENCH,
  'all cantons, Italian': CANTONS_ITALIAN,
  seams: SEAMS,
  'registers one by one, German': REGISTERS_GERMAN,
  'registers one by one, French': REGISTERS_FRENCH,
  'registers one by one, Italian': REGISTERS_ITALIAN,
  'registers one by one, more French': MORE_REGISTERS,
  'rare turns': RARE_TURNS,
  'taken too far': TAKEN_TOO_FAR,
  'who is meant': WHO_IS_MEANT,
  'other hands, German': OTHER_HANDS_GERMAN,
  'other hands, French': OTHER_HANDS_FRENCH,
  'other hands, Italian': OTHER_HANDS_ITALIAN,
  'a second look': SECOND_LOOK,
  'a third look': THIRD_LOOK,
  'a fourth look': FOURTH_LOOK,
  'a fifth look': FIFTH_LOOK,
  'not met before, German': UNMET_GERMAN,
  'not met before, French': UNMET_FRENCH,
  'not met before, Italian': UNMET_ITALIAN,
  'not met before, again': UNMET_AGAIN,
  'turns not met before': UNMET_TURNS,
  'first met, German': FIRST_MET_GERMAN,
  'first met, French': FIRST_MET_FRENCH,
  'first met, Italian': FIRST_MET_ITALIAN,
  'first met, mixed': FIRST_MET_MIXED,
  'turns first met': FIRST_MET_TURNS,
};

for (const [table, rows] of Object.entries(TABLES)) {
  describe(`notices of other registers: ${table}`, () => {
    it.each(rows)('%s', (_why, subRubric, text, lines, unread = []) => {
      const read = readPersons({ text, subRubric, language: 'de' });
      expect(read.mentions.map(sketch)).toEqual(lines);
      expect(read.unread.map(({ span }) => text.slice(span.start, span.end))).toEqual(unread);
    });
  });
}
