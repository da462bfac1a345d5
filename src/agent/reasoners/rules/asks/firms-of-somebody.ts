/** What became of the firms in which somebody held something: `which of her companies went bankrupt?`, `has she been involved in a bankruptcy?` */
import type { EventTopic, Language } from '../../../../core/index.js';
import { happenedTo, type ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { nothingElse, type Reads } from '../asked-instead.js';
import { statusOf } from '../read/firms/companies.js';
import { isOfFirms } from '../read/clauses/relative.js';
import { coreRuns, textOf } from '../read/names/runs.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { focusOf } from '../turns/focus.js';
import { unwritten } from '../read/unwritten.js';

/** What ends a firm, and the states that say the same. */
const ENDS: readonly EventTopic[] = ['BANKRUPTCY', 'LIQUIDATION', 'DELETED'];
const TOPIC_OF: Readonly<Partial<Record<string, EventTopic>>> = { BANKRUPT: 'BANKRUPTCY', IN_LIQUIDATION: 'LIQUIDATION', DELETED: 'DELETED' }; // prettier-ignore
/** Of so many the dates of their bankruptcies are told beside. */
const MOST_DATED = 5;

/**
 * All that she ever held in the firms to which it happened, whenever that was; of bankruptcies, of each firm when it was opened. Asked whether
 * she was involved, the notices of that kind about herself beside: she may be the debtor. Null: something else is asked, or it is open who is meant.
 */
export async function firmsOfSomebody(asked: Asked, written: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  const topics = topicsIn(written);
  // `Which of her companies are in liquidation?`: how they are.
  const status = topics?.length === 0 && written.tokens.some(({ folded }) => OF_HERS.test(folded)) ? statusOf(said(written, [])) : null;
  if (topics === null || (topics.length === 0 && status === null)) return null;
  const [name, another] = coreRuns(written);
  // `Did the firm X go bankrupt?`: that firm.
  const named = name === undefined ? undefined : written.tokens[name.start - 1];
  if (another !== undefined || THE_FIRM.test(named?.folded ?? '')) return null;
  const spoken = name === undefined ? spokenOf(asked, written) : null;
  if (name === undefined && spoken === null) return null;
  const who = name === undefined ? spoken!.name : textOf(written, name).replace(/['’]s?$/, '');
  const route = await read({ ...asked, question: MANDATES_OF[asked.language](who ?? '') });
  const [own, second] = route.frames;
  const [person, other] = own?.subjects ?? [];
  if (own === undefined || second !== undefined || own.measure !== 'PERSON_MANDATES' || own.refusal !== null) return null;
  if (person?.kind !== 'PERSON' || other !== undefined || (spoken ?? person).uid === null) return null;
  const subject: FrameSubject = spoken ?? person;
  if (topics.length === 0) return { ...route, reasoning: 'the firms of somebody that are so', frames: [{ ...own, ...nothingElse(), measure: 'PERSON_MANDATES', subjects: [subject], status }] };
  const held: QuestionFrame = { ...own, ...nothingElse(), measure: 'PERSON_MANDATES', intent: 'get_node_history', subjects: [subject], topics, range: { from: null, to: null } };
  const dated = topics[0] !== 'BANKRUPTCY' || topics.length > 1 ? [] : await bankruptcies(subject.uid!, own, asked, context);
  const involved = written.tokens.some(({ folded }) => INVOLVED.test(folded));
  const herself: QuestionFrame[] = involved ? [{ ...own, ...nothingElse(), measure: 'TIMELINE', intent: 'get_node_history', subjects: [subject], topics }] : [];
  return { ...route, intent: 'all_tools', reasoning: 'what became of the firms of somebody', frames: [held, ...dated, ...herself] };
} // prettier-ignore

/** When the firm of each was opened; none where there are too many. */
async function bankruptcies(uid: string, own: QuestionFrame, asked: Asked, context: ToolContext): Promise<QuestionFrame[]> {
  const { companyUids } = await happenedTo(['BANKRUPTCY'], uid, asked.clocks, context);
  if (companyUids.size > MOST_DATED) return [];
  const frames: QuestionFrame[] = [];
  for (const firm of [...companyUids].sort()) {
    const named = await focusOf({ ...asked, focusUid: firm }, context);
    const subject: FrameSubject = unwritten({ kind: 'COMPANY', uid: firm, name: named?.name ?? null });
    frames.push({ ...own, ...nothingElse(), measure: 'BANKRUPTCY_DATES', intent: 'get_node_history', subjects: [subject], topics: ['BANKRUPTCY'] });
  }
  return frames;
} // prettier-ignore

const MANDATES_OF: Record<Language, (who: string) => string> = {
  de: (who) => `Mandate von «${who}»`,
  fr: (who) => `Mandats de «${who}»`,
  it: (who) => `Mandati di «${who}»`,
  en: (who) => `Mandates of «${who}»`,
};

/** `Did any of her companies go bankrupt?`, of the only person of the turn before. */
function spokenOf({ recalled, focusUid }: Asked, { tokens }: Reading): FrameSubject | null {
  const people = recalled.subjects.slice(0, Math.max(1, recalled.current)).filter(({ kind }) => kind === 'PERSON');
  const points = tokens.some((token) => HERS.test(token.folded));
  const [person, another] = people;
  if (!points || person === undefined || another !== undefined || focusUid !== null) return null;
  return unwritten({ kind: 'PERSON', uid: person.uid, name: person.name });
}
const HERS = /^(?:his|her|hers|he|she|seine[nrms]?|ihre[nrms]?|er|sie|ses|il|elle|sue|suoi|lui|lei)$/;

/** `Gingen in Konkurs`: nobody left. */
const WENT = /^(?:ging|gingen|gegangen|geht|gehen)$/;
/** Whose firms they are. */
const OF_HERS = /^(?:of|s|von|seine[nrms]?|ihre[nrms]?|de|d|des|ses|di|del|della|sue|suoi|his|her)$/;
const THE_FIRM = /^(?:firma|gesellschaft|unternehmen|compan(?:y|ies)|firms?|societes?|entreprises?|societa|ditt[ae]|impres[ae]|aziend[ae]|firmen|gesellschaften)$/; // prettier-ignore
const INVOLVED = /^(?:involved|implicated|connected|linked|associated|beteiligt|verwickelt|involviert|impliquee?|melee?|lie|liee|coinvolt[oa]|implicat[oa]|legat[oa])$/; // prettier-ignore
/** Something else is asked than what became of them. */
const OTHER: readonly Slot['type'][] = ['COUNTING', 'GROUPING', 'ORDER', 'OUTSIDE', 'LEFT', 'JOINED', 'WHEN', 'CANTON', 'BACK', 'NUMBER', 'NOTICE_NOUN', 'TIME', 'ROLE', 'SIGNATURE', 'NEGATION', 'FORM']; // prettier-ignore

/** What happened to them, where firms are asked for and nothing but that is said of them; null: something else is asked. */
function topicsIn({ tokens }: Reading): EventTopic[] | null {
  const said = tokens.flatMap((token) => topicOf(token) ?? []);
  const firms = tokens.some(isOfFirms) || tokens.some(({ folded }) => INVOLVED.test(folded));
  const other = tokens.some(
    (token) => (OTHER.includes(slotOf(token)?.type ?? 'FILLER') && !WENT.test(token.folded)) || isOtherMeasure(token),
  );
  return firms && !other && said.every((topic) => ENDS.includes(topic)) ? [...new Set(said)] : null;
}

function topicOf(token: TaggedToken): EventTopic | null {
  const slot = slotOf(token);
  if (slot?.type === 'TOPIC') return slot.topic;
  return slot?.type === 'STATUS' ? (TOPIC_OF[slot.status] ?? 'OTHER') : null;
}

const isOtherMeasure = (token: TaggedToken): boolean => {
  const slot = slotOf(token);
  return slot?.type === 'MEASURE' && !['PERSON_MANDATES', 'STATUS', 'IDENTIFY'].includes(slot.measure);
};
