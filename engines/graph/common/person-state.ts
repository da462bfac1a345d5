import type { MentionRow } from '../../../src/core/index.js';
import type { PersonState } from '../contract.js';

/** What entries say of a person, each thing by the latest that says it. `latestFirst`: those within both clocks; null for none. */
export function personState(uid: string, latestFirst: readonly MentionRow[]): PersonState | null {
  const [mention] = latestFirst;
  if (mention === undefined) return null;
  return {
    uid,
    mention,
    citizenship: latestFirst.find(({ origins, nationality }) => origins.length > 0 || nationality !== null) ?? null,
    residence: latestFirst.find(({ residence }) => residence !== null) ?? null,
  };
}

/** Whether earlier entries could add nothing. */
export function saysAll({ citizenship, residence }: PersonState): boolean {
  return citizenship !== null && residence !== null;
}
