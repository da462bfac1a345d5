import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, shortHash, type Language } from '../../src/core/index.js';
import {
  featuresOf,
  generator,
  KINDS,
  MASKS,
  measureOfKind,
  tokensOf,
  type Example,
  type HOW_MANY,
  type Kind,
} from '../../src/agent/reasoners/rules/learned/index.js';
import type { Measure } from '../../src/trace/index.js';
import type { ConversationWording, Wording, WordingSet } from '../wording.js';
import { collected } from './collected.js';

/** A wording of a set to work with, and what it is to be read as; `before`: what the turn before it asked. */
export interface Worded {
  /** Whose it is: what its file's name begins with; `collected` is asked nowhere. */
  set: string;
  language: Language;
  kind: Kind;
  before: Measure | null;
  text: string;
}

const QUESTIONS = join(import.meta.dirname, '..', 'questions-dev');
const CONVERSATIONS = join(import.meta.dirname, '..', 'conversations-dev');
const SET_FILE = /^(?:(\w+)-)?(de|fr|it|en)\.[jt]s$/;

/** Every wording to work with, each once for what went before it; without those whose wording does not tell what they ask. */
export async function worded(): Promise<Worded[]> {
  const list: Worded[] = [];
  for (const folder of [QUESTIONS, CONVERSATIONS])
    for (const name of readdirSync(folder).sort()) {
      const [, set = 'plain', language] = SET_FILE.exec(name) ?? [];
      if (language === undefined) continue;
      const [held] = Object.values((await import(join(folder, name))) as Record<string, unknown>);
      // The plain file holds all the others as well: what stands in one of theirs is theirs.
      for (const turns of turnsOf(held as WordingSet | readonly ConversationWording[]))
        turns.forEach(([key, text], at) => {
          const [kind, last] = [kindOf(key), turns[at - 1]?.[0]];
          if (kind !== null) list.push({ set, language: language as Language, kind, before: last === undefined ? null : measureOf(kindOf(last)), text });
        });
    }
  for (const language of LANGUAGES)
    for (const { kind, behind, text } of collected(language)) list.push({ set: 'collected', language, kind, before: behind && measureOf(behind), text });
  const own = new Map<string, Worded>();
  for (const one of list) {
    const id = [one.language, one.before, one.kind, one.text].join('\n');
    if (own.get(id) === undefined || own.get(id)!.set === 'plain') own.set(id, one);
  }
  return [...own.values()];
} // prettier-ignore

const measureOf = (kind: Kind | null): Measure => (kind === null ? 'UNKNOWN' : measureOfKind(kind));

function turnsOf(held: WordingSet | readonly ConversationWording[]): (readonly (readonly [key: string, text: string])[])[] {
  if (!('single' in held)) return held.map((turns) => turns.map(([, key, text]) => [key, text] as const));
  const pair = ([key, text]: Wording) => [key, text] as const;
  return [...[...held.single, ...held.unanswerable].map((one) => [pair(one)]), ...held.followUps.map((turns) => turns.map(pair))];
} // prettier-ignore

/** As the reader meets it: names, days, years and cantons masked. */
export function masked({ text }: Worded): string[] {
  const plain = text.replace(/\{(\w+)\}/g, (_, slot: string) => ` ${SLOTS[slot] ?? slot} `);
  return tokensOf(plain).map(({ folded }) => folded);
}
export function exampleOf(worded: Worded): Example<Kind> {
  return { features: featuresOf(masked(worded), worded.language, worded.before), is: worded.kind };
}

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
    const words = [...masked(first), ...join, ...masked(of(others))];
    return { features: featuresOf(words, first.language, first.before), is: 'SEVERAL' as const };
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
  const plain = key.replace(/^(?:misspelt|byNumber|ghost):/, '').replace(/:(?:firm2|nextYear)$/, '').replace(/^officersAsOf:/, 'officers:'); // prettier-ignore
  if (plain.includes('+')) return 'SEVERAL';
  if (plain.startsWith('no:')) return 'NOTHING';
  return KIND_OF[plain] ?? null;
}

/** Names what weights were learned from: features, kinds and their order. */
export const learnedFrom = (examples: readonly Example<Kind>[]): string => shortHash(JSON.stringify([KINDS, examples]));
