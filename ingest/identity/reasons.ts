import { foldName, MANY_TEXTS, remembered, zurichDate, type IsoDate, type LinkReason } from '../../src/core/index.js';
import type { Evidence } from './evidence.js';
import { placeOf } from './places.js';
import type { Prepared } from './prepared.js';
import type { Ruling } from './rulings.js';
import type { EvidenceCode } from './weights.js';

const TEXTS: Record<EvidenceCode, (on: string) => string> = {
  NAME_EQUAL: () => 'the same name',
  NAME_SPELLING: () => 'the same name, spelt otherwise',
  NAME_TYPO: () => 'the name differs by one letter',
  NAME_SOUND: () => 'the name sounds the same and is written otherwise',
  NAME_SHORTER_GIVEN: () => 'one of the two has fewer given names',
  NAME_DOUBLE_SURNAME: () => 'one has a double surname that holds the other',
  NAME_SWAPPED: () => 'surname and given name are exchanged',
  NAME_LONG: () => 'a name of three or more words',
  FORMER_NAME_SHARED: () => 'both show the same change of name',
  NAME_OTHER: () => 'another surname, the same given names',
  SHORTER_IN_FAMILY: () => 'a relative sits beside one of them: perhaps parent and child',
  SHORTER_IN_FIRM: () => 'two rows of one firm: perhaps parent and child',
  GENERATION_DIFFERS: () => 'one is called senior, the other junior',
  ORIGIN_SHARED: (on) => `a place of origin in common: ${on}`,
  SECOND_ORIGIN_SHARED: () => 'more than one place of origin in common',
  ORIGIN_DISJOINT: () => 'no place of origin in common',
  NATIONALITY_SHARED: (on) => `the same nationality: ${on.toUpperCase()}`,
  NATIONALITY_DISJOINT: () => 'different nationalities',
  NATURALISED: () => 'foreign first, later with a place of origin',
  SWISS_BEFORE_FOREIGN: () => 'a place of origin first, later foreign',
  RESIDENCE_SHARED: (on) => `a residence in common: ${on}`,
  RESIDENCE_HOME_TOWN: (on) => `both live at their place of origin: ${on}`,
  RESIDENCE_HISTORY: () => 'more than one residence in common',
  RESIDENCE_LONG_AGO: () => 'the common residence was printed a generation apart',
  RESIDENCE_DIFFERENT: () => 'no residence in common',
  RESIDENCE_MOVED_AWAY: () => 'one had moved away before the other entered at that place',
  RESIDENCE_CONFLICT: () => 'printed at two residences at one time',
  CO_DIRECTORS_ONE: (on) => `one person beside both: ${on}`,
  CO_DIRECTORS_TWO: (on) => `two people beside both: ${on}`,
  CO_DIRECTORS_MANY: (on) => `several people beside both: ${on}`,
  CO_DIRECTORS_FAMILY: (on) => `a relative beside both: ${on}`,
  SAME_DAY: (on) => `entered or changed on one day: ${on}`,
  COMMON_NAME: () => 'the name is common with this citizenship',
  VERY_COMMON_NAME: () => 'the name is very common with this citizenship',
  SAME_FIRM: () => 'in the same firm, one after the other',
  SAME_FIRM_HANDOVER: () => 'one entry ends on the day the other begins',
  SAME_FIRM_CONCURRENT: () => 'in the same firm side by side',
  CONTESTED: () => 'somebody else has as good a claim',
  SAME_FIRM_ROW: () => 'one row of one firm',
  OPERATOR: (on) => on,
};
const SHOWN = 3;

/** Evidence as reasons, each with the latest publication it needs: by then the world could know it. */
export function reasonsOf(items: readonly Evidence[], a: Prepared, b: Prepared): LinkReason[] {
  return items.map((item) => ({
    code: item.code,
    text: TEXTS[item.code](shown(item, a)),
    publishedLatest: latest(publishedOn(item, a), publishedOn(item, b)),
  }));
}

/** An operator's decision was known from its own day on. */
export function operatorReason({ decision }: Ruling): LinkReason {
  return { code: 'OPERATOR', text: decision.reason, publishedLatest: zurichDate(decision.at) };
}

/**
 * The first day by which one side's part of a sign was published: the first mention that prints it, or, where no mention does (a value
 * out of a bracket, people beside it), the last mention of the profile.
 */
function publishedOn(item: Evidence, side: Prepared): IsoDate {
  const first = side.lead.publicationDate;
  const last = (side.telling.at(-1) ?? side.lead).publicationDate;
  const places = new Set(item.on);
  const printed = side.telling.find((mention) => {
    if (item.code.startsWith('NAME_') && item.on.length > 0) return places.has(mention.hubKey);
    if (item.code.startsWith('RESIDENCE_') && item.on.length > 0) return places.has(baseOf(mention.residence ?? ''));
    if (item.code === 'ORIGIN_SHARED') return mention.origins.some((origin) => places.has(baseOf(origin)));
    if (item.code === 'SAME_DAY') return places.has(mention.legalDate);
    return false;
  });
  if (printed !== undefined) return printed.publicationDate;
  return item.code === 'NATIONALITY_SHARED' ? first : last;
}

function shown(item: Evidence, side: Prepared): string {
  if (item.on.length === 0) return '';
  const printed = new Map<string, string>();
  for (const mention of side.telling)
    for (const place of [mention.residence ?? '', ...mention.origins]) printed.set(baseOf(place), place);
  const words = item.on.slice(0, SHOWN).map((word) => printed.get(word) ?? word);
  return item.on.length > SHOWN ? `${words.join(', ')} ...` : words.join(', ');
}

const baseOf = remembered((printed) => placeOf(foldName(printed)).base, MANY_TEXTS);

export function latest(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}
