import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';

/** Nobody of these tests' register is called so. */
const UNKNOWN: readonly (readonly [Language, string])[] = [
  ['de', 'Ich habe einen Brief von Petra Frei. Seit wann ist sie bei der Muster Bau AG?'],
  ['fr', "J'ai une lettre de Petra Frei. Depuis quand est-elle chez Muster Bau AG ?"],
  ['it', 'Mi ha scritto Petra Frei. Da quando è in Muster Bau AG?'],
  ['en', 'I have a letter from Petra Frei. Since when has she been with Muster Bau AG?'],
];
const OF_THE_FIRM: readonly (readonly [Language, string])[] = [
  ['de', 'Due Diligence: seit wann gibt es die Muster Bau AG?'],
  ['fr', 'Dossier Crédit Agricole. Depuis quand existe Boulangerie Modèle SA ?'],
  ['it', 'Per la nostra Due Diligence: da quando esiste Casa Modello SA?'],
  ['en', 'For our Annual Report: since when does Muster Bau AG exist?'],
];

describe('since when somebody is with a firm whom the register does not know', () => {
  const reader = readsFrames();
  it.each(UNKNOWN)('%s: %s', async (language, question) => {
    const frames = await reader.frames(question, language);
    expect(frames.map(({ refusal }) => refusal?.type)).toEqual(['UNKNOWN_WORD']);
    expect(frames[0]!.notUnderstood).toEqual(expect.arrayContaining(['Petra', 'Frei']));
  });
  it.each(OF_THE_FIRM)('%s: %s, of the firm itself', async (language, question) => {
    const frames = await reader.frames(question, language);
    expect(frames.map(({ measure, refusal }) => ({ measure, refusal }))).toEqual([{ measure: 'TIMELINE', refusal: null }]); // prettier-ignore
  });
});
