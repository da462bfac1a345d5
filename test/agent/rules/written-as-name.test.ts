import { describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { COMMON, LEXICONS } from '../../../src/agent/reasoners/rules/lexicon/index.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

const reasoner = createRulesReasoner();
const OTHER = 'Lumina AG';
const ASKED: Record<Language, [alone: string, beside: string]> = {
  de: ['Wer leitet die X?', `Wer präsidiert die X und die ${OTHER}?`],
  fr: ['Qui dirige X ?', `Qui préside X et ${OTHER} ?`],
  it: ['Chi dirige X?', `Chi presiede X e ${OTHER}?`],
  en: ['Who runs X?', `Who chairs X and ${OTHER}?`],
};
/** Every so many-th word, so that all lists of a lexicon are met. */
const STEP = 29;
/** With `AG` behind it, the canton. */
const CANTON = /^(?:kanton|canton)/;

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []; // prettier-ignore

function words(language: Language): string[] {
  const all = texts([COMMON[language], LEXICONS[language]]).flatMap((text) => text.split('|'));
  const single = all.map((word) => word.trim().replace(/[*~].*/, '')).filter((word) => /^[a-z]{3,}$/.test(word));
  return [...new Set(single)].filter((word, at) => at % STEP === 0 && !CANTON.test(word));
}

async function meant(register: SmallRegister, question: string, language: Language): Promise<string[]> {
  const { frames } = await reasoner.route(askedOf(question, language), toolContext(register.graph));
  return frames.flatMap(({ subjects }) => subjects.map(({ name, uid, text }) => (uid === null ? `?${text}` : (name ?? '')))).sort(); // prettier-ignore
}

async function inRegister(firms: string[], people: string[], check: (register: SmallRegister) => Promise<void>) {
  const register = await smallRegister(firms, people);
  try {
    await check(register);
  } finally {
    await register.close();
  }
}

describe('a name whose words a lexicon knows', () => {
  it.each(LANGUAGES)('is a firm before its legal form, alone and beside another (%s)', async (language) => {
    const names = words(language).map((word) => `${word[0]!.toUpperCase()}${word.slice(1)} AG`);
    await inRegister([...names, OTHER], [], async (register) => {
      for (const name of names) {
        const [alone, beside] = ASKED[language].map((asked) => asked.replace('X', name));
        expect(await meant(register, alone!, language), alone).toEqual([name]);
        expect(await meant(register, beside!, language), beside).toEqual([OTHER, name].sort());
      }
    });
  });

  // Each lost its subject to an entry of everyday language, and was answered with the other firm or with nobody.
  it('is one without its form, and one that is not registered is nobody else', async () => {
    const firms = ['Nexus AG', 'Bureau Wandel GmbH', 'Meeting Point AG', 'Dawn Capital SA', 'Collapse Records GmbH', 'Engagement Stiftung', 'Vita Treuhand GmbH', 'Muster Bau AG']; // prettier-ignore
    await inRegister(firms, ['Gestori, Ugo', 'Consoli, Mara'], async (register) => {
      for (const [question, language, name] of [
        ['Wer leitet Nexus?', 'de', 'Nexus AG'],
        ['Who runs Nexus?', 'en', 'Nexus AG'],
        ['Wo ist Bureau Wandel?', 'de', 'Bureau Wandel GmbH'],
        ['Where is Meeting Point?', 'en', 'Meeting Point AG'],
        ['Who is on the board of Dawn Capital?', 'en', 'Dawn Capital SA'],
        ['Purpose of Collapse Records?', 'en', 'Collapse Records GmbH'],
        ['Wo sitzt die Engagement Stiftung?', 'de', 'Engagement Stiftung'],
        ['Chi dirige Vita?', 'it', 'Vita Treuhand GmbH'],
        ['Who chairs Muster Holding?', 'en', '?Muster Holding'],
        ['Quali mandati ha Gestori?', 'it', 'Gestori, Ugo'],
        ['Quali mandati ha Consoli?', 'it', 'Consoli, Mara'],
        ['Chi sono i gestori della Muster Bau AG?', 'it', 'Muster Bau AG'],
        ['Chi sono gli Amministratori della Muster Bau AG?', 'it', 'Muster Bau AG'],
      ] as const)
        expect(await meant(register, question, language), question).toEqual([name]);
    });
  });

  it('goes on behind a dash where the register has it so, and two beside each other stay two', async () => {
    await inRegister(['LM - COIFFURE SARL', 'Muster Bau AG', 'Lumina Handel AG'], [], async (register) => {
      expect(await meant(register, 'Qui est gérant de LM - COIFFURE SARL ?', 'fr')).toEqual(['LM - COIFFURE SARL']);
      expect(await meant(register, 'Wo sitzt die LM - COIFFURE Sàrl?', 'de')).toEqual(['LM - COIFFURE SARL']);
      const two = await meant(register, 'Gemeinsame Personen: Muster Bau AG - Lumina Handel AG?', 'de');
      expect(two.sort()).toEqual(['Lumina Handel AG', 'Muster Bau AG']);
    });
  });

  it('holds what another language calls private', async () => {
    await inRegister(['Muster Bau AG'], [], async ({ graph }) => {
      for (const [question, language] of [
        ['Adresse de HAIR & BEAUTY SARL', 'fr'],
        ['Wo sitzt die Love & Hair GmbH?', 'de'],
        ['Dove ha sede la Future Salary SA?', 'it'],
      ] as const) {
        const { frames } = await reasoner.route(askedOf(question, language), toolContext(graph));
        expect(
          frames.map(({ refusal }) => refusal),
          question,
        ).toEqual([null]);
      }
    });
  });

  it.each([
    ['de', 'Wo sitzt die NAME?'],
    ['fr', 'Où est le siège de NAME ?'],
    ['it', 'Dove ha sede NAME?'],
    ['en', 'Where is the seat of NAME?'],
  ] as const)(
    'is that firm where the register has it, with a dash or another language’s words (%s)',
    async (language, asks) => {
      const names = ['HAIR & BEAUTY SARL', 'Lohn & Liebe GmbH', 'Amour et Salaires SA', 'Stipendio SAGL', 'BELROSA - COIFFURE SARL', 'Nuvola - Tetti SAGL']; // prettier-ignore
      await inRegister(names, [], async (register) => {
        for (const name of names) {
          const question = asks.replace('NAME', name);
          expect([question, await meant(register, question, language)]).toEqual([question, [name]]);
        }
      });
    },
  );

  it('drops no firm in silence', async () => {
    await inRegister([OTHER], [], async ({ graph }) => {
      const asked = askedOf(`Who chairs Muster Holding AG and ${OTHER}?`, 'en');
      const { frames } = await reasoner.route(asked, toolContext(graph));
      expect(frames.flatMap(({ notUnderstood }) => notUnderstood)).toContain('Muster');
    });
  });
});
