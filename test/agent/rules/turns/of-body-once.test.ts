/** Behind those in office in a firm: who used to be, who came in last, the same of the others of the body, those who sign otherwise. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOARD_ROLES, type Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn } from '../../last-turn.js';
import { agentWorld, callNow, presidedFirms, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let firm: { uid: string; name: string } | undefined;
let board: string[];
beforeAll(async () => {
  world = await agentWorld('of-body-once', 60);
  for (const one of await presidedFirms(world)) {
    const { rows } = await world.graph.mandates({ companyUids: [one.uid], roles: [...BOARD_ROLES], at: 'CLOCKS', clocks: { asOf: TODAY, knownOn: TODAY } }, { first: 30, after: null }, callNow()); // prettier-ignore
    const people = [...new Set(rows.map(({ holderUid }) => holderUid))].filter((uid) => uid.startsWith('pe_'));
    const chairs = new Set(rows.filter(({ role }) => role === 'BOARD_PRESIDENT').map(({ holderUid }) => holderUid));
    if (firm === undefined && chairs.size === 1 && people.length >= 3 && people.length <= 8)
      [firm, board] = [one, people];
  }
});
afterAll(() => world.close());

const BOARD: Record<Language, string> = { de: 'Wer ist im Verwaltungsrat der {}?', fr: 'Qui siège au conseil d’administration de {} ?', it: 'Chi siede nel consiglio di amministrazione della {}?', en: 'Who is on the board of {}?' }; // prettier-ignore
const CHAIR: Record<Language, string> = { de: 'Wer präsidiert die {}?', fr: 'Qui préside {} ?', it: 'Chi presiede la {}?', en: 'Who chairs {}?' }; // prettier-ignore
const said = (text: string) => text.replace('{}', firm!.name);
const framesOf = async (language: Language, turns: readonly string[]) => (await lastTurn(world, turns.map(said), language)).frames; // prettier-ignore
type Row = readonly [Language, string];

describe('behind a board', () => {
  it.each<Row>([
    ['de', 'Wer gehörte früher dazu?'], ['de', 'Und wer war früher dabei?'], ['fr', 'Qui en faisait partie avant ?'], ['fr', 'Qui en a fait partie ?'], ['it', 'Chi ne faceva parte prima?'], ['it', 'Chi ne ha fatto parte in passato?'],
    ['en', 'Who used to belong to it?'], ['en', 'Who used to be on it?'], ['en', 'Who was a member of it before?'], ['en', 'And who used to?'], ['en', 'Who was on it before?'],
  ])('who used to be in it left that body (%s: %s)', async (language, turn) => {
    expect(await framesOf(language, [BOARD[language], turn])).toMatchObject([{ measure: 'DEPARTED', roles: BOARD_ROLES, asOf: null, range: null, notUnderstood: [] }]);
  }); // prettier-ignore
  it.each<Row>([
    ['de', 'Wer kam zuletzt dazu?'], ['de', 'Wer kam als Letzter?'], ['fr', 'Qui est arrivé en dernier ?'], ['it', 'Chi è arrivato per ultimo?'], ['en', 'Who came in last?'], ['en', 'Who joined most recently?'],
  ])('who came in last came into that body (%s: %s)', async (language, turn) => {
    expect(await framesOf(language, [BOARD[language], turn])).toMatchObject([{ measure: 'JOINED', order: 'LAST', roles: BOARD_ROLES }]);
  }); // prettier-ignore
  it.each<Row>([['de', 'und zuerst?'], ['fr', 'et en premier ?'], ['it', 'e per primo?'], ['en', 'and first?']])('the other end is of the same moves (%s: %s)', async (language, turn) => {
    const last: Record<Language, string> = { de: 'Wer kam zuletzt dazu?', fr: 'Qui est arrivé en dernier ?', it: 'Chi è arrivato per ultimo?', en: 'Who came in last?' };
    expect(await framesOf(language, [BOARD[language], last[language], turn])).toMatchObject([{ measure: 'JOINED', order: 'FIRST', roles: BOARD_ROLES }]);
  }); // prettier-ignore
  it.each<readonly [Language, readonly string[]]>([
    ['de', ['Wie viele zeichnen?', 'Wie viele sind Schweizer?']], ['fr', ['Combien signent ?', 'Combien sont suisses ?']], ['it', ['Quanti firmano?', 'Quanti sono svizzeri?']], ['en', ['How many sign?', 'How many are Swiss?']],
  ])('how many are Swiss is asked of those told of, once (%s)', async (language, turns) => {
    const frames = await framesOf(language, [BOARD[language], ...turns]);
    expect(frames.map(({ measure, notUnderstood }) => [measure, notUnderstood])).toEqual([['ORIGIN', []]]);
  }); // prettier-ignore
  it.each<readonly [Language, string, string]>([
    ['de', 'Wer davon zeichnet einzeln?', 'und zu zweien?'], ['fr', 'Lesquels signent seuls ?', 'et à deux ?'], ['it', 'Chi di loro firma da solo?', 'e a due?'], ['en', 'Which of them sign alone?', 'and by two?'],
  ])('who signs otherwise is one of them too (%s: %s %s)', async (language, first, turn) => {
    expect(await framesOf(language, [BOARD[language], first, turn])).toMatchObject([{ measure: 'SIGNATORIES', roles: BOARD_ROLES, signatures: ['JOINT_TWO', 'JOINT_PROCURATION_TWO'] }]);
  }); // prettier-ignore
});

describe('behind where the chair lives', () => {
  it.each<readonly [Language, string, string]>([
    ['de', 'Wo wohnt er?', 'Und die anderen?'], ['fr', 'Où habite-t-il ?', 'Et les autres ?'], ['it', 'Dove abita?', 'E gli altri?'], ['en', 'Where does he live?', 'And the others?'],
  ])('the others are those of the board (%s)', async (language, lives, others) => {
    const told = await framesOf(language, [CHAIR[language], lives]);
    const chair = told[0]!.subjects[0]!.uid;
    const frames: QuestionFrame[] = await framesOf(language, [CHAIR[language], lives, others]);
    expect(frames).toMatchObject([{ measure: 'RESIDENCE', refusal: null }]);
    expect(frames[0]!.subjects.map(({ uid }) => uid!).sort()).toEqual(board.filter((uid) => uid !== chair).sort());
  }); // prettier-ignore
});
