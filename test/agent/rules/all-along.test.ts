import { expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';

/** Offices over all the time, what an auditor audits no more, what is so now and not what ever was, and what no list tells. */
const { frames } = readsFrames();

const ALL = { from: null, to: null };
const PRESIDENTS: Partial<QuestionFrame> = { measure: 'OFFICERS', roles: ['BOARD_PRESIDENT'], range: ALL, sinceWhen: false, notUnderstood: [], refusal: null }; // prettier-ignore
const FORMER: Partial<QuestionFrame> = { measure: 'PERSON_MANDATES', changes: true, refusal: null, negated: false };

it.each<readonly [Language, string, Partial<QuestionFrame>]>([
  ['de', 'Verlauf der Präsidenten der Muster Bau AG', PRESIDENTS],
  ['fr', 'Historique des présidents de Muster Bau AG', PRESIDENTS],
  ['it', 'Storia dei presidenti della Muster Bau AG', PRESIDENTS],
  ['en', 'How many presidents has Muster Bau AG had since its foundation?', PRESIDENTS],
  ['en', 'History of the auditors of Muster Bau AG', { measure: 'AUDITOR', range: ALL }],
  ['de', 'Wer war seit der Gründung im Verwaltungsrat der Muster Bau AG?', { measure: 'OFFICERS', range: ALL }],
  ['en', 'Who has been on the board of Muster Bau AG since its foundation?', { measure: 'OFFICERS', range: null, sinceWhen: true }],
  ['de', 'Welche Firmen prüft die Muster Bau AG nicht mehr?', FORMER],
  ['fr', 'Quelles sociétés Muster Bau AG ne révise-t-elle plus ?', FORMER],
  ['it', 'Quali società Muster Bau AG non revisiona più?', FORMER],
  ['en', 'Which companies did Muster Bau AG stop auditing?', FORMER],
  ['en', 'Which company stopped auditing Muster Bau AG?', { measure: 'DEPARTED' }],
  ['de', 'Welche Firmen in Visp sind in Konkurs?', { measure: 'COMPANIES', status: 'BANKRUPT', topics: [] }],
  ['fr', 'Combien de sociétés sont en faillite ?', { measure: 'COUNT', status: 'BANKRUPT', topics: [] }],
  ['en', 'How many companies are currently bankrupt?', { measure: 'COUNT', status: 'BANKRUPT', topics: [] }],
  ['en', 'How many companies went bankrupt?', { measure: 'COUNT', status: null, topics: ['BANKRUPTCY'] }],
  ['de', 'Welche Firmen sind in Konkurs gegangen?', { measure: 'COMPANIES', status: null, topics: ['BANKRUPTCY'] }],
  ['de', 'Firmen in Lugano mit mehr als 1 Million Kapital', { refusal: { type: 'COMPARISON' } }],
  ['fr', 'Sociétés avec un capital de plus de 100000 à Lugano', { refusal: { type: 'COMPARISON' } }],
  ['en', 'Companies with capital over 1 million in Lugano', { refusal: { type: 'COMPARISON' } }],
  ['de', 'Ist Anna Muster mit Chiara Esempio in einer anderen Firma zusammen?', { measure: 'PERSON_MANDATES', within: null }],
  ['en', 'Which other companies than Muster Bau AG is Anna Muster on the board of?', { measure: 'PERSON_MANDATES', within: null, refusal: null, notUnderstood: ['other companies than'] }],
])('%s: %s', async (language, question, expected) => {
  expect(await frames(question, language)).toMatchObject([expected]);
}); // prettier-ignore
