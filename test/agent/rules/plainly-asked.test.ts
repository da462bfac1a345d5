import { expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';

/** Plain questions that were once refused, or read as others: what a firm went into, what happened in a place, who owns it, with which others it shares people. */
const { frames } = readsFrames();

const inFirm = { refusal: null, notUnderstood: [] };

it.each<readonly [Language, string, Partial<QuestionFrame>]>([
  ['de', 'Wann ging die Muster Bau AG in Liquidation?', { measure: 'STATUS' }],
  ['de', 'Wann kam die Casa Modello SA in Liquidation?', { measure: 'STATUS' }],
  ['de', 'Wann trat die Muster Bau AG in Liquidation?', { measure: 'STATUS' }],
  ['it', 'Quando è entrata in liquidazione la Muster Bau AG?', { measure: 'TIMELINE', topics: ['LIQUIDATION'] }],
  ['fr', 'Quand Muster Bau AG est-elle tombée en liquidation ?', { measure: 'TIMELINE', topics: ['LIQUIDATION'] }],
  ['en', 'When did Muster Bau AG convert from a GmbH to an AG?', { measure: 'LEGAL_FORM' }],
  ['de', 'Wann wurde die Muster Bau AG in eine AG umgewandelt?', { measure: 'LEGAL_FORM' }],
  ['de', 'Hat die Muster Bau AG einen neuen Namen?', { measure: 'NAMES' }],
  ['en', 'Does Muster Bau AG have a new name?', { measure: 'NAMES' }],
  ['fr', 'Muster Bau AG a-t-elle un nouveau nom ?', { measure: 'NAMES' }],
  ['it', 'La Muster Bau AG ha un nuovo nome?', { measure: 'NAMES' }],
  ['en', 'Which companies share directors with Muster Bau AG?', { measure: 'SHARED_OFFICERS' }],
  ['en', 'Which firms have directors in common with Muster Bau AG?', { measure: 'SHARED_OFFICERS' }],
  ['de', 'Welche Firmen haben gemeinsame Verwaltungsräte mit der Muster Bau AG?', { measure: 'SHARED_OFFICERS' }],
  ['en', 'Who owns shares in Garage du Lac Sàrl?', { measure: 'OFFICERS', roles: ['OWNER', 'PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'] }],
])('%s: %s', async (language, question, expected) => {
  expect(await frames(question, language)).toMatchObject([{ ...inFirm, ...expected }]);
}); // prettier-ignore

it.each<readonly [Language, string, Partial<QuestionFrame>]>([
  ['de', 'Welche Konkurse wurden im März 2025 in Genf publiziert?', { topics: ['BANKRUPTCY'], municipality: 'Genève' }],
  ['fr', 'Quelles faillites ont été publiées en mars 2025 à Genève ?', { topics: ['BANKRUPTCY'], municipality: 'Genève' }],
  ['it', 'Quali fallimenti sono stati pubblicati a marzo 2025 a Ginevra?', { topics: ['BANKRUPTCY'], municipality: 'Genève' }],
  ['en', 'Which deletions were published in 2025 in Thun?', { topics: ['DELETED'], municipality: 'Thun' }],
])('in a place, %s: %s', async (language, question, expected) => {
  expect(await frames(question, language)).toMatchObject([{ refusal: null, subjects: [], measure: 'COMPANIES', ...expected }]);
}); // prettier-ignore

it.each<readonly [Language, string]>([
  ['en', 'Is Anna Muster connected with other companies than Muster Bau AG?'],
  ['fr', "Anna Muster est-elle liée à d'autres sociétés que Muster Bau AG ?"],
  ['de', 'Ist Anna Muster noch mit anderen Firmen als der Muster Bau AG verbunden?'],
])('what is left out is no end of a path, %s: %s', async (language, question) => {
  const [frame] = await frames(question, language);
  expect(frame!.refusal ?? frame!.measure).not.toBe('PATH');
});
