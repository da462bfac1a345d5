import {
  compareMentions,
  foldName,
  hubKey,
  nationalityKey,
  mentionUid,
  type IdentityDecision,
  type IdentityUnit,
  type MentionRow,
  type Profile,
} from '../../src/core/index.js';
import { identify } from '../../ingest/identity/index.js';

/** One line of the register as a test writes it. Everything but the name is optional; absent means not printed. */
export interface Line {
  name: string;
  on: string;
  from?: string[];
  nationality?: string;
  further?: string[];
  in?: string;
  /** Days between legal date and publication. */
  lag?: number;
}
export interface Row {
  firm: string;
  lines: Line[];
  /** Former names and origins that a bracket gives. */
  formerly?: { names?: string[]; origins?: string[] };
  beside?: string[];
  scope?: string;
}

/** A profile made of lines, with the fields that deriving firms would give it. */
export function profile(row: Row): Profile {
  const mentions = row.lines.map((line, index) => mention(row, line, index)).sort(compareMentions);
  const legal = row.lines.map((line) => line.on).sort();
  return {
    id: mentions[0]!.mentionId,
    companyUid: row.firm,
    mentions,
    hubKeys: unique([...mentions.map((one) => one.hubKey), ...(row.formerly?.names ?? []).map(hubKey)]),
    origins: unique([...row.lines.flatMap((line) => line.from ?? []), ...(row.formerly?.origins ?? [])].map(foldName)),
    nationalities: unique(
      row.lines.flatMap((line) =>
        [...(line.nationality ? [line.nationality] : []), ...(line.further ?? [])].map(nationalityKey),
      ),
    ),
    residences: row.lines.flatMap((line) => (line.in ? [{ place: foldName(line.in), date: line.on }] : [])),
    firstSeen: legal[0]!,
    lastSeen: legal.at(-1)!,
    companions: unique((row.beside ?? []).map(hubKey)),
    roles: [],
    cannotLink: [],
    scope: row.scope ?? 'public',
  };
}

/** Two profiles that two entries of one section keep apart. */
export function apart(a: Profile, b: Profile): [Profile, Profile] {
  return [
    { ...a, cannotLink: [...a.cannotLink, b.id].sort() },
    { ...b, cannotLink: [...b.cannotLink, a.id].sort() },
  ];
}

export function decision(kind: 'SAME' | 'DIFFERENT', a: Profile, b: Profile, at: string): IdentityDecision {
  const id = `${kind} ${a.id} ${b.id} ${at}`;
  return {
    id,
    kind,
    a: a.id,
    b: b.id,
    reason: 'passport seen',
    author: 'op',
    at: `${at}T12:00:00.000Z`,
    undone: false,
  };
}

/** Everything from scratch: the persons and undecided pairs over all components. */
export function resolveAll(profiles: readonly Profile[], decisions: IdentityDecision[] = []): IdentityUnit {
  const units = identify({ profiles, decisions }).map(({ unit }) => unit);
  return {
    unit: 'identity',
    persons: units.flatMap((unit) => unit.persons),
    possiblySame: units.flatMap((unit) => unit.possiblySame),
  };
}

export type Verdict = 'SAME' | 'POSSIBLY_SAME' | 'APART';

/** What identity makes of two profiles among others. */
export function verdict(unit: IdentityUnit, a: Profile, b: Profile): Verdict {
  const [one, other] = [uidOf(unit, a), uidOf(unit, b)];
  if (one === other) return 'SAME';
  const pair = [one, other].sort();
  return unit.possiblySame.some((row) => row.a === pair[0] && row.b === pair[1]) ? 'POSSIBLY_SAME' : 'APART';
}

export function uidOf(unit: IdentityUnit, side: Profile): string {
  const persons = unit.persons.filter((person) => person.mentions.some((one) => one.mentionId === side.id));
  if (persons.length !== 1) throw new Error(`${side.id} is in ${persons.length} persons`);
  return persons[0]!.uid;
}

function mention(row: Row, line: Line, index: number): MentionRow {
  const [surname = '', givenNames = ''] = line.name.split(', ');
  const publicationId = `${row.firm}-${line.on}`;
  const start = index * 100;
  return {
    mentionId: mentionUid(publicationId, `${line.name}${line.on}${line.in ?? ''}`, start),
    companyUid: row.firm,
    hubKey: hubKey(line.name),
    name: line.name,
    surname,
    givenNames,
    origins: line.from ?? [],
    nationality: line.nationality ?? null,
    ...(line.further && { furtherNationalities: line.further }),
    residence: line.in ?? null,
    legalDate: line.on,
    publicationDate: addDay(line.on, line.lag ?? 3),
    publicationId,
    publicationNumber: `HR02-${publicationId}`,
    span: { start, end: start + 80 },
    scope: row.scope ?? 'public',
  };
}

function addDay(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function unique(values: string[]): string[] {
  return [...new Set(values)].sort();
}
