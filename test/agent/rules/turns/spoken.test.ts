/** Turns as they are spoken: who came instead, from when to when, whether two must sign, how it ended; each is read as what it says plainly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import { readOf as readIn } from '../../read-of.js';
import { truthOf } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** {1}, {2}: companies limited by shares; {3} is one with limited liability. */
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('spoken', 20);
  const plain = (form: string) => truthOf(world.truth).plainFirms.filter(({ legalForm, status }) => legalForm === form && status === 'ACTIVE').map(({ name }) => name); // prettier-ignore
  firms = [...plain('0106').slice(0, 2), plain('0107')[0]!];
});
afterAll(() => world.close());

const readOf = (language: Language, turns: readonly string[]) => readIn(world, firms, language, turns);

describe('a turn as it is spoken', () => {
  it.each<[Language, string, ...string[]]>([
    ['en', 'JOINED {1} 2022', 'Who left {1} in 2022?', 'Who replaced them?'],
    ['en', 'JOINED {1} 2022', 'Who left {1} in 2022?', 'Who stepped into their shoes?'],
    ['fr', 'JOINED {1} 2022', 'Qui a quitté {1} en 2022 ?', 'Qui leur a succédé ?'],
    ['it', 'JOINED {1} 2022', 'Chi ha lasciato {1} nel 2022?', 'Chi è venuto al loro posto?'],
    ['de', 'JOINED {1} 2022', 'Wer verliess {1} 2022?', 'Wer rückte für sie nach?'],
    ['en', 'SEAT {1}', 'Where does {1} have its seat?', 'Before the relocation?'],
    ['fr', 'SEAT {1}', 'Où est le siège de {1} ?', 'Avant son déménagement ?'],
    ['it', 'SEAT {1}', 'Dove ha sede {1}?', 'Prima del trasloco?'],
    ['de', 'SEAT {1}', 'Wo hat {1} ihren Sitz?', 'Bevor sie dorthin umzog?'],
    ['en', 'CAPITAL {1}', 'What capital has {1}?', 'Before the reduction?'],
    ['de', 'CAPITAL {1}', 'Welches Kapital hat {1}?', 'Und vor der Kapitalerhöhung?'],
    ['fr', 'CAPITAL {1}', 'Quel est le capital de {1} ?', "Et avant l'augmentation de capital ?"],
    ['it', 'CAPITAL {1}', 'Che capitale ha {1}?', "E prima dell'aumento di capitale?"],
    ['en', 'CAPITAL {1}', 'What capital has {1}?', 'Did the capital ever rise?'],
    ['en', 'SEAT {1}', 'Where does {1} have its seat?', 'Between which dates?'],
    ['en', 'SIGNATORIES {1}', 'Who is on the board of {1}?', 'Is one signature enough?'],
    ['de', 'SIGNATORIES {1}', 'Wer ist im Verwaltungsrat der {1}?', 'Genügt eine Unterschrift?'],
    ['fr', 'SIGNATORIES {1}', "Qui est au conseil d'administration de {1} ?", 'Faut-il deux signatures ?'],
    ['it', 'SIGNATORIES {1}', 'Chi siede nel consiglio di {1}?', 'Basta una firma?'],
    ['en', 'OFFICERS {3}', 'Who are the managers of {3}?', 'Among them, who has what stake?'],
    ['de', 'OFFICERS {3}', 'Wer führt die Geschäfte der {3}?', 'Wer hält wie viele Anteile?'],
    ['en', 'NAMES {1}', 'Where is {1}?', 'When did it start trading as Alpha Beta?'],
    ['en', 'LEGAL_FORM {1}', 'Where is {1}?', 'When did it become an AG?'],
    ['en', 'STATUS {1}', 'Was a liquidation entered for {1}?', 'What became of it?'],
    ['en', 'PURPOSE {1} {2}', 'What is the purpose of {1}, and what of {2}?', 'Which is the purpose of both?'],
  ])('%s %s: %s %s', async (language, read, ...turns) => {
    expect((await readOf(language, turns)).map((one) => one.replace(/ changes$/, ''))).toEqual([read]);
  }); // prettier-ignore

  it.each<[Language, string]>([
    ['en', 'What changes were there on the board of {1} in 2023?'],
    ['de', 'Gab es 2023 irgendwelche Änderungen im Verwaltungsrat der {1}?'],
    ['fr', 'Quelles mutations y a-t-il eu au conseil de {1} en 2023 ?'],
    ['it', 'Quali avvicendamenti ci sono stati nel consiglio di {1} nel 2023?'],
  ])('changes on a board are who came and who went (%s)', async (language, question) => {
    expect((await readOf(language, [question])).map((one) => one.split(' ')[0]).sort()).toEqual(['DEPARTED', 'JOINED']); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['en', 'The same for the third one.'],
    ['de', 'Dasselbe für die dritte.'],
  ])('of a list that nobody stood in no list of all firms is told (%s)', async (language, turn) => {
    const first = { en: 'Which foundations were bankrupt in Appenzell in 2001?', de: 'Welche Stiftungen gingen 2001 in Appenzell in Konkurs?', fr: '', it: '' }[language]; // prettier-ignore
    expect((await readOf(language, [first, turn])).every((one) => !one.startsWith('COMPANIES') || one.includes('2001'))).toBe(true); // prettier-ignore
  });
});
