/** What a part is read to ask in place of what its words say alone. */
import type { QuestionFrame } from '../../../trace/index.js';
import type { Asked, Route } from '../../slots.js';

/** Reads a question, or another in its place. */
export type Reads = (asked: Asked) => Promise<Route>;

/** All that narrows what is asked, or says when, and nothing of whom or what; its lists are nobody else's. */
export const nothingElse = () =>
  ({
    roles: [], signatures: [], topics: [], also: null, asOf: null, range: null, within: null, sinceWhen: false, changes: false, order: null, limit: null, negated: false,
    counted: null, metric: null, grouping: null, comparison: null, status: null, refusal: null, onlyOneThere: false, readAs: [], notUnderstood: [],
  }) satisfies Partial<QuestionFrame>; // prettier-ignore
