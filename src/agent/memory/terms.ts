/** Words that an answer turned on and that nobody here knew: what they mean, once the user said so (P3, jargon clarification). */
import { z } from 'zod';
import type { Call } from '../../core/index.js';
import type { MemoryStore, RunStore } from '../../store/contract.js';
import type { QuestionFrame, RecalledItem, TraceEvent } from '../../trace/index.js';
import type { Term } from '../slots.js';
import { knownKeys } from './known-keys.js';

const MOST_OF_RUN = 5;
const MOST_CHARACTERS = 60;
const MOST_MEANING = 200;
const READ = 500;

const BODY = z.object({ term: z.string(), meaning: z.string().nullable() });
export type TermBody = z.infer<typeof BODY>;

/** Null: no word's. */
export function termOf(body: string): TermBody | null {
  try {
    return BODY.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** The words of the question that the user explained, and those that he is to be asked about (`said` is null). */
export async function termsIn(memories: MemoryStore, question: string, call: Call): Promise<RecalledItem[]> {
  const keys = (await knownKeys(memories, 'TERM', call)).filter(({ topic }) => isIn(question, topic)).slice(0, MOST_OF_RUN);
  const rows = await memories.read(keys.map(({ memoryId }) => memoryId), call);
  return rows.flatMap(({ body, at }): RecalledItem[] => {
    const found = termOf(body);
    if (found === null) return [];
    return [{ id: found.term, text: found.term, uids: [], type: 'TERM', said: found.meaning, askedAt: at, likeness: null, by: null }];
  });
} // prettier-ignore

/**
 * After an answer that the user does not call right: what was not understood of the question is asked about when it comes again. `unread`: of a question that a model read, which tells no words
 * apart, those that nobody here knows.
 */
export async function doubtTerms(store: Pick<RunStore, 'read'>, memories: MemoryStore, run: { runId: string; conversationId: string }, unread: () => Promise<string[]>, call: Call): Promise<void> {
  const doubted = await notUnderstood(store, run.runId, unread);
  if (doubted.length === 0) return;
  const known = new Set((await knownKeys(memories, 'TERM', call)).map(({ topic }) => topic));
  const unknown = doubted.filter((term) => !known.has(topicOf(term)));
  await memories.keep(unknown.map((term) => memoryOfTerm({ term, meaning: null }, run)), call);
} // prettier-ignore

export async function learnTerms(memories: MemoryStore, terms: readonly Term[], run: { runId: string; conversationId: string }, call: Call): Promise<void> {
  await memories.keep(terms.map((term) => memoryOfTerm(term, run)), call);
} // prettier-ignore

/** What the person said of words that the run asked about. */
export function clarifiedIn(events: readonly TraceEvent[]): Term[] {
  const asked = new Map<string, string>();
  const terms: Term[] = [];
  for (const event of events) {
    if (event.kind === 'HumanInputRequested' && event.request.type === 'Clarify')
      asked.set(event.requestId, event.request.term);
    if (event.kind !== 'HumanInputReceived' || event.answer.type !== 'Clarify') continue;
    const term = asked.get(event.requestId);
    if (term !== undefined) terms.push({ term, meaning: event.answer.text.trim().slice(0, MOST_MEANING) });
  }
  return terms;
}

/** The question in words that were explained: what is read, and what spans of its frames point into. */
export function inExplainedWords(question: string, terms: readonly Term[]): string {
  return terms.reduce((text, { term, meaning }) => text.replace(wordOf(term), () => meaning), question);
}

function memoryOfTerm({ term, meaning }: TermBody, { runId, conversationId }: { runId: string; conversationId: string }) {
  const topic = topicOf(term);
  const plain = { runId, conversationId, words: topic, model: null, vector: null, uids: [] };
  return { kind: 'TERM' as const, topic, ...plain, body: JSON.stringify({ term, meaning }) };
} // prettier-ignore

async function notUnderstood(store: Pick<RunStore, 'read'>, runId: string, unknown: () => Promise<string[]>): Promise<string[]> {
  let frames: readonly QuestionFrame[] = [];
  for (let after = 0; ;) {
    const nodes = await store.read(runId, after, READ);
    for (const { event } of nodes)
      if (event.kind === 'IntentRouted') frames = event.frames;
    if (nodes.length < READ) break;
    after = nodes.at(-1)!.seq;
  }
  const words = frames.length > 0 ? frames.flatMap((frame) => frame.notUnderstood) : await unknown();
  const terms = words.filter((word) => /\p{L}{3}/u.test(word) && word.length <= MOST_CHARACTERS);
  return [...new Map(terms.map((term) => [topicOf(term), term])).values()].slice(0, MOST_OF_RUN);
} // prettier-ignore

const topicOf = (term: string): string => term.normalize('NFC').toLowerCase();
const wordOf = (term: string) => new RegExp(`(?<![\\p{L}\\p{N}])${term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu'); // prettier-ignore
const isIn = (question: string, topic: string): boolean => wordOf(topic).test(question.normalize('NFC'));
