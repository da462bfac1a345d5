/** `The last notice`, `its first entry`, `when was it last changed`: one of the notices on a firm, and not all of them. */
import type { Language } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import { topicAsked } from './of-a-firm.js';
import { CHANGED } from './changed.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { isOfFirm } from './objects.js';
import type { Said } from '../said-slots.js';
import type { TaggedToken } from '../words/tagging.js';

interface Words {
  last: string;
  first: string;
  /** One notice, or a change that one tells; many are a list. */
  notice: string;
  /** Before the notice, or behind it. */
  behind: boolean;
  /** Of something that happened, the last time. */
  lastly: RegExp;
  firstly: RegExp;
  /** Says that something happened, and not what. */
  happened: RegExp;
}

const WORDS: Record<Language, Words> = {
  de: {
    last: 'letzte[nrsm]?|allerletzte[nrsm]?|neue?ste[nrsm]?|jungste[nrsm]?|aktuellste[nrsm]?',
    first: 'erste[nrsm]?|allererste[nrsm]?|alteste[nrsm]?|fruheste[nrsm]?',
    notice: 'meldung|mutation|anderung|mutationsmeldung|publikation|veroffentlichung|bekanntmachung|eintrag|registereintrag|handelsregistereintrag|shab meldung|shab eintrag|shab publikation|shab|nachricht|umzug|sitzverlegung|namensanderung|kapitalerhohung',
    behind: false,
    lastly: /(?:^| )(?:zuletzt|letztmals|das letzte mal|zum letzten mal)(?: |$)/,
    firstly: /(?:^| )(?:erstmals|das erste mal|zum ersten mal)(?: |$)/,
    happened: /^(?:etwas|was|geandert|mutiert|passiert|geschehen|getan|publiziert|veroffentlicht|gemeldet|aktualisiert|angepasst)$/,
  },
  en: {
    last: 'last|latest|newest|(?:most )?recent',
    first: 'first|oldest|earliest',
    notice: 'notice|publication|change|entry|announcement|filing|update|amendment|mutation|gazette notice|gazette entry|register entry|move|relocation|capital increase|name change',
    behind: false,
    lastly: /(?:^| )(?:last|most recently|lastly|the last time)(?: |$)/,
    firstly: /(?:^| )(?:the first time|for the first time)(?: |$)/,
    happened: /^(?:changed?|changes|updated|amended|published|happen|happened|anything|something|gazetted|mentioned)$/,
  },
  fr: {
    last: 'derniere?|toute derniere?|tout dernier',
    first: 'premiere?|toute premiere?|tout premier',
    notice: 'publication|avis|annonce|modification|changement|inscription|mutation|parution|communication|demenagement|transfert de siege|augmentation de capital|changement de nom',
    behind: true,
    lastly: /(?:^| )(?:pour la derniere fois|la derniere fois|dernierement|en dernier(?: lieu)?)(?: |$)/,
    firstly: /(?:^| )(?:pour la premiere fois|la premiere fois)(?: |$)/,
    happened: /^(?:modifiee?|changee?|publiee?|mise a jour|passe|chose|mentionnee?)$/,
  },
  it: {
    last: 'ultim[oa]|ultimissim[oa]',
    first: 'prim[oa]|primissim[oa]',
    notice: 'pubblicazione|avviso|annuncio|modifica|modificazione|cambiamento|iscrizione|mutazione|comunicazione|trasloco|trasferimento di sede|aumento di capitale|cambio di nome',
    behind: true,
    lastly: /(?:^| )(?:per l ultima volta|l ultima volta|da ultimo|ultimamente)(?: |$)/,
    firstly: /(?:^| )(?:per la prima volta|la prima volta)(?: |$)/,
    happened: /^(?:modificat[oa]|cambiat[oa]|pubblicat[oa]|aggiornat[oa]|successo|qualcosa|menzionat[oa])$/,
  },
}; // prettier-ignore

/** Behind the notice: `la publication la plus récente`. */
const BEHIND = {
  LAST: 'la plus recente|le plus recent|piu recente|plus recente?',
  FIRST: 'la plus ancienne|le plus ancien|piu vecchi[oa]|piu antic[oa]|plus ancienne?',
};
const ARTICLE = '(?:la |il |le |l )?';

const pattern = ({ last, first, notice, behind }: Words, order: 'LAST' | 'FIRST') => {
  const before = `(?:${order === 'LAST' ? last : first}) (?:${notice})`;
  const after = behind ? `|(?:${notice}) ${ARTICLE}(?:${BEHIND[order]})` : '';
  return new RegExp(`(?:^| )(?:${before}${after})(?= |$)`);
};
/** `From the first notice on`, `bis zur letzten Meldung`: where a stretch begins or ends. */
const SINCE = 'von|von der|seit|seit der|ab|ab der|bis zur|bis|from|from the|since|since the|to the|until the|depuis|depuis la|depuis le|des la|a partir de la|jusqu a la|jusqu au|de la|du|dalla|dal|dall|fino alla|all'; // prettier-ignore

const patterns = (language: Language) => {
  const words = WORDS[language];
  const { last, first } = words;
  return {
    LAST: pattern(words, 'LAST'),
    FIRST: pattern(words, 'FIRST'),
    isOrder: new RegExp(`^(?:${last}|${first})$`),
    saysLast: new RegExp(`(?:^| )(?:${last})(?: |$)`),
    saysFirst: new RegExp(`(?:^| )(?:${first})(?: |$)`),
    stretch: new RegExp(`(?:^| )(?:${SINCE}) (?:${first}|${last}) `),
  };
};
const PATTERNS: Record<Language, ReturnType<typeof patterns>> = { de: patterns('de'), en: patterns('en'), fr: patterns('fr'), it: patterns('it') }; // prettier-ignore

/** Of a firm that is named or spoken of; what happened narrows it, and somebody's office does not. */
export function takeOneNotice(
  language: Language,
  names: readonly NamedInQuestion[],
  words: readonly TaggedToken[],
  result: Said,
): void {
  const { roles, outside, people, pronoun, topics, left, joined, companies, counting } = result;
  const named = isOfFirm(names);
  if (
    (!named && (names.length > 0 || pronoun?.of === 'PERSON' || (pronoun === null && isOfMany(result, words)))) ||
    people ||
    companies
  )
    return;
  if (roles.length > 0 || outside !== null || (left ?? joined ?? counting) !== null) return;
  const text = words.map(({ folded }) => folded).join(' ');
  if (named && SAID.test(text) && result.times.length === 1 && (result.known.length > 0 || result.notices)) {
    const others = result.measures.filter(({ value }) => value !== 'TIMELINE' && !isWhatItSays(value, text));
    if (others.length === 0) amend(result, { measures: [{ value: 'TIMELINE', text: '' }], known: [], notices: true });
    return;
  }
  const order = orderOf(language, text, words, result);
  if (order === null) return;
  const others = result.measures.filter(({ value }) => value !== 'TIMELINE' && !isWhatItSays(value, text));
  const values = [...new Set(others.map(({ value }) => value))];
  const topic = topicAsked(values);
  if (values.length > 0 && (topic === null || (topics.length > 0 && topics[0]?.value !== topic))) return;
  const { isOrder } = PATTERNS[language];
  const happened = (word: string) => WORDS[language].happened.test(word) || CHANGED.test(word);
  const own = words.filter(({ folded }) => isOrder.test(folded) || happened(folded)).map((word) => word.text);
  amend(result, { measures: [{ value: 'TIMELINE', text: '' }], notices: true, order: { value: order, text: '' }, ordinal: null, quantity: result.quantity ?? { value: 1, text: '' }, how: false }); // prettier-ignore
  result.topics = topic === null ? topics : [{ value: topic, text: '' }];
  result.unknown = result.unknown.filter((word) => !own.includes(word));
  result.unknownAsked &&= result.unknown.length > 0;
}

/** What happened, or where, tells of firms that nobody speaks of; an entry may be one of those shown. */
const isOfMany = ({ topics, canton, place, grouping, status, legalForm, times }: Said, words: readonly TaggedToken[]): boolean =>
  words.some(({ folded }) => ENTRY.test(folded)) || topics.length + times.length > 0 || [canton, place, grouping, status, legalForm].some((one) => one !== null); // prettier-ignore
const ENTRY = /^(?:eintrag|entry|inscription|iscrizione)$/;

/** `What did the gazette of 20 January say about X`: what was printed on that day, and nobody who was entered then. */
const SAID =
  /^(?:was (?:stand|steht|sagte?|schrieb|meldete|hat) |(?:was|what) |what (?:did|does|was|is) |que (?:dit|disait|contenait|publiait)|qu (?:a|est)|qu y a t il|(?:che )?cosa (?:dice|diceva|c era|riportava|si leggeva))/;

/** `What does the last notice say`: no purpose is asked for. */
const isWhatItSays = (value: Said['measures'][number]['value'], text: string): boolean =>
  value === 'PURPOSE' && /^(?:what (?:does|did|was|is)|was |que |qu |cosa |che )/.test(text) && !/ (?:purpose|zweck|but|scopo)(?: |$)/.test(text); // prettier-ignore

function orderOf(language: Language, text: string, words: readonly TaggedToken[], { topics, when, measures }: Said): 'LAST' | 'FIRST' | null {
  const one = PATTERNS[language];
  // `From the first notice to the last`: all of them.
  if ((one.saysLast.test(text) && one.saysFirst.test(text)) || one.stretch.test(text)) return null;
  const found = (['LAST', 'FIRST'] as const).find((order) => one[order].test(text));
  if (found !== undefined) return found;
  const { lastly, firstly, happened } = WORDS[language];
  const order = lastly.test(text) ? 'LAST' : firstly.test(text) ? 'FIRST' : null;
  const changes = topics.length > 0 || words.some(({ folded }) => CHANGED.test(folded) || happened.test(folded)) || measures.some(({ value }) => value === 'TIMELINE');
  return when && changes && topics.every(({ value }) => value !== 'FOUNDED') ? order : null;
} // prettier-ignore
