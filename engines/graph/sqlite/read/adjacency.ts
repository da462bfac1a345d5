import { holdsAt, type Clocks, type RelationKind } from '../../../../src/core/index.js';
import { dateNumber, number, relationKinds, text, validityFrom } from '../columns.js';
import { otherEnd, type Link, type Neighbourhood } from '../../common/walk.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { mandatesInCompany, mandatesOfHolder, mandatesOfPerson, type LightMandate } from './mandate-scan.js';

/** A hop, and where its proofs stand. */
export interface StoredLink extends Link<EntityRef> {
  table: 'mandate' | 'relation';
  company: number;
  seq: number;
}
type Around = Neighbourhood<EntityRef, StoredLink>;

/** The links of an entity that hold or may hold; none where it has more than `most` neighbours. */
export function neighbourhood(
  context: ReadContext,
  entity: EntityRef,
  kinds: readonly RelationKind[],
  clocks: Clocks,
  most: number,
): Around {
  const found: Around = { links: [], neighbours: new Map(), cut: false };
  const memory =
    most === Infinity ? null : context.cuts(`${entity.uid} ${clocks.asOf} ${clocks.knownOn} ${kinds.join()} ${most}`);
  if (memory?.has() === true) return { ...found, cut: true };
  for (const link of linksOf(context, entity, kinds, clocks)) {
    const other = otherEnd(link, entity);
    if (other.uid === entity.uid) continue;
    found.links.push(link);
    found.neighbours.set(other.uid, other);
    if (found.neighbours.size > most) {
      memory?.add();
      return { links: [], neighbours: new Map(), cut: true };
    }
  }
  return found;
}

function* linksOf(
  context: ReadContext,
  entity: EntityRef,
  kinds: readonly RelationKind[],
  clocks: Clocks,
): Generator<StoredLink> {
  const test = { at: 'CLOCKS', clocks } as const;
  const { entities } = context;
  const walksMandates = kinds.includes('MANDATE');
  if (entity.kind === 'PERSON') {
    if (walksMandates) yield* mandateLinks(context, mandatesOfPerson(context, entity.id, test));
    return;
  }
  if (walksMandates) yield* mandateLinks(context, mandatesInCompany(context, entity.id, test));
  for (const holder of entities.holdersOf(entity.uid)) {
    if (walksMandates) yield* mandateLinks(context, mandatesOfHolder(context, holder, test));
    yield* relationLinks(context, holder, kinds, clocks);
  }
}

/** Lines whose holder is not known to the graph yet make no link. */
function* mandateLinks({ entities }: ReadContext, mandates: Iterable<LightMandate>): Generator<StoredLink> {
  for (const { company, seq, uid, mention, holder, role, holds } of mandates) {
    if (holds === 'NOT_HELD') continue;
    const to = entities.companyById(company);
    const from = holder === null ? entities.personByMention(mention) : entities.byHolder(holder);
    if (to === null || from === null) continue;
    const fact = `mandate ${company} ${seq}`;
    yield { kind: 'MANDATE', from, to, holds, factUid: uid, fact, role, table: 'mandate', company, seq };
  }
}

function* relationLinks(
  { opened, slice, entities }: ReadContext,
  holder: number,
  kinds: readonly RelationKind[],
  clocks: Clocks,
): Generator<StoredLink> {
  const known = dateNumber(clocks.knownOn);
  for (const end of ['giver', 'taker']) {
    const rows = opened.all(
      `SELECT company, seq, uid, kind, giver, taker, f, fk, t, tk, fp, tp, wp FROM relation
       WHERE ${end} = ? AND fp <= ? AND (wp IS NULL OR wp > ?)`,
      holder,
      known,
      known,
    );
    slice.spend(rows.length);
    for (const row of rows) {
      const kind = relationKinds.name(row[3]);
      const holds = holdsAt(validityFrom(row, 6), clocks);
      const from = entities.byHolder(number(row[4]));
      const to = entities.byHolder(number(row[5]));
      if (holds === 'NOT_HELD' || !kinds.includes(kind) || from === null || to === null) continue;
      const company = number(row[0]);
      if (entities.companyById(company) === null) continue;
      const seq = number(row[1]);
      const fact = `relation ${company} ${seq}`;
      yield { kind, from, to, holds, factUid: text(row[2]), fact, role: -1, table: 'relation', company, seq };
    }
  }
}
