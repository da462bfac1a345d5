import { CANTONS_FRENCH } from './cantons-french.js';
import { CANTONS_GERMAN } from './cantons-german.js';
import { CANTONS_ITALIAN } from './cantons-italian.js';
import { CITIZENS } from './citizens.js';
import { CLERK_FRENCH } from './clerk-french.js';
import { CLERK_GERMAN } from './clerk-german.js';
import { CLERK_ITALIAN } from './clerk-italian.js';
import { CLERK_VARIANTS } from './clerk-variants.js';
import { FIFTH_LOOK } from './fifth-look.js';
import { FIRST_MET_FRENCH } from './first-met-french.js';
import { FIRST_MET_GERMAN } from './first-met-german.js';
import { FIRST_MET_ITALIAN } from './first-met-italian.js';
import { FIRST_MET_MIXED } from './first-met-mixed.js';
import { FIRST_MET_PROSE } from './first-met-prose.js';
import { FIRST_MET_TURNS } from './first-met-turns.js';
import { FOURTH_LOOK } from './fourth-look.js';
import { FRENCH_CHANGES } from './french-changes.js';
import { FRENCH_LISTS } from './french-lists.js';
import { FRENCH_PROSE } from './french-prose.js';
import { GERMAN_LISTS } from './german-lists.js';
import { GERMAN_PROSE } from './german-prose.js';
import { HEADINGS } from './headings.js';
import { ITALIAN_LISTS } from './italian-lists.js';
import { LAST } from './last.js';
import { LATER_TURNS } from './later-turns.js';
import { MISPRINTS } from './misprints.js';
import { MORE_HANDS_FRENCH } from './more-hands-french.js';
import { MORE_HANDS_GERMAN } from './more-hands-german.js';
import { MORE_HANDS_ITALIAN } from './more-hands-italian.js';
import { MORE_PROSE } from './more-prose.js';
import { NAMES } from './names.js';
import { OFFICES } from './offices.js';
import { MORE_REGISTERS } from './more-registers.js';
import { PORTAL_FRENCH } from './portal-french.js';
import { RARE_TURNS } from './rare-turns.js';
import { OTHER_HANDS_FRENCH } from './other-hands-french.js';
import { OTHER_HANDS_GERMAN } from './other-hands-german.js';
import { OTHER_HANDS_ITALIAN } from './other-hands-italian.js';
import { REAL_GERMAN } from './real-german.js';
import { REAL_ITALIAN } from './real-italian.js';
import { REGISTERS_FRENCH } from './registers-french.js';
import { REGISTERS_GERMAN } from './registers-german.js';
import { REGISTERS_ITALIAN } from './registers-italian.js';
import { SEAMS } from './seams.js';
import { SECOND_LOOK } from './second-look.js';
import { EIGHTH_LOOK } from './eighth-look.js';
import { NINTH_LOOK } from './ninth-look.js';
import { SEVENTH_LOOK } from './seventh-look.js';
import { SIXTH_LOOK } from './sixth-look.js';
import { TAKEN_TOO_FAR } from './taken-too-far.js';
import { THIRD_LOOK } from './third-look.js';
import { UNMET_AGAIN } from './unmet-again.js';
import { UNMET_FRENCH } from './unmet-french.js';
import { UNMET_GERMAN } from './unmet-german.js';
import { UNMET_ITALIAN } from './unmet-italian.js';
import { UNMET_TURNS } from './unmet-turns.js';
import { WHO_IS_MEANT } from './who-is-meant.js';

/** Every table of notices of other registers, by what it is about. */
export const TABLES = {
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
  'more hands, German': MORE_HANDS_GERMAN,
  'more hands, French': MORE_HANDS_FRENCH,
  'more hands, Italian': MORE_HANDS_ITALIAN,
  'a second look': SECOND_LOOK,
  'a third look': THIRD_LOOK,
  'a fourth look': FOURTH_LOOK,
  'a fifth look': FIFTH_LOOK,
  'a sixth look': SIXTH_LOOK,
  'a seventh look': SEVENTH_LOOK,
  'an eighth look': EIGHTH_LOOK,
  'a ninth look': NINTH_LOOK,
  'not met before, German': UNMET_GERMAN,
  'not met before, French': UNMET_FRENCH,
  'not met before, Italian': UNMET_ITALIAN,
  'not met before, again': UNMET_AGAIN,
  'turns not met before': UNMET_TURNS,
  'first met, German': FIRST_MET_GERMAN,
  'first met, French': FIRST_MET_FRENCH,
  'first met, Italian': FIRST_MET_ITALIAN,
  'first met, mixed': FIRST_MET_MIXED,
  'first met, odd prose': FIRST_MET_PROSE,
  'turns first met': FIRST_MET_TURNS,
  citizens: CITIZENS,
  'portal, French': PORTAL_FRENCH,
  'turns met later': LATER_TURNS,
  'turns as registers print them, German': REAL_GERMAN,
  'turns as registers print them, Italian': REAL_ITALIAN,
};
