/** Behind a merger: the firm that went under and the one that took it over, whichever was asked about; and a firm called by a part of its name is no place. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** {T} took over {G}; {S} is {T} without its legal form. */
let names: Record<string, string>;
beforeAll(async () => {
  world = await agentWorld('merged-side', 260);
  const { graph } = world;
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const name = async (uid: string) => (await graph.companyStates([{ uid, clocks }], callNow()))[0]?.name ?? '';
  const firms = [...new Set(world.truth.flatMap((one) => (one.kind === 'firmState' ? [one.name] : [])))];
  for (const firm of firms) {
    const { hits } = await graph.search({ text: firm, kinds: ['COMPANY'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: 3 }, callNow()); // prettier-ignore
    const [hit, another] = hits.filter(({ match }) => match === 'EXACT');
    if (hit === undefined || another !== undefined) continue;
    const mergers = (await graph.relations([hit.uid], clocks, 'HISTORY', callNow())).filter(({ kind }) => kind === 'MERGER'); // prettier-ignore
    const [merger] = mergers;
    // Told by the notices of either.
    if (merger === undefined || mergers.some(({ fromUid, toUid }) => fromUid !== merger.fromUid || toUid !== hit.uid)) continue; // prettier-ignore
    const [taker, gone] = [await name(merger.toUid), await name(merger.fromUid)];
    const short = taker.replace(/ (?:AG|SA|GmbH|Sàrl|Sagl|Ltd)$/, '');
    if (taker !== firm || gone === '' || short === taker || !/ (?:AG|SA|GmbH|Sàrl|Sagl)$/.test(gone)) continue;
    const same = firms.filter((one) => one.startsWith(short) || one.startsWith(gone.replace(/ \S+$/, '')));
    if (same.length > 2) continue;
    names = { T: taker, G: gone, S: short };
    break;
  }
  expect(names, 'a firm that took over one other').toBeDefined();
});
afterAll(() => world.close());

const read = async (language: Language, turns: readonly string[]) => {
  const asked = turns.map((text) => text.replace(/\{(\w)\}/g, (_, place: string) => names[place]!));
  return (await lastTurn(world, asked, language)).frames[0]!;
};

it.each<[Language, string, string]>([
  ['en', 'Did {T} take over another company?', 'And the acquiring company, where is it based?'],
  ['de', 'Hat {T} eine andere Firma übernommen?', 'Und wo sitzt die übernehmende Gesellschaft?'],
])('%s: %s %s is asked of the one that took over', async (language, ...turns) => {
  expect((await read(language, turns)).subjects[0]?.name).toBe(names.T);
});

it.each<[Language, string, string]>([
  ['en', 'Did {T} take over another company?', 'What did it do?'],
  ['en', 'Did {T} take over another company?', 'And where was the absorbed company based?'],
  ['de', 'Hat {T} eine andere Firma übernommen?', 'Wo war die übernommene Firma zuhause?'],
  ['fr', '{T} a-t-elle absorbé une société ?', 'Quel était le siège de la société absorbée ?'],
  ['it', "{T} ha assorbito un'altra società?", 'Dove aveva sede la società assorbita?'],
])('%s: %s %s is asked of the one that went under', async (language, ...turns) => {
  expect((await read(language, turns)).subjects[0]?.name).toBe(names.G);
});

it.each<[Language, string]>([
  ['de', 'Hat {S} eine andere Firma übernommen?'],
  ['fr', '{S} a-t-elle absorbé une société ?'],
  ['it', "{S} ha assorbito un'altra società?"],
  ['en', 'Did {S} ever absorb another company?'],
])('%s: %s asks of that firm, and of none that has its seat in a place called so', async (language, question) => {
  expect(await read(language, [question])).toMatchObject({ measure: 'TIMELINE', subjects: [{ name: names.T }], municipality: null }); // prettier-ignore
});
