import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import type { ConversationState, PartOutcome } from '../../../trace/index.js';
import { evidenceNames, evidenceSeen, type EvidenceNames } from '../../evidence/evidence-seen.js';
import {
  SlotFailed,
  type Draft,
  type Reasoner,
  type Situation,
  type SlotContext,
  type Synthesis,
} from '../../slots.js';
import { verify, type Verdict } from '../../evidence/verify.js';
import { aboutWhole, wholeDrafts } from '../rules/speech/whole.js';
import { askShape } from './ask.js';
import { hasStrayed } from './has-strayed.js';
import { flagOrders } from './flag-orders.js';
import { synthesizerPrompt } from './prompts/index.js';
import { readClaims } from './read-claims.js';
import { named, statementsOf, type Statement } from './statements.js';

const SHAPE = z.strictObject({
  sentences: z.array(
    z.strictObject({ statement: z.string().nullable(), text: z.string().nullable(), citations: z.array(z.string()) }),
  ),
});

const MOST_SENTENCES = 60;
const MOST_TEXT = 1_000;
const SLOT = 'synthesizer';

/**
 * The answer of a model: statements that it chose, which stand by themselves, and sentences of its own, which the critic reads. Where it says nothing, what was looked for
 * in vain is told. Throws SlotFailed where nothing of it would stand.
 */
export async function synthesize(
  models: Models,
  reads: Pick<Reasoner, 'reads'>,
  situation: Situation,
  state: ConversationState,
  context: SlotContext,
): Promise<Synthesis> {
  flagOrders(situation.observations, context);
  if (situation.route.offTopic === true)
    return { drafts: aboutWhole(situation), outcomes: ['REFUSED'], candidates: [], subjects: [] };
  const { sentences } = await askShape(models, SLOT, requestOf(situation, state, context), SHAPE, context);
  // Read again: while the model writes nothing of it is held.
  const [statements, names] = [statementsOf(situation), evidenceNames(situation.observations)];
  const chosen = chosenOf(sentences.slice(0, MOST_SENTENCES), statements, names);
  const own = chosen.filter((one): one is Draft => 'text' in one && !('drafts' in one));
  const read = own.length === 0 ? [] : await readClaims(models, own, situation, context);
  const meant = chosen.map((one) => ('drafts' in one ? one : read[own.indexOf(one)]!));
  const told = meant.length > 0 ? meant : statements.filter(({ told: { outcome } }) => outcome !== 'ANSWERED');
  const honest = withNamesakes(told, statements, situation);
  // What will be cut is counted in the trace all the same.
  const platform = isDefinitive(context) ? wholeDrafts('PLATFORM', situation) : [];
  return {
    ...synthesisOf(standing(honest, reads, situation), statements),
    drafts: [...new Set(honest.flatMap(draftsOf)), ...platform],
  };
}

const isDefinitive = ({ slots }: SlotContext): boolean => slots.synthesizer === 'DEFINITIVE';

/** Throws SlotFailed where no answer could come of it. */
function requestOf(situation: Situation, state: ConversationState, context: SlotContext) {
  const statements = statementsOf(situation);
  if (statements.length === 0) throw new SlotFailed(SLOT, 'nothing was seen that an answer could rest on');
  if (hasStrayed(situation)) throw new SlotFailed(SLOT, 'it looked for nobody whom the question names');
  const names = evidenceNames(situation.observations);
  return { role: SLOT, name: 'answer', messages: synthesizerPrompt(situation, state, statements, names, isDefinitive(context)) } as const; // prettier-ignore
}

/** In the model's order, each statement once; a sentence that words a statement as it stands is that statement. */
function chosenOf(sentences: z.infer<typeof SHAPE>['sentences'], statements: readonly Statement[], names: EvidenceNames): (Statement | Draft)[] {
  const chosen = new Set<Statement | Draft>();
  for (const { statement, text, citations } of sentences) {
    const known = namedBy(statement, text, statements);
    for (const one of known) chosen.add(one);
    if (known.length === 0 && text !== null && text.trim() !== '')
      chosen.add({ text: oneLine(text), form: null, part: null, claims: [], citations: [...new Set(citations.flatMap((name) => names.idOf(name) ?? []))] });
  }
  return [...chosen];
} // prettier-ignore

/** By their ids, or word for word. */
function namedBy(statement: string | null, text: string | null, statements: readonly Statement[]): Statement[] {
  const byId = named(statement ?? (text !== null && text.length < 12 ? text : ''), statements);
  const said = text === null ? null : plain(text);
  const lines = statements.flatMap((one) => [one, ...one.lines]);
  return byId.length > 0 ? byId : lines.filter((one) => said !== null && plain(one.text) === said).slice(0, 1);
}

/** Where several bear the name and the model opened one of them unasked, the answer lists them as well: no guess goes unsaid. */
function withNamesakes(told: readonly (Statement | Draft)[], statements: readonly Statement[], { focusUid, chosenUids, recalled }: Situation): (Statement | Draft)[] {
  const given = new Set([focusUid, ...chosenUids, ...recalled.subjects.map(({ uid }) => uid)]);
  const lists = statements.filter((one) => {
    const { outcome, candidates } = one.told;
    return outcome === 'DISAMBIGUATION' && candidates.length > 1 && !candidates.some(({ uid }) => given.has(uid));
  });
  return [...told, ...lists.filter((list) => !told.includes(list))];
} // prettier-ignore

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT);
const plain = (text: string) => text.replace(/[*_\s]+/g, ' ').replace(/^[-\s]+|[.\s]+$/g, '').toLowerCase(); // prettier-ignore

const draftsOf = (one: Statement | Draft): Draft[] => ('drafts' in one ? one.drafts : [one]);

/** Without its own sentences that verify would cut: what is cut decides no outcome, and nobody is remembered for it. Throws where nothing is left. */
function standing(told: readonly (Statement | Draft)[], reads: Pick<Reasoner, 'reads'>, situation: Situation): (Statement | Draft)[] {
  const evidence = evidenceSeen(situation.observations);
  const verdicts = new Map<Draft, Verdict>();
  const verdictOf = (draft: Draft): Verdict => {
    const verdict = verdicts.get(draft) ?? verify(draft, reads, situation, evidence);
    verdicts.set(draft, verdict);
    return verdict;
  };
  const drafts = told.flatMap(draftsOf);
  const isProven = (verdict: Verdict) => verdict.stands && verdict.claims > 0;
  if (!drafts.some((draft) => isProven(verdictOf(draft)))) {
    const because = drafts.map(verdictOf).flatMap((verdict) => (verdict.stands ? [] : [verdict.because]))[0];
    throw new SlotFailed(SLOT, `none of its ${drafts.length} sentences stands: ${because ?? 'it says nothing'}`);
  }
  return told.filter((one) => 'drafts' in one || verdictOf(one).stands);
} // prettier-ignore

const URGENCY: readonly PartOutcome[] = ['ANSWERED', 'DISAMBIGUATION', 'UNAVAILABLE', 'NONE_HELD', 'NOT_IN_REGISTER'];

function synthesisOf(
  told: readonly (Statement | Draft)[],
  statements: readonly Statement[],
): Omit<Synthesis, 'drafts'> {
  // prettier-ignore
  const parts = [...new Set(told.flatMap((one) => ('drafts' in one ? [one.told] : [])))];
  const outcomes = [...parts.map(({ outcome }) => outcome), ...(parts.length < told.length && told.some((one) => !('drafts' in one)) ? ['ANSWERED' as const] : [])]; // prettier-ignore
  const cited = new Set(told.flatMap((one) => ('drafts' in one ? [] : one.citations)));
  const behind = statements.filter(({ citations }) => citations.some((id) => cited.has(id))).map((one) => one.told);
  const byUid = <Item extends { uid: string }>(items: readonly Item[]) => [
    ...new Map(items.map((item) => [item.uid, item])).values(),
  ];
  return {
    outcomes: [URGENCY.find((outcome) => outcomes.includes(outcome)) ?? 'NOT_UNDERSTOOD'],
    candidates: byUid(parts.flatMap(({ candidates }) => candidates)),
    subjects: byUid([...parts, ...behind].flatMap(({ subjects }) => subjects)),
  };
}
