/** Behind people listed of a firm: which of them is from or lives somewhere, how many sign alone, how old they are; of those who left, where they are and who went last; the same of another of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, callNow, presidedFirms, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firm: { uid: string; name: string };
let left: { uid: string; name: string };
beforeAll(async () => {
  world = await agentWorld('of-people-listed', 60);
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const boards = { roles: ['BOARD_MEMBER', 'BOARD_PRESIDENT'] as const, at: 'CLOCKS' as const, clocks };
  for (const one of await presidedFirms(world)) {
    const { rows } = await world.graph.mandates({ ...boards, roles: [...boards.roles], companyUids: [one.uid] }, { first: 20, after: null }, callNow()); // prettier-ignore
    const people = new Set(rows.map(({ holderUid }) => holderUid)).size;
    if (people >= 3 && people <= 8) firm ??= one;
    const { rows: all } = await world.graph.mandates({ companyUids: [one.uid], at: 'HISTORY', clocks }, { first: 50, after: null }, callNow()); // prettier-ignore
    const gone = all.filter(({ holderUid, to }) => holderUid.startsWith('pe_') && to !== null);
    if (gone.length >= 2 && gone.length <= 8) left ??= one;
  }
});
afterAll(() => world.close());

const BOARD: Record<Language, (name: string) => string> = {
  de: (name) => `Wer ist im Verwaltungsrat der ${name}?`,
  fr: (name) => `Qui siège au conseil d’administration de ${name} ?`,
  it: (name) => `Chi siede nel consiglio di amministrazione della ${name}?`,
  en: (name) => `Who is on the board of ${name}?`,
};
const GONE: Record<Language, (name: string) => string> = {
  de: (name) => `Wer hat die ${name} verlassen?`,
  fr: (name) => `Qui a quitté ${name} ?`,
  it: (name) => `Chi ha lasciato la ${name}?`,
  en: (name) => `Who left ${name}?`,
};
const behind = async (first: typeof BOARD, name: string, language: Language, ...turns: string[]): Promise<QuestionFrame[]> =>
  (await lastTurn(world, [first[language](name), ...turns], language)).frames; // prettier-ignore
const people = (frames: readonly QuestionFrame[]) => frames.flatMap(({ subjects }) => subjects.map(({ uid }) => uid!));

const FROM: [Language, string][] = [
  ['de', 'Wer davon ist Schweizer?'], ['de', 'Sind Ausländer darunter?'], ['de', 'Welche Staatsangehörigkeit haben sie?'],
  ['fr', 'Qui d’entre eux est suisse ?'], ['fr', 'Lesquels sont étrangers ?'], ['fr', 'Quelle est leur nationalité ?'],
  ['it', 'Chi di loro è svizzero?'], ['it', 'Ci sono stranieri tra loro?'], ['it', 'Qual è la loro nazionalità?'],
  ['en', 'Who of them is Swiss?'], ['en', 'Are any of them foreigners?'], ['en', 'Where are they from?'],
]; // prettier-ignore
const LIVES: [Language, string][] = [
  ['de', 'Wer von ihnen wohnt in Zürich?'], ['de', 'Wohnt jemand von ihnen im Ausland?'],
  ['fr', 'Qui d’entre eux habite à Zurich ?'], ['fr', 'Lesquels d’entre eux vivent à l’étranger ?'],
  ['it', 'Chi di loro abita a Zurigo?'], ['it', 'Chi di loro vive all’estero?'],
  ['en', 'Who of them lives in Zurich?'], ['en', 'Do any of them live in Bern?'],
]; // prettier-ignore

const CHAIR: typeof BOARD = {
  de: (name) => `Wer präsidiert die ${name}?`,
  fr: (name) => `Qui préside ${name} ?`,
  it: (name) => `Chi presiede la ${name}?`,
  en: (name) => `Who chairs ${name}?`,
};
const OTHERS: [Language, string][] = [
  ['de', 'Und die anderen?'], ['de', 'Und die übrigen Mitglieder?'], ['de', 'Der Rest des Verwaltungsrats?'],
  ['fr', 'Et les autres ?'], ['fr', 'Qui sont les autres administrateurs ?'], ['fr', 'Et le reste du conseil ?'],
  ['it', 'E gli altri?'], ['it', 'Chi sono gli altri membri?'], ['it', 'E il resto del consiglio?'],
  ['en', 'And the others?'], ['en', 'Who are the other directors?'], ['en', 'And the rest of the board?'],
]; // prettier-ignore
const AND_SO: [Language, string, string][] = [
  ['de', 'Sind Ausländer darunter?', 'Wer davon ist Schweizer?'], ['fr', 'Quelle est leur nationalité ?', 'Lesquels sont suisses ?'],
  ['it', 'Ci sono stranieri tra loro?', 'Chi di loro è svizzero?'], ['en', 'Where is each of them from?', 'Which of them are Swiss?'],
]; // prettier-ignore

const MANDATES: [Language, string][] = [
  ['de', 'Wie viele Mandate hat er?'], ['de', 'Wie viele Mandate haben sie?'], ['fr', 'Combien de mandats a-t-il ?'],
  ['it', 'Quanti mandati hanno?'], ['en', 'How many mandates do they have?'], ['en', 'How many mandates does he have?'],
]; // prettier-ignore

describe('of those in office', () => {
  it.each(MANDATES)('mandates are counted of each of them, and never all firms (%s): %s', async (language, turn) => {
    const frames = await behind(BOARD, firm.name, language, turn);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', refusal: null, notUnderstood: [] }]);
    expect(people(frames).length).toBeGreaterThan(1);
    expect(people(frames).every((uid) => uid.startsWith('pe_'))).toBe(true);
  });
  it.each(OTHERS)('behind the chair, the others are those of the board (%s): %s', async (language, turn) => {
    const [board] = await behind(BOARD, firm.name, language);
    const [chair, ...more] = await behind(CHAIR, firm.name, language, turn);
    expect(more).toEqual([]);
    expect(chair).toMatchObject({ measure: 'OFFICERS', refusal: null, notUnderstood: [] });
    expect(people([chair!])).toEqual([firm.uid]);
    expect(new Set(chair!.roles)).toEqual(new Set(board!.roles));
  });
  it.each(OTHERS)('behind the whole board, the others are all who are registered (%s): %s', async (language, turn) => {
    const frames = await behind(BOARD, firm.name, language, turn);
    expect(frames).toMatchObject([{ measure: 'OFFICERS', roles: [], refusal: null, subjects: [{ uid: firm.uid }] }]);
  });
  it.each(AND_SO)(
    'asked once more where each is from, it is told of the same people (%s): %s %s',
    async (language, ...turns) => {
      const [once, again] = [await behind(BOARD, firm.name, language, turns[0]), await behind(BOARD, firm.name, language, ...turns)]; // prettier-ignore
      expect(again).toMatchObject([{ measure: 'ORIGIN', refusal: null }]);
      expect(people(again)).toEqual(people(once));
    },
  );

  it.each(FROM)('where each is from is told (%s): %s', async (language, turn) => {
    const frames = await behind(BOARD, firm.name, language, turn);
    expect(frames).toMatchObject([{ measure: 'ORIGIN', refusal: null, notUnderstood: [] }]);
    expect(people(frames).every((uid) => uid.startsWith('pe_'))).toBe(true);
  });

  it.each(LIVES)('where each lives is told (%s): %s', async (language, turn) => {
    const frames = await behind(BOARD, firm.name, language, turn);
    expect(frames).toMatchObject([{ measure: 'RESIDENCE', refusal: null, notUnderstood: [] }]);
    expect(people(frames).length).toBeGreaterThan(2);
  });

  it.each<[Language, string]>([
    ['de', 'Wie viele dürfen allein unterschreiben?'],
    ['fr', 'Combien d’entre eux signent seuls ?'],
    ['it', 'Quanti di loro firmano da soli?'],
    ['en', 'How many of them can sign alone?'],
  ])('those who sign so are told, and no firms counted (%s): %s', async (language, turn) =>
    expect(await behind(BOARD, firm.name, language, turn)).toMatchObject([
      { measure: 'SIGNATORIES', subjects: [{ uid: firm.uid }], signatures: ['SOLE', 'SOLE_PROCURATION'] },
    ]),
  );

  it.each<[Language, string]>([
    ['de', 'Wie alt sind sie?'],
    ['fr', 'Quel âge ont-ils ?'],
    ['it', 'Quanti anni hanno?'],
    ['en', 'How old are they?'],
  ])('their age is in no register, and is not the firm’s (%s): %s', async (language, turn) =>
    expect(await behind(BOARD, firm.name, language, turn)).toMatchObject([{ refusal: { type: 'OUTSIDE' } }]),
  );

  it.each<[Language, string, string, string]>([
    ['de', 'In welchen anderen Firmen sitzt der erste?', 'Und der letzte?', 'Und die anderen?'],
    ['fr', 'Dans quelles autres sociétés siège le premier ?', 'Et le dernier ?', 'Et les autres ?'],
    ['it', 'In quali altre società siede il primo?', 'E l’ultimo?', 'E gli altri?'],
    ['en', 'Which other firms does the first one sit in?', 'And the last one?', 'And the others?'],
  ])('the same is asked of another of them (%s)', async (language, first, last, others) => {
    const { run } = await world.ask(BOARD[language](firm.name), { language });
    const all = people(await behind(BOARD, firm.name, language, FROM.find(([of]) => of === language)![1]));
    expect(run.answer).not.toBeNull();
    expect(people(await behind(BOARD, firm.name, language, first))).toEqual(all.slice(0, 1));
    const frames = await behind(BOARD, firm.name, language, first, last);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', subjects: [{ uid: all.at(-1) }] }]);
    expect(people(await behind(BOARD, firm.name, language, first, others))).toEqual(all.slice(1));
    expect(people(await behind(BOARD, firm.name, language, last))).toEqual(all.slice(-1));
  });
});

describe('of those who left', () => {
  it.each<[Language, string]>([
    ['de', 'Wo sind sie jetzt?'],
    ['de', 'Was machen sie heute?'],
    ['de', 'Sitzen sie heute anderswo?'],
    ['fr', 'Où sont-ils maintenant ?'],
    ['fr', 'Que font-ils aujourd’hui ?'],
    ['it', 'Dove sono ora?'],
    ['it', 'Cosa fanno oggi?'],
    ['en', 'Where are they now?'],
    ['en', 'Which of them joined another company?'],
  ])('what they hold now is told, and nothing of the firm (%s): %s', async (language, turn) => {
    const frames = await behind(GONE, left.name, language, turn);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', refusal: null }]);
    expect(people(frames).every((uid) => uid.startsWith('pe_'))).toBe(true);
  });

  it.each<[Language, string]>([
    ['de', 'Wer von ihnen war im Verwaltungsrat?'],
    ['fr', 'Qui d’entre eux était au conseil d’administration ?'],
    ['it', 'Chi di loro era nel consiglio di amministrazione?'],
    ['en', 'Which of them were on the board?'],
  ])('who of them held an office there (%s): %s', async (language, turn) => {
    const frames = await behind(GONE, left.name, language, turn);
    expect(frames).toMatchObject([{ measure: 'DEPARTED', subjects: [{ uid: left.uid }] }]);
    expect(frames[0]!.roles).toContain('BOARD_MEMBER');
  });

  it.each<[Language, string, 'FIRST' | 'LAST']>([
    ['de', 'Wer ging zuletzt?', 'LAST'],
    ['fr', 'Qui est parti le premier ?', 'FIRST'],
    ['it', 'Chi se n’è andato per ultimo?', 'LAST'],
    ['en', 'Who was the last to go?', 'LAST'],
    ['en', 'Who was the first to leave?', 'FIRST'],
  ])('who of them went first or last (%s): %s', async (language, turn, order) =>
    expect(await behind(GONE, left.name, language, turn)).toMatchObject([{ measure: 'DEPARTED', order }]),
  );
});

it.each<[Language, (name: string) => string, string]>([
  ['de', BOARD.de, 'Wie viele davon gingen in Konkurs?'],
  ['fr', BOARD.fr, 'Combien d’entre elles sont en liquidation ?'],
  ['it', BOARD.it, 'Quante di loro sono fallite?'],
  ['en', BOARD.en, 'How many of them are bankrupt?'],
])('what is asked of those is counted of no others (%s): %s%s', async (language, first, turn) => {
  const { frames } = await lastTurn(world, [first(firm.name), turn], language);
  expect(frames.filter(({ measure, subjects, refusal }) => measure === 'COUNT' && subjects.length === 0 && refusal === null)).toEqual([]); // prettier-ignore
});

describe('who is still there', () => {
  const STILL: [Language, string][] = [
    ['de', 'Wer ist noch da?'], ['fr', 'Qui est encore là ?'], ['it', 'Chi è ancora in carica?'], ['en', 'Who is still there?'],
  ]; // prettier-ignore

  it.each(STILL)('is somebody, and no status of the firm, behind a board and behind who left (%s)', async (language, turn) => {
    for (const [first, { name }] of [[BOARD, firm], [GONE, left]] as const) {
      const frames = await behind(first, name, language, turn);
      expect(frames.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)).toEqual([]);
      expect(frames.every(({ measure }) => measure === 'OFFICERS' || measure === 'PERSON_MANDATES')).toBe(true);
    }
  }); // prettier-ignore
});
