import {
  BOARD_ROLES,
  EVENT_TOPICS,
  PARTNER_ROLES,
  ROLES,
  SIGNATURE_KINDS,
  type EventTopic,
  type Role,
  type SignatureKind,
} from '../../../../core/index.js';
import { EXTREMES, searchedIn, type Extreme, type FirmsThat } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Observation } from '../../../slots.js';
import type { Family, Phrases, SignatureFamily } from '../phrases/index.js';
import { asLoaded } from './as-loaded.js';
import { timeText, whenOf } from './bounds.js';
import type { Page, Said } from './page.js';
import { conditionsText } from './conditions.js';

export function listText(form: 'HEADER' | 'NONE' | 'PARTIAL', claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register, frame, clocks } = page;
  if (form === 'PARTIAL') return claims.length > 0 ? [] : [phrases.incomplete];
  const [claim] = claims;
  const asked = claim === undefined || claims.length > 1 ? null : view.asked(claim.subjectUid);
  if (!claim || !asked?.ownerUid) return [];
  const name = view.name(asked.ownerUid);
  const body = view.body(asked.ownerUid);
  // Other forms have no board: the answer takes the word that the question most likely used.
  const related = relatedTo(asked.observation, register);
  const of =
    related ??
    whatOf(
      { ...frame, roles: [...rolesAsked(asked.observation, frame)], signatures: signaturesAsked(asked.observation) },
      phrases,
      phrases.board[body === 'OTHER' ? 'COMPANY' : body],
    );
  const firm = frame.within?.uid ?? null;
  const happened = [
    ...happenedAsked(asked.observation).map((topic) => register.happened(register.topic[topic])),
    ...firmsAsked(asked.observation, page),
  ];
  const ended = isEnded(asked.observation) && frame.measure === 'PERSON_MANDATES' ? phrases.former(of) : of;
  const extreme = extremeAsked(asked.observation);
  const former = extreme === null ? ended : `${ended}, ${phrases.extreme[extreme]}`;
  const some = happened.length === 0 ? former : `${former} (${happened.join(', ')})`;
  const what = firm === null ? some : phrases.at(some, view.name(firm));
  const time = isOfAllTime(asked.observation) ? { ...frame, range: { from: null, to: null } } : frame;
  const when = timeText(page, whenOf(time, clocks));
  if (form === 'HEADER')
    return claim.relation === 'COUNT' && claim.object !== null
      ? [phrases.header(name, what, when, asLoaded(phrases.entries(Number(claim.object)), asked.coverage, { canton: view.cantonOf(asked.ownerUid) }, page))] // prettier-ignore
      : [];
  return claim.relation === 'NONE' && claim.negated
    ? [phrases.none(name, what, when, phrases.searched(searchedIn(asked.coverage)))]
    : [];
}

/** What a list of relations, neighbours or notices is of, by what was read; null for lists of mandates. */
function relatedTo({ result, arguments: given }: Observation, register: Page['register']): string | null {
  const rows = result?.rows;
  switch (rows?.type) {
    case 'NETWORK':
      return register.lists.NETWORK;
    case 'COMPANY_HISTORY':
    case 'PERSON_HISTORY': {
      // Of notices on something alone it says on what: `names no entry` is of those.
      const topics = topicsAsked(given).map((topic) => register.topic[topic]);
      return topics.length === 0 ? register.lists.TIMELINE : `${register.lists.TIMELINE} (${topics.join(', ')})`;
    }
    case 'RELATIONS':
      if (rows.kinds.some((kind) => kind !== 'HEAD_OFFICE')) return register.lists.RELATIONS;
      return rows.side === 'TO' ? register.lists.HEAD_OFFICE : register.lists.BRANCHES;
    default:
      return null;
  }
}

function topicsAsked(given: unknown): readonly EventTopic[] {
  if (typeof given !== 'object' || given === null || !('topics' in given) || !Array.isArray(given.topics)) return [];
  return EVENT_TOPICS.filter((topic) => (given.topics as unknown[]).includes(topic));
}

/** The roles that a list was asked for: those of the firm's own organ where they stand in the board's place; none where it is of everybody. */
function rolesAsked({ arguments: given }: Observation, { measure, roles }: QuestionFrame): readonly Role[] {
  if (typeof given !== 'object' || given === null || !('roles' in given) || !Array.isArray(given.roles)) return [];
  const asked = ROLES.filter((role) => (given.roles as unknown[]).includes(role));
  const added = measure === 'OFFICERS' ? asked.filter((role) => !roles.includes(role)) : [];
  return added.length > 0 ? added : asked;
}

/** Whether a list is of all that there ever was. */
function isOfAllTime({ arguments: given }: Observation): boolean {
  return typeof given === 'object' && given !== null && 'history' in given && given.history === true;
}

/** Whether a list is of what ended. */
function isEnded({ arguments: given }: Observation): boolean {
  return typeof given === 'object' && given !== null && 'ended' in given && given.ended !== null;
}

/** What had happened to the firms in which alone mandates were asked for. */
function happenedAsked({ arguments: given }: Observation): readonly EventTopic[] {
  if (typeof given !== 'object' || given === null || !('happened' in given) || !Array.isArray(given.happened))
    return [];
  return EVENT_TOPICS.filter((topic) => (given.happened as unknown[]).includes(topic));
}

/** What the firms are in which alone mandates were asked for. */
function firmsAsked({ arguments: given }: Observation, page: Page): string[] {
  if (typeof given !== 'object' || given === null || !('firms' in given) || given.firms === null) return [];
  const firms = given.firms as Partial<FirmsThat>;
  const { phrases } = page;
  const status = firms.status ? [phrases.labelled(phrases.field.status, phrases.status[firms.status])] : [];
  return [...conditionsText(firms, page), ...status].map(page.register.ofThose);
}

/** Of whom alone a list was asked for; null: of all. */
function extremeAsked({ arguments: given }: Observation): Extreme | null {
  if (typeof given !== 'object' || given === null || !('extreme' in given)) return null;
  return EXTREMES.find((one) => one === given.extreme) ?? null;
}

/** The kinds of signature that a list was asked for; none where it is of any. */
function signaturesAsked({ arguments: given }: Observation): SignatureKind[] {
  if (typeof given !== 'object' || given === null || !('signatures' in given) || !Array.isArray(given.signatures)) return []; // prettier-ignore
  return SIGNATURE_KINDS.filter((kind) => (given.signatures as unknown[]).includes(kind));
}

const SIGNATURE_FAMILIES: readonly (readonly [SignatureFamily, readonly SignatureKind[]])[] = [
  ['JOINT', ['JOINT_TWO', 'JOINT_THREE', 'JOINT_OTHER']],
  ['PROCURATION', ['SOLE_PROCURATION', 'JOINT_PROCURATION_TWO', 'JOINT_PROCURATION_OTHER']],
  ['JOINT_PROCURATION', ['JOINT_PROCURATION_TWO', 'JOINT_PROCURATION_OTHER']],
];

/** Kinds of signature by the names of the families that they make up, then those left over one by one. */
function signaturesText(kinds: readonly SignatureKind[], phrases: Phrases): string {
  const left = new Set(kinds);
  const named = SIGNATURE_FAMILIES.flatMap(([name, family]) => {
    if (!family.every((kind) => left.has(kind))) return [];
    for (const kind of family) left.delete(kind);
    return [phrases.signatureFamily[name]];
  });
  return [...[...left].map((kind) => phrases.signature[kind]), ...named].join(', ');
}

const FAMILIES: readonly (readonly [Family, readonly Role[]])[] = [
  ['MANAGEMENT', ['MANAGEMENT_CHAIR', 'MANAGEMENT_MEMBER', 'DIRECTOR', 'DEPUTY_DIRECTOR', 'VICE_DIRECTOR']],
  ['DIRECTORS', ['DIRECTOR', 'DEPUTY_DIRECTOR', 'VICE_DIRECTOR']],
  ['PARTNERS', PARTNER_ROLES],
  ['MANAGERS', ['MANAGER', 'MANAGERS_CHAIR']],
  ['AUDITORS', ['AUDITOR', 'GROUP_AUDITOR']],
];

/** Roles by the names of the families that they make up, then those left over one by one. */
export function rolesText(roles: readonly Role[], phrases: Phrases, board: string): string {
  const left = new Set(roles);
  const named: string[] = [];
  const take = (name: string, family: readonly Role[]) => {
    if (!family.every((role) => left.has(role))) return;
    named.push(name);
    for (const role of family) left.delete(role);
  };
  take(board, BOARD_ROLES);
  for (const [name, family] of FAMILIES) take(phrases.family[name], family);
  return [...new Set([...named, ...[...left].map((role) => phrases.role(role, board))])].join(', ');
}

/** What a list is of, in the words of its firm's legal form, with the kind of signature that it was asked for. */
function whatOf(frame: QuestionFrame, phrases: Phrases, board: string): string {
  const listed = listedAs(frame, phrases, board);
  return frame.signatures.length === 0 ? listed : `${listed} (${signaturesText(frame.signatures, phrases)})`;
}

function listedAs({ measure, roles, signatures, subjects }: QuestionFrame, phrases: Phrases, board: string): string {
  const named = rolesText(roles, phrases, board);
  // Who has no signature is no signatory.
  if (measure === 'SIGNATORIES' && signatures.includes('NONE')) return named === '' ? phrases.everybody : named;
  switch (measure) {
    case 'AUDITOR':
      return phrases.auditor;
    case 'SIGNATORIES':
      return named === '' ? phrases.signatories : `${phrases.signatories}, ${named}`;
    case 'PERSON_MANDATES':
      return named === '' ? phrases.mandates : `${phrases.mandates}, ${named}`;
    case 'JOINED':
      return phrases.arrivals(
        named !== '' ? named : subjects[0]?.kind === 'PERSON' ? phrases.mandates : phrases.everybody,
      );
    case 'DEPARTED':
      return phrases.departures(named === '' ? phrases.everybody : named);
    case 'DOSSIER':
    case 'IDENTIFY':
      // Whoever somebody is, she holds mandates.
      return subjects[0]?.uid?.startsWith('pe_') === true ? phrases.mandates : phrases.everybody;
    default:
      return named === '' ? phrases.everybody : named;
  }
}
