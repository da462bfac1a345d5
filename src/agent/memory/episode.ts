import { z } from 'zod';
import type { Observation } from '../slots.js';

/** A run as it is remembered: what P3 offers to follow-ups, and P4's case (question, plan, outcome, reflection). The body of a RUN memory. */
const EPISODE = z.object({
  question: z.string(),
  asOf: z.string(),
  knownOn: z.string(),
  outcome: z.string(),
  /** The beginning of what was answered; null where it named more than can be looked up again, or said nothing. */
  said: z.string().nullable(),
  plan: z.array(z.object({ id: z.string(), tool: z.string(), arguments: z.string(), dependsOn: z.array(z.string()) })),
  isGood: z.boolean(),
  reflection: z.string(),
});
export type Episode = z.infer<typeof EPISODE>;

/** Null: written by another version, or damaged; it is then not recalled. */
export function episodeOf(body: string): Episode | null {
  try {
    return EPISODE.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

const MOST_LINES = 6;
const MOST_LINE = 200;

/** P4 3.4.1's self-reflection without a model: what failed, what found nothing, what was cut. */
export function reflectionOn(observations: readonly Observation[], cut: number, isGood: boolean): string {
  const lines = observations.flatMap(({ tool, result, error }) => {
    if (result === null) return [`${tool} failed: ${error ?? 'no result'}`];
    return result.outcome === 'EMPTY' ? [`${tool} found nothing`] : [];
  });
  const rounds = new Set(observations.map(({ round }) => round)).size;
  return [
    `${observations.length} calls in ${rounds} rounds ${isGood ? 'answered it' : 'did not answer it'}`,
    ...[...new Set(lines)].slice(0, MOST_LINES).map((line) => line.slice(0, MOST_LINE)),
    ...(cut > 0 ? [`${cut} sentences were not proven by what they cited`] : []),
  ].join('; ');
}
