import {
  firmKeys, officeKey, nameKey, numberKey, numberWritten, type Assertion, type Bound, type Proof, type RelationRow,
} from '../../src/core/index.js'; // prettier-ignore
import { notBefore, notLaterThan, OPEN } from './bounds.js';
import type { Notice } from './contract.js';
import type { Journal, Table } from './journal.js';
import type { Line } from './lines.js';

/** A relation by legal time alone. Immutable. */
export interface LiveRelation {
  key: string;
  kind: RelationRow['kind'];
  fromHolder: string;
  toHolder: string;
  /** The publication that first told of it: part of its uid. */
  publicationId: string;
  from: Bound;
  to: Bound;
  proofs: readonly Proof[];
}

export type Relations = Table<LiveRelation>;

export function createRelations(journal: Journal): Relations {
  return journal.table(true);
}

type RelationSaid = Extract<Assertion, { kind: 'RELATION' }>;

/**
 * Folds what a notice says of other firms. A branch has one head office at a time, never itself; a merger, transfer or demerger stays
 * said once however often it is repeated.
 */
export function foldRelations(
  relations: Relations,
  notice: Notice,
  self: readonly string[],
  at: Bound,
  founding: boolean,
): void {
  for (const assertion of notice.reading.assertions)
    if (assertion.kind === 'RELATION') foldRelation(relations, assertion, notice.header.id, self, at, founding);
}

function foldRelation(
  relations: Relations,
  { relation, span }: RelationSaid,
  publicationId: string,
  self: readonly string[],
  at: Bound,
  founding: boolean,
): void {
  const others = firmKeys(relation.other);
  const other = others[0];
  if (other === undefined || others.some((key) => self.includes(key))) return;
  const headOffice = relation.kind === 'HEAD_OFFICE';
  const giving = headOffice || relation.direction === 'FROM';
  const [fromHolder, toHolder] = giving ? [other, self[0]!] : [self[0]!, other];
  const key = `${relation.kind} ${fromHolder} ${toHolder} `;
  const proof: Proof = { publicationId, span };
  const open = [...relations.values()].filter((one) => one.to.kind === 'OPEN' && one.kind === relation.kind);
  const held = open.find((one) => one.key.startsWith(key));
  if (held !== undefined) {
    if (!headOffice) relations.set(held.key, { ...held, proofs: [...held.proofs, proof] });
    return;
  }
  if (headOffice) for (const one of open) endRelation(relations, one, at, proof);
  const since = headOffice && !founding && open.length === 0 ? notLaterThan(at.date!) : at;
  const { kind } = relation;
  const id = key + publicationId;
  relations.set(id, { key: id, kind, fromHolder, toHolder, publicationId, from: since, to: OPEN, proofs: [proof] });
}

function endRelation(relations: Relations, relation: LiveRelation, at: Bound, proof: Proof): void {
  relations.set(relation.key, { ...relation, to: notBefore(at, relation.from), proofs: [...relation.proofs, proof] });
}

/** A branch that is deleted has no head office any more; what firms gave one another stays given. */
export function endHeadOffice(relations: Relations, at: Bound, proof: Proof): void {
  for (const relation of [...relations.values()])
    if (relation.kind === 'HEAD_OFFICE' && relation.to.kind === 'OPEN') endRelation(relations, relation, at, proof);
}

/** The holder key of a firm or an office entered in a role: by the number that one scheme alone knows, else by name and seat (data-model.md, Identity). */
export function holderKeyOf(line: Line, identifier: string | null): string {
  const seat = line.mention.residence?.value ?? null;
  if (line.mention.subject === 'OFFICE') return officeKey(line.name, seat);
  if (identifier === null) return nameKey(line.name, seat);
  const number = numberWritten(identifier);
  return number?.holds ? numberKey(number) : nameKey(line.name, seat);
}
