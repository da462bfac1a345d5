import { foldName } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import type { Said } from '../said-slots.js';

const BESIDE: readonly Measure[] = ['CAPITAL', 'SEAT', 'ADDRESS', 'PURPOSE', 'LEGAL_FORM', 'STATUS', 'NAMES'];
const SETS_BESIDE =
  /^(?:compare[ds]?|comparing|vergleich\w*|gegenuber\w*|compar(?:er|ez|ent|ons)|confront\w*|paragon\w*|raffront\w*)$/;

/** `In 2023 compared to 2022`: both times are counted; `more than` asks for something else. */
const OF_TIMES =
  /^(?:compared (?:to|with)|(?:in )?comparison(?: (?:to|with))?|versus|relative to|(?:im )?vergleich(?: zum?)?|verglichen mit|gegenuber|compare(?:e?s)? a|(?:en )?comparaison(?: de)?|par rapport (?:a|au)|rispetto al?(?:la)?|(?:in )?confronto(?: al)?|paragonat\w* al?)$/;

/** `How do X and Y compare in capital?`: what each has tells it; which of them has more is not asked. */
export function setsBeside({ comparison, order, times }: Said, measure: Measure): boolean {
  if (comparison === null || order !== null) return false;
  const said = foldName(comparison);
  return measure === 'COUNT'
    ? times.length > 1 && OF_TIMES.test(said)
    : BESIDE.includes(measure) && SETS_BESIDE.test(said);
}

/** `Bankruptcies in 2022 compared to 2021`: what happened is counted in each. */
export function takeCompared(result: Said): void {
  const { comparison, counting, times, topics, order, grouping } = result;
  if (comparison === null || counting !== null || times.length < 2 || topics.length === 0 || order !== null || grouping !== null) return;
  if (OF_TIMES.test(foldName(comparison))) result.counting = '';
} // prettier-ignore
