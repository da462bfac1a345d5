import { foldName } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import type { Said } from '../said.js';

const BESIDE: readonly Measure[] = ['CAPITAL', 'SEAT', 'ADDRESS', 'PURPOSE', 'LEGAL_FORM', 'STATUS', 'NAMES'];
const SETS_BESIDE =
  /^(?:compare[ds]?|comparing|vergleich\w*|gegenuber\w*|compar(?:er|ez|ent|ons)|confront\w*|paragon\w*|raffront\w*)$/;

/** `How do X and Y compare in capital?`: what each has tells it; which of them has more is not asked. */
export const setsBeside = ({ comparison, order }: Said, measure: Measure): boolean =>
  comparison !== null && order === null && BESIDE.includes(measure) && SETS_BESIDE.test(foldName(comparison));
