import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { cantonPhrases, LEXICONS, LEGAL_FORM_PHRASES } from '../../../src/agent/reasoners/rules/lexicon/index.js';
import { CANTONS, foldName, LANGUAGES } from '../../../src/core/index.js';
import { MEASURES, MOST_PARTS, TRACE_KINDS } from '../../../src/trace/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, NOTHING_RECALLED, toolContext } from '../slots-support.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
});
afterAll(() => register.close());

const language = fc.constantFrom(...LANGUAGES);
const words = fc.constantFrom(
  'Wer', 'ist', 'qui', 'siège', 'chi', 'board', 'of', 'der', 'Muster', 'Bau', 'AG', 'und', '&', '"', '«', '»', '2020', '31.02.2020', 'am', 'il y a', 'vor', 'CHE-123.456.789',
  '1e9', '-', '/', '?', 'Verwaltungsrat', "d'", 'in Liquidation', 'S.à', 'r.l.', '🦊', 'ﬁ', 'İ', 'ß', '\u202e', '\u0000', '東京', 'القاهرة', "'; DROP TABLE name; --",
  '<script>alert(1)</script>', 'MATCH (n) DETACH DELETE n', 'NEAR(', '*', '^', '${x}', '%', '_', '\\',
); // prettier-ignore
const question = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
);

describe('any text at all', () => {
  it('is read into a frame whose spans lie in it and whose words are accounted for', async () => {
    await fc.assert(
      fc.asyncProperty(question, language, async (text, spoken) => {
        const { frames, confidence } = await reasoner.route(askedOf(text, spoken), toolContext(register.graph));
        expect(frames.length).toBeGreaterThan(0);
        expect(frames.length).toBeLessThanOrEqual(MOST_PARTS);
        expect(confidence).toBeGreaterThanOrEqual(0);
        for (const frame of frames) {
          expect(MEASURES).toContain(frame.measure);
          for (const { span } of [frame, ...frame.subjects])
            expect(span.start <= span.end && span.end <= text.length).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 words', 'Muster '.repeat(1_428)],
    ['10,000 quotation marks', '"'.repeat(10_000)],
    ['10,000 digits', '2'.repeat(10_000)],
    ['dates without end', '1.1.2020 '.repeat(1_100)],
    ['numbers without end', 'CHE-123.456.789 '.repeat(600)],
    ['capitals without end', 'Aa AG und '.repeat(1_000)],
    ['brackets', '(((('.repeat(2_500)],
  ])('of %s is read with few searches', async (_, text) => {
    let searches = 0;
    const context = toolContext(register.graph);
    const counting = {
      ...register.graph,
      search: (...given: Parameters<typeof register.graph.search>) => (searches++, register.graph.search(...given)),
    };
    const { frames } = await reasoner.route(askedOf(text, 'de'), { ...context, graph: counting });
    expect(frames).not.toEqual([]);
    expect(searches).toBeLessThanOrEqual(20);
  });
});

/** Stems and gaps. */
const MARKS = /[*~]| \.\.\.(?= )/g;

describe('lexicons', () => {
  it('are folded as words of questions are', () => {
    const odd = LANGUAGES.flatMap((spoken) => {
      const { measures, roles, ordinals, ...rest } = LEXICONS[spoken];
      const texts = [...Object.values(measures), ...roles.map(([, text]) => text), ...CANTONS.map(cantonPhrases), ...ordinals, ...Object.values(rest).filter((value) => typeof value === 'string')];
      return texts.flatMap((text) => text.split('|')).map((phrase) => phrase.trim()).filter((phrase) => foldName(phrase.replace(MARKS, '')) !== phrase.replace(MARKS, ''));
    }); // prettier-ignore
    expect([
      ...odd,
      ...LEGAL_FORM_PHRASES.flatMap(([, text]) => text.split(' | ')).filter((phrase) => foldName(phrase) !== phrase),
    ]).toEqual([]);
  });
});

describe('suggestions', () => {
  it.each(LANGUAGES)('are questions that are understood (%s)', async (spoken) => {
    const { which, example, ...about } = PHRASES[spoken].suggestions;
    const day = PHRASES[spoken].date('2020-01-02');
    for (const [key, suggestion] of Object.entries(about)) {
      const text = suggestion(key === 'mandates' ? 'Muster, Anna' : 'Muster Bau AG', day);
      const { frames } = await reasoner.route(askedOf(text, spoken), toolContext(register.graph));
      const [frame] = frames;
      const measures: Record<string, string> = {
        officers: 'OFFICERS',
        officersAt: 'OFFICERS',
        auditor: 'AUDITOR',
        signatories: 'SIGNATORIES',
        dossier: 'DOSSIER',
        departed: 'DEPARTED',
        mandates: 'PERSON_MANDATES',
        network: 'NETWORK',
        history: 'TIMELINE',
        texts: 'TEXT_SEARCH',
      };
      expect([text, frame?.measure, frame?.notUnderstood, frame?.subjects[0]?.uid === null]).toEqual([
        text,
        measures[key],
        [],
        false,
      ]);
    }
    const candidates = [{ uid: 'co_first', kind: 'COMPANY' as const, name: 'First', detail: '' }];
    const recalled = { ...NOTHING_RECALLED, candidates };
    expect(
      (await reasoner.route(askedOf(which, spoken, { recalled }), toolContext(register.graph))).frames[0]?.subjects[0]
        ?.uid,
    ).toBe('co_first');
    expect((await reasoner.route(askedOf(example, spoken), toolContext(register.graph))).frames[0]?.measure).toBe(
      'OFFICERS',
    );
  });
});

describe('summaries', () => {
  it('have a line for the kinds that need no more than their name', () => {
    for (const spoken of LANGUAGES) {
      expect(reasoner.summarise({ kind: 'Redacted', was: TRACE_KINDS[0] }, spoken)).not.toBe('');
      expect(reasoner.summarise({ kind: 'RunCancelled', by: 'x', durationMs: 1 }, spoken)).not.toBe('');
    }
  });
});
