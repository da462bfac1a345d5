import type { Ambiguity, Situation } from '../../slots.js';
import { partsOf } from './part.js';
import { tellPart } from './speech/compose.js';

/** The first name of the question that means several: the answer would list them, and asking chooses one of them. */
export function ambiguity(situation: Situation): Ambiguity | null {
  for (const part of partsOf(situation)) {
    const { outcome, candidates, drafts } = tellPart(part);
    const prompt = drafts.find(({ form }) => form === 'SEVERAL');
    if (outcome === 'DISAMBIGUATION' && prompt !== undefined && candidates.length > 1)
      return { prompt: prompt.text, candidates };
  }
  return null;
}
