import type { Candidate, Claim, FrameSubject, PartOutcome } from '../../../../trace/index.js';
import type { Draft, Observation, Synthesis } from '../../../slots.js';
import type { Part } from '../part.js';
import { textsOf, type Form } from './sentences.js';
import { viewOf, type MandateClaim, type View } from './view.js';

/** What is said of one part of the question. */
export interface Told {
  outcome: PartOutcome;
  drafts: Draft[];
  candidates: Candidate[];
  subjects: Synthesis['subjects'];
}

export function ended(
  outcome: PartOutcome,
  drafts: Draft[],
  candidates: Candidate[] = [],
  subjects: Synthesis['subjects'] = [],
): Told {
  return { outcome, drafts, candidates, subjects };
}

/** Who a turn was about, as the next one may mean it. */
export function rememberedOf({ uid, kind, name }: FrameSubject): Synthesis['subjects'] {
  if (uid === null || name === null) return [];
  return [{ uid, kind: kind === 'EITHER' ? (uid.startsWith('pe_') ? 'PERSON' : 'COMPANY') : kind, name }];
}

export const NAMED: MandateClaim = {
  subjectUid: '',
  relation: 'IS_NAMED',
  attribute: null,
  object: null,
  from: null,
  to: null,
  action: null,
  negated: false,
};

/** The claim of a list's Aggregate or Absence. */
export function countClaims(
  { result }: Observation,
  relation: 'COUNT' | 'NONE',
  attribute: string | null = null,
): MandateClaim[] {
  const found = result?.evidence.flatMap(({ evidence, carries }) => ('query' in evidence ? carries : [])) ?? [];
  return found.filter((claim) => claim.relation === relation && claim.attribute === attribute).slice(0, 1);
}

const MOST_TAKEN = 10;

/** On what it rests that somebody of the result is one person, and who else may be the same: told, and never counted. */
export function sameDrafts({ result }: Observation, part: Part): Draft[] {
  const view = viewOf(part);
  // What somebody holds in one firm is another's only if she was there too.
  const firm = part.frame.within === null ? null : view.known(part.frame.within.uid ?? '');
  const others = view.others.filter(({ other }) => firm === null || other.firm === firm);
  const claims = result?.evidence.flatMap(({ carries }) => carries) ?? [];
  const one = claims.filter(({ relation }) => relation === 'TAKEN_FOR_ONE').slice(0, MOST_TAKEN);
  const same = claims
    .filter(
      ({ relation, subjectUid, object }) =>
        relation === 'POSSIBLY_SAME' && others.some(({ of, other }) => of === subjectUid && other.uid === object),
    ) // prettier-ignore
    .flatMap((claim) => spoken('SAME', [claim], part));
  return [...one.flatMap((claim) => spoken('ONE', [claim], part)), ...same];
}

/** A sentence with the evidence that carries its claims; none where the run did not see what the form needs. `carried`: how evidence carries it, where the claim leaves dates open. */
export function spoken(
  form: Form,
  claims: readonly MandateClaim[],
  part: Part,
  carried: MandateClaim | null = null,
): Draft[] {
  const text = textsOf(form, claims, part).find((found) => found !== '');
  if (text === undefined) return [];
  const view = viewOf(part);
  const cited = claims.map((claim) => ({ claim, ids: view.citing(carried ?? claim) }));
  const proved: Claim[] = cited.map(({ claim, ids }) => proving(claim, datedBy(claim, ids, cited)));
  const citations = [...new Set(proved.flatMap((claim) => claim.evidenceIds))];
  const draft: Draft = { text, form, part: part.index, claims: proved, citations };
  rendered.set(frozen(draft), markOf(view));
  return [draft];
}

/** Written out: of a spread that more is added to V8 makes an object a hundred times as slowly. */
function proving({ subjectUid, relation, attribute, object, from, to, action, negated }: MandateClaim, evidenceIds: string[]): Claim {
  return { subjectUid, relation, attribute, object, from, to, action, negated, evidenceIds };
} // prettier-ignore

/** It stands unread as long as it is the same: nothing of it may change. */
function frozen(draft: Draft): Draft {
  for (const claim of draft.claims) Object.freeze(Object.freeze(claim).evidenceIds);
  Object.freeze(draft.claims);
  Object.freeze(draft.citations);
  return Object.freeze(draft);
}

/** Marks and not the views themselves: a sentence that is held holds no rows. */
const marks = new WeakMap<View, symbol>();
const rendered = new WeakMap<Draft, symbol>();

function markOf(view: View): symbol {
  const mark = marks.get(view) ?? Symbol();
  marks.set(view, mark);
  return mark;
}

/** Whether this very sentence was rendered from its claims and what was seen for the part: it need not be again. A copy, whatever was changed in it, was not. */
export function isRendered(draft: Draft, part: Part): boolean {
  const mark = rendered.get(draft);
  return mark !== undefined && mark === marks.get(viewOf(part));
}

/** Every fact of a notice carries the notice's days: they are cited from the facts that the sentence tells, not from what else it printed. */
function datedBy({ relation }: MandateClaim, ids: string[], cited: readonly { claim: MandateClaim; ids: string[] }[]): string[] {
  if (relation !== 'DATED') return ids;
  const told = ids.filter((id) => cited.some(({ claim, ids: others }) => claim.relation !== 'DATED' && others.includes(id)));
  return told.length > 0 ? told : ids.slice(0, 1);
} // prettier-ignore
