/** Turns behind what was asked of somebody who was told, or of an auditor: what is asked of a firm then; and what is asked of a firm's values over time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { readOf as readIn, withNames } from '../../read-of.js';
import { truthOf } from '../../truth.js';
import { agentWorld, presidedFirms, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** {1} and {2} have one president; {3} has an auditor. */
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('behind-her', 80);
  const truth = truthOf(world.truth);
  const presided = await presidedFirms(world, 2);
  const plain = truth.plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name);
  const audited = truth.mandates.find(({ role, from, to, firm }) => role === 'AUDITOR' && (from ?? '') <= TODAY && to === null && truth.plainFirms.some((one) => one.firm === firm && one.status === 'ACTIVE')); // prettier-ignore
  const named = truth.plainFirms.find(({ firm }) => firm === audited?.firm)!.name;
  firms = [...presided.map(({ name }) => name).filter((name) => plain.includes(name) && name !== named).slice(0, 2), named]; // prettier-ignore
  expect(new Set(firms).size).toBe(3);
});
afterAll(() => world.close());

type Case = [language: Language, read: string, ...turns: string[]];
const all = (title: string, cases: readonly Case[]) =>
  describe(title, () => {
    it.each<Case>([...cases])('%s %s: %s %s %s %s', async (language, read, ...turns) => {
      expect((await readIn(world, firms, language, turns)).join(' + ')).toBe(read);
    });
  });

all('a firm meant instead is asked what was asked of a firm', [
  ['de', 'OFFICERS {2}', 'Wer präsidiert {1}?', 'Wo wohnt sie?', 'Nein, ich meinte {2}'],
  ['de', 'OFFICERS {2}', 'Wer präsidiert {1}?', 'Wo wohnt sie?', 'Und bei {2}?'],
  ['fr', 'OFFICERS {2}', 'Qui préside {1} ?', 'Où habite-t-elle ?', 'Pardon, je voulais dire {2}'],
  ['it', 'OFFICERS {2}', 'Chi presiede {1}?', 'Dove abita?', 'No, intendevo {2}'],
  ['en', 'OFFICERS {2}', 'Who chairs {1}?', 'Where does she live?', 'no, I meant {2}'],
  ['en', 'OFFICERS {2}', 'Who chairs {1}?', 'Since when?', 'no, I meant {2}'],
]); // prettier-ignore

all('who is in office, behind what else an auditor audits, is asked of the firm spoken of', [
  ['de', 'OFFICERS {3}', 'Wer ist die Revisionsstelle von {3}?', 'Welche anderen Firmen prüft sie noch?', 'Danke. Und wer ist Präsident?'],
  ['fr', 'OFFICERS {3}', 'Qui est l’organe de révision de {3} ?', 'Quelles autres sociétés révise-t-il ?', 'Merci. Et qui est le président ?'],
  ['it', 'OFFICERS {3}', 'Chi è l’ufficio di revisione di {3}?', 'Quali altre società revisiona?', 'Grazie. E chi è il presidente?'],
  ['en', 'OFFICERS {3}', 'Who audits {3}?', 'What else do they audit?', 'Thanks. And who is the president?'],
]); // prettier-ignore

all('a time given behind one that nobody told', [
  ['de', 'OFFICERS {1} 2023', 'Sitz von {1}?', 'Wer sass damals im Verwaltungsrat?', 'Nein, ich meinte am 1. März 2023.'],
  ['en', 'OFFICERS {1} 2023', 'Seat of {1}?', 'Who was president back then?', 'On 1 March 2023.'],
]); // prettier-ignore

all('whether there was one before', [
  ['de', 'DEPARTED {1}', 'Wer präsidiert {1}?', 'Gab es vorher jemanden?'],
  ['fr', 'DEPARTED {3}', 'Qui révise {3} ?', 'Il y en avait un avant ?'],
  ['it', 'DEPARTED {3}', 'Chi revisiona {3}?', 'Ce n’era uno prima?'],
  ['en', 'DEPARTED {3}', 'Who audits {3}?', 'Was there one before?'],
]); // prettier-ignore

all('whose place she took, and when she came', [
  ['de', 'DEPARTED {1}', 'Wer präsidiert {1}?', 'Wen hat sie abgelöst?'],
  ['en', 'DEPARTED {1}', 'Who chairs {1}?', 'Who did she take over from?'],
  ['fr', 'PERSON_MANDATES {0} in {1}', 'Qui préside {1} ?', 'Quand est-il arrivé ?'],
]); // prettier-ignore

all('what other firms one of several audits is asked of none', [
  ['de', 'UNKNOWN_WORD {3} 2026', 'Wer prüft {3}?', 'und vorher?', 'Welche prüft heute noch andere Firmen?'],
]); // prettier-ignore

all('set beside another', [
  ['de', 'CAPITAL {2}', 'Kapital von {1}?', 'Vergleiche mit {2}'],
  ['fr', 'CAPITAL {2}', 'Capital de {1} ?', 'Et par rapport à {2} ?'],
  ['it', 'CAPITAL {2}', 'Capitale di {1}?', 'E rispetto a {2}?'],
  ['en', 'CAPITAL {1}', 'Capital of {1}?', 'And of {2}?', 'Compare with the other'],
]); // prettier-ignore

all('what changed within a time, and nothing counted', [
  ['de', 'TIMELINE {1} 2021', 'Hat sich das Kapital von {1} 2021 verändert?'],
  ['en', 'TIMELINE {1} 2021', 'Did the capital of {1} change in 2021?'],
  ['de', 'CAPITAL {1}', 'Wurde das Kapital von {1} erhöht?', 'Um wie viel?'],
  ['en', 'CAPITAL {1}', 'Has the capital of {1} changed?', 'By how much?'],
  ['en', 'NOTHING {1}', 'Who chairs {1}?', 'By how much?'],
]); // prettier-ignore

describe('whether a value changed', () => {
  it.each<[Language, ...string[]]>([
    ['de', 'Hat sich der Sitz von {1} geändert?'],
    ['de', 'Hat sich der Sitz von {1} geändert?', 'Und der Zweck?'],
    ['fr', 'Le capital de {1} a-t-il changé ?'],
    ['it', 'È cambiato il capitale di {1}?'],
    ['en', 'Has the capital of {1} changed?'],
    ['en', 'What is the purpose of {1}?', 'Has its capital changed as well?'],
    ['it', 'Qual è il capitale di {1}?', 'È stato aumentato di recente?'],
    ['en', 'What is the capital of {1}?', 'has that gone up at some point'],
  ])('is answered by all that it ever was (%s: %s %s)', async (language, ...turns) => {
    const { frames } = await lastTurn(world, turns.map((turn) => withNames(firms, turn)), language); // prettier-ignore
    expect(frames).toMatchObject([{ changes: true, refusal: null, notUnderstood: [] }]);
  });
});
