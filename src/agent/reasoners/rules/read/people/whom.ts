import type { Language } from '../../../../../core/index.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

const set = (words: string) => new Set(words.split(' '));
/** Words that ask for people, or speak of any of them. */
const PEOPLE: Record<Language, ReadonlySet<string>> = {
  de: set('wer wen wem wessen jemand jemanden jemandem niemand irgendwer irgendjemand leute einer eine welche'),
  fr: set('qui lesquels lesquelles quelqu personne personnes quiconque certains gens'),
  it: set('chi qualcuno qualcuna chiunque nessuno persona persone gente coloro'),
  en: set('who whom whose whos anyone anybody someone somebody everyone everybody person persons people individual individuals'),
}; // prettier-ignore
const ASKS_WHO = set('wer wen wem wessen qui chi who whom whose whos');

/** `Who is X?` asks what X is; with any other word (`registered`, `at`) it asks who is there. */
const BARE = set(
  'wer wen wem wessen qui chi who whom whose whos ist sind war est sont etait e sono era is are was were s der die das dem den des ein eine le la les l il lo i gli un une una the a an denn eigentlich donc bitte please svp actually exactly',
);

const ENTERED =
  /^(?:registered|entered|recorded|listed|appears?|appearing|figures?|iscritt[oiae]|figur[ai]\w*|compa(?:re|iono|riva\w*)|appa(?:re|iono)|risult\w+|eingetragen\w*|verzeichnet|aufgefuhrt|inscrit\w*|figur\w+|mentionne\w*)$/;

/** Whether the words ask for people at all, and whether for those who are somewhere. */
export function whomAsked(
  language: Language,
  words: readonly TaggedToken[],
): { who: boolean; anybody: boolean; there: boolean; entered: boolean } {
  const fillers = words.filter((word) => ['FILLER', 'BOTH', 'PERSON_NOUN'].includes(slotOf(word)?.type ?? ''));
  return {
    who: words.some(({ folded }) => ASKS_WHO.has(folded) && (folded !== 'qui' || language === 'fr')),
    anybody: words.some(({ folded }) => PEOPLE[language].has(folded)),
    entered: words.some(({ folded }) => ENTERED.test(folded)),
    there: fillers.some(({ folded }) => !BARE.has(folded)),
  };
}
