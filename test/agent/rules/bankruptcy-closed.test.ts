import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../world.js';

/** Whether a bankruptcy is over is not when it was opened: the notice of its close answers, and an open one has none. */
const ASKED: Record<Language, (firm: string) => readonly string[]> = {
  de: (firm) => [`Ist der Konkurs der ${firm} abgeschlossen, und seit wann?`, `Wann wurde das Konkursverfahren der ${firm} geschlossen?`], // prettier-ignore
  fr: (firm) => [`La faillite de ${firm} est-elle close, et depuis quand ?`, `Quand a eu lieu la clôture de la faillite de ${firm} ?`], // prettier-ignore
  it: (firm) => [`Il fallimento di ${firm} è chiuso, e da quando?`, `Quando c'è stata la chiusura del fallimento di ${firm}?`], // prettier-ignore
  en: (firm) => [`Is the bankruptcy of ${firm} over, and since when?`, `When was the bankruptcy of ${firm} closed?`],
};

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('closed', 200);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

/** Firms of one bankruptcy, whose names are told apart: with its notices of a topic, as the world wrote them. */
function bankrupt() {
  const notices = world.truth.flatMap(
    (record) =>
    record.kind === 'publication' && record.cancelled === null && record.published <= TODAY && record.topics.includes('BANKRUPTCY') ? [record] : [], // prettier-ignore
  );
  const firms = [...new Set(notices.flatMap(({ firms }) => firms))].flatMap((firm) => {
    const plain = truth.plainFirms.find((state) => state.firm === firm);
    const own = notices.filter(({ firms }) => firms.includes(firm));
    const closed = own.filter(({ topics }) => topics.includes('BANKRUPTCY_CLOSED'));
    return plain ? [{ name: plain.name, closed }] : [];
  });
  return {
    over: firms.filter(({ closed }) => closed.length === 1).slice(0, 3),
    open: firms.filter(({ closed }) => closed.length === 0).slice(0, 2),
  };
}

describe.each(LANGUAGES)('whether a bankruptcy is over, in %s', (language) => {
  it('is told by the notice of its close, with its legal date', async () => {
    const { over } = bankrupt();
    expect(over.length).toBeGreaterThan(0);
    for (const { name, closed } of over)
      for (const question of ASKED[language](name)) {
        const { run } = await world.ask(question, { language });
        const lines = (run.answer?.markdown ?? '').split('\n').filter((line) => line.startsWith('- '));
        expect([question, lines.length]).toEqual([question, 1]);
        expect(lines[0]).toContain(PHRASES[language].date(closed[0]!.legalDate));
        expect(run.answer?.evidence.some((item) => item.type === 'FACT' && item.publicationId === closed[0]!.id)).toBe(
          true,
        );
      }
  });

  it('is not told of one that nobody closed', async () => {
    const { open } = bankrupt();
    expect(open.length).toBeGreaterThan(0);
    for (const { name } of open) {
      const { run } = await world.ask(ASKED[language](name)[0]!, { language });
      expect((run.answer?.markdown ?? '').split('\n').filter((line) => line.startsWith('- '))).toEqual([]);
      expect(run.answer?.evidence.map(({ type }) => type)).toEqual(['ABSENCE']);
    }
  });
});
