import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MandateTruth } from '../../../demo/index.js';
import { BOARD_ROLES, LANGUAGES, type Language } from '../../../src/core/index.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('comings', 40);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const LEFT: Record<Language, (name: string) => string> = {
  de: (name) => `Wer ist seit 2019 aus dem Verwaltungsrat von «${name}» ausgeschieden?`,
  fr: (name) => `Qui a quitté le conseil d’administration de « ${name} » depuis 2019 ?`,
  it: (name) => `Chi ha lasciato il consiglio di amministrazione di «${name}» dal 2019?`,
  en: (name) => `Who left the board of “${name}” since 2019?`,
};
const CAME: Record<Language, (name: string) => string> = {
  de: (name) => `Wer ist seit 2019 neu im Verwaltungsrat von «${name}»?`,
  fr: (name) => `Qui est entré au conseil d’administration de « ${name} » depuis 2019 ?`,
  it: (name) => `Chi è entrato nel consiglio di amministrazione di «${name}» dal 2019?`,
  en: (name) => `Who joined the board of “${name}” since 2019?`,
};

const items = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('- '));

describe.each(LANGUAGES)('who came and went (%s)', (language) => {
  it('is never somebody who stayed on with another role or signature', async () => {
    const wrong: string[] = [];
    let listed = 0;
    for (const firm of truth.plainFirms.slice(0, 20)) {
      const board = truth.mandates.filter((row) => row.firm === firm.firm && row.person !== null && BOARD_ROLES.includes(row.role)); // prettier-ignore
      // Where there is no board, those in its place are told (turns/behind-one-firm.test.ts).
      if (board.length === 0) continue;
      const sits = (row: MandateTruth, day: string, after: boolean) =>
        board.some(({ person, from, to }) => person === row.person && (from === null || (after ? from <= day : from < day)) && (to === null || (after ? to > day : to >= day))); // prettier-ignore
      const gone = board.filter(({ to }) => to !== null && to >= '2019-01-01');
      for (const [questions, moved] of [
        [LEFT, gone.filter((row) => !sits(row, row.to!, true))],
        [CAME, board.filter((row) => row.from !== null && row.from >= '2019-01-01' && !sits(row, row.from, false))],
      ] as const) {
        const { run } = await world.ask(questions[language](firm.name), { language });
        const names = new Set(moved.flatMap((row) => [...truth.namesOf(row, firm.from ?? '')]));
        for (const line of items(run.answer?.markdown ?? '')) {
          listed++;
          if (![...names].some((name) => line.startsWith(`- ${name}`)))
            wrong.push(`${questions[language](firm.name)} ${line}`);
        }
      }
    }
    expect(wrong.slice(0, 4)).toEqual([]);
    expect(listed).toBeGreaterThan(10);
  });
});
