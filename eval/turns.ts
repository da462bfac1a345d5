import type { Language } from '../src/core/index.js';
import { join } from 'node:path';
import { collected, readCollected, type Collected } from './reader/collected.js';
import { DEVELOPMENT } from './sets.js';
import type { ConversationWording, TurnSubject, Wording } from './wording.js';
import { kindOf } from './reader/examples.js';
import type { Kind } from '../src/agent/reasoners/rules/learned/index.js';

type Turn = ConversationWording[number];
type Key = string | { now: string; asOf: string };

/** By what key the truth tells what a kind asks; `asOf`: of a {day}. A kind that is not here needs more than its wording tells. */
const KEYS: Readonly<Partial<Record<Kind, Key>>> = {
  ADDRESS: 'address', AUDITOR: { now: 'auditor', asOf: 'auditorAsOf' }, BOARD: { now: 'officers:BOARD', asOf: 'officersAsOf:BOARD' }, BOARD_JOINED: 'joined:BOARD',
  BOARD_LEFT: 'left:BOARD', BRANCHES: 'branches', CAPITAL: 'capital', COUNT_BANKRUPTCIES: 'count:BANKRUPTCY', COUNT_DELETED: 'count:DELETED', COUNT_FOUNDED: 'count:FOUNDED',
  DELETED_ON: 'deletedOn', FOUNDATION_BOARD: 'officers:FOUNDATION', FOUNDED_ON: 'foundedOn', HEAD_OFFICE: 'headOffice', JOINED: 'joined', LEFT: 'left', LEGAL_FORM: 'legalForm',
  MANAGERS: 'officers:MANAGERS', NAMES: 'formerNames', NOTHING: 'no:firm', OFFICERS: { now: 'officers:ALL', asOf: 'officersAsOf:ALL' }, OWNER: 'officers:OWNER', PARTNERS: 'officers:PARTNERS',
  PATH: 'path', PERSON_MANDATES: 'personFirms', PERSON_ROLE: 'personRole', PERSON_SINCE: 'personSince', PRESIDENT: 'officers:PRESIDENT', PURPOSE: 'purpose', RANKING_AUDITORS: 'ranking:AUDITORS',
  RANKING_FIRMS: 'ranking:OFFICERS', RANKING_PEOPLE: 'ranking:PERSONS', SEAT: { now: 'seat', asOf: 'seatAsOf' }, SHARED_OFFICERS: 'shared', SIGNATORIES: 'signatories',
  SOLE_SIGNATORIES: 'signatories:SOLE', STATUS: 'status', TIMELINE: 'timeline',
}; // prettier-ignore

const OF_A_YEAR: readonly Kind[] = [
  'BOARD_JOINED',
  'BOARD_LEFT',
  'COUNT_BANKRUPTCIES',
  'COUNT_DELETED',
  'COUNT_FOUNDED',
  'JOINED',
  'LEFT',
];
const OF_A_PERSON: readonly Kind[] = ['PERSON_MANDATES', 'PERSON_ROLE', 'PERSON_SINCE'];
const OF_BOTH: readonly Kind[] = ['PATH', 'SHARED_OFFICERS'];
const OF_NOBODY: readonly Kind[] = [
  'COUNT_BANKRUPTCIES',
  'COUNT_DELETED',
  'COUNT_FOUNDED',
  'RANKING_AUDITORS',
  'RANKING_FIRMS',
  'RANKING_PEOPLE',
];

/** A turn that was collected, behind what its heading says; `heading`: whom it is about and what it asks (`TOLD:PERSON_ROLE`). */
export interface Scene {
  heading: string;
  turns: Turn[];
}

/**
 * The collected turns of which their heading tells all that the truth must know, each in a conversation of its own. `folder`: holds others (`de.txt` and its
 * like), that nothing was learned from yet.
 */
export function scenesOf(language: Language, folder?: string): Scene[] {
  const opening = openingsOf(language);
  const all = folder === undefined ? collected(language) : readCollected(join(folder, `${language}.txt`));
  return all.flatMap((one) => {
    const turns = sceneOf(one, opening);
    return turns === null
      ? []
      : [{ heading: `${one.of ?? (one.behind === null ? 'FIRST' : 'NAMED')}:${one.kind}`, turns }];
  });
}

function sceneOf(one: Collected, opening: (kind: Kind) => Wording | null): Turn[] | null {
  const keys = one.parts.map((kind) => keyOf(kind, one.text, OF_A_PERSON.includes(one.behind!) && one.of === 'SAME'));
  if (keys.includes(null)) return null;
  const key = keys.join('+');
  const first = one.behind === null ? null : opening(one.behind);
  if (one.behind === null) return [[OF_A_PERSON.includes(one.kind) ? 'person' : 'firm', key, one.text]];
  if (first === null) return null;
  const on = (subject: TurnSubject, [name, text]: Wording): Turn => [subject, name, text];
  const subject = OF_A_PERSON.includes(one.behind) ? 'person' : 'firm';
  switch (one.of) {
    case 'SAME':
      // A person's role or time is asked in a firm, a firm's things of a firm.
      if ((subject === 'person') !== (OF_A_PERSON.includes(one.kind) || one.kind === 'NOTHING')) return null;
      return [on(subject, first), [subject, key, one.text]];
    case 'TOLD': {
      if (subject === 'person' || !OF_A_PERSON.includes(one.kind)) return null;
      return [on('firm', first), ['person', key, one.text]];
    }
    case 'THERE': {
      const [president, mandates] = [opening('PRESIDENT')!, opening('PERSON_MANDATES')!];
      return OF_A_PERSON.includes(one.kind) ? null : [on('firm', president), on('person', mandates), ['firm', key, one.text]];
    }
    case 'EARLIER':
      if (subject === 'person' || OF_A_PERSON.includes(one.kind) || OF_BOTH.includes(one.kind)) return null;
      return [on('firm', opening('STATUS')!), on('firm2', ofTheOther(first)), ['firm', key, one.text]];
    case 'BOTH':
      return OF_BOTH.includes(one.kind) && subject === 'firm' ? [on('firm', first), on('firm2', ofTheOther(first)), ['both', key, one.text]] : null;
    case null:
      if (subject === 'person' || one.text.includes('{firm}')) return null;
      return [on('firm', first), [one.text.includes('{firm2}') ? 'firm2' : one.text.includes('{person}') ? 'person' : 'firm', key, one.text]];
    default:
      return null;
  }
} // prettier-ignore

const ofTheOther = ([key, text]: Wording): Wording => [key, text.replaceAll('{firm}', '{firm2}')];

function keyOf(kind: Kind, text: string, ofPerson: boolean): string | null {
  if (kind === 'NOTHING') return ofPerson ? 'no:person' : 'no:firm';
  const key = KEYS[kind];
  if (key === undefined || OF_A_YEAR.includes(kind) !== text.includes('{year}') || text.includes('{number}'))
    return null;
  if (!text.includes('{day}')) return typeof key === 'string' ? key : key.now;
  return typeof key === 'string' ? null : key.asOf;
}

/** How a kind is asked first of all: by the first wording to work with that names a firm, or somebody of it, and nothing else. */
function openingsOf(language: Language): (kind: Kind) => Wording | null {
  const found = new Map<Kind, Wording | null>();
  return (kind) => {
    if (!found.has(kind)) found.set(kind, DEVELOPMENT[language].single.find((one) => isPlain(one, kind)) ?? null);
    return found.get(kind)!;
  };
}

function isPlain([key, text]: Wording, kind: Kind): boolean {
  if (kindOf(key) !== kind || /^(?:misspelt|byNumber|ghost)/.test(key)) return false;
  const slots = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot));
  const wanted = OF_NOBODY.includes(kind) ? [] : [OF_A_PERSON.includes(kind) ? 'person' : 'firm'];
  const allowed = [...wanted, ...(OF_A_YEAR.includes(kind) ? ['year'] : []), ...(OF_BOTH.includes(kind) ? ['firm2'] : [])];
  return wanted.every((slot) => slots.has(slot)) && [...slots].every((slot) => allowed.includes(slot!));
} // prettier-ignore
