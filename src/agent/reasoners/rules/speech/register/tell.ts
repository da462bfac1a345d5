import { holdsAt, type StateField } from '../../../../../core/index.js';
import type { Candidate } from '../../../../../trace/index.js';
import type { Draft, Observation } from '../../../../slots.js';
import { isLeastFirst } from '../../asks/least-first.js';
import { isOverall, refusedOf } from '../../overall.js';
import type { Part } from '../../part.js';
import { fieldOfTopics, FIELDS_OVER_TIME, isJoint } from '../../relating.js';
import { relationClaim, rowClaim, type ToolRows } from '../../../../../tools/index.js';
import { lasting, periodsOf, rawValue } from '../fields.js';
import { countClaims, ended, NAMED, rememberedOf, sameDrafts, spoken, type Told } from '../told.js';
import { claimsOf, viewOf, type MandateClaim, type Rows } from '../view.js';
import { bankruptcyClaims, eventClaims, pickedOf, sinceClaims } from './events.js';
import { listedClaims } from './companies.js';
import { textClaims } from './overall.js';
import { lineClaim, noticeClaims } from './notice.js';
import { holderClaims } from './shared.js';
import { tellPassages } from './tell-passages.js';

const MOST_ITEMS = 100;

/** What is said where the part is about several subjects together, or about nobody in particular; null where it is about one. */
export function tellTogether(part: Part): Told | null {
  const { frame } = part;
  if (isOverall(frame)) return tellOverall(part);
  if (!isJoint(frame)) return null;
  const subjects = frame.subjects.flatMap(rememberedOf);
  const opened = resultOf(part, 'j1');
  if (opened === null) return ended('UNAVAILABLE', spoken('FAILED', [], part), [], subjects);
  const rows = opened.result?.rows;
  if (rows?.type === 'SHARED') return { ...tellShared(rows, opened, part), subjects };
  return rows?.type === 'PATH' ? { ...tellPath(rows, opened, part), subjects } : null;
}

function resultOf({ observations }: Part, id: string): Observation | null {
  return observations.find(({ planNodeId, result }) => planNodeId === id && result !== null) ?? null;
}

function tellOverall(part: Part): Told {
  const notes = spoken('NOT_APPLIED', [], part);
  if (refusedOf(part.frame) !== null) return ended('NOT_UNDERSTOOD', spoken('INEXACT', [], part));
  const opened = resultOf(part, 'o1');
  const rows = opened?.result?.rows;
  if (opened === null || rows === undefined) return ended('UNAVAILABLE', spoken('FAILED', [], part));
  const told = toldOverall(rows, opened, part);
  return { ...told, drafts: [...notes, ...told.drafts] };
}

function toldOverall(rows: ToolRows, opened: Observation, part: Part): Told {
  switch (rows.type) {
    case 'COUNTS':
      return tellCounts(rows, opened, part);
    case 'COMPANIES':
      return tellCompanies(rows, opened, part);
    case 'RANKING':
      return tellRanking(rows, opened, part);
    case 'STATEMENT':
      return tellStatement(rows, opened, part);
    case 'NOTICE':
      return tellNotice(rows, opened, part);
    default:
      return tellTexts(opened, part);
  }
}

/** Claims of the Aggregate or Absence by what they count. */
function carried({ result }: Observation, relation: 'COUNT' | 'NONE', attribute: string | null): MandateClaim[] {
  const claims = result?.evidence.flatMap(({ evidence, carries }) => ('query' in evidence ? carries : [])) ?? [];
  return claims.filter((claim) => claim.relation === relation && claim.attribute === attribute).slice(0, 1);
}

function tellCounts(rows: Rows<'COUNTS'>, opened: Observation, part: Part): Told {
  const none = carried(opened, 'NONE', null);
  if (none.length > 0) return ended('NONE_HELD', spoken('COUNT_NONE', none, part));
  const counts = isLeastFirst(part.frame) ? rows.counts.toReversed() : rows.counts;
  const groups = counts.slice(0, MOST_ITEMS).flatMap(({ key }) => spoken('COUNT_GROUP', carried(opened, 'COUNT', `GROUP:${key}`), part)); // prettier-ignore
  const cut = rows.counts.length > MOST_ITEMS ? spoken('PARTIAL', [], part) : [];
  const unknown = spoken('COUNT_UNKNOWN', carried(opened, 'COUNT', 'UNKNOWN'), part);
  return ended('ANSWERED', [...spoken('COUNT', carried(opened, 'COUNT', null), part), ...unknown, ...cut, ...groups]);
}

/** How many there are, then the first of them by name, each by the notices that say what it is. */
function tellCompanies(rows: Rows<'COMPANIES'>, opened: Observation, part: Part): Told {
  const none = carried(opened, 'NONE', null);
  if (none.length > 0) return ended('NONE_HELD', spoken('COUNT_NONE', none, part));
  const count = spoken('COUNT', carried(opened, 'COUNT', null), part);
  const unknown = spoken('COUNT_UNKNOWN', carried(opened, 'COUNT', 'UNKNOWN'), part);
  const shown = rows.companies.length < rows.total ? spoken('SHOWN', carried(opened, 'COUNT', null), part) : [];
  const items = rows.companies.flatMap((state) => spoken('LISTED', listedClaims(state, rows.conditions), part));
  const candidates = rows.companies.map(({ companyUid, name, seat, canton }): Candidate => ({ uid: companyUid, name: name ?? '', kind: 'COMPANY', detail: [seat, canton].filter((place) => place !== null).join(' ') })); // prettier-ignore
  return ended('ANSWERED', [...count, ...unknown, ...shown, ...items], candidates);
}

function tellRanking(rows: Rows<'RANKING'>, opened: Observation, part: Part): Told {
  const none = carried(opened, 'NONE', null);
  if (none.length > 0) return ended('NONE_HELD', spoken('RANKS_NONE', none, part));
  const items = rows.ranked.flatMap(({ uid, value }) =>
    spoken('RANK', [{ ...NAMED, subjectUid: uid, relation: 'RANKED', attribute: rows.metric, object: value }], part),
  );
  const candidates = rows.ranked.map(({ uid, name, seat, canton }): Candidate => ({ uid, name, kind: rows.kind, detail: [seat, canton].filter((place) => place !== null).join(' ') })); // prettier-ignore
  const tied = rows.tiedBeyond ? spoken('TIED', [], part) : [];
  return ended('ANSWERED', [...spoken('RANKS', [], part), ...items, ...tied], candidates);
}

function tellStatement({ told, query }: Rows<'STATEMENT'>, opened: Observation, part: Part): Told {
  const none = carried(opened, 'NONE', null);
  if (none.length > 0) return ended('NONE_HELD', spoken('STATEMENT_NONE', none, part));
  const whole = opened.result?.complete === true;
  const head = whole ? spoken('STATEMENT', carried(opened, 'COUNT', null), part) : spoken('STATEMENT_CUT', [], part);
  return ended('ANSWERED', [...head, ...told.flatMap((row) => spoken('STATEMENT_ROW', [rowClaim(query, row)], part))]);
}

/** One notice: which, and what it says of what was asked. */
function tellNotice({ notice, lines }: Rows<'NOTICE'>, opened: Observation, part: Part): Told {
  if (notice === null) {
    // Where not all were looked at, nothing is denied.
    const none = carried(opened, 'NONE', null);
    return none.length === 0 ? ended('NOT_FOUND', spoken('PARTIAL', [], part)) : ended('NOT_IN_REGISTER', spoken('NOTICE_NONE', none, part)); // prettier-ignore
  }
  const cut = opened.result?.complete === false ? spoken('PARTIAL', [], part) : [];
  const said = lines.flatMap((line) => spoken('NOTICE_LINE', [lineClaim(notice, line)], part));
  return ended('ANSWERED', [...spoken('NOTICE', noticeClaims(notice), part), ...cut, ...said]);
}

function tellTexts(opened: Observation, part: Part): Told {
  const rows = opened.result?.rows;
  const none = carried(opened, 'NONE', null);
  if (rows?.type === 'PASSAGES') {
    const told = tellPassages(rows, none, opened.result?.complete === true, part);
    return ended(told.outcome, told.drafts);
  }
  if (none.length > 0) return ended('NONE_HELD', spoken('TEXTS_NONE', none, part));
  if (rows?.type !== 'TEXT_HITS') return ended('NOT_IN_REGISTER', []);
  const count = carried(opened, 'COUNT', null);
  const items = rows.passages.flatMap(({ eventUid, publicationDate }) =>
    spoken('TEXT', textClaims(rows.query, eventUid, publicationDate), part),
  );
  return ended('ANSWERED', [...spoken('TEXTS', count, part), ...spoken('TEXTS_SHOWN', count, part), ...items]);
}

function tellShared(rows: Rows<'SHARED'>, opened: Observation, part: Part): Told {
  const undecided = sameDrafts(opened, part);
  if (rows.holders.length === 0) return ended('NONE_HELD', [...spoken('SHARED_NONE', carried(opened, 'NONE', null), part), ...undecided]); // prettier-ignore
  const cut = opened.result?.complete === false;
  const head = cut ? spoken('PARTIAL', [], part) : spoken('SHARED', carried(opened, 'COUNT', null), part);
  const order = (name: string, holds: string) => `${holds === 'UNKNOWN' ? 1 : 0} ${name}`;
  const holders = [...rows.holders].sort((a, b) => (order(a.name, a.holds) < order(b.name, b.holds) ? -1 : 1));
  return ended('ANSWERED', [...head, ...holders.flatMap((holder) => spoken('HOLDER', holderClaims(holder, part), part)), ...undecided]); // prettier-ignore
}

function tellPath(rows: Rows<'PATH'>, opened: Observation, part: Part): Told {
  const unknown = spoken('PATH_UNKNOWN', carried(opened, 'COUNT', 'UNKNOWN'), part);
  if (!rows.found) {
    const none = opened.result?.complete === false ? spoken('PARTIAL', [], part) : spoken('PATH_NONE', carried(opened, 'NONE', null), part); // prettier-ignore
    return ended('NONE_HELD', [...none, ...unknown]);
  }
  const hops = rows.nodes.slice(1).flatMap(({ uid }, at) => hop(rows, rows.nodes[at]?.uid ?? '', uid, part));
  return ended('ANSWERED', [
    ...spoken('PATH', carried(opened, 'COUNT', null), part),
    ...hops,
    ...unknown,
    ...sameDrafts(opened, part),
  ]);
}

/** One fact that joins two neighbours of a path. */
function hop(rows: Rows<'PATH'>, a: string, b: string, part: Part): Draft[] {
  const joins = (from: string, to: string) => (from === a && to === b) || (from === b && to === a);
  const mandate = rows.mandates.find(({ fact }) => joins(fact.holderUid, fact.companyUid));
  if (mandate) return spoken('LINK', claimsOf(mandate, part.clocks), part);
  const relation = rows.relations.find(({ fact }) => joins(fact.fromUid, fact.toUid));
  return relation ? spoken('LINK', [relationClaim(relation.fact, part.clocks)], part) : [];
}

// ---- one subject -------------------------------------------------------------------------------------------------------

/** What relations, networks and histories say of one subject; null where something else was opened. */
export function tellRelated(opened: Observation, index: number, part: Part): Told | null {
  const rows = opened.result?.rows;
  switch (rows?.type) {
    case 'RELATIONS':
      return tellRelations(rows, opened, index, part);
    case 'NETWORK':
      return tellNetwork(rows, opened, part);
    case 'COMPANY_HISTORY':
    case 'PERSON_HISTORY':
      return part.frame.measure === 'NAMES' ? null : tellHistory(rows, opened, index, part);
    case 'NOTICE':
      return tellNotice(rows, opened, part);
    default:
      return null;
  }
}

function head(opened: Observation, part: Part): Draft[] {
  const none = countClaims(opened, 'NONE');
  if (none.length > 0) return spoken('NONE', none, part);
  return opened.result?.complete === false ? spoken('PARTIAL', [], part) : spoken('HEADER', countClaims(opened, 'COUNT'), part); // prettier-ignore
}

function tellRelations(rows: Rows<'RELATIONS'>, opened: Observation, index: number, part: Part): Told {
  const items = rows.relations.flatMap(({ fact }) => spoken('RELATION', [relationClaim(fact, part.clocks)], part));
  const drafts = [...head(opened, part), ...items];
  if (items.length > 0 || part.frame.measure !== 'HEAD_OFFICE') return ended(items.length > 0 ? 'ANSWERED' : 'NONE_HELD', drafts); // prettier-ignore
  const seat = resultOf(part, `d${index + 1}`)?.result?.evidence.flatMap(({ carries }) => carries).find(({ relation, attribute }) => relation === 'HAS_STATE' && attribute === 'seat'); // prettier-ignore
  const said = seat === undefined ? [] : spoken('FIELD', [{ ...seat, from: null }], part, seat);
  return ended(said.length > 0 ? 'ANSWERED' : 'NONE_HELD', [...drafts, ...said]);
}

function tellNetwork(rows: Rows<'NETWORK'>, opened: Observation, part: Part): Told {
  if (rows.mandates.length + rows.relations.length === 0) return ended('NONE_HELD', head(opened, part));
  const links = [
    ...rows.mandates.map((mandate) => ({
      claims: claimsOf(mandate, part.clocks),
      sure: mandate.fact.holds === 'HELD',
    })),
    ...rows.relations.map(({ fact }) => ({ claims: [relationClaim(fact, part.clocks)], sure: fact.holds === 'HELD' })),
  ];
  const sorted = [...links.filter(({ sure }) => sure), ...links.filter(({ sure }) => !sure)];
  const cut = links.length > MOST_ITEMS ? spoken('PARTIAL', [], part) : [];
  const items = sorted.slice(0, MOST_ITEMS).flatMap(({ claims }) => spoken('LINK', claims, part));
  return ended('ANSWERED', [...head(opened, part), ...cut, ...items]);
}

function tellHistory(
  rows: Rows<'COMPANY_HISTORY'> | Rows<'PERSON_HISTORY'>,
  opened: Observation,
  index: number,
  part: Part,
): Told {
  const uid = rows.node.uid;
  const opens = part.frame.measure === 'BANKRUPTCY_DATES' ? bankruptcyClaims(viewOf(part), uid) : [];
  const opened_ = opens.flatMap((claims) => spoken('BANKRUPT', claims, part));
  const told = pickedOf(rows.events, part.frame, opened.result?.complete === true);
  const picked = told.length < rows.events.length ? spoken('PICKED', [], part) : [];
  const events = told.flatMap((event) => spoken('EVENT', eventClaims(event, uid), part));
  const further = resultOf(part, `r${index + 1}`);
  const related = further?.result?.rows.type === 'RELATIONS' && further.result.rows.relations.length > 0 ? tellRelations(further.result.rows, further, index, part).drafts.slice(1) : []; // prettier-ignore
  const field = part.frame.measure === 'BANKRUPTCY_DATES' ? null : fieldOfTopics(part.frame.topics);
  const values = field !== null && rows.type === 'COMPANY_HISTORY' && events.length > 0 ? periodDrafts(rows, field, part) : []; // prettier-ignore
  const found = opened_.length + events.length + related.length > 0;
  return ended(found ? 'ANSWERED' : 'NONE_HELD', [
    ...opened_,
    ...related,
    ...head(opened, part),
    ...picked,
    ...events,
    ...values,
  ]);
}

/** Since when the value asked about holds, or every value that it had where the question is about its changes. */
export function tellOverTime(index: number, part: Part): Draft[] {
  const rows = resultOf(part, `h${index + 1}`)?.result?.rows;
  const fields = FIELDS_OVER_TIME[part.frame.measure] ?? [];
  if (rows?.type !== 'COMPANY_HISTORY') return [];
  return fields.slice(0, 1).flatMap((field) => {
    const periods = periodsOf(rows.states, field);
    if (!part.frame.changes) {
      const now = periods.findLast((period) => holdsAt(lasting(period), part.clocks) === 'HELD');
      return now === undefined ? [] : sinceClaims(now.state, field, viewOf(part)).flatMap((claims) => spoken('SINCE', claims, part)); // prettier-ignore
    }
    return periodDrafts(rows, field, part);
  });
}

/** Every value that the field had, from when to when. */
function periodDrafts({ states }: Rows<'COMPANY_HISTORY'>, field: StateField, part: Part): Draft[] {
  const relation = field === 'status' ? ('HAS_STATUS' as const) : ('HAS_STATE' as const);
  return periodsOf(states, field).flatMap(({ state }) => {
    const [object, from] = [rawValue(state, field), state.from.date];
    return spoken('PERIOD', [{ ...NAMED, subjectUid: state.companyUid, relation, attribute: field, object, from }], part); // prettier-ignore
  });
}
