import type { Tool } from '../../tools/index.js';
import type { Profile } from '../profiles.js';
import type { Recorder } from '../recordings/recorder.js';
import type { RunWriter } from '../runs/run-writer.js';
import type { Assessment, Route } from '../slots.js';
import { cosine, cosineOfWords, stemsOf, wordsOf, type LikenessBasis, type Meaning } from '../likeness.js';

/** The tools that a planner may choose among, by what was made of the rounds before. */
export type OfferedTools = (assessed: readonly Assessment[]) => readonly Tool[];

/**
 * What the profile's toolset offers of the tools that the route allows; a question that was read into frames has chosen by its reading. What was left out is offered as well once a critic asks
 * for another tool.
 */
export async function offeredTools(
  question: string,
  route: Route,
  allowed: readonly Tool[],
  { profile, meaning, recorder, writer }: { profile: Profile; meaning: Meaning; recorder: Recorder; writer: Pick<RunWriter, 'log'> }, // prettier-ignore
): Promise<OfferedTools> {
  if (profile.slots.toolset !== 'RETRIEVED' || route.frames.length > 0 || allowed.length === 0) return () => allowed;
  const named = (tools: readonly Tool[]) => tools.map(({ name }) => name);
  const retrieved = await recorder.once({
    source: 'LOOKUP',
    request: { retrieve: named(allowed), question },
    async ask() {
      const { by, forced, ranked, leftOut } = await retrieveTools(question, allowed, meaning);
      return { reply: { by, forced: named(forced), ranked: named(ranked), leftOut: named(leftOut) }, failed: false };
    },
  });
  writer.log({ kind: 'ToolsRetrieved', ...retrieved });
  const offered = [...retrieved.forced, ...retrieved.ranked].flatMap((name) => allowed.filter((tool) => tool.name === name)); // prettier-ignore
  const isMore = (assessed: readonly Assessment[]) => assessed.some(({ decision }) => decision === 'CALL_DIFFERENT_TOOL'); // prettier-ignore
  return (assessed) => (isMore(assessed) ? allowed : offered);
}

export interface RetrievedTools {
  by: LikenessBasis;
  /** Called for by a word of the question, or such as any plan may begin with. */
  forced: Tool[];
  /** The nearest of the others. */
  ranked: Tool[];
  leftOut: Tool[];
}

/**
 * P4 3.2.2: of the tools of a category those that a word of the question calls for, and of the others the nearest half. P4's least cosine of 0.7 is left out: what a cosine of 0.7 means is
 * the embedding model's affair. By words alone, tools that share none are not near; where nothing is called for and nothing is near, all stay: a toolset is never narrowed for no reason.
 */
export async function retrieveTools(question: string, tools: readonly Tool[], meaning: Meaning): Promise<RetrievedTools> {
  const words = wordsOf(question);
  const forced = tools.filter(({ keywords }) => keywords === 'ALWAYS' || keywords.some((beginning) => words.some((word) => word.startsWith(beginning))));
  const others = tools.filter((tool) => !forced.includes(tool));
  const { by, scores } = await likenessOf(question, others, meaning);
  const nearest = others
    .map((tool, index) => ({ tool, score: scores[index]! }))
    .filter(({ score }) => by === 'MEANING' || score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.ceil(tools.length / 2))
    .map(({ tool }) => tool);
  const isFound = nearest.length > 0 || forced.some(({ keywords }) => keywords !== 'ALWAYS');
  const ranked = isFound ? nearest : others;
  return { by, forced, ranked, leftOut: others.filter((tool) => !ranked.includes(tool)) };
} // prettier-ignore

const told = ({ name, description }: Tool) => `${name.replaceAll('_', ' ')}: ${description}`;

async function likenessOf(question: string, tools: readonly Tool[], meaning: Meaning): Promise<{ by: LikenessBasis; scores: number[] }> {
  const asked = tools.length === 0 ? null : await meaning.vectorsOf([question], 'QUERY');
  const vectors = asked === null ? null : await meaning.vectorsOf(tools.map(told), 'PASSAGE');
  if (vectors !== null) return { by: 'MEANING', scores: vectors.map((vector) => cosine(asked![0]!, vector)) };
  const stems = stemsOf(question);
  return { by: 'WORDS', scores: tools.map((tool) => cosineOfWords(stems, stemsOf(told(tool)))) };
} // prettier-ignore
