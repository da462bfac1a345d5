import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withNextOfList } from '../../../src/agent/reasoners/rules/turns/next-of-list.js';
import { tagged } from '../../../src/agent/reasoners/rules/read/words/tagging.js';
import type { Asked } from '../../../src/agent/slots.js';
import { BOARD_ROLES, type IsoDate, type Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { readOf as readIn, withNames } from '../read-of.js';
import { truthOf } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

/** Classes that turns of one more stranger, a grid of follow-ups and questions of what no register holds showed to be read wrong. */
let world: AgentWorld;
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('strangers-classes', 20);
  firms = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name); // prettier-ignore
});
afterAll(() => world.close());

type Case = [language: Language, read: string, ...turns: string[]];
const all = (title: string, cases: readonly Case[]) =>
  describe(title, () => {
    it.each<Case>([...cases])('%s %s: %s %s %s', async (language, read, ...turns) => {
      expect((await readIn(world, firms, language, turns)).join(' + ')).toBe(read);
    });
  });

describe('who is said to be in as well', () => {
  it.each<[Language, string]>([
    ['de', 'Der ganze Verwaltungsrat von {1}, Präsident inbegriffen.'],
    ['de', 'Alle Verwaltungsräte von {1} inklusive Präsidium'],
    ['fr', "Tout le conseil d'administration de {1}, président compris."],
    ['fr', 'Tous les administrateurs de {1}, y compris le président'],
    ['it', 'Tutto il consiglio di amministrazione di {1}, presidente compreso.'],
    ['en', 'The whole board of {1}, chair included'],
    ['en', 'All the directors of {1} including the president'],
  ])('%s narrows nothing: %s', async (language, question) => {
    const { frames } = await lastTurn(world, [withNames(firms, question)], language);
    expect(frames).toMatchObject([{ measure: 'OFFICERS', roles: BOARD_ROLES, refusal: null, notUnderstood: [] }]);
  });
});

all('how many were told', [
  ['de', 'JOINED {1} 2023', 'Wer kam 2023 zu {1}?', 'Wie viele sind es?'],
  ['fr', 'OFFICERS {1}', 'Qui est au conseil de {1} ?', 'Combien sont-ils ?'],
  ['it', 'OFFICERS {1}', 'Chi è nel consiglio di {1}?', 'Quanti in tutto?'],
  ['en', 'OFFICERS {1} 2024', 'Who was on the board of {1} on 3 May 2024?', 'How many were they?'],
]); // prettier-ignore

all('a day stays behind `since when`', [
  ['de', 'OFFICERS {1} 2024', 'Wer sass am 3. Mai 2024 im Verwaltungsrat von {1}?', 'Seit wann?'],
  ['en', 'OFFICERS {1} 2024', 'Who was on the board of {1} on 3 May 2024?', 'Since when?'],
]); // prettier-ignore

all('what was before that', [
  ['de', 'STATUS {1}', 'Ist {1} noch aktiv?', 'Und davor?'],
  ['fr', 'STATUS {1}', '{1} est-elle encore active ?', 'Et avant ?'],
]); // prettier-ignore

all('the first and the second are both', [
  ['de', 'CAPITAL {1} {2}', 'Sitz von {1}?', 'Und von {2}?', 'Welches Kapital hat die erste, welches die zweite?'],
  ['fr', 'CAPITAL {1} {2}', 'Siège de {1} ?', 'Et de {2} ?', 'Quel capital a la première, et la seconde ?'],
  ['it', 'CAPITAL {1} {2}', 'Sede di {1}?', 'E di {2}?', 'Che capitale ha la prima, e la seconda?'],
  ['en', 'CAPITAL {1} {2}', 'Seat of {1}?', 'And of {2}?', 'What capital has the first, and what the second?'],
  ['en', 'LEGAL_FORM {1} {2}', 'Seat of {1}?', 'And of {2}?', 'Legal form, for both?'],
  ['de', 'AUDITOR {1} {2}', 'Sitz von {1}?', 'Und von {2}?', 'Revisionsstelle, bei beiden?'],
  ['de', 'CAPITAL {1} {2}', 'Kapital von {1}?', 'Und von {2}?', 'Welche von beiden hat mehr?'],
  ['en', 'CAPITAL {1} {2}', 'Capital of {1}?', 'And of {2}?', 'Which has more?'],
]); // prettier-ignore

all('what leads to a count means nobody', [
  ['de', 'COUNT BANKRUPTCY 2023', 'Ist {1} aktiv?', 'Unabhängig davon: wie viele Konkurse gab es 2023?'],
  ['de', 'COUNT FOUNDED 2022', 'Ist {1} aktiv?', 'Lassen wir die Firma. Wie viele Gründungen gab es 2022?'],
  ['en', 'COUNT BANKRUPTCY 2023', 'Is {1} active?', 'Stepping back: how many firms went bankrupt in 2023?'],
  ['en', 'COUNT BANKRUPTCY 2023', 'Is {1} active?', 'Leaving that firm aside, how many bankruptcies were there in 2023?'],
  ['en', 'COUNT BANKRUPTCY 2023', 'Is {1} active?', 'Is that common? How many bankruptcies were there in 2023?'],
]); // prettier-ignore

all('nothing else is counted', [
  ['de', 'UNKNOWN_WORD', 'Wie viele Firmen wurden 2022 gegründet?', 'Und wie viele wurden verschluckt?'],
  ['en', 'UNKNOWN_WORD', 'How many companies were founded in 2022?', 'And how many got swallowed?'],
  ['en', 'UNKNOWN_WORD', 'Is {1} active?', 'How many bankruptcies did the register see that year?'],
  ['en', 'COUNT FOUNDED 2022 + COUNT DELETED 2022', 'How many companies were founded and deleted in 2022?'],
]); // prettier-ignore

all('whether it is sure', [
  ['de', 'STATUS {1}', 'Ist {1} aktiv?', 'Sind Sie sicher?'],
  ['fr', 'STATUS {1}', '{1} est active ?', 'Vous êtes sûr ?'],
  ['it', 'STATUS {1}', '{1} è attiva?', 'È sicuro?'],
  ['en', 'COUNT FOUNDED 2022', 'How many companies were founded in 2022?', 'Are you sure about that?'],
]); // prettier-ignore

all('where it is from', [
  ['de', 'STATUS {1}', 'Ist {1} aktiv?', 'Woher weisst du das?'],
  ['de', 'STATUS {1}', 'Ist {1} aktiv?', 'In welcher Meldung steht das?'],
  ['de', 'SEAT {1}', 'Sitz von {1}?', 'Quelle bitte'],
  ['de', 'SEAT {1}', 'Sitz von {1}?', 'Steht das irgendwo?'],
  ['de', 'ADDRESS {1}', 'Zweck von {1}?', 'Wo ist das?'],
  ['fr', 'STATUS {1}', '{1} est active ?', 'D’où tenez-vous cela ?'],
  ['fr', 'CAPITAL {1}', 'Capital de {1} ?', 'Quelle est la source ?'],
  ['it', 'STATUS {1}', '{1} è attiva?', 'Dove sta scritto?'],
  ['it', 'CAPITAL {1}', 'Capitale di {1}?', 'Qual è la fonte?'],
  ['en', 'STATUS {1}', 'Is {1} active?', 'How do you know that?'],
  ['en', 'CAPITAL {1}', 'Capital of {1}?', 'Where does it say so?'],
  ['en', 'CAPITAL {1}', 'Capital of {1}?', 'Thanks. Source?'],
  ['en', 'CAPITAL {1}', 'Capital of {1}?', 'Which document shows that?'],
  ['fr', 'CAPITAL {1}', 'Capital de {1} ?', 'Quel avis le prouve ?'],
]); // prettier-ignore

all('a time still to come, or that no day tells', [
  ['de', 'OUTSIDE {1} 2030', 'Wie hoch wird das Kapital von {1} 2030 sein?'],
  ['fr', 'OUTSIDE {1} 2030', 'Quel sera le capital de {1} en 2030 ?'],
  ['it', 'OUTSIDE {1} 2030', 'Quale sarà il capitale di {1} nel 2030?'],
  ['de', 'UNKNOWN_WORD {1}', 'Wer präsidierte {1} vor ein paar Jahren?'],
  ['fr', 'UNKNOWN_WORD {1}', 'Qui présidait {1} il y a quelques années ?'],
  ['it', 'UNKNOWN_WORD {1}', 'Chi presiedeva {1} alcuni anni fa?'],
  ['en', 'UNKNOWN_WORD {1}', 'Who chaired {1} many years ago?'],
  ['en', 'TIMELINE {1}', 'Give me the directors of {1} before it was founded.'],
  ['en', 'OFFICERS {1} 2006', 'Who chaired {1} twenty years ago?'],
  ['en', 'OFFICERS {1}', 'A few years ago we bought from {1}. Who chairs it?'],
]); // prettier-ignore

all('what whoever asks does, and what no register measures', [
  ['de', 'OUTSIDE {1}', 'Wie gross sind die Büros von {1}?'],
  ['de', 'SEAT {1} + CAPITAL {1}', 'Wo hat {1} den Sitz, und wie gross ist das Kapital?'],
  ['en', 'LEGAL_FORM {1}', 'I run a small bakery and want to buy flour from {1}. What kind of company is that, legally?'],
  ['fr', 'LEGAL_FORM {1}', "Je dirige un petit hôtel et je veux acheter chez {1}. C'est quel genre de société ?"],
  ['it', 'LEGAL_FORM {1}', 'Dirigo un piccolo albergo e voglio comprare da {1}. Che tipo di società è?'],
]); // prettier-ignore

describe('the next of a list', () => {
  const people = ['a', 'b', 'c'].map((uid) => ({ uid, kind: 'PERSON', name: uid }));
  const placeOf = (language: Language, question: string, at: number): number | null => {
    const recalled = { candidates: people, listed: [], subjects: [people[at]] } as unknown as Asked['recalled'];
    const reading = tagged(question, language, '2026-01-01' as IsoDate);
    const { tokens } = withNextOfList({ recalled, focusUid: null } as Asked, reading);
    return tokens.flatMap(({ slot }) => (slot?.type === 'ORDINAL' ? [slot.index] : []))[0] ?? null;
  };

  it.each<[Language, string]>([
    ['de', 'Nein, der nicht. Der nächste in der Liste?'],
    ['de', 'In welchen Firmen ist der nächste?'],
    ['fr', "Ce n'est pas lui. Le suivant sur la liste ?"],
    ['fr', 'Et la personne suivante, où est-elle inscrite ?'],
    ['it', 'Non è lui. Il prossimo della lista?'],
    ['it', 'E il successivo?'],
    ['en', 'Not it. The next one down?'],
    ['en', 'Next one please'],
  ])('%s is the one behind the one spoken of: %s', (language, question) => {
    expect(placeOf(language, question, 0)).toBe(1);
    expect(placeOf(language, question, 1)).toBe(2);
    expect(placeOf(language, question, 2)).toBeNull();
  });

  it.each<[Language, string]>([
    ['de', 'Wann ist die nächste Generalversammlung?'],
    ['fr', "Et l'année prochaine ?"],
    ['it', 'E la prossima assemblea?'],
    ['en', 'And the next meeting?'],
    ['en', 'Will it go bust next year?'],
  ])('%s is nobody: %s', (language, question) => {
    expect(placeOf(language, question, 0)).toBeNull();
  });
});
