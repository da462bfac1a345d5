import { COUNTRY_LINES } from './countries.js';
import { foldName } from './hub-key.js';
import { parseNationality } from './nationality.js';

/** What German puts in place of `-isch` for people of a country: `Russin`, `Franzose`, `Italienerin`, `Spanier`, `Zypriot`, `Pakistani`. */
const PEOPLE = ['', 'e', 'in', 'er', 'erin', 'ier', 'ierin', 'i'];
/** Of countries whose people are called after another stem. */
const IRREGULAR =
  'POL pole polin, GBR englander englanderin, PHL filipino filipina, ISR israelin israeli, EST este estin';
/** English has no ending for them: by adjective, which is the noun of most. */
const ENGLISH = `DEU german,FRA french frenchman frenchwoman,ITA italian,AUT austrian,GBR british briton english scottish welsh,USA american,PRT portuguese,ESP spanish spaniard,
NLD dutch dutchman dutchwoman,BEL belgian,IRL irish,DNK danish dane,SWE swedish swede,NOR norwegian,FIN finnish finn,ISL icelandic,GRC greek,CYP cypriot,MLT maltese,POL polish pole,CZE czech,SVK slovak,HUN hungarian,
ROU romanian,BGR bulgarian,SRB serbian serb,HRV croatian croat,BIH bosnian,SVN slovenian slovene,MKD macedonian,XKX kosovar,ALB albanian,TUR turkish turk,RUS russian,UKR ukrainian,BLR belarusian,
LTU lithuanian,LVA latvian,EST estonian,GEO georgian,ARM armenian,CHN chinese,JPN japanese,IND indian,THA thai,VNM vietnamese,IRN iranian,IRQ iraqi,SYR syrian,LBN lebanese,EGY egyptian,
MAR moroccan,TUN tunisian,DZA algerian,BRA brazilian,ARG argentinian,CHL chilean,COL colombian,MEX mexican,CAN canadian,AUS australian,CHE swiss`;

const countries = new Map<string, string | null>();

/** A word for people of two countries tells neither. */
function add(word: string, country: string): void {
  const held = countries.get(word);
  if (word.length > 2) countries.set(word, held === undefined || held === country ? country : null);
}

for (const line of COUNTRY_LINES.trim().split('\n')) {
  const [country, adjectives = ''] = [line.slice(0, 3), line.split('|')[2]];
  for (const adjective of adjectives.split(',')) {
    const stem = /^(.+?)i?sch$/.exec(adjective)?.[1];
    if (stem !== undefined) for (const ending of PEOPLE) add(foldName(stem + ending), country);
  }
}
for (const list of [IRREGULAR, ENGLISH])
  for (const entry of list.split(',')) {
    const [country = '', ...words] = entry.trim().split(' ');
    for (const word of words) add(word, country);
  }

/**
 * The country that somebody names where a nationality is asked for, as ISO 3166-1 alpha-3: as {@link parseNationality}, and by what its people are called (`Russin`,
 * `Swede`). Not for notices, where such a word is somebody's name. Null where it is none.
 */
export function countryAsked(text: string): string | null {
  return parseNationality(text) ?? countries.get(foldName(text)) ?? null;
}
