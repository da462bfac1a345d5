import type { Language } from '../../src/core/index.js';
import { lastTurn } from './last-turn.js';
import type { AgentWorld } from './world.js';

/**
 * What the last turn was read to ask, of whom and of which year, `{1}` standing for the first of the firms: `JOINED {2} 2022`; of a count its topic
 * (`COUNT RENAMED 2022`), and of somebody in a firm both (`PERSON_MANDATES {0} in {1}`: {0} is none of the firms).
 */
export async function readOf(world: AgentWorld, firms: readonly string[], language: Language, turns: readonly string[]): Promise<string[]> {
  const numberOf = (name: string | null) => `{${firms.indexOf(name ?? '') + 1}}`;
  const { frames } = await lastTurn(world, turns.map((turn) => withNames(firms, turn)), language);
  return frames.map(({ measure, subjects, within, topics, range, asOf, refusal }) =>
    [
      refusal?.type ?? measure,
      ...(measure === 'COUNT' && refusal === null ? topics : []),
      ...subjects.map(({ name }) => numberOf(name)),
      ...(within === null ? [] : ['in', numberOf(within.name)]),
      ...[range?.from, asOf].flatMap((day) => (day ? [day.slice(0, 4)] : [])),
    ].join(' '),
  );
} // prettier-ignore

export const withNames = (firms: readonly string[], text: string) => text.replaceAll(/\{(\d)\}/g, (_, at: string) => firms[Number(at) - 1]!); // prettier-ignore
