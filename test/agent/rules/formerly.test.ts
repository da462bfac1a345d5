/** What was so before, asked with an adverb: today's value, or today's holder, is no answer to it. */
import { describe, expect, it } from 'vitest';
import { readsFrames } from '../read-frames.js';

const { frames } = readsFrames();

describe('of a value, all that there were are asked for', () => {
  it.each([
    ['de', 'Wo war der Sitz der Muster Bau AG vorher?', 'SEAT'],
    ['de', 'Welchen Sitz hatte die Muster Bau AG früher?', 'SEAT'],
    ['de', 'Welches Kapital hatte die Muster Bau AG zuvor?', 'CAPITAL'],
    ['fr', 'Quel était le siège de Muster Bau AG avant ?', 'SEAT'],
    ['fr', 'Où se trouvait avant le siège de Muster Bau AG ?', 'SEAT'],
    ['fr', 'Quelle était auparavant l’adresse de Muster Bau AG ?', 'ADDRESS'],
    ['it', 'Dov’era prima la sede della Muster Bau AG?', 'SEAT'],
    ['it', 'Che scopo aveva prima la Muster Bau AG?', 'PURPOSE'],
    ['en', 'Where was Muster Bau AG seated before?', 'SEAT'],
    ['en', 'What was the capital of Muster Bau AG previously?', 'CAPITAL'],
  ] as const)('%s: %s', async (language, question, measure) => {
    const [frame, ...more] = await frames(question, language);
    expect([frame?.measure, frame?.changes, frame?.refusal, frame?.notUnderstood, more.length]).toEqual([measure, true, null, [], 0]); // prettier-ignore
  });
});

describe('of an office, who left it is asked for', () => {
  it.each([
    ['de', 'Wer war vorher im Verwaltungsrat der Muster Bau AG?'],
    ['fr', 'Qui siégeait auparavant au conseil d’administration de Muster Bau AG ?'],
    ['it', 'Chi era prima nel consiglio di amministrazione della Muster Bau AG?'],
    ['en', 'Who was on the board of Muster Bau AG before?'],
    ['en', 'Who audited Muster Bau AG before?'],
  ] as const)('%s: %s', async (language, question) => {
    const [frame, ...more] = await frames(question, language);
    expect([frame?.measure, frame?.refusal, frame?.notUnderstood, more.length]).toEqual(['DEPARTED', null, [], 0]);
  });
});

describe('what stands before a day, a thing or a first one is something else', () => {
  it.each([
    ['it', 'Qual era la prima sede della Muster Bau AG?'],
    ['en', 'What was the capital of Muster Bau AG before the merger?'],
    ['fr', 'Quel était le siège de Muster Bau AG avant la fusion ?'],
    ['de', 'Wer war vor 2020 im Verwaltungsrat der Muster Bau AG?'],
  ] as const)('%s: %s', async (language, question) => {
    const [frame] = await frames(question, language);
    expect(frame?.measure === 'DEPARTED' || (frame?.changes === true && frame.notUnderstood.length === 0)).toBe(false);
  });
});

describe('what was said or asked before says nothing of when what is asked was so', () => {
  it.each([
    ['de', 'Das hatte ich vorher gefragt: wer zeichnet für die Muster Bau AG?', 'SIGNATORIES'],
    ['de', 'Ich wüsste vorher gern, wer im Verwaltungsrat der Muster Bau AG sitzt.', 'OFFICERS'],
    ['fr', 'Comme je le demandais avant, qui signe pour Muster Bau AG ?', 'SIGNATORIES'],
    ['it', 'Come chiedevo prima, chi firma per la Muster Bau AG?', 'SIGNATORIES'],
    ['en', 'As I asked before, who signs for Muster Bau AG?', 'SIGNATORIES'],
  ] as const)('%s: %s', async (language, question, measure) => {
    const all = await frames(question, language);
    expect(all.map((frame) => [frame.measure, frame.changes, frame.refusal])).toEqual([[measure, false, null]]);
  });
});
