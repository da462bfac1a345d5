import type { QuestionFrame } from '../trace/index.js';

/** A frame that asks for nothing: what a part of a question says goes into it. */
export const BLANK_FRAME: Omit<QuestionFrame, 'language'> = {
  span: { start: 0, end: 0 }, intent: 'all_tools', measure: 'UNKNOWN', subjects: [], within: null, onlyOneThere: false, sinceWhen: false, roles: [], signatures: [], topics: [], also: null,
  asOf: null, knownOn: null, range: null, rangeBy: null, canton: null, municipality: null, movedAway: false, movedIn: false, address: null, legalForm: null, purpose: null, grouping: null, order: null, limit: null, negated: false, comparison: null, status: null,
  refusal: null, readAs: [], counted: null, metric: null, changes: false, notice: null, notUnderstood: [],
}; // prettier-ignore
