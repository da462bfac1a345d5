import { expect } from 'vitest';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../src/core/index.js';
import type { FrameSubject, QuestionFrame } from '../../src/trace/index.js';
import { agentWorld, type AgentWorld } from './world.js';

const EMPTY = {
  span: { start: 0, end: 1 }, intent: 'all_tools' as const, subjects: [], within: null, onlyOneThere: false, sinceWhen: false, roles: [], signatures: [], topics: [], also: null, asOf: null, knownOn: null, range: null, rangeBy: null, canton: null,
  municipality: null, movedAway: false, movedIn: false, address: null, legalForm: null, grouping: null, order: null, limit: null, negated: false, comparison: null, counted: null, metric: null,
  changes: false, status: null, refusal: null, readAs: [], notUnderstood: [],
}; // prettier-ignore

export type GivenFrame = Partial<QuestionFrame> & Pick<QuestionFrame, 'measure'>;

export function subjectOf(uid: string, kind: FrameSubject['kind'] = 'COMPANY'): FrameSubject {
  return { text: '', span: { start: 0, end: 0 }, kind, uid, name: null };
}

/** A world that is asked in frames: plan, tools, sentences and verification, without the reading. Every sentence has to stand. */
export async function framedWorld(seed: string, firms: number) {
  let next: QuestionFrame;
  const reasoner = {
    ...createRulesReasoner(),
    route: async () => ({
      intent: 'all_tools' as const,
      confidence: 1,
      reasoning: 'given',
      frames: [next],
      refused: [],
    }),
  };
  const world: AgentWorld = await agentWorld(seed, firms, reasoner);
  const answer = async (language: Language, frame: GivenFrame) => {
    next = { ...EMPTY, language, ...frame } as QuestionFrame;
    const { run, nodes } = await world.ask('?', { language });
    expect(nodes.flatMap(({ event }) => (event.kind === 'SentenceCut' ? [event] : []))).toEqual([]);
    expect(run.status).toBe('FINISHED');
    const text = run.answer?.markdown ?? '';
    return { text, lines: text.split('\n').filter((line) => line !== ''), outcome: run.outcome };
  };
  return { world, answer };
}
