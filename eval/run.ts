import type { Language } from '../src/core/index.js';
import type { AgentRun, ProfileName, TraceNode } from '../src/trace/index.js';
import { expectedOfPicked, type Conversation } from './conversations.js';
import type { Expectation } from './expectation.js';
import type { Question } from './instantiate.js';
import { readAnswer, resolver, uidOfFirm, type AnswerRead } from './reading/answer.js';
import { NameIndex } from './reading/names.js';
import { cpuNow } from './replay.js';
import { score, type Verdict } from './score/score.js';
import { BEGINNING, followsMachine, loggedAfter, NOWHERE, standingAfter, type Logged, type Standing } from './score/transitions.js'; // prettier-ignore
import type { Truth } from './truth.js';
import type { TurnSubject } from './wording.js';
import type { World } from './world.js';

export interface Scored {
  id: string;
  language: Language;
  kind: string;
  key: string;
  /** The conversation so far, the question last. */
  texts: string[];
  followUp: boolean;
  expected: Expectation;
  answer: AnswerRead;
  verdict: Verdict;
  /** Whether the log's states follow the machine and end where a question of this kind ends. */
  transitions: boolean;
  /** CPU microseconds of the run, and of its engine queries alone. */
  cpu: number;
  bareCpu: number;
}

/** Where in the list of candidates the one stands who is picked. */
const PLACES: Readonly<Partial<Record<TurnSubject, number>>> = { pick1: 0, pick2: 1, pick3: 2 };

/** Asks and judges; one at a time, so that CPU time is a question's own. */
export class Examiner {
  private readonly index: NameIndex;
  private readonly resolve: (uid: string) => Promise<string | null>;

  constructor(
    private readonly world: World,
    private readonly truth: Truth,
  ) {
    this.index = new NameIndex(truth);
    this.resolve = resolver(truth, world.graph);
  }

  async question({ id, language, kind, key, before, text, expected, group }: Question): Promise<Scored> {
    const first = before === null ? null : await this.world.ask(before);
    const logged = first === null ? BEGINNING : loggedAfter(BEGINNING, first.nodes);
    const asked = await this.ask(text, first?.run.conversationId ?? null, null, logged);
    const answer = await readAnswer(asked.run, this.resolve);
    const verdict = score(expected, answer, this.truth, this.index);
    const texts = before === null ? [text] : [before, text];
    return { cpu: asked.cpu, bareCpu: asked.bareCpu, id, language, kind, key, texts, followUp: group === 'FOLLOW_UP', expected, answer, verdict, transitions: asked.follows }; // prettier-ignore
  }

  /** The question alone, by a profile, with the run it made. */
  async byProfile(question: Question, profile: ProfileName): Promise<{ scored: Pick<Scored, 'verdict'>; run: AgentRun; nodes: readonly TraceNode[] }> {
    const { run, nodes } = await this.world.ask(question.text, { profile });
    const answer = await readAnswer(run, this.resolve);
    return { scored: { verdict: score(question.expected, answer, this.truth, this.index) }, run, nodes };
  } // prettier-ignore

  async conversation({ id, language, bound, turns }: Conversation): Promise<Scored[]> {
    const scored: Scored[] = [];
    const texts: string[] = [];
    let conversationId: string | null = null;
    let logged = BEGINNING;
    let standing = NOWHERE;
    let shown: (string | null)[] = [];
    for (const [at, turn] of turns.entries()) {
      const focusUid: string | null = turn.on === 'byId' ? uidOfFirm(bound.firm) : null;
      const asked = await this.ask(turn.text, conversationId, focusUid, logged);
      const answer = await readAnswer(asked.run, this.resolve);
      if (answer.candidates.length > 0) shown = answer.candidates;
      const picked = shown[PLACES[turn.on] ?? 0];
      const expected = turn.expected ?? (picked ? expectedOfPicked(this.truth, bound, turn.key, picked) : null);
      texts.push(turn.text);
      ({ conversationId } = asked.run);
      logged = loggedAfter(logged, asked.nodes);
      if (expected) {
        const verdict = score(expected, answer, this.truth, this.index);
        // Where it is right to ask who is meant, nobody is spoken of.
        const asks = answer.outcome === 'DISAMBIGUATION' && verdict.exact;
        const must = standingAfter(standing, turn.key, asks, asks ? [] : turn.on === 'both' ? [bound.firm, bound.firm2] : [expected.subject?.id ?? []].flat()); // prettier-ignore
        const transitions = asked.follows && (must === null || must.state === asked.run.state);
        // Each turn is judged for itself: after one that went wrong the conversation stands where it says it does.
        standing = transitions && must !== null ? must : await this.standing(logged);
        scored.push({ cpu: asked.cpu, bareCpu: asked.bareCpu, id: `${id}-${at + 1}`, language, kind: turn.key.split(':')[0]!, key: turn.key, texts: [...texts], followUp: at > 0, expected, answer, verdict, transitions }); // prettier-ignore
      } else {
        standing = await this.standing(logged);
        scored.push(this.unseen(`${id}-${at + 1}`, language, turn.key, texts, answer, asked));
      }
    }
    return scored;
  }

  private async standing({ state, known }: Logged): Promise<Standing> {
    const ids = await Promise.all([...known.values()].map(async (one) => [await this.resolve(one.uid), one] as const));
    return { state, ground: new Map(ids.flatMap(([id, one]) => (id === null ? [] : [[id, one]]))) };
  }

  /** No candidates were shown, so nobody could be picked: a turn that went wrong. */
  private unseen(
    id: string,
    language: Language,
    key: string,
    texts: readonly string[],
    answer: AnswerRead,
    asked: { cpu: number; bareCpu: number; follows: boolean },
  ): Scored {
    // prettier-ignore
    const verdict: Verdict = { exact: false, partial: false, wrong: [], invented: [], missing: 1, extra: [], recognised: null, subjectRight: false }; // prettier-ignore
    const expected: Expectation = { outcome: 'ANSWER', items: [], facets: [], optional: [], related: [], firms: [], days: [], ordered: false, mayAsk: false, subject: null }; // prettier-ignore
    return { id, language, kind: key.split(':')[0]!, key, texts: [...texts], followUp: true, expected, answer, verdict, transitions: asked.follows, cpu: asked.cpu, bareCpu: asked.bareCpu }; // prettier-ignore
  }

  private async ask(text: string, conversationId: string | null, focusUid: string | null, before: Logged) {
    const { recorder } = this.world;
    recorder.forget();
    const began = cpuNow();
    const { run, nodes } = await this.world.ask(text, { conversationId, focusUid });
    const cpu = cpuNow() - began;
    return { run, nodes, cpu, bareCpu: await recorder.replay(), follows: followsMachine(before, nodes) };
  }
}
