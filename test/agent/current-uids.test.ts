/** Whom a run is handed by a uid that has moved since: meant under the present one, in everything that the run is handed. */
import { expect, it } from 'vitest';
import type { GraphReader } from '../../engines/graph/contract.js';
import { inCurrentUids } from '../../src/agent/rounds/current-uids.js';
import { AppError } from '../../src/core/index.js';
import { about, askedOf } from './slots-support.js';
import { agentWorld, callNow } from './world.js';

it('takes a former uid for the present one, and leaves what is current as it is', async () => {
  const world = await agentWorld('uids', 4);
  try {
    const { hits } = await world.graph.search({ text: 'AG', kinds: ['COMPANY'], canton: null, legalForm: null, status: null, clocks: { asOf: '2026-09-15', knownOn: '2026-09-15' }, offset: 0, limit: 20 }, callNow()); // prettier-ignore
    const [found] = await world.graph.nodes(hits.map(({ uid }) => uid), callNow()); // prettier-ignore
    const node = found!.node;
    if (node.kind !== 'COMPANY') throw new Error(node.kind);
    const former = node.aliases.find((uid) => uid !== node.uid) ?? node.registerNumber!;
    const asked = askedOf('Wer leitet sie?', 'de', { focusUid: former, chosenUids: [former, node.uid], recalled: about(former, 'COMPANY', 'x') }); // prettier-ignore
    const now = await inCurrentUids(asked, world.graph, callNow());
    const expected = (await world.graph.nodes([former], callNow()))[0]?.node.uid ?? former;
    expect(now.focusUid).toBe(expected);
    expect(now.chosenUids).toEqual([expected, node.uid]);
    expect(now.recalled.subjects.map(({ uid }) => uid)).toEqual([expected]);
    const current = askedOf('Wer leitet sie?', 'de', { focusUid: node.uid });
    expect(await inCurrentUids(current, world.graph, callNow())).toBe(current);
  } finally {
    await world.close();
  }
});

it('goes on as it was handed where the graph does not answer', async () => {
  const away = { nodes: () => Promise.reject(new AppError('UNAVAILABLE', 'away')) } as unknown as GraphReader;
  const asked = askedOf('Wer leitet sie?', 'de', { focusUid: 'co_1' });
  expect(await inCurrentUids(asked, away, callNow())).toBe(asked);
});
