import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../src/agent/language.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Asked } from '../../../src/agent/slots.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { englishQuestions } from '../questions/en.js';
import { frenchQuestions } from '../questions/fr.js';
import { germanQuestions } from '../questions/de.js';
import { italianQuestions } from '../questions/it.js';
import { FIRMS, PEOPLE, type AskedAs } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { about, askedOf, NOTHING_RECALLED, toolContext } from '../slots-support.js';

const QUESTIONS: Record<Language, AskedAs[]> = {
  de: germanQuestions,
  fr: frenchQuestions,
  it: italianQuestions,
  en: englishQuestions,
};
const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
});
afterAll(() => register.close());

async function frameOf(question: string, language: Language, more: Partial<Asked> = {}): Promise<QuestionFrame> {
  const { frames } = await reasoner.route(askedOf(question, language, more), toolContext(register.graph));
  expect(frames).toHaveLength(1);
  return frames[0]!;
}

describe.each(LANGUAGES)('questions in %s', (language) => {
  it.each(QUESTIONS[language])('$question', async (expected) => {
    const frame = await frameOf(expected.question, language);
    expect({
      measure: frame.measure,
      about: frame.subjects.map(({ uid }) => uid),
      roles: [...frame.roles].sort(),
      time: frame.range === null ? (frame.asOf ?? undefined) : `${frame.range.from ?? ''}..${frame.range.to ?? ''}`,
      notUnderstood: frame.notUnderstood,
    }).toEqual({
      measure: expected.measure,
      about: (expected.about ?? []).map((name) => register.uids.get(name)),
      roles: [...(expected.roles ?? [])].sort(),
      time: expected.time,
      notUnderstood: expected.notUnderstood ?? [],
    });
  });

  it('is recognised as the language', () => {
    const wrong = QUESTIONS[language].filter(
      ({ question, about }) => question !== about?.[0] && detectLanguage(question).language !== language,
    );
    expect(wrong.map(({ question }) => question)).toEqual([]);
  });
});

describe('what a question leaves open', () => {
  it('goes on about the subject of before, by pronoun and by ellipsis', async () => {
    const uid = register.uids.get('Muster Bau AG')!;
    const recalled = about(uid, 'COMPANY', 'Muster Bau AG');
    const auditor = await frameOf('Wer ist dort Revisionsstelle?', 'de', { recalled });
    expect([auditor.measure, auditor.subjects[0]?.uid]).toEqual(['AUDITOR', uid]);
    const frame = await frameOf('Wer ist im Verwaltungsrat der Muster Bau AG?', 'de');
    for (const [question, language] of [
      ['Und am 1.1.2020?', 'de'],
      ['et le 1er janvier 2020 ?', 'fr'],
      ['e il 1 gennaio 2020?', 'it'],
      ['and on 1 January 2020?', 'en'],
    ] as const) {
      const then = await frameOf(question, language, { recalled: { ...recalled, frames: [frame] } });
      expect([then.measure, then.subjects[0]?.uid, then.asOf, then.roles]).toEqual([
        'OFFICERS',
        uid,
        '2020-01-01',
        frame.roles,
      ]);
    }
  });

  it('picks from the list that was shown', async () => {
    const candidates = ['Alpenblick Holding AG', 'Alpenblick Immobilien AG'].map((name) => ({
      uid: register.uids.get(name)!,
      kind: 'COMPANY' as const,
      name,
      detail: '',
    }));
    for (const [question, language] of [
      ['die zweite', 'de'],
      ['la deuxième', 'fr'],
      ['la seconda', 'it'],
      ['the second one', 'en'],
    ] as const) {
      const picked = await frameOf(question, language, { recalled: { ...NOTHING_RECALLED, candidates } });
      expect(picked.subjects.map(({ uid }) => uid)).toEqual([candidates[1]!.uid]);
    }
  });

  it('never decides between two that are plausible', async () => {
    const frame = await frameOf('Wer ist im Verwaltungsrat der Alpenblick AG?', 'de');
    expect(frame.subjects.map(({ uid }) => uid)).toEqual([null]);
  });

  it('finds a firm by its number, and one misspelt', async () => {
    const number = register.numbers.get('Muster Bau AG')!;
    expect((await frameOf(`Verwaltungsrat ${number}`, 'de')).subjects[0]?.uid).toBe(register.uids.get('Muster Bau AG'));
    expect((await frameOf('Wer ist im Verwaltungsrat der Alpenblik Holding AG?', 'de')).subjects[0]?.uid).toBe(
      register.uids.get('Alpenblick Holding AG'),
    );
  });

  it('asks for a name where none is given', async () => {
    expect((await frameOf('Wer ist im Verwaltungsrat?', 'de')).subjects).toEqual([]);
  });
});
