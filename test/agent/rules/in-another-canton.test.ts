/** A firm that is in another canton than the question says: it is told of, and so is that. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CANTONS, LANGUAGES, type Canton, type Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
let firm: { name: string; canton: Canton };
beforeAll(async () => {
  world = await agentWorld('other-canton', 60);
  const { plainFirms, states } = truthOf(world.truth);
  const seldom = ({ name }: { name: string }) => new Set(states.filter((state) => state.name === name).map((state) => state.firm)).size === 1; // prettier-ignore
  const found = plainFirms.find((one) => one.legalForm === '0106' && one.status === 'ACTIVE' && seldom(one))!;
  firm = { name: found.name, canton: found.canton as Canton };
});
afterAll(() => world.close());

const NAMES: Partial<Record<Canton, Record<Language, string>>> = {
  GE: { de: 'Genf', fr: 'Genève', it: 'Ginevra', en: 'Geneva' },
  ZG: { de: 'Zug', fr: 'Zoug', it: 'Zugo', en: 'Zug' },
};
const ASKED: Record<Language, ((firm: string, canton: string) => string)[]> = {
  de: [(name, canton) => `Wie hoch ist das Kapital der ${name} im Kanton ${canton}?`, (name, canton) => `Wer zeichnet bei ${name} im Kanton ${canton}?`],
  fr: [(name, canton) => `Quel est le but de ${name} dans le canton de ${canton} ?`, (name, canton) => `Qui siège au conseil de ${name}, canton de ${canton} ?`],
  it: [(name, canton) => `Qual è lo scopo di ${name} nel canton ${canton}?`, (name, canton) => `Chi è l'ufficio di revisione di ${name} nel cantone ${canton}?`],
  en: [(name, canton) => `What is the capital of ${name} in the canton of ${canton}?`, (name, canton) => `Who is on the board of ${name} in canton ${canton}?`],
}; // prettier-ignore

it.each(LANGUAGES)('is not passed over (%s)', async (language) => {
  const other = CANTONS.find((canton) => canton !== firm.canton && NAMES[canton] !== undefined)!;
  for (const asks of ASKED[language]) {
    const { frames } = await lastTurn(world, [asks(firm.name, NAMES[other]![language])], language);
    expect(frames).toMatchObject([{ subjects: [{ name: firm.name }], refusal: null }]);
    expect(frames[0]!.notUnderstood.join(' ')).toContain(NAMES[other]![language]);
  }
});

it('is nothing to tell of its own canton', async () => {
  const { frames } = await lastTurn(world, [`Who is on the board of ${firm.name} in canton ${firm.canton}?`], 'en');
  expect(frames).toMatchObject([{ subjects: [{ name: firm.name }], notUnderstood: [] }]);
});
