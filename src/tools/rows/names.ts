import type { CompanyStateFact } from '../../../engines/graph/contract.js';
import { companyNameAt, type Clocks } from '../../core/index.js';
import type { ToolContext } from '../contract.js';

const A_CALL = 200;

/**
 * Names of firms and people: at the clocks, else as `printed` says, else as any notice printed them. An id is no name; whoever has none is
 * absent. `states`: the firms' at the clocks, by uid.
 */
export async function namedAt(
  uids: readonly string[],
  clocks: Clocks,
  { graph, call }: Pick<ToolContext, 'graph' | 'call'>,
  printed: ReadonlyMap<string, string> = new Map(),
): Promise<{ labels: Record<string, string>; states: ReadonlyMap<string, CompanyStateFact> }> {
  const asked = [...new Set(uids)];
  const labels: Record<string, string> = {};
  const states = new Map<string, CompanyStateFact>();
  for (let start = 0; start < asked.length; start += A_CALL) {
    const some = asked.slice(start, start + A_CALL);
    const keys = some.map((uid) => ({ uid, clocks }));
    const others = keys.filter(({ uid }) => !uid.startsWith('co_'));
    const [companies, people] = await Promise.all([
      graph.companyStates(keys, call),
      others.length > 0 ? graph.personStates(others, call) : [],
    ]);
    for (const state of companies) {
      states.set(state.companyUid, state);
      if (state.name !== null) labels[state.companyUid] = state.name;
    }
    for (const state of people) labels[state.uid] = state.mention.name;
    const nameless = () => some.filter((uid) => labels[uid] === undefined);
    const stateless = nameless();
    const nodes = stateless.length === 0 ? [] : await graph.nodes(stateless, call);
    for (const { asked: uid, node } of nodes) {
      if (node.kind === 'COMPANY' && node.names[0])
        labels[uid] = companyNameAt(node.names, clocks) ?? node.names[0].name;
    }
    for (const uid of nameless()) {
      const name = printed.get(uid);
      if (name !== undefined) labels[uid] = name;
    }
    const unprinted = nameless();
    const mentions = unprinted.length === 0 ? [] : await graph.mentionsOf(unprinted, call);
    for (const [uid, [first]] of mentions) if (first) labels[uid] = first.name;
  }
  return { labels, states };
}

/** The names alone. */
export async function namesAt(...asked: Parameters<typeof namedAt>): Promise<Record<string, string>> {
  return (await namedAt(...asked)).labels;
}
