import { compareText, type IdentityUnit } from '../../../../src/core/index.js';
import { personNames } from '../../common/unit-names.js';
import type { Run } from '../connection.js';
import * as statements from '../cypher/write-meant.js';
import { inChunks } from './in-chunks.js';
import type { OwnedNames } from './names.js';
import { mentionRow, personRow } from './rows.js';
import { addAll, type Touched } from './touched.js';

/** A mention, or a holder key, that meant one node and now means another; null: none. */
export interface Move {
  key: string;
  from: string | null;
  to: string | null;
}

/** Replaces components of people. Lines and edges of a mention whose person is another one now move with it. */
export async function applyIdentities(
  run: Run,
  identities: ReadonlyMap<string, IdentityUnit | null>,
  touched: Touched,
): Promise<OwnedNames[]> {
  if (identities.size === 0) return [];
  const persons = [...identities].flatMap(([key, unit]) =>
    (unit?.persons ?? []).map((person) => ({ key, unit, person })),
  );
  const mentions = persons.flatMap(({ person }) => person.mentions);
  const before = await ownersBefore(run, identities.keys(), mentions.map(({ mentionId }) => mentionId)); // prettier-ignore
  const now = new Map(persons.flatMap(({ person }) => person.mentions.map(({ mentionId }) => [mentionId, person.uid])));
  const moves = movesBetween(before, now);
  const rows = persons.map(({ key, unit, person }) => {
    const pairs = unit?.possiblySame.filter(({ a, b }) => a === person.uid || b === person.uid) ?? [];
    return personRow(person, key, pairs);
  });
  await inChunks(run, statements.DELETE_PAIRS, 'uids', [...new Set(before.values()), ...persons.map(({ person }) => person.uid)]); // prettier-ignore
  await inChunks(run, statements.PUT_PERSONS, 'rows', rows);
  await inChunks(run, statements.PUT_MENTIONS, 'rows', mentions.map(mentionRow));
  await inChunks(run, statements.UNLINK_MENTIONS, 'moves', moves.filter(({ from }) => from !== null)); // prettier-ignore
  await inChunks(run, statements.MOVE_MENTIONS, 'moves', moves);
  await inChunks(run, statements.LINK_MENTIONS, 'rows', persons.flatMap(({ person }) => person.mentions.map(({ mentionId }, seq) => ({ person: person.uid, mention: mentionId, seq })))); // prettier-ignore
  const lost = moves.flatMap(({ key, to }) => (to === null ? [key] : []));
  await inChunks(run, statements.EMPTY_MENTIONS, 'ids', lost);
  addAll(touched.mentions, lost);
  const living = persons.map(({ person }) => person.uid);
  const gone = await run<{ hubs: string[] }>(statements.DELETE_PERSONS, { keys: [...identities.keys()], living });
  addAll(touched.hubs, gone.flatMap(({ hubs }) => hubs)); // prettier-ignore
  await putPairs(run, [...identities.values()]);
  addAll(touched.people, living);
  return persons.map(({ person }) => ({ owner: person.uid, entries: personNames(person.mentions) }));
}

/** Whom mentions meant: those of the units' people until now, and those that come. */
async function ownersBefore(run: Run, keys: Iterable<string>, ids: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  const people = await inChunks<{ uid: string; mentions: string[] }>(run, statements.READ_PERSONS_OF_UNITS, 'keys', keys); // prettier-ignore
  for (const { uid, mentions } of people) for (const id of mentions) owners.set(id, uid);
  for (const { id, uid } of await inChunks<{ id: string; uid: string }>(run, statements.READ_OWNERS, 'ids', ids))
    owners.set(id, uid);
  return owners;
}

export function movesBetween(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Move[] {
  const moves: Move[] = [];
  for (const key of [...new Set([...before.keys(), ...now.keys()])].sort(compareText)) {
    const [from, to] = [before.get(key) ?? null, now.get(key) ?? null];
    if (from !== to) moves.push({ key, from, to });
  }
  return moves;
}

async function putPairs(run: Run, units: readonly (IdentityUnit | null)[]): Promise<void> {
  const rows = units.flatMap((unit) =>
    (unit?.possiblySame ?? []).map(({ a, b, score, reasons }) => ({
      a,
      b,
      score,
      reasons: reasons.map(({ code }) => code),
    })),
  );
  await inChunks(run, statements.PUT_PAIRS, 'rows', rows);
}
