import { holdsAt, isSeat, type Clocks } from '../../../../src/core/index.js';
import { checkedTop } from '../../common/requests.js';
import type { TopRequest, TopResult } from '../../contract.js';
import { dateNumber, dateText, edgeKinds, number, statuses, text, validityFrom } from '../columns.js';
import type { Row } from '../database.js';
import { mentionFrom, MENTION_COLUMNS, stateFrom, STATE_COLUMNS } from '../row-codec.js';
import { addFirm, bankruptcyDays, bankruptcyTally, ranked, tallyOf, type Tally } from '../../common/tally.js';
import { otherEnd } from '../../common/walk.js';
import { neighbourhood } from './adjacency.js';
import type { ReadContext } from './context.js';
import { everyCompany, everyHistory } from './company-walk.js';
import type { EntityRef } from './entities.js';
import { mandatesInCompany, type LightMandate } from './mandate-scan.js';
import { latestOf, stateRowAt } from './states.js';

/**
 * Ranks the whole register; ties by uid; entities with nothing are left out. For people and MANDATES_HELD, canton, seat, legal form and status are their firms'.
 * MANDATES: roles in the firm; the distinct firms in which the person holds one. PEOPLE: distinct people with a role in the firm. MANDATES_HELD: distinct
 * firms in which the firm holds one. EVENTS: notices up to both clocks. CAPITAL: nominal, of firms only. CONNECTIONS: distinct
 * neighbours. BANKRUPTCIES: a firm's own; a person's firms that went bankrupt while she had a mandate there.
 */
export function readTop(context: ReadContext, request: TopRequest): TopResult {
  const tallies = new Map<string, Tally>();
  checkedTop(request);
  if (request.kind === 'PERSON' && request.metric === 'EVENTS') tallyPersonEvents(context, request, tallies);
  else for (const company of companiesPassing(context, request)) tallyCompany(context, request, company, tallies);
  return ranked(tallies, request.limit);
}

const CHUNK = 256;

function* companiesPassing(context: ReadContext, request: TopRequest): Generator<EntityRef> {
  const { canton, seat, legalForm, status, clocks } = request;
  if ([canton, seat, legalForm, status].every((value) => value === null)) return yield* everyCompany(context);
  for (const [company, rows] of everyHistory(context, clocks.knownOn, { seat, data: seat !== null }))
    if (stateMatches(latestOf(rows.reverse(), clocks), request)) yield company;
}

/** Only a state that surely held counts. */
function stateMatches(state: Row | null, { canton, seat, legalForm, status, clocks }: TopRequest): boolean {
  if (state === null || holdsAt(validityFrom(state, 3), clocks) !== 'HELD') return false;
  if (canton !== null && state[0] !== canton) return false;
  if (legalForm !== null && state[1] !== legalForm) return false;
  if (seat !== null && !isSeat(stateFrom(state).seat, seat)) return false;
  return status === null || statuses.name(state[2]) === status;
}

function tallyCompany(
  context: ReadContext,
  request: TopRequest,
  company: EntityRef,
  tallies: Map<string, Tally>,
): void {
  const { kind, metric, roles, clocks } = request;
  if (kind === 'PERSON' || metric === 'MANDATES_HELD') return tallyHoldersIn(context, request, company, tallies);
  switch (metric) {
    case 'MANDATES': {
      const mandates = mandatesInCompany(context, company.id, { at: 'CLOCKS', clocks, roles });
      const held = mandates.filter(({ holds }) => holds === 'HELD').length;
      return void tallies.set(company.uid, { value: held, unknown: mandates.length - held });
    }
    case 'PEOPLE':
      return void tallies.set(company.uid, peopleIn(context, request, company));
    case 'EVENTS':
      return void tallies.set(company.uid, { value: companyEvents(context, company, clocks), unknown: 0 });
    case 'CAPITAL': {
      const row = stateRowAt(context, company.id, clocks);
      const capital = row && stateFrom(row).capitalNominal;
      if (!row || !capital) return;
      if (holdsAt(validityFrom(row, 3), clocks) !== 'HELD') return;
      if (request.status === null && statuses.name(row[2]) === 'DELETED') return;
      return void tallies.set(company.uid, { value: Number(capital.amount), text: capital.amount, unknown: 0 });
    }
    case 'CONNECTIONS': {
      const { links, neighbours } = neighbourhood(context, company, EVERY_KIND, clocks, Infinity);
      const held = new Set(links.filter(({ holds }) => holds === 'HELD').map((link) => otherEnd(link, company).uid));
      return void tallies.set(company.uid, { value: held.size, unknown: neighbours.size - held.size });
    }
    case 'BANKRUPTCIES':
      return void tallies.set(company.uid, bankruptcyTally(bankruptcyRows(context, company, clocks)));
  }
}

const EVERY_KIND = ['MANDATE', 'HEAD_OFFICE', 'OWNERSHIP', 'MERGER', 'ASSET_TRANSFER', 'DEMERGER'] as const;

/** Everybody counts once, in whatever number of roles; a mention that is nobody's yet is one of its own. */
function peopleIn(context: ReadContext, { roles, clocks }: TopRequest, company: EntityRef): Tally {
  const held = new Map<string, boolean>();
  for (const { holder, mention, holds } of mandatesInCompany(context, company.id, { at: 'CLOCKS', clocks, roles })) {
    const uid = holder === null ? context.entities.lineHolder(mention, null) : null;
    if (uid !== null) held.set(uid, held.get(uid) === true || holds === 'HELD');
  }
  return tallyOf(held.values());
}

/** Each firm counts once, however many roles the holder has in it. */
function tallyHoldersIn(
  context: ReadContext,
  { kind, metric, roles, clocks }: TopRequest,
  company: EntityRef,
  tallies: Map<string, Tally>,
): void {
  const days = metric === 'BANKRUPTCIES' ? bankruptcyDays(bankruptcyRows(context, company, clocks)) : [clocks.asOf];
  const held = new Map<string, boolean>();
  for (const asOf of days) {
    for (const mandate of mandatesInCompany(context, company.id, {
      at: 'CLOCKS',
      clocks: { ...clocks, asOf },
      roles,
    })) {
      const holder = holderIn(context, kind, mandate);
      if (holder !== null) held.set(holder.uid, held.get(holder.uid) === true || mandate.holds === 'HELD');
    }
  }
  addFirm(tallies, held);
}

/** Who holds the mandate, of the kind that is ranked. */
function holderIn(
  { entities }: ReadContext,
  kind: TopRequest['kind'],
  { holder, mention }: LightMandate,
): EntityRef | null {
  if (kind === 'PERSON') return holder === null ? entities.personByMention(mention) : null;
  return holder === null ? null : entities.byHolder(holder);
}

function companyEvents({ opened, slice, sight }: ReadContext, company: EntityRef, clocks: Clocks): number {
  const rows = opened.all(
    `SELECT DISTINCT event.id, event.scope FROM edge CROSS JOIN event ON event.uid = edge.event
     WHERE edge.company = ? AND edge.kind = ? AND event.known <= ? AND event.legal <= ?`,
    company.id,
    edgeKinds.number('HAS_EVENT'),
    dateNumber(clocks.knownOn),
    dateNumber(clocks.asOf),
  );
  slice.spend(rows.length + 1);
  return rows.filter(([, scope]) => sight.scope(text(scope))).length;
}

/** The days on which known bankruptcies that began by `asOf` began; null bounds count as unknown. */
function bankruptcyRows({ opened, slice }: ReadContext, company: EntityRef, clocks: Clocks) {
  const known = dateNumber(clocks.knownOn);
  const rows = opened.all(
    `SELECT ${STATE_COLUMNS} FROM state WHERE company = ? AND fp <= ? AND (wp IS NULL OR wp > ?) AND status = ? ORDER BY f, fp, seq`,
    company.id,
    known,
    known,
    statuses.number('BANKRUPT'),
  );
  slice.spend(rows.length + 1);
  return rows.filter((row) => number(row[3]) <= dateNumber(clocks.asOf)).map((row) => validityFrom(row, 3));
}

/** Distinct notices that name a person, by her mentions. */
function tallyPersonEvents(context: ReadContext, { clocks }: TopRequest, tallies: Map<string, Tally>): void {
  const { opened, slice, entities } = context;
  let last = -1;
  for (;;) {
    const people = opened.all(`SELECT id FROM person WHERE id > ? ORDER BY id LIMIT ${CHUNK}`, last);
    for (const [id] of people) {
      last = number(id);
      const person = entities.personById(last);
      if (person === null) continue;
      const rows = opened.all(`SELECT ${MENTION_COLUMNS} FROM mention WHERE person = ? ORDER BY seq`, last);
      slice.spend(rows.length);
      const notices = rows.map(mentionFrom).filter((mention) => countsAt(mention, clocks));
      tallies.set(person.uid, { value: new Set(notices.map(({ publicationId }) => publicationId)).size, unknown: 0 });
    }
    if (people.length < CHUNK) return;
  }
}

function countsAt(
  mention: { legalDate: string; publicationDate: string; withdrawnPublished?: string },
  { asOf, knownOn }: Clocks,
): boolean {
  const { legalDate, publicationDate, withdrawnPublished } = mention;
  return legalDate <= asOf && publicationDate <= knownOn && (withdrawnPublished ?? dateText(99_999_999)) > knownOn;
}
