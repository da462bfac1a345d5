import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { generator, type Example } from '../../src/agent/linear/index.js';
import { LANGUAGES, shortHash, type IsoDate, type Language } from '../../src/core/index.js';
import {
  featuresOf,
  featuresOfBegins,
  inStandard,
  KINDS,
  MASKS,
  measureOfKind,
  tagged,
  tagsOf,
  type Begins,
  type HOW_MANY,
  type Kind,
  type Masked,
  type Whom,
} from '../../src/agent/reasoners/rules/learned/index.js';
import type { Measure } from '../../src/trace/index.js';
import type { ConversationWording, TurnSubject, Wording, WordingSet } from '../wording.js';
import { collected, type Collected } from './collected.js';

/** A wording of a set to work with, and what it is to be read as; `before`: what the turn before it asked. */
export interface Worded {
  /** Whose it is: what its file's name begins with; `collected` is asked nowhere. */
  set: string;
  language: Language;
  kind: Kind;
  before: Measure | null;
  /** Whom it asks about, where the set tells. */
  of: Whom | null;
  text: string;
  /** Where what is asked begins, and each next thing; null: it is not told. */
  begins: Collected['begins'];
}

const QUESTIONS = join(import.meta.dirname, '..', 'questions-dev');
const CONVERSATIONS = join(import.meta.dirname, '..', 'conversations-dev');
const SET_FILE = /^(?:(\w+)-)?(de|fr|it|en)\.[jt]s$/;

/** What a file of a set holds. */
const held = async (folder: string, name: string): Promise<unknown> =>
  Object.values((await import(join(folder, name))) as Record<string, unknown>)[0];

/** Every wording to work with, each once for what went before it; without those whose wording does not tell what they ask. */
export async function worded(): Promise<Worded[]> {
  const list: Worded[] = [];
  for (const folder of [QUESTIONS, CONVERSATIONS]) {
    const files = readdirSync(folder).sort();
    for (const name of files) {
      const [, set = 'plain', language] = SET_FILE.exec(name) ?? [];
      if (language === undefined) continue;
      if (HIDING_NOTHING.includes(set)) continue;
      const all = await held(folder, name);
      const hiding = HIDING_NOTHING.map((one) => `${one}-${language}${extname(name)}`).filter((one) => files.includes(one));
      const later = await Promise.all(hiding.map((one) => held(folder, one)));
      const taught = Array.isArray(all) ? all.filter((one: ConversationWording) => !later.flat().includes(one)) : all;
      // The plain file holds all the others as well: what stands in one of theirs is theirs.
      for (const turns of turnsOf(taught as WordingSet | readonly ConversationWording[]))
        turns.forEach(([key, text], at) => {
          const [kind, last] = [kindOf(key), turns[at - 1]?.[0]];
          const of = at === 0 ? null : whomIn(turns.slice(0, at + 1).map(([, , on]) => on ?? null), text);
          const behind = last === undefined ? null : kindOf(last);
          if (kind !== null) list.push({ set, language: language as Language, kind: orAgain(kind, behind, text, language as Language), before: last === undefined ? null : measureOf(behind), of, text, begins: null });
        });
    }
  }
  for (const language of LANGUAGES)
    for (const one of collected(language)) list.push(...[one, ...alone(one)].map(({ kind, behind, of, text, begins }) => ({ set: 'collected', language, kind: orAgain(kind, behind, text, language), before: behind && measureOf(behind), of, text, begins })));
  const own = new Map<string, Worded>();
  for (const one of list) {
    const id = [one.language, one.before, one.kind, one.text].join('\n');
    if (own.get(id) === undefined || own.get(id)!.set === 'plain') own.set(id, one);
  }
  return [...own.values()].filter(({ set }) => !KEPT_OUT.includes(set));
} // prettier-ignore

/** Conversations that rules are mended by and nothing is learned from: what they ask tells how well turns are read that were not learned. */
const KEPT_OUT: readonly string[] = ['eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth'];
/** Of such, those that hide nothing: what they ask in the words of another set is learned from that one. */
const HIDING_NOTHING: readonly string[] = [
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
  'twentyfourth',
  'twentyfifth',
  'twentysixth',
  'twentyseventh',
  'twentyeighth',
  'twentyninth',
  'thirtieth',
  'thirtyfirst',
];

/** What a wording asks, without the remark before it; and each of several things by itself, behind the one before. */
function alone({ begins, text, ...rest }: Collected): Collected[] {
  if (begins === null) return [];
  const { asking, next } = begins;
  const question = asking > 0 ? [{ ...rest, text: text.slice(asking), begins: null }] : [];
  const starts = [asking, ...next];
  const each = next.length === 0 ? [] : starts.map((start, at): Collected => ({ kind: rest.parts[at]!, parts: [rest.parts[at]!], behind: at > 0 ? rest.parts[at - 1]! : rest.behind, of: at > 0 ? null : rest.of, text: text.slice(start, starts[at + 1]).trim(), begins: null }));
  return [...question, ...each];
} // prettier-ignore

/** `The same for {firm2}`: no word of it tells what is asked, but that it is what was asked before. */
function orAgain(kind: Kind, behind: Kind | null, text: string, language: Language): Kind {
  if (kind !== behind || kind === 'NOTHING' || kind === 'SEVERAL') return kind;
  return masked({ text, language }).tags.some((tag) => tag.startsWith('asks ')) ? kind : 'AGAIN';
}

const measureOf = (kind: Kind | null): Measure => (kind === null ? 'UNKNOWN' : measureOfKind(kind));

type TurnWorded = readonly [key: string, text: string, on?: TurnSubject];

function turnsOf(held: WordingSet | readonly ConversationWording[]): (readonly TurnWorded[])[] {
  if (!('single' in held)) return held.map((turns) => turns.map(([on, key, text]) => [key, text, on] as const));
  const pair = ([key, text]: Wording) => [key, text] as const;
  return [...[...held.single, ...held.unanswerable].map((one) => [pair(one)]), ...held.followUps.map((turns) => turns.map(pair))];
} // prettier-ignore

/** No wording speaks of today's date. */
const TODAY = '2026-01-01' as IsoDate;

/** As the reader meets it: names, days, years and cantons masked. */
export function masked({ text, language }: Pick<Worded, 'text' | 'language'>): Masked {
  const { tokens } = readingOf({ text: language === 'de' ? inStandard(text) : text, language });
  return { words: tokens.map(({ folded }) => folded), tags: tagsOf(tokens) };
}

const plainOf = (text: string) => text.replace(/\{(\w+)\}/g, (_, slot: string) => ` ${SLOTS[slot] ?? slot} `);
const readingOf = ({ text, language }: Pick<Worded, 'text' | 'language'>) => tagged(plainOf(text), language, TODAY);

export function exampleOf(worded: Worded): Example<Kind> {
  const made = examples.get(worded) ?? { features: featuresOf(masked(worded), worded.language, worded.before), is: worded.kind };
  examples.set(worded, made);
  return made;
} // prettier-ignore

/** Several models learn from the same. */
const examples = new WeakMap<Worded, Example<Kind>>();

/** Whom a turn of a conversation asks about that names nobody, by whom each turn so far was about; null: it names somebody, or nobody is meant. */
function whomIn(on: readonly (TurnSubject | null)[], text: string): Whom | null {
  const [now, before] = [on.at(-1)!, on.at(-2)!];
  if (now === null || before === null || NAMES_SOMEBODY.test(text)) return null;
  if (now === 'both') return 'BOTH';
  if (now.startsWith('pick')) return now === before ? 'SAME' : 'PLACE';
  if (now === before || (now === 'firm' && before === 'byId')) return 'SAME';
  if (!on.slice(0, -2).includes(now)) return null;
  return now === 'firm' && before === 'person' ? 'THERE' : 'EARLIER';
}

const NAMES_SOMEBODY = /\{(?:firm|firm2|branch|typo|ghost|number|person|reversed|personTypo|ghostPerson|homonym)\}/;

export const whomOf = (all: readonly Worded[]): Example<Whom>[] =>
  all.flatMap((one) => (one.of === null ? [] : [{ features: exampleOf(one).features, is: one.of }]));

/** Of wordings that tell it, what each of their words begins; of others that ask one thing, that none begins a next one: what is asked behind a remark they do not tell. */
export const beginsOf = (all: readonly Worded[]): Example<Begins>[] =>
  all.flatMap(({ text, language, begins, kind }, index): Example<Begins>[] => {
    if (begins === null ? kind === 'SEVERAL' || index % ONE_IN > 0 : false) return [];
    const reading = readingOf({ text, language });
    const from = (place: number) => reading.tokens.findIndex(({ span }) => span.start >= plainOf(text.slice(0, place)).length);
    const next = new Set(begins?.next.map(from));
    const asking = begins !== null && begins.asking > 0 ? from(begins.asking) : -1;
    const is = (at: number): Begins => (at === asking ? 'ASKING' : next.has(at) ? 'NEXT' : 'NOTHING');
    const isOpen = (at: number) => begins === null && reading.tokens[at]!.breakBefore;
    return featuresOfBegins(reading, []).flatMap(({ at, features }) => (isOpen(at) ? [] : [{ features, is: is(at) }]));
  }); // prettier-ignore

/** So many of the wordings that do not tell what begins where are learned from for that. */
const ONE_IN = 5;

/** Pairs joined of two that ask different things. */
const PAIRS = 8_000;
const JOINED_BY = { de: ['und', 'ausserdem'], fr: ['et', 'aussi'], it: ['e', 'inoltre'], en: ['and', 'also'] } as const satisfies Record<Language, unknown>; // prettier-ignore

/** Whether wordings ask one thing: each as it is, and pairs of them, the second behind a word that joins or behind none; always the same pairs. */
export function howManyOf(all: readonly Worded[]): Example<(typeof HOW_MANY)[number]>[] {
  const next = generator();
  const of = (list: readonly Worded[]) => list[next() % list.length]!;
  const alone = all.map((one) => ({ features: exampleOf(one).features, is: one.kind === 'SEVERAL' ? ('SEVERAL' as const) : ('ONE' as const) })); // prettier-ignore
  const asking = LANGUAGES.map((language) => all.filter((one) => one.language === language && one.kind !== 'SEVERAL'));
  const joined = Array.from({ length: PAIRS }, (_, at) => {
    const list = asking[at % asking.length]!;
    const first = of(list);
    const others = list.filter(({ kind }) => kind !== first.kind);
    const join = next() % 3 === 0 ? [] : [JOINED_BY[first.language][next() % 2]!];
    const [one, other] = [masked(first), masked(of(others))];
    const both = { words: [...one.words, ...join, ...other.words], tags: [...one.tags, ...other.tags] };
    return { features: featuresOf(both, first.language, first.before), is: 'SEVERAL' as const };
  });
  return [...alone, ...joined];
}

const SLOTS: Record<string, string> = {
  firm: MASKS.company, firm2: MASKS.company, branch: MASKS.company, typo: MASKS.company, ghost: MASKS.company, number: MASKS.company,
  person: MASKS.person, reversed: MASKS.person, personTypo: MASKS.person, ghostPerson: MASKS.person, homonym: MASKS.person,
  day: MASKS.day, date: MASKS.day, iso: MASKS.day, early: MASKS.day, year: MASKS.year, canton: MASKS.canton, ofCanton: MASKS.canton, ct: MASKS.canton,
}; // prettier-ignore

const KIND_OF: Record<string, Kind> = {
  address: 'ADDRESS', auditor: 'AUDITOR', auditorAsOf: 'AUDITOR', bankruptcyLegal: 'BANKRUPTCY_DATES', bankruptcyPublished: 'BANKRUPTCY_DATES',
  'none:BANKRUPTCY': 'BANKRUPTCY_DATES', branches: 'BRANCHES', 'none:BRANCHES': 'BRANCHES', capital: 'CAPITAL', 'count:BANKRUPTCY': 'COUNT_BANKRUPTCIES',
  'count:DELETED': 'COUNT_DELETED', 'count:FOUNDED': 'COUNT_FOUNDED', 'count:FOUNDED:0106': 'COUNT_FOUNDED', 'count:FOUNDED:0107': 'COUNT_FOUNDED',
  deletedOn: 'DELETED_ON', formerNames: 'NAMES', foundedOn: 'FOUNDED_ON', headOffice: 'HEAD_OFFICE', homonym: 'PERSON', joined: 'JOINED',
  'joined:BOARD': 'BOARD_JOINED', 'knownOn:BOARD': 'BOARD_AS_KNOWN', left: 'LEFT', 'left:BOARD': 'BOARD_LEFT', legalForm: 'LEGAL_FORM',
  'officers:ALL': 'OFFICERS', 'officers:BOARD': 'BOARD', 'officers:FOUNDATION': 'FOUNDATION_BOARD', 'officers:MANAGERS': 'MANAGERS',
  'officers:OWNER': 'OWNER', 'officers:PARTNERS': 'PARTNERS', 'officers:PRESIDENT': 'PRESIDENT', 'none:LIQUIDATOR': 'LIQUIDATOR',
  'none:BOARD_VICE_PRESIDENT': 'VICE_PRESIDENT', path: 'PATH', personFirms: 'PERSON_MANDATES', personRole: 'PERSON_ROLE', personSince: 'PERSON_SINCE',
  purpose: 'PURPOSE', 'ranking:AUDITORS': 'RANKING_AUDITORS', 'ranking:OFFICERS': 'RANKING_FIRMS', 'ranking:PERSONS': 'RANKING_PEOPLE', seat: 'SEAT',
  seatAsOf: 'SEAT', shared: 'SHARED_OFFICERS', signatories: 'SIGNATORIES', 'signatories:SOLE': 'SOLE_SIGNATORIES', status: 'STATUS', timeline: 'TIMELINE',
}; // prettier-ignore

/** The kind that a wording's key asks for; null where its wording may ask for several. */
export function kindOf(key: string): Kind | null {
  const plain = key.replace(/^(?:misspelt|byNumber|ghost):/, '').replace(/:(?:firm2|nextYear|yearBefore|everywhere|[A-Z]{2})$/, '').replace(/^officersAsOf:/, 'officers:'); // prettier-ignore
  if (plain.includes('+')) return 'SEVERAL';
  if (plain.startsWith('no:')) return 'NOTHING';
  return KIND_OF[plain] ?? null;
}

/** Names what weights were learned from: kinds, wordings and their order; not the lexicons, of which the weights know what they said when it was learned. */
export const learnedFrom = (all: readonly Worded[]): string =>
  shortHash(
    JSON.stringify([
      KINDS,
      all.map((one) => [
        one.language,
        one.before,
        one.kind,
        one.of,
        one.text,
        ...(one.begins === null ? [] : [one.begins]),
      ]),
    ]),
  );
