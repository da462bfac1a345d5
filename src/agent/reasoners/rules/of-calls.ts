import type { EventTopic, IsoDate, Role, SignatureKind } from '../../../core/index.js';
import type { FoundEntity, ToolRows } from '../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../trace/index.js';
import { BLANK_FRAME } from '../../blank-frame.js';
import { likelyHits } from './speech/tell-candidates.js';
import { madeOnce } from '../../rounds/made-once.js';
import { nodeIdOf, type Observation, type Situation } from '../../slots.js';

/** A frame with what it asks, and the id under which a part of that measure looks for its answer. */
interface Asked {
  id: 's1' | 'm1' | 'j1' | 'o1';
  frame: Partial<QuestionFrame> & { measure: Measure };
}

const framedOnce = madeOnce<Situation>();

/**
 * What a run saw, whoever planned it, as parts of a question that ask for just that: one part a call, in their order, so that what is told of it, read back and
 * suggested is the same for every reasoner. Failed calls are left out.
 */
export function framedByCalls(situation: Situation): Situation {
  const { observations, language } = situation;
  const held = framedOnce(observations, () => framed(situation), (made) => made.language === language);
  return { ...situation, round: held.round, route: held.route, observations: held.observations };
} // prettier-ignore

function framed(situation: Situation): Situation {
  const { observations, language, route } = situation;
  const parts = observations.flatMap((observation, at) => {
    const asked = observation.result === null ? null : askedBy(observation, observation.result.rows);
    return asked === null ? [] : [searched({ observation, asked, search: null }, observations.slice(0, at))];
  });
  return {
    ...situation,
    round: 1,
    route: { ...route, frames: parts.map(({ asked }) => ({ language, ...BLANK_FRAME, ...asked.frame })) },
    observations: parts.flatMap(({ observation, asked, search }, index) => [
      ...(search === null ? [] : [{ ...search, round: 1, planNodeId: nodeIdOf(index, 's1') }]),
      { ...observation, round: 1, planNodeId: nodeIdOf(index, asked.id) },
    ]),
  };
}

interface Framed {
  observation: Observation;
  asked: Asked;
  /** What found whom it is about, where one was surely meant. */
  search: Observation | null;
}

/** Of one who was searched for, with the name that was searched: the answer says where the register has her under another. */
function searched(part: Framed, before: readonly Observation[]): Framed {
  const { asked } = part;
  const [subject, ...others] = asked.frame.subjects ?? [];
  if (asked.id !== 'm1' || subject === undefined || others.length > 0) return part;
  const found = before.toReversed().flatMap((search) => {
    const rows = search.result?.rows;
    if (rows?.type !== 'HITS' || !isOne(rows.hits)) return [];
    const [hit] = likelyHits(rows.hits, true).hits;
    return hit?.uid === subject.uid ? [{ search, hit, query: rows.query }] : [];
  });
  // Searched for by several names, the one that she does not bear today is the one to be told of.
  const by = found.find(({ hit }) => hit.match === 'FUZZY' || hit.matchedName !== hit.name) ?? found[0];
  if (by === undefined) return part;
  return { ...part, search: by.search, asked: { ...asked, frame: { ...asked.frame, subjects: [{ ...subject, text: by.query }] } } };
} // prettier-ignore

type Range = { from: IsoDate | null; to: IsoDate | null } | null;
/** Fields of tools' inputs, as their schemas have let them through. */
interface Given {
  roles?: Role[] | null;
  signatures?: SignatureKind[] | null;
  signing?: boolean;
  unbroken?: boolean;
  history?: boolean;
  during?: Range;
  began?: Range;
  ended?: Range;
  companyUid?: string | null;
  topics?: EventTopic[];
  limit?: number;
}

function askedBy({ arguments: input, result }: Observation, rows: ToolRows): Asked | null {
  const given = (input ?? {}) as Given;
  const labels = result?.labels ?? {};
  const about = (uid: string): FrameSubject => ({
    text: '',
    span: { start: 0, end: 0 },
    kind: uid.startsWith('pe_') ? 'PERSON' : 'COMPANY',
    uid,
    name: labels[uid] ?? null,
  });
  const asOf = 'clocks' in rows ? rows.clocks.asOf : null;
  const range =
    given.during ?? given.began ?? given.ended ?? (given.history === true ? { from: null, to: null } : null);
  const topics = given.topics ?? [];
  switch (rows.type) {
    case 'HITS':
      // One that is surely meant is no list to choose from: what was opened of it tells the rest.
      if (isOne(rows.hits)) return null;
      return { id: 's1', frame: { measure: 'IDENTIFY', subjects: [{ ...about(''), text: rows.query, kind: 'EITHER', uid: null }] } }; // prettier-ignore
    case 'COMPANY_DOSSIER':
    case 'PERSON_DOSSIER':
      return { id: 'm1', frame: { measure: 'DOSSIER', subjects: [about(rows.node.uid)], asOf } };
    case 'COMPANY_HISTORY':
    case 'PERSON_HISTORY':
      return { id: 'm1', frame: { measure: topics.length === 1 && topics[0] === 'BANKRUPTCY' && rows.type === 'COMPANY_HISTORY' ? 'BANKRUPTCY_DATES' : 'TIMELINE', subjects: [about(rows.node.uid)], topics, range, asOf } }; // prettier-ignore
    case 'MANDATES': {
      const within = given.companyUid ? about(given.companyUid) : null;
      const [roles, signatures] = [given.roles ?? [], given.signatures ?? []];
      const measure = mandateMeasure(rows.side, given);
      return { id: 'm1', frame: { measure, subjects: [about(rows.ownerUid)], within, roles, signatures, range, asOf, sinceWhen: given.unbroken === true } }; // prettier-ignore
    }
    case 'NETWORK':
      return { id: 'm1', frame: { measure: 'NETWORK', subjects: rows.uids.slice(0, 1).map(about), asOf } };
    case 'RELATIONS':
      return { id: 'm1', frame: { measure: relationMeasure(rows), subjects: [about(rows.ownerUid)], range, asOf } };
    case 'SHARED':
      return { id: 'j1', frame: { measure: 'SHARED_OFFICERS', subjects: rows.uids.map(about), roles: rows.roles, range, asOf } }; // prettier-ignore
    case 'PATH':
      return { id: 'j1', frame: { measure: 'PATH', subjects: [about(rows.fromUid), about(rows.toUid)], asOf } };
    case 'TEXT_HITS':
    case 'PASSAGES': {
      const owner = rows.ownerUid === null ? [] : [about(rows.ownerUid)];
      return { id: 'o1', frame: { measure: 'TEXT_SEARCH', subjects: [{ ...about(''), text: rows.query, kind: 'EITHER', uid: null }, ...owner], topics, range } }; // prettier-ignore
    }
    case 'NOTICE': {
      const notice = { number: rows.number, details: rows.details };
      return rows.ownerUid === null ? { id: 'o1', frame: { measure: 'NOTICE', notice } } : { id: 'm1', frame: { measure: 'NOTICE', subjects: [about(rows.ownerUid)], notice } }; // prettier-ignore
    }
    case 'COUNTS':
      return { id: 'o1', frame: { measure: 'COUNT', counted: rows.of, grouping: rows.grouping, topics, range, asOf } };
    case 'STATEMENT':
      return { id: 'o1', frame: { measure: 'COMPANIES', asOf } };
    case 'COMPANIES':
      return { id: 'o1', frame: { measure: 'COMPANIES', limit: given.limit ?? null, topics, range, asOf } };
    case 'RANKING':
      return { id: 'o1', frame: { measure: 'RANKING', counted: rows.kind === 'PERSON' ? 'PEOPLE' : 'COMPANIES', metric: rows.metric, roles: rows.roles, limit: given.limit ?? null, asOf } }; // prettier-ignore
  }
}

function isOne(found: readonly FoundEntity[]): boolean {
  const { sure, hits } = likelyHits(found, true);
  return sure && hits.length === 1;
}

function mandateMeasure(side: 'COMPANY' | 'HOLDER', { began, ended, signing, signatures, roles }: Given): Measure {
  if (side === 'HOLDER') return 'PERSON_MANDATES';
  if (ended) return 'DEPARTED';
  if (began) return 'JOINED';
  if (signing === true || (signatures ?? []).length > 0) return 'SIGNATORIES';
  return roles?.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR') ? 'AUDITOR' : 'OFFICERS';
}

function relationMeasure({ kinds, side }: Extract<ToolRows, { type: 'RELATIONS' }>): Measure {
  const offices = kinds.every((kind) => kind === 'HEAD_OFFICE');
  return !offices ? 'NETWORK' : side === 'FROM' ? 'BRANCHES' : 'HEAD_OFFICE';
}
