/** What is asked of the firms of the whole register: by what they are counted or set beside each other, and conditions that are read and not applied. */
import { foldName, type Language } from '../../../../../core/index.js';
import type { Grouping, Measure } from '../../../../../trace/index.js';
import { amend } from '../../amend.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Said } from '../said-slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';
import { takeChangedFirms } from './changed-firms.js';
import { takeCompared } from './compared.js';
import { isWhichFirms } from './which-firms.js';

/** Of nobody who is named or spoken of. */
export function takeOfAll(names: readonly NamedInQuestion[], words: readonly TaggedToken[], result: Said): void {
  if (names.length === 0 && ranksIts(result, words)) result.pronoun = null;
  if (names.length === 0) takeChangedFirms(words, result);
  if (names.length > 0 || result.pronoun !== null || result.back || result.ordinal !== null) return;
  const text = words.map(({ folded }) => folded).join(' ');
  takeLimit(text, words, result);
  takeGroups(text, result);
  takeSetBeside(text, result);
  takeCompared(result);
  takeBranches(text, result);
  takeCalled(text, result);
  takeUnknownFirms(result);
}

/** `Which firm has most people entered for it?`: for each of all. */
const ranksIts = ({ order, pronoun, nouns }: Said, words: readonly TaggedToken[]): boolean =>
  order !== null &&
  pronoun?.of === 'COMPANY' &&
  nouns[0]?.of === 'COMPANY' &&
  nouns[0].asked &&
  words.at(-1) === pronoun.token;

const AMOUNT = /^(?:\d{4,}|million(?:en|s)?|mio|milion[ei]|franken|francs?|franchi|chf)$/;
const FIRMS: readonly Measure[] = ['CAPITAL', 'PERSON_MANDATES', 'TIMELINE', 'STATUS', 'IDENTIFY'];
const AGE =
  /(?:^| )(?:older than|younger than|alter als|junger als|plus (?:anciennes?|vieilles?|ages?|jeunes?) (?:que|qu|de)|piu (?:vecchi[ea]|antich[ea]|giovan[ei]) (?:di|che))(?: |$)/;
const areFirms = ({ companies, legalForm, measures }: Said) => companies || legalForm !== null || measures.some(({ value }) => value === 'PERSON_MANDATES'); // prettier-ignore

/** `Die meisten Firmen`: German has one word for them and for what somebody holds. */
const areCounted = ({ companies, legalForm, measures }: Said) => companies || legalForm !== null || measures.some(({ value, text }) => value === 'PERSON_MANDATES' && FIRM_NOUN.test(foldName(text))); // prettier-ignore
const FIRM_NOUN = /(?:firmen|gesellschaften|unternehmen|betriebe|companies|firms|societes|entreprises|societa|ditte|imprese|aziende)$/; // prettier-ignore

/** `Which companies have a capital above one million?`, `are older than ten years?`: firms are not chosen by an amount or an age, and none is called so. */
function takeLimit(text: string, words: readonly TaggedToken[], result: Said): void {
  const { measures, comparison } = result;
  if (!areFirms(result) || comparison !== null || !measures.every(({ value }) => FIRMS.includes(value))) return;
  const age = AGE.exec(text)?.[0].trim() ?? null;
  if (age !== null) return void amend(result, { comparison: age, outside: null });
  if (!measures.some(({ value }) => value === 'CAPITAL')) return;
  const amount = words.filter(({ folded }) => AMOUNT.test(folded));
  if (amount.length > 0) result.comparison = amount.map(({ text: word }) => word).join(' ');
}

const BY: readonly [Grouping, RegExp][] = [
  ['CANTON', /(?:^| )(?:welche[mnrs]? kanton|(?:which|what) canton|quel canton|(?:quale|che) cantone)(?: |$)/],
  [
    'SEAT',
    /(?:^| )(?:welche[mnrs]? (?:gemeinde|stadt|ort|ortschaft)|(?:which|what) (?:municipality|town|city|village|place)|quelle (?:commune|ville|localite)|(?:quale|che) (?:comune|citta|localita))(?: |$)/,
  ],
  ['YEAR', /(?:^| )(?:welche[mns]? jahr|(?:which|what) year|quelle annee|(?:quale|che) anno)(?: |$)/],
  ['MONTH', /(?:^| )(?:welche[mnr]? monat|(?:which|what) month|quel mois|(?:quale|che) mese)(?: |$)/],
];
/** Of two, which are more. */
export const MORE =
  /(?:^| )(?:mehr|more|plus|piu|weniger|fewer|less|moins|meno|haufiger|meiste[ns]?|most|am meisten)(?: |$)/;

/** `Which canton had the most bankruptcies?`: how many in each, and no firm that had the most. */
function takeGroups(text: string, result: Said): void {
  const [by] = BY.find(([, pattern]) => pattern.test(text)) ?? [];
  const counted = result.topics.length > 0 || areCounted(result) || result.notices;
  if (
    by === undefined ||
    !counted ||
    result.roles.length > 0 ||
    (result.order === null && !MORE.test(text)) ||
    LATEST.test(text)
  )
    return;
  // Firms are counted where they had their seat, and not where they went.
  if (by === 'SEAT' && result.topics.some(({ value }) => value === 'MOVED')) return;
  const isLeast = result.order?.value === 'LEAST' || FEWER.test(text);
  const asked = (word: string) => !BY.some(([, pattern]) => pattern.test(` ${foldName(word)} `)) && !MORE.test(` ${foldName(word)} `); // prettier-ignore
  amend(result, { grouping: { value: by, text: '' }, counting: '', order: isLeast ? { value: 'LEAST', text: '' } : null, comparison: null, measures: [], who: false, unknown: result.unknown.filter((word) => asked(word) && !IN_BY.test(foldName(word))) }); // prettier-ignore
  // `Which city has more, X or Y?`: not told of all.
  result.unknownAsked = result.unknown.length > 0 && (result.unknownAsked || by === 'SEAT');
  // By the month notices are counted, and no firms.
  if (by === 'MONTH') result.notices = true;
}

const FEWER = /(?:^| )(?:fewest|wenigste[nr]?|least|lowest|(?:le|la) moins|meno)(?= |$)/;
/** The last of them, and no number. */
const LATEST = /(?:most recent|latest|neuest|jungst|(?:plus|piu) recent)/;
const IN_BY =
  /^(?:kanton|canton|cantone|gemeinde|stadt|ort|ortschaft|municipality|town|city|village|place|commune|ville|localite|comune|citta|localita|jahr|year|annee|anno|monat|month|mois|mese|quel|quelle|quale|welche\w*|which)$/;

/** `More bankruptcies in 2023 than in 2022?`, `more founded or deleted?`, `more AG or GmbH?`: each is counted. */
function takeSetBeside(text: string, result: Said): void {
  const { legalForm, otherForms, topics, times, roles, measures, outside } = result;
  if (!MORE.test(text) || roles.length > 0 || outside !== null || measures.some(({ value }) => value !== 'PERSON_MANDATES' && value !== 'STATUS' && value !== 'LEGAL_FORM')) return; // prettier-ignore
  const either = measures.some(
    ({ value, text: form }) => value === 'LEGAL_FORM' && / (?:oder|or|ou|o) /.test(foldName(form)),
  );
  const forms = topics.length === 0 && (either || (legalForm !== null && otherForms.length > 0));
  const values = new Set(topics.map(({ value }) => value));
  if (!forms && (values.size === 0 || (values.size < 2 && times.length < 2))) return;
  const unknown = result.unknown.filter((word) => !MORE.test(` ${foldName(word)} `));
  amend(result, { counting: '', companies: true, comparison: null, order: null, measures: [], unknown, unknownAsked: result.unknownAsked && unknown.length > 0, apiece: values.size > 1 }); // prettier-ignore
  if (forms) amend(result, { grouping: { value: 'LEGAL_FORM', text: '' }, legalForm: null, otherForms: [] });
}

const BRANCH = '0151';
const OF_COUNTRY =
  /(?:^| )(?:schweiz|schweizweit|suisse|svizzera|switzerland|insgesamt|gesamthaft|en tout|au total|in tutto|in totale|overall|altogether|in total|(?:handels)?register|registre|registro)(?: |$)/;
const ALL = /^(?:.* )?(?:alle|samtliche|all|every|toutes|tutte|list|liste|elenco|elenca) /;

/** `How many branches are there in Geneva?`, `list all branches in Geneva`: of the firms there those that are branches. */
function takeBranches(text: string, result: Said): void {
  const { measures, canton, place, legalForm, counting, asks } = result;
  const only = measures.length > 0 && measures.every(({ value }) => value === 'BRANCHES');
  if (
    !only ||
    legalForm !== null ||
    ((canton ?? place) === null && !OF_COUNTRY.test(text)) ||
    (counting === null && asks !== 'WHO' && !ALL.test(text))
  )
    return;
  amend(result, { measures: [], legalForm: BRANCH, legalFormText: measures[0]!.text, companies: true });
}

const CALLED = /(?:^| )(?:heissen|nennen|called|named|appellent|nomment|chiamano)(?: |$)/;

/** `How many companies are called Müller?`: no place, and no firms are counted by it. */
function takeCalled(text: string, result: Said): void {
  if (!areFirms(result) || !CALLED.test(text) || result.unknown.length === 0 || result.topics.length > 0) return;
  const called = CALLED.exec(text)?.[0].trim() ?? '';
  amend(result, { place: null, unknownAsked: true, unknown: [called, ...result.unknown] });
}

/** `Which companies run a hotel?`: of firms that no word of the register tells, nothing that somebody holds. */
function takeUnknownFirms(result: Said): void {
  const which = result.measures.some(isWhichFirms);
  const others = result.measures.filter((word) => !isWhichFirms(word) && word.value !== 'PURPOSE');
  const small = result.unknown.length > 0 && result.unknown.every((word) => !/^\p{Lu}/u.test(word));
  if (which && others.length === 0 && small && result.topics.length + result.times.length === 0 && result.status === null) result.unknownAsked = true; // prettier-ignore
}

const FROM: Record<Language, ReadonlySet<string>> = {
  de: new Set(['von', 'aus']),
  en: new Set(['from']),
  fr: new Set(['de', 'd', 'du', 'depuis']),
  it: new Set(['da', 'dal', 'dalla']),
};
const AWAY = /^(?:weggezogen|wegzog|wegzogen|quittee?s?|quittent|left|leaving|lasciat[oae]|abgewandert)$/;

/** `From Zurich to Zug`, `which firms left Vaud`: the words for where they came from, which no count and no list of moves goes by; null: there are none. */
export function movedFrom(language: Language, tokens: readonly TaggedToken[]): string | null {
  const isPlace = (token: TaggedToken | undefined) => {
    const slot = token === undefined ? null : slotOf(token);
    return (
      token !== undefined && (slot?.type === 'CANTON' || (slot === null && token.capital && !/^\d/.test(token.text)))
    );
  };
  const from = tokens.findIndex((token, at) => FROM[language].has(token.folded) && [1, 2].some((next) => isPlace(tokens[at + next])) && !/^(?:canton|cantone)$/.test(tokens[at - 1]?.folded ?? '')); // prettier-ignore
  const away = tokens.find(({ folded }) => AWAY.test(folded));
  if (from >= 0) return tokens.slice(from, from + 2).map(({ text }) => text).join(' '); // prettier-ignore
  return away?.text ?? null;
}
