/** Who came behind somebody in an office, or was there before: no register prints a successor; it tells who came and who went, and on which day. */
import type { MandateFact } from '../../../../../engines/graph/contract.js';
import { addDays, endKnownOn, foldName, wordsOf, type IsoDate, type Role } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { nothingElse, type Reads } from '../asked-instead.js';
import { onlyPersonTold } from '../learned/only-told.js';
import { PHRASES, type When } from '../phrases/index.js';
import { said } from '../read/said.js';
import { successionIn, type Succession } from '../read/people/succession.js';
import type { Reading } from '../read/words/tagging.js';
import { unwritten } from '../read/unwritten.js';

type Somebody = Pick<FrameSubject, 'kind' | 'name'> & { uid: string };

/**
 * Reads a question for somebody's successor or predecessor: who came to the firm in that office from the day on which she left it, or left it up to
 * the day on which she came; where she is still there, since when. Null: it asks for neither. Refused where it is open who is meant, or where she was.
 */
export async function succeeded(
  asked: Asked,
  reading: Reading,
  context: ToolContext,
  read: Reads,
): Promise<Route | null> {
  const succession = successionIn(reading);
  if (succession === null) return null;
  const whole = await read(asked);
  const { start, end } = succession.span;
  const own = whole.frames.find(({ span }) => span.start <= start && end <= span.end) ?? whole.frames[0];
  if (own === undefined) return null;
  const instead = (frame: QuestionFrame): Route => ({
    ...whole,
    intent: whole.frames.length === 1 ? frame.intent : 'all_tools',
    frames: whole.frames.map((one) => (one === own ? frame : one)),
  });
  const text = asked.question.slice(start, end);
  const rest = own.notUnderstood.filter((word) => !text.includes(word));
  // `Did A leave before B?`: no predecessor of either is asked for.
  if (
    succession.who !== null &&
    own.subjects.some((one) => one.kind === 'PERSON' && one.text !== '' && !isSame(one.text, succession.who!))
  )
    return instead({ ...own, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...rest, text] });
  const refused = succession.unsure ? null : instead({ ...own, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...rest, text] }); // prettier-ignore
  const firm = firmIn(own, asked);
  const person = succession.current
    ? await holderNow(firm, reading, asked, context)
    : await personIn(succession, own, firm, asked, read);
  if (person === null) return refused;
  const there = await heldBy(person, firm, asked, context);
  const [{ companyUid } = { companyUid: null }] = there;
  const place = firm ?? (await named(companyUid, asked, context));
  if (place === null || there.some((held) => held.companyUid !== place.uid)) return refused;
  const roles = rolesIn(succession, reading, asked, there);
  const held = there.filter(({ role }) => roles.length === 0 || roles.includes(role));
  const told = ofSuccession(
    succession,
    person,
    place,
    upTo(held, succession, asked),
    asked,
    SEVERAL.test(foldName(text)) || SEVERAL.test(foldName(asked.question)),
  );
  if (told === null) return refused;
  const taken = told.when === null ? [] : [{ text, as: PHRASES[asked.language].when(told.when) }];
  const open = rest.filter((word) => !wordsOf(place.name ?? '').some((own) => wordsOf(word).includes(own)));
  return instead({ ...own, ...nothingElse(), ...told.frame, readAs: taken, notUnderstood: open });
}

/** What is asked instead, and of which time; null: no day is known. */
function ofSuccession(
  { side }: Succession,
  person: Somebody,
  place: Somebody,
  held: readonly MandateFact[],
  { clocks }: Asked,
  several: boolean,
): { frame: Partial<QuestionFrame>; when: When | null } | null {
  if (held.length === 0) return null;
  const ends = held.map((mandate) => endKnownOn(mandate, clocks.knownOn));
  const roles = [...new Set(held.map(({ role }) => role))];
  if (side === 'AFTER' && ends.some(({ kind }) => kind === 'OPEN'))
    return { frame: { measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [unwritten(person)], within: unwritten(place), roles, sinceWhen: true }, when: null }; // prettier-ignore
  const day = side === 'AFTER' ? ends.flatMap(({ date }) => date ?? []).sort().at(-1) : lastCame(held, clocks); // prettier-ignore
  if (day === undefined) return null;
  const range = side === 'AFTER' ? { from: day, to: null } : { from: null, to: addDays(day, 1) };
  const measure = side === 'AFTER' ? 'JOINED' : 'DEPARTED';
  const when = side === 'AFTER' ? { first: day, last: null } : { first: null, last: day };
  // An office that one alone holds has one who came next, and one who was there last.
  const order = several || !roles.every((role) => HELD_BY_ONE.includes(role)) ? null : side === 'AFTER' ? ('FIRST' as const) : ('LAST' as const); // prettier-ignore
  return { frame: { measure, intent: 'get_node_history', subjects: [unwritten(place)], roles, range, order }, when };
}

/** Since when she held it without a break, when she held it last: whoever presided before and again was followed and came behind another. */
function lastCame(held: readonly MandateFact[], { knownOn }: Asked['clocks']): IsoDate | undefined {
  const stretches = held.flatMap((mandate) => (mandate.from.date === null ? [] : [{ from: mandate.from.date, to: endKnownOn(mandate, knownOn).date }])).sort((one, other) => one.from.localeCompare(other.from)); // prettier-ignore
  let [came, until] = [stretches[0]?.from, stretches[0]?.to ?? null];
  for (const { from, to } of stretches) {
    if (until !== null && from > until) came = from;
    until = until === null || to === null ? null : from > until || to > until ? to : until;
  }
  return came;
}

/** Of whoever went before another, what she held up to then: she may have come back since. */
function upTo(held: readonly MandateFact[], { side, who }: Succession, { recalled }: Asked): readonly MandateFact[] {
  const [last] = recalled.frames;
  const to = last?.measure === 'DEPARTED' && side === 'BEFORE' && who === null ? (last.range?.to ?? null) : null;
  return to === null ? held : held.filter(({ from }) => from.date !== null && from.date < to);
} // prettier-ignore

const HELD_BY_ONE: readonly Role[] = ['BOARD_PRESIDENT', 'SOLE_BOARD_MEMBER', 'MANAGERS_CHAIR', 'MANAGEMENT_CHAIR', 'BRANCH_MANAGER', 'AUDITOR', 'GROUP_AUDITOR']; // prettier-ignore
/** `Her predecessors`, `who were before him`: all of them. */
const SEVERAL =
  /(?:^| )(?:successors|predecessors|replacements|(?:seine|ihre|die|alle) (?:vorganger|nachfolger)(?:innen)?|successeure?s|predecesseure?s|successori|predecessori|who were|who have|wer waren|qui etaient|chi erano|all|alle|tous|toutes|tutti|tutte)(?= |$)/;

const isCompany = ({ kind }: { kind: FrameSubject['kind'] }) => kind === 'COMPANY';
const known = (one: Pick<FrameSubject, 'uid' | 'kind' | 'name'> | null | undefined): Somebody | null =>
  one?.uid ? { uid: one.uid, kind: one.kind, name: one.name } : null;

/** The firm that the question names, or that was spoken of. */
function firmIn({ within, subjects }: QuestionFrame, { recalled }: Asked): Somebody | null {
  return known(within) ?? known(subjects.find(isCompany)) ?? known(recalled.subjects.find(isCompany));
}

/** Whose successor: the one named, or the only one whom the answer before told of. */
async function personIn({ who }: Succession, { subjects, within, roles }: QuestionFrame, firm: Somebody | null, asked: Asked, read: Reads): Promise<Somebody | null> {
  const isPerson = ({ kind }: Pick<FrameSubject, 'kind'>) => kind === 'PERSON';
  const { recalled } = asked;
  const auditors = recalled.justListed && isOfAudit(recalled.frames[0]) ? recalled.listed : [];
  if (who === null && auditors.length === 1) return known(auditors[0]);
  if (who === null) return known(onlyPersonTold(asked)) ?? known(recalled.subjects.slice(0, recalled.current).find(isPerson)) ?? known(subjects.find(isPerson));
  const inQuestion = known(subjects.find(isPerson));
  if (inQuestion !== null) return inQuestion;
  // `Who audited X before Y?`: Y held that office there.
  const [auditor, another] = subjects;
  if (within !== null && another === undefined && roles.length > 0 && roles.every((role) => AUDITORS.includes(role))) return known(auditor);
  const { frames } = await read({ ...asked, question: SINCE_WHEN[asked.language](who, firm?.name ?? null) });
  return frames.length === 1 ? known(frames[0]!.subjects.find(isPerson)) : null;
} // prettier-ignore

/** Of whom an office is that firms hold. */
const isOfAudit = (last: QuestionFrame | undefined): boolean =>
  last?.measure === 'AUDITOR' || (last?.measure === 'DEPARTED' && last.roles.length > 0 && last.roles.every((role) => AUDITORS.includes(role))); // prettier-ignore

const AUDITORS: readonly Role[] = ['AUDITOR', 'GROUP_AUDITOR'];

/** Of a name as it is written, here with a title or without a first name. */
function isSame(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.some((word) => others.includes(word));
}

/** Whoever alone holds the office now. */
async function holderNow(firm: Somebody | null, reading: Reading, { clocks }: Asked, { graph, call }: ToolContext): Promise<Somebody | null> {
  const { roles } = said(reading, []);
  if (firm === null || roles.length === 0) return null;
  const { rows } = await graph.mandates({ companyUids: [firm.uid], roles, at: 'CLOCKS', clocks }, { first: MOST, after: null }, call);
  const uids = [...new Set(rows.map(({ holderUid }) => holderUid))];
  return uids.length === 1 ? { uid: uids[0]!, kind: uids[0]!.startsWith('pe_') ? 'PERSON' : 'COMPANY', name: rows[0]!.details[0]?.name ?? null } : null;
} // prettier-ignore

/** A question that names somebody, and where she is. */
export const SINCE_WHEN: Record<Asked['language'], (who: string, firm: string | null) => string> = {
  de: (who, firm) => (firm === null ? `Mandate von ${who}` : `Seit wann ist ${who} bei «${firm}»?`),
  en: (who, firm) => (firm === null ? `Mandates of ${who}` : `Since when is ${who} at «${firm}»?`),
  fr: (who, firm) => (firm === null ? `Mandats de ${who}` : `Depuis quand ${who} est-il chez «${firm}» ?`),
  it: (who, firm) => (firm === null ? `Mandati di ${who}` : `Da quando ${who} è presso «${firm}»?`),
};

const MOST = 200;

/** All that she ever held, in that firm or anywhere. */
async function heldBy({ uid }: Somebody, firm: Somebody | null, { clocks }: Asked, { graph, call }: ToolContext) {
  const where = firm === null ? {} : { companyUids: [firm.uid] };
  const { rows } = await graph.mandates({ holderUids: [uid], ...where, at: 'HISTORY', clocks }, { first: MOST, after: null }, call); // prettier-ignore
  return rows;
}

async function named(uid: string | null, { clocks }: Asked, { graph, call }: ToolContext): Promise<Somebody | null> {
  if (uid === null) return null;
  const [state] = await graph.companyStates([{ uid, clocks }], call);
  return { uid, kind: 'COMPANY', name: state?.name ?? null };
}

/** The office that the question says; else the one that was asked about; else what she held last, or first. */
function rolesIn({ side, who }: Succession, reading: Reading, { recalled, clocks }: Asked, held: readonly MandateFact[]): readonly Role[] {
  const { roles } = said(reading, []);
  if (roles.length > 0) return roles;
  const before = who === null ? (recalled.frames[0]?.roles ?? []) : [];
  if (held.some(({ role }) => before.includes(role))) return before;
  const dayOf = (mandate: MandateFact) => (side === 'AFTER' ? endKnownOn(mandate, clocks.knownOn) : mandate.from).date ?? '';
  const days = held.map(dayOf).sort();
  const day = side === 'AFTER' ? days.at(-1) : days[0];
  return held.filter((mandate) => dayOf(mandate) === day).map(({ role }) => role);
} // prettier-ignore
