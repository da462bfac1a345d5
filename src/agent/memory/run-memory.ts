import type { GraphReader } from '../../../engines/graph/contract.js';
import type { Call, IsoDate } from '../../core/index.js';
import type { MemoryRow, MemoryStore, NewMemory } from '../../store/contract.js';
import type { RecalledItem } from '../../trace/index.js';
import { cosine, cosineFrom, stemsOf, type LikenessBasis, type Meaning } from '../likeness.js';
import type { ProfileSlots } from '../profiles.js';
import type { Situation } from '../slots.js';
import { episodeOf, reflectionOn, type Episode } from './episode.js';
import { knownKeys, type KnownKey } from './known-keys.js';
import { toBase64 } from './vectors.js';

/** P4 3.4.2: a cosine of at least 0.7, and the nearest case alone; P3's answers are held to the same. */
const LEAST = 0.7;
/** Outcomes that are an answer. */
const PROVEN: readonly string[] = ['ANSWERED', 'NONE_HELD'];
const MOST_ANSWERS = 3;
const MOST_SAID = 600;
/** Whoever was named is looked up again before an answer is offered. */
const MOST_UIDS = 50;

/** What a run ended with, as it is to be remembered. */
export interface Ended {
  outcome: string;
  sentences: readonly string[];
  cut: number;
  plan: Episode['plan'];
  uids: readonly string[];
}

/** What a user's earlier runs left to this one, and what this one leaves. */
export interface RunMemory {
  /** Answers and the nearest case; nothing where the profile looks back on the conversation alone. */
  recall(question: string): Promise<RecalledItem[]>;
  /** In place of what an earlier attempt left, with the nodes that are logged next; false where nothing is kept. */
  remember(situation: Situation, ended: Ended): Promise<boolean>;
}

export interface RunMemoryOptions {
  memories: MemoryStore;
  /** Keeps one with the nodes that are logged next. */
  keep: (memory: NewMemory) => void;
  meaning: Meaning;
  graph: GraphReader;
  slot: ProfileSlots['memory'];
  runId: string;
  conversationId: string;
  /** What was known later is not offered. */
  knownOn: IsoDate;
  call: Call;
}

/** A remembered answer is no evidence: it says what was asked and said then, and whoever uses it looks facts up again. */
export function runMemory({ memories, keep, meaning, graph, slot, runId, conversationId, knownOn, call }: RunMemoryOptions): RunMemory {
  return {
    async recall(question) {
      if (slot === undefined) return [];
      const keys = (await knownKeys(memories, 'RUN', call)).filter(({ topic }) => topic !== runId);
      const { by, near } = await nearest(question, keys, meaning);
      const rows = await memories.read(near.slice(0, MOST_ANSWERS).map(({ key }) => key.memoryId), call);
      const seen = await visible(rows, graph, call);
      return near.flatMap(({ key, likeness }): RecalledItem[] => {
        const row = seen.find(({ memoryId }) => memoryId === key.memoryId);
        const episode = row === undefined ? null : episodeOf(row.body);
        if (row === undefined || episode === null || episode.knownOn > knownOn) return [];
        const clocks = { asOf: episode.asOf, knownOn: episode.knownOn };
        const found = { clocks, id: row.runId, text: episode.question, uids: [...row.uids], askedAt: row.at, likeness: Number(likeness.toFixed(3)), by };
        const isNearest = key === near[0]?.key;
        return [
          ...(episode.isGood ? [{ type: 'ANSWER' as const, said: episode.said, ...found }] : []),
          ...(slot === 'CASES' && isNearest ? [{ type: 'CASE' as const, said: caseText(episode), ...found }] : []),
        ];
      });
    },

    async remember({ question, clocks, observations }, { outcome, sentences, cut, plan, uids }) {
      if (slot === undefined) return false;
      const named = [...new Set([...uids, ...observations.flatMap(({ result }) => Object.keys(result?.labels ?? {}))])];
      const isWhole = named.length <= MOST_UIDS;
      const isGood = PROVEN.includes(outcome) && sentences.length > 0;
      const said = isWhole && sentences.length > 0 ? sentences.join(' ').slice(0, MOST_SAID) : null;
      const reflection = reflectionOn(observations, cut, isGood);
      const { asOf, knownOn } = clocks;
      const episode: Episode = { question, asOf, knownOn, outcome, said, plan: isWhole ? plan : [], isGood, reflection };
      const vector = (await meaning.vectorsOf([question], 'QUERY'))?.[0] ?? null;
      keep({
        kind: 'RUN', topic: runId, runId, conversationId, words: [...stemsOf(question)].join(' '),
        model: vector === null ? null : meaning.modelHash, vector: vector === null ? null : toBase64(vector),
        body: JSON.stringify(episode), uids: isWhole ? named : uids.slice(0, MOST_UIDS),
      });
      return true;
    },
  };
} // prettier-ignore

const caseText = ({ plan, outcome, reflection }: Episode): string => JSON.stringify({ outcome, reflection, plan });

interface Near {
  key: KnownKey;
  likeness: number;
}

/** Nearest first, the newer before the older. Vectors of another model do not compare: their memories are then found by words. */
async function nearest(question: string, keys: readonly KnownKey[], meaning: Meaning): Promise<{ by: LikenessBasis; near: Near[] }> {
  const isOfModel = keys.some(({ model }) => model !== null && model === meaning.modelHash);
  const vector = isOfModel ? ((await meaning.vectorsOf([question], 'QUERY'))?.[0] ?? null) : null;
  const stems = stemsOf(question);
  const likenessOf = (key: KnownKey) =>
    vector === null
      ? cosineFrom(LEAST, stems, key.stems)
      : key.vector !== null && key.model === meaning.modelHash
        ? cosine(vector, key.vector)
        : 0;
  const near: Near[] = [];
  for (const key of keys) {
    const likeness = likenessOf(key);
    if (likeness >= LEAST) near.push({ key, likeness });
  }
  near.sort((a, b) => b.likeness - a.likeness);
  return { by: vector === null ? 'WORDS' : 'MEANING', near };
} // prettier-ignore

/** Those of whose people and firms each can still be seen: what was suppressed since is not offered in an old answer. */
async function visible(rows: readonly MemoryRow[], graph: GraphReader, call: Call): Promise<MemoryRow[]> {
  const uids = [...new Set(rows.flatMap((row) => row.uids))];
  if (uids.length === 0) return [...rows];
  const held = new Set(await graph.visible(uids, call));
  return rows.filter((row) => row.uids.every((uid) => held.has(uid)));
}
