import type { PlanNode } from '../../../trace/index.js';
import type { Situation } from '../../slots.js';

/** Arguments that hold uids. */
const UID_FIELDS = new Set(['uid', 'uids', 'companyUid', 'from', 'to']);
/** Half-open ranges of days have `from` and `to` as well. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Nodes whose arguments hold a uid that nothing gave, by id, each with what is wrong: they do not run. */
export function inventedUids(nodes: readonly PlanNode[], situation: Situation): Map<string, string> {
  return new Map(
    nodes.flatMap((node): [string, string][] => {
      const uid = unknownUid(node, situation);
      return uid === null ? [] : [[node.id, `no result gave the uid ${uid}: search for the name first`]];
    }),
  );
}

/** A uid in a call's arguments that nothing gave to the model: invented, or cut in copying (P3: a silent failure). Null where there is none. */
function unknownUid({ arguments: given }: PlanNode, situation: Situation): string | null {
  const { focusUid, chosenUids, recalled, observations, question } = situation;
  const known = new Set([
    ...(focusUid === null ? [] : [focusUid]),
    ...chosenUids,
    ...recalled.subjects.map(({ uid }) => uid),
    ...recalled.candidates.map(({ uid }) => uid),
    ...recalled.offers.flatMap(({ uids }) => uids),
    ...observations.flatMap(({ result }) => Object.keys(result?.labels ?? {})),
  ]);
  return uidsIn(given).find((uid) => !known.has(uid) && !question.includes(uid)) ?? null;
}

function uidsIn(given: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(given, (key, value: unknown) => {
      const values = UID_FIELDS.has(key) ? (Array.isArray(value) ? value : [value]) : [];
      found.push(...values.filter((one): one is string => typeof one === 'string' && !DAY.test(one)));
      return value;
    });
  } catch {
    // no JSON: the check of the plan says so
  }
  return found;
}
