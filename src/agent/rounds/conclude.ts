import { sumOf, type ConversationState } from '../../trace/index.js';
import type { EvidenceBook } from '../evidence/evidence-book.js';
import { faultOfSentence } from '../guard/sentences.js';
import { listedIn } from '../evidence/listed.js';
import type { LoopOptions } from '../loop-options.js';
import type { Draft, Situation, SlotContext, Synthesis } from '../slots.js';
import { withGround } from '../state-machine.js';
import { verify } from '../evidence/verify.js';

/** Says what stands of the synthesis, remembers, and ends the run. */
export async function conclude(
  options: LoopOptions,
  situation: Situation,
  state: ConversationState,
  book: EvidenceBook,
  slots: SlotContext,
): Promise<void> {
  const { reasoner, writer } = options;
  const synthesis = await reasoner.synthesize(situation, state, slots);
  const { sentences, told, cut } = say(options, situation, synthesis, book);
  const { outcomes, candidates, subjects } = synthesis;
  const sum = sumOf(outcomes);
  const outcome = sentences.length === 0 && sum === 'ANSWERED' ? 'NOT_IN_REGISTER' : sum;
  const uids = subjects.map(({ uid }) => uid);
  const came = new Set(
    situation.observations.flatMap(({ planNodeId, result }) => (result === null ? [] : [planNodeId])),
  );
  const plan = (situation.plans ?? []).flatMap(({ nodes }) => nodes.filter(({ id }) => came.has(id)));
  const remembered = await options.memory.remember(situation, { outcome, sentences, cut, plan, uids });
  const ground = subjects.map((subject) => withGround(subject, situation));
  const listed = candidates.length > 0 ? [] : listedIn(told, situation, uids);
  if (ground.length > 0 || remembered) writer.log({ kind: 'MemoryStored', subjects: ground, ...(listed.length > 0 && { listed }), remembered }); // prettier-ignore
  writer.log({
    kind: 'RunFinished',
    outcome,
    outcomes,
    state,
    suggestions: reasoner.suggest(state, situation),
    candidates,
    subjects: uids,
    durationMs: options.clock.now() - options.startedMs,
  });
}

/** What a model has read of the register. */
function printedIn({ observations }: Situation): () => string {
  let held: string | null = null;
  return () => (held ??= JSON.stringify(observations.map(({ result }) => [result?.rows, result?.labels, result?.evidence])));
} // prettier-ignore

/** Appends the sentences that stand; the others are counted and never shown. */
function say(
  { reasoner, writer, attempt }: LoopOptions,
  situation: Situation,
  { drafts }: Synthesis,
  book: EvidenceBook,
): { sentences: string[]; told: Draft[]; cut: number } {
  const sentences: string[] = [];
  const told: Draft[] = [];
  const counts = { kept: 0, cut: 0, claims: 0 };
  const printed = printedIn(situation);
  for (const draft of drafts) {
    // An address in a cited sentence that the rules worded is the register's own, and stays; a model's text has no form.
    const fault = faultOfSentence(draft.text, draft.citations.length > 0, draft.form !== null, draft.form === null ? printed : null); // prettier-ignore
    if (fault !== null) writer.log({ kind: 'GuardrailTripped', stage: 'OUTPUT', rule: fault.rule, text: fault.because, blocked: true }); // prettier-ignore
    const verdict = fault === null ? verify(draft, reasoner, situation, book.index) : { stands: false as const, ...fault }; // prettier-ignore
    if (!verdict.stands) {
      counts.cut++;
      writer.log({ kind: 'SentenceCut', attempt, because: verdict.because });
      continue;
    }
    const citations = draft.citations.flatMap((id) => book.index.get(id)?.evidence ?? []);
    writer.log({ kind: 'AnswerDelta', attempt, index: counts.kept++, text: draft.text, citations });
    counts.claims += verdict.claims;
    sentences.push(draft.text);
    told.push(draft);
  }
  writer.log({ kind: 'AnswerVerified', attempt, ...counts });
  return { sentences, told, cut: counts.cut };
}
