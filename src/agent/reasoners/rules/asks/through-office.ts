/** What else is held by whoever holds an office of a firm: `which other firms does the auditor of X audit?`, `where else does the chair of X sit?` */
import type { Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { nothingElse, type Reads } from '../asked-instead.js';
import { JOINING } from '../lexicon/index.js';
import { isOfFirms } from '../read/clauses/relative.js';
import { coreRuns, textOf, type Run } from '../read/names/runs.js';
import { clocksRead } from '../read/time/clocks.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { focusOf } from '../turns/focus.js';
import { unwritten } from '../read/unwritten.js';

/** An office of a firm, in the words of the question; `itself`: who holds it is all that is asked. */
interface Office {
  role: string;
  firm: string;
  itself: boolean;
}

/** Of more holders the mandates are too many to tell, and `shared officers` is the question. */
const MOST_HOLDERS = 3;
/** An office of one, in the words of any form; of a whole board `shared officers` tells. */
const MOST_ROLES = 2;
const OFFICES: readonly Measure[] = ['OFFICERS', 'AUDITOR', 'SIGNATORIES'];
const AUDITORS: readonly string[] = ['AUDITOR', 'GROUP_AUDITOR'];

/**
 * Who holds it is told first, then what each of them holds at that time; an auditor's mandates are those it audits. Null: something else is asked.
 * Nobody holds it, or the firm is not known: that is the answer.
 */
export async function throughOffice(asked: Asked, written: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  const office = officeIn(written) ?? auditorOfSpoken(asked, written);
  if (office === null) return null;
  const route = await read({ ...asked, question: WHO_IS[asked.language](office.role, office.firm) });
  const [own, another] = route.frames;
  const [firm, second] = own?.subjects ?? [];
  if (own === undefined || another !== undefined || !OFFICES.includes(own.measure) || own.roles.length === 0 || own.roles.length > MOST_ROLES || own.refusal !== null) return null;
  if (firm?.kind !== 'COMPANY' || second !== undefined) return null;
  const { held, known } = clocksRead(said(written, []), asked.question);
  const [time, other] = held;
  if (other !== undefined || (time !== undefined && time.asOf === null)) return null;
  const at = { asOf: time?.asOf ?? null, knownOn: known?.asOf ?? null };
  const told: QuestionFrame = { ...own, ...at };
  if (firm.uid === null || office.itself) return { ...route, frames: [told] };
  const clocks = { asOf: at.asOf ?? asked.clocks.asOf, knownOn: at.knownOn ?? asked.clocks.knownOn };
  const { rows } = await context.graph.mandates({ companyUids: [firm.uid], roles: own.roles, at: 'CLOCKS', clocks }, { first: MOST_ROWS, after: null }, context.call);
  const holders = new Map(rows.map(({ holderUid, subject }) => [holderUid, subject === 'PERSON' ? 'PERSON' : 'COMPANY'] as const));
  if (holders.size > MOST_HOLDERS) return null;
  const audits = own.roles.every((role) => AUDITORS.includes(role));
  const mandates: QuestionFrame[] = [];
  for (const [uid, kind] of holders) {
    const named = await focusOf({ ...asked, focusUid: uid, clocks }, context);
    const subject: FrameSubject = unwritten({ kind, uid, name: named?.name ?? null });
    mandates.push({ ...own, ...nothingElse(), ...at, measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [subject], roles: audits ? own.roles : [] });
  }
  return { ...route, intent: 'all_tools', reasoning: 'firms are asked for by who holds an office of one', frames: [told, ...mandates] };
} // prettier-ignore

const MOST_ROWS = 20;

const WHO_IS: Record<Language, (role: string, firm: string) => string> = {
  de: (role, firm) => `Wer ist ${role} von «${firm}»?`,
  fr: (role, firm) => `Qui est ${role} de «${firm}» ?`,
  it: (role, firm) => `Chi è ${role} di «${firm}»?`,
  en: (role, firm) => `Who is the ${role} of «${firm}»?`,
};

const OF = /^(?:der|des|von|vom|bei|of|at|for|de|d|du|chez|di|del|della|dell|presso)$/;
const ARTICLE = /^(?:der|die|das|dem|des|the|la|le|l|il|lo|firma|gesellschaft|company|societe|societa)$/;
const SAME = /^(?:der|die|das|dem|den)?selben?$|^gleiche[nrms]?$|^(?:same|meme|stess[oa]|medesim[oa])$/;
const AS = /^(?:wie|als|as|que|qu|di|del|della|dell|come|che)$/;
/** Something else is asked than what somebody holds. */
const OTHER: readonly Slot['type'][] = ['COUNTING', 'GROUPING', 'ORDER', 'TOPIC', 'STATUS', 'OUTSIDE', 'LEFT', 'JOINED', 'WHEN', 'CANTON', 'PRONOUN', 'BACK', 'NUMBER', 'NOTICE_NOUN']; // prettier-ignore

/** The one office of a named firm through which firms are asked for; null: there is none, or the office itself is asked for. */
function officeIn(reading: Reading): Office | null {
  const { tokens } = reading;
  if (!tokens.some(isRole)) return null;
  const [core, another] = coreRuns(reading);
  const run = core === undefined ? undefined : wholeName(reading, core);
  if (run === undefined || another !== undefined || tokens.some(({ folded }) => JOINING.has(folded))) return null;
  const role = roleBefore(tokens, run) ?? roleBehind(reading, run);
  if (role === null) return null;
  const rest = tokens.filter((_, at) => (at < role.start || role.end <= at) && (at < run.start || run.end <= at));
  const types = rest.map((token) => slotOf(token)?.type ?? null);
  if (types.some((type) => type !== null && OTHER.includes(type))) return null;
  const one = isOne(tokens) && !rest.some(isRole);
  const itself = one && isWhich(tokens);
  return itself || (!one && asksForFirms(rest))
    ? { role: textOf(reading, role), firm: textOf(reading, run), itself }
    : null;
}

/** `Which other firms does its auditor audit?`, of the one firm spoken of; null: something else is asked. */
function auditorOfSpoken({ recalled, focusUid }: Asked, reading: Reading): Office | null {
  const { tokens } = reading;
  const [firm, another] = recalled.frames.every(({ subjects }) => subjects.length === 1) ? new Map(recalled.frames.flatMap(({ subjects }) => subjects).map((one) => [one.uid, one])).values() : [];
  const at = tokens.findIndex((token, index) => isAuditor(token) && ITS.test(tokens[index - 1]?.folded ?? ''));
  if (focusUid !== null || at < 0 || firm?.kind !== 'COMPANY' || firm.uid === null || another !== undefined || recalled.listed.some(({ roles }) => roles.includes('AUDITOR'))) return null;
  let end = at + 1;
  while (tokens[end]?.phrase === tokens[at]!.phrase) end++;
  // Its verb is the auditor's, too.
  const rest = tokens.filter((token, index) => index < at - 1 || (index >= end && !isAuditor(token)));
  const others = rest.some(({ folded }) => ELSE.test(folded)) && rest.every((token) => !OTHER.includes(slotOf(token)?.type ?? 'FILLER') && !isRole(token));
  return others && asksForFirms(rest) && coreRuns(reading).length === 0 ? { role: textOf(reading, { start: at, end }), firm: firm.name ?? firm.text, itself: false } : null;
} // prettier-ignore

const ITS = /^(?:its|their|ihre?[nmr]?|deren|dessen|seine?[nmr]?|son|sa|leur|suo|sua|loro)$/;
const isAuditor = (token: TaggedToken): boolean => {
  const slot = slotOf(token);
  return slot?.type === 'ROLE' ? slot.roles.every((role) => AUDITORS.includes(role)) : slot?.type === 'MEASURE' && slot.measure === 'AUDITOR';
}; // prettier-ignore

/** With the capital words behind it, whatever they say elsewhere: in German any noun is one. */
function wholeName({ tokens, language }: Reading, { start, end }: Run): Run {
  const goesOn = (token: TaggedToken | undefined) =>
    token !== undefined && token.capital && !token.breakBefore && !token.commaBefore && slotOf(token)?.type !== 'TIME';
  let last = end;
  while (language !== 'de' && goesOn(tokens[last])) last++;
  return { start, end: last };
}

/** `The auditor of X`, `the same auditor as X`. */
function roleBefore(tokens: readonly TaggedToken[], { start }: Run): Run | null {
  const isSmall = (token: TaggedToken | undefined) =>
    token !== undefined && [OF, AS, ARTICLE].some((words) => words.test(token.folded));
  let end = start;
  while (isSmall(tokens[end - 1]) && start - end < MOST_SMALL) end--;
  if (end === start || !isRole(tokens[end - 1])) return null;
  const role = phraseEndingAt(tokens, end);
  const small = tokens.slice(end, start);
  const same = SAME.test(tokens[role.start - 1]?.folded ?? '') && small.some(({ folded }) => AS.test(folded));
  return same || small.some(({ folded }) => OF.test(folded)) ? role : null;
}
const MOST_SMALL = 3;

/** `X's auditor`. */
function roleBehind({ question, tokens, language }: Reading, { end }: Run): Run | null {
  const [last, next] = [tokens[end - 1]!, tokens[end]];
  if (language !== 'en' || next === undefined) return null;
  const mark = /['’]s?\s*$/.test(question.slice(last.span.start, next.span.start)) || next.folded === 's';
  const start = next.folded === 's' ? end + 1 : end;
  if (!mark || !isRole(tokens[start])) return null;
  let behind = start + 1;
  while (tokens[behind]?.phrase === tokens[start]!.phrase) behind++;
  return { start, end: behind };
}

const isRole = (token: TaggedToken | undefined) => token !== undefined && slotOf(token)?.type === 'ROLE';

function phraseEndingAt(tokens: readonly TaggedToken[], end: number): Run {
  let start = end - 1;
  while (start > 0 && tokens[start - 1]!.phrase === tokens[end - 1]!.phrase) start--;
  return { start, end };
}

const WHO = /^(?:wer|wem|wen|qui|chi|who|whom)$/;
const ELSE = /^(?:sonst|noch|ausserdem|else|d autre|autre|altro|altri|also|auch|aussi|anche|other)$/;
const WHICH = /^(?:welche[rsmn]?|which|what|quelles?|quels?|quali|quale)$/;
const IS = /^(?:ist|sind|war|waren|est|sont|etait|etaient|e|sono|era|erano|is|are|was|were)$/;
const LEADS = /^(?:in|bei|fur|an|for|at|of|on|chez|dans|de|pour|aupres|presso|per|di|nelle|a)$/;

/** `Which company`, and not `in which`: the one that holds the office. */
function isOne(tokens: readonly TaggedToken[]): boolean {
  const which = tokens.findIndex(({ folded }) => WHICH.test(folded));
  const leads = which > 0 && LEADS.test(tokens[which - 1]!.folded);
  return which >= 0 && !leads && tokens[which]!.folded !== 'quali' && ONE.test(tokens[which + 1]?.folded ?? '');
}
const ONE =
  /^(?:firma|\w*gesellschaft|company|firm|societe|entreprise|fiduciaire|societa|ditta|impresa|azienda|fiduciaria)$/;

/** `Which company is the auditor of X?` */
const isWhich = (tokens: readonly TaggedToken[]): boolean =>
  IS.test(tokens[tokens.findIndex(({ folded }) => WHICH.test(folded)) + 2]?.folded ?? '');

/** Firms, boards or mandates, and not who holds the office. */
function asksForFirms(rest: readonly TaggedToken[]): boolean {
  const others = rest.some(({ folded }) => ELSE.test(folded));
  if (rest.some(({ folded }) => WHO.test(folded))) return others && rest.some(isRole);
  return rest.some(isOfFirms) || (others && rest.some(({ folded }) => WHERE.test(folded)));
}
const WHERE = /^(?:wo|ou|dove|where)$/;
