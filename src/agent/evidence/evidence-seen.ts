import type { CarriedEvidence } from '../../tools/index.js';
import type { Observation } from '../slots.js';

/** All evidence of what was seen, by id, in the order of the plans and not of who came back first; a place that several calls found carries what each of them did. */
export function evidenceSeen(observations: readonly Observation[]): Map<string, CarriedEvidence> {
  const seen = new Map<string, CarriedEvidence>();
  for (const { result } of observations)
    for (const { evidence, carries } of result?.evidence ?? []) {
      const held = seen.get(evidence.id)?.carries ?? [];
      seen.set(evidence.id, { evidence, carries: [...held, ...carries] });
    }
  return seen;
}

/** Names for prompts, `e1`, `e2` ... in that order: whoever goes on with a run asks its models the same, though calls side by side came back otherwise. */
export interface EvidenceNames {
  nameOf(id: string): string;
  /** Null: no evidence bears it. */
  idOf(name: string): string | null;
}

export function evidenceNames(observations: readonly Observation[]): EvidenceNames {
  const ids = [...evidenceSeen(observations).keys()];
  const names = new Map(ids.map((id, at) => [id, `e${at + 1}`]));
  const byName = new Map(ids.map((id, at) => [`e${at + 1}`, id]));
  return { nameOf: (id) => names.get(id) ?? id, idOf: (name) => byName.get(name) ?? null };
}
