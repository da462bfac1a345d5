/** What the last change was, who took over whom, where firms moved to, since when what no reason is known of: behind what was told or asked. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { readsFrames } from '../../read-frames.js';
import { about, NOTHING_RECALLED } from '../../slots-support.js';

const FIRM = 'Muster Bau AG';
const { frames, register } = readsFrames();
const behind = async (language: Language, first: string, next: string, firm = true): Promise<QuestionFrame[]> => {
  const asked = await frames(first, language);
  return frames(next, language, firm ? about(register().uids.get(FIRM)!, 'COMPANY', FIRM, { frames: asked }) : { ...NOTHING_RECALLED, frames: asked }); // prettier-ignore
};

const LAST: Record<Language, [string, readonly string[]]> = {
  de: [
    `Was war die letzte Änderung bei der ${FIRM}?`,
    ['Was war das?', 'Was hat sich geändert?', 'Und worum ging es?'],
  ],
  fr: [`Quel est le dernier changement chez ${FIRM} ?`, ['C’était quoi ?', 'De quoi s’agissait-il ?', 'Qu’est-ce qui a changé ?']], // prettier-ignore
  it: [`Qual è l’ultimo cambiamento presso la ${FIRM}?`, ['Che cos’era?', 'Di che cosa si trattava?', 'Cosa è cambiato?']], // prettier-ignore
  en: [`What was the last change at ${FIRM}?`, ['What was it?', 'What changed?', 'And what was that?']],
};
const OF_VALUE: Record<Language, string> = {
  de: `Wann hat sich die Adresse der ${FIRM} zuletzt geändert?`,
  fr: `Quand l’adresse de ${FIRM} a-t-elle changé pour la dernière fois ?`,
  it: `Quando è cambiato l’indirizzo della ${FIRM} per l’ultima volta?`,
  en: `When did the address of ${FIRM} last change?`,
};
const MERGED: Record<Language, [string, readonly string[]]> = {
  de: ['Wie viele Fusionen gab es 2023?', ['Wer übernahm wen?', 'Und wer hat wen übernommen?', 'Wer mit wem?']],
  fr: ['Combien de fusions en 2023 ?', ['Qui a repris qui ?', 'Et qui a absorbé qui ?']],
  it: ['Quante fusioni ci sono state nel 2023?', ['Chi ha rilevato chi?', 'E chi ha assorbito chi?']],
  en: ['How many mergers were there in 2023?', ['Who took over whom?', 'And who absorbed whom?']],
};
const MOVED: Record<Language, [string, readonly string[]]> = {
  de: ['Welche Firmen sind 2023 umgezogen?', ['Wohin?', 'Und woher?']],
  fr: ['Quelles sociétés ont déménagé en 2023 ?', ['Pour où ?', 'Et d’où ?']],
  it: ['Quali società hanno trasferito la sede nel 2023?', ['Per dove?', 'E da dove?']],
  en: ['Which companies moved in 2023?', ['Where to?', 'And where from?']],
};
const WHY: Record<Language, [string, string, string]> = {
  de: [`Warum ist die ${FIRM} in Konkurs?`, 'Seit wann?', `Warum wurde die ${FIRM} gegründet?`],
  fr: [`Pourquoi ${FIRM} est-elle en faillite ?`, 'Depuis quand ?', `Pourquoi ${FIRM} a-t-elle été fondée ?`],
  it: [`Perché la ${FIRM} è in fallimento?`, 'Da quando?', `Perché è stata fondata la ${FIRM}?`],
  en: [`Why is ${FIRM} bankrupt?`, 'Since when?', `Why was ${FIRM} founded?`],
};

describe.each(LANGUAGES)('what goes on from what was told, in %s', (language) => {
  it('asks what the last change was of the notice that tells it', async () => {
    const [first, turns] = LAST[language];
    for (const turn of turns)
      expect(await behind(language, first, turn)).toMatchObject([{ measure: 'NOTICE', notice: { number: null, details: [] }, refusal: null }]); // prettier-ignore
    const [of] = await behind(language, OF_VALUE[language], turns[0]!);
    expect(of).toMatchObject({ measure: 'TIMELINE', topics: ['ADDRESS'], order: 'LAST', refusal: null });
  });

  it.each<[string, typeof MERGED, string]>([
    ['merged', MERGED, 'MERGER'],
    ['moved', MOVED, 'MOVED'],
  ])('lists the firms that %s where a list tells no more, and says so', async (_, of, topic) => {
    const [first, turns] = of[language];
    for (const turn of turns) {
      const [frame, ...more] = await behind(language, first, turn, false);
      expect(frame).toMatchObject({ measure: 'COMPANIES', topics: [topic], range: { from: '2023-01-01', to: '2024-01-01' }, refusal: null }); // prettier-ignore
      expect([frame!.readAs.length, more]).toEqual([1, []]);
    }
  });

  it('tells since when, where the reason is in no register', async () => {
    const [why, since, founded] = WHY[language];
    expect((await frames(why, language))[0]?.refusal).toMatchObject({ type: 'OUTSIDE', topic: 'REASONS' });
    expect(await behind(language, why, since)).toMatchObject([{ measure: 'BANKRUPTCY_DATES', refusal: null }]);
    expect(await behind(language, founded, since)).toMatchObject([{ measure: 'TIMELINE', topics: ['FOUNDED'], refusal: null }]); // prettier-ignore
  });
});
