import { describe, expect, it } from 'vitest';
import { collected, type Collected } from '../../../eval/reader/collected.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';
import { askedOf, toolContext } from '../slots-support.js';

const FIRM = 'Alpenblick Immobilien AG';
const AS_ONE = 'what the whole asks learned';

describe('a question with a story around it', () => {
  const { frames, nameOf, register } = readsFrames();
  const reasoner = createRulesReasoner();

  it.each([
    [
      'de',
      'CAPITAL',
      `Wir haben der ${FIRM} Ware geliefert und wurden nie bezahlt. Bevor wir klagen: Wie hoch ist ihr Kapital?`,
    ],
    [
      'fr',
      'STATUS',
      `Mon bailleur, ${FIRM}, ne répond plus au courrier. L'entreprise existe-t-elle toujours, ou a-t-elle fait faillite ?`,
    ],
    [
      'it',
      'CAPITAL',
      `Ci hanno lasciati senza acconto, quelli della ${FIRM}. A quanto ammonta il capitale sociale della ditta?`,
    ],
    ['en', 'AUDITOR', `We delivered to ${FIRM} and were never paid. Before we go to court: who audits their books?`],
  ] as const)('asks one thing (%s): %s', async (language, measure, question) => {
    const read = await frames(question, language);
    expect(read.map((frame) => [frame.measure, frame.refusal, frame.subjects.map(nameOf)])).toEqual([
      [measure, null, [FIRM]],
    ]);
  });

  const alone = (language: Language): Collected[] =>
    collected(language).filter(({ kind, behind, text }) => behind === null && !['NOTHING', 'SEVERAL'].includes(kind) && /\{firm\}/.test(text) && text.match(/\{\w+\}/g)?.length === 1); // prettier-ignore

  it.each(LANGUAGES)('of two questions at most one in a hundred is read as one: %s', async (language) => {
    const list = alone(language);
    const asOne: string[] = [];
    for (let at = 0; at < 200; at++) {
      const [first, second] = [list[(at * 37) % list.length]!, list[(at * 101 + 53) % list.length]!];
      if (first.kind === second.kind) continue;
      const ends = /[.?!]$/.test(first.text) ? '' : '?';
      const question = `${first.text}${ends} ${second.text}`.replaceAll('{firm}', FIRM);
      const route = await reasoner.route(askedOf(question, language), toolContext(register().graph));
      if (route.reasoning.includes(AS_ONE)) asOne.push(question);
    }
    expect(asOne.length, asOne.join('\n')).toBeLessThanOrEqual(2);
  });
});
