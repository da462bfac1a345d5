import { LANGUAGES, type Call, type Language } from '../../core/index.js';
import type { EraseOutcome, Forgotten, Listed, MemoryStore, RunStore } from '../../store/contract.js';
import type { RememberedRun } from '../contract.js';
import type { AgentOptions } from '../runs/options.js';
import { episodeOf } from './episode.js';
import { termOf } from './terms.js';

type Options = Pick<AgentOptions, 'store' | 'memories' | 'reasoner'>;

/** Redacts the conversation's runs in the language that it ended in, and forgets what was made from them. */
export async function eraseConversation({ store, reasoner }: Options, conversationId: string, call: Call): Promise<EraseOutcome> {
  const language = await lastLanguage(store, conversationId, call);
  return store.erase(conversationId, reasoner.summarise({ kind: 'Redacted', was: '' }, language), call);
} // prettier-ignore

export function forget({ store, memories = store.memories }: Options, which: Forgotten, call: Call): Promise<number> {
  return memories.forget(which, call);
}

/** What of the viewer's runs is remembered, newest first. */
export async function rememberedRuns(
  memories: Pick<MemoryStore, 'list'>,
  first: number,
  after: string | null,
  call: Call,
): Promise<Listed<RememberedRun>> {
  const { rows, keys, nextAfter } = await memories.list(first, after, call);
  const runs = rows.flatMap(({ kind, memoryId, runId, conversationId, at, body }): RememberedRun[] => {
    const term = kind === 'TERM' ? termOf(body) : null;
    if (term !== null)
      return [{ memoryId, runId, conversationId, at, question: term.term, clocks: null, said: term.meaning }];
    const episode = episodeOf(body);
    return episode === null ? [] : [{ memoryId, runId, conversationId, at, question: episode.question, clocks: { asOf: episode.asOf, knownOn: episode.knownOn }, said: episode.said }]; // prettier-ignore
  });
  const keyOf = new Map(rows.map(({ memoryId }, index) => [memoryId, keys[index] ?? '']));
  return { rows: runs, keys: runs.map(({ memoryId }) => keyOf.get(memoryId) ?? ''), nextAfter };
}

async function lastLanguage(store: RunStore, conversationId: string, call: Call): Promise<Language> {
  const { rows } = await store.runs({ conversationId }, 1, null, call);
  const [started] = rows[0] === undefined ? [] : await store.read(rows[0].runId, 0, 1);
  return started?.event.kind === 'RunStarted' ? started.event.language : LANGUAGES[0];
}
