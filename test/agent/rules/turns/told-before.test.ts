/** Turns that go on from what an answer told, and not only from whom a turn named: the firm that took over, all the people of a list, the day of what happened. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../../src/agent/reasoners/rules/index.js';
import type { Recalled } from '../../../../src/agent/slots.js';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { FIRMS, PEOPLE } from '../../questions/types.js';
import { readOf as readIn, withNames } from '../../read-of.js';
import { smallRegister, type SmallRegister } from '../../small-register.js';
import { askedOf, NOTHING_RECALLED, toolContext } from '../../slots-support.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
/** {1} to {3}: companies limited by shares; {4} was taken over by {5}; {6} is a company with limited liability. */
let firms: string[];
beforeAll(async () => {
  world = await agentWorld('told-before', 40);
  truth = truthOf(world.truth);
  const plain = (form: string) => truth.plainFirms.filter(({ legalForm, status }) => legalForm === form && status === 'ACTIVE').map(({ name }) => name); // prettier-ignore
  const named = (firm: string) => truth.plainFirms.find((state) => state.firm === firm)?.name;
  const [gone, other] = world.truth.flatMap((record) => (record.kind === 'relation' && record.relation === 'MERGER' && named(record.firm) && named(record.other) ? [[named(record.firm)!, named(record.other)!]] : []))[0]!; // prettier-ignore
  const aside = (name: string) => name !== gone && name !== other;
  firms = [...plain('0106').filter(aside).slice(0, 3), gone!, other!, plain('0107').find(aside)!];
  expect(new Set(firms).size).toBe(6);
});
afterAll(() => world.close());

const readOf = (language: Language, turns: readonly string[]) => readIn(world, firms, language, turns);

describe('the firm that an answer told of', () => {
  it.each<[Language, string, ...string[]]>([
    ['de', 'SEAT {5}', 'Von wem wurde {4} übernommen?', 'Und wo sitzt die?'],
    ['fr', 'ADDRESS {5}', 'Par qui {4} a-t-elle été reprise ?', 'Et où se trouve celle-là ?'],
    ['it', 'SEAT {5}', 'Chi ha assorbito {4}?', 'E quella dove ha sede?'],
    ['en', 'SEAT {5}', 'Who took over {4}?', 'And where is that one based?'],
    ['en', 'TIMELINE {4}', 'Where is {4} based?', 'Which company took it over?'],
    ['en', 'CAPITAL {4}', 'Who took over {4}?', 'And where is that one based?', 'Back to the first company: its capital?'],
    ['en', 'CAPITAL {4}', 'Who took over {4}?', 'What capital did it have?'],
  ])('%s %s: %s %s', async (language, read, ...turns) => {
    expect(await readOf(language, turns)).toEqual([read]);
  }); // prettier-ignore
});

describe('what is asked of people of a list', () => {
  const BOARD: Record<Language, string> = {
    de: 'Wer sitzt im Verwaltungsrat von {1}?',
    fr: 'Qui est au conseil d’administration de {1} ?',
    it: 'Chi siede nel consiglio di amministrazione di {1}?',
    en: 'Who sits on the board of {1}?',
  };
  it.each<[Language, string]>([
    ['de', 'Bei welchen Firmen sitzen diese Leute heute?'],
    ['fr', 'Où siègent ces personnes aujourd’hui ?'],
    ['it', 'E queste persone dove siedono oggi?'],
    ['en', 'What else are those people involved in?'],
  ])('is asked of all of them (%s)', async (language, question) => {
    const { frames } = await lastTurn(world, [withNames(firms, BOARD[language]), question], language);
    const firm = truth.plainFirms.find(({ name }) => name === firms[0])!.firm;
    const people = new Set(truth.mandates.filter((one) => one.firm === firm && one.to === null && one.person !== null && (one.role.startsWith('BOARD') || one.role === 'SOLE_BOARD_MEMBER')).map(({ person }) => person)); // prettier-ignore
    expect(frames.map(({ measure }) => measure)).toEqual(['PERSON_MANDATES']);
    expect(frames[0]!.subjects.map(({ kind }) => kind)).toEqual([...people].map(() => 'PERSON'));
  });

  it.each<[Language, (surname: string) => string]>([
    ['de', (surname) => `Wo ist Herr ${surname} sonst noch dabei?`],
    ['fr', (surname) => `Monsieur ${surname}, où siège-t-il encore ?`],
    ['it', (surname) => `Il signor ${surname}, dove siede ancora?`],
    ['en', (surname) => `Mr ${surname}, what else does he do?`],
  ])('a surname is that of the one listed (%s)', async (language, question) => {
    const { frames } = await lastTurn(world, [withNames(firms, BOARD[language])], language);
    const listed = truth.mandates.find(({ firm, to, person, role }) => truth.plainFirms.some((state) => state.firm === firm && state.name === firms[0]) && to === null && person !== null && role.startsWith('BOARD'))!; // prettier-ignore
    const { surname } = truth.people.get(listed.person!)!.names.at(-1)!.value;
    expect(frames[0]!.refusal).toBeNull();
    const { frames: next } = await lastTurn(world, [withNames(firms, BOARD[language]), question(surname)], language);
    expect(next.map(({ measure, subjects }) => [measure, subjects[0]?.name?.split(',')[0]])).toEqual([['PERSON_MANDATES', surname]]); // prettier-ignore
  });
});

describe('that time', () => {
  it.each<[Language, string, string]>([
    ['de', 'Wann wurde {1} gegründet?', 'Wer war zu jenem Zeitpunkt im Verwaltungsrat?'],
    ['fr', 'Quand {1} a-t-elle été fondée ?', 'Qui était administrateur à ce moment-là ?'],
    ['it', 'Quando è stata fondata {1}?', 'Chi c’era allora nel consiglio?'],
    ['en', 'When was {1} founded?', 'Who was on the board at that time?'],
  ])('is the day on which that happened (%s)', async (language, when, who) => {
    const { frames } = await lastTurn(world, [withNames(firms, when), who], language);
    const founded = truth.states.find(({ name, firm }) => name === firms[0] && truth.states.some((state) => state.firm === firm))!; // prettier-ignore
    const first = truth.states.find(({ firm, from }) => firm === founded.firm && from !== null);
    expect(frames.map(({ measure, asOf }) => [measure, asOf])).toEqual([['OFFICERS', first!.from], ['TIMELINE', null]]); // prettier-ignore
  });

  it.each<[Language, string, string]>([
    ['de', 'Wo sitzt {1}?', 'Und wer war damals Präsident?'],
    ['it', 'Dove ha sede {1}?', 'E chi la presiedeva allora?'],
    ['en', 'Where is {1} based?', 'And who was in charge then?'],
  ])('of which no turn spoke is not today (%s)', async (language, first, then) => {
    expect(await readOf(language, [first, then])).toEqual(['UNKNOWN_WORD {1}']);
  });

  it('stays where a day was spoken of', async () => {
    const turns = ['Who chaired {1} on 1 June 2023?', 'And who was in charge then?'];
    const { frames } = await lastTurn(world, turns.map((turn) => withNames(firms, turn)), 'en'); // prettier-ignore
    expect(frames.map(({ measure, asOf }) => [measure, asOf])).toEqual([['OFFICERS', '2023-06-01']]);
  });
});

it.each<[Language, string]>([
  ['de', 'Wer ist der wirtschaftlich Berechtigte von {6}?'],
  ['fr', 'Qui est l’ayant droit économique de {6} ?'],
  ['it', 'Chi è l’avente diritto economico di {6}?'],
  ['en', 'Who is the beneficial owner of {6}?'],
])('who gains in the end is no partner of record (%s)', async (language, question) => {
  expect(await readOf(language, [question])).toEqual(['OUTSIDE {6}']);
});

describe('several firms spoken of', () => {
  const CAPITALS: Record<Language, [string, string, string, string]> = {
    de: ['Welches Kapital hat {1}?', 'Und {2}?', 'Und {3}?', 'Welche der drei hat am meisten Kapital?'],
    fr: ['Quel est le capital de {1} ?', 'Et {2} ?', 'Et {3} ?', 'Laquelle des trois a le plus de capital ?'],
    it: ['Che capitale ha {1}?', 'E {2}?', 'E {3}?', 'Quale delle tre ha più capitale?'],
    en: ['What is the capital of {1}?', 'And {2}?', 'And {3}?', 'Which of the three has the most capital?'],
  };
  it.each(LANGUAGES)('are set beside each other, and beside no others (%s)', async (language) => {
    expect(await readOf(language, CAPITALS[language])).toEqual(['CAPITAL {1} {2} {3}']);
  });

  it('are asked which was founded first', async () => {
    expect(await readOf('en', ['Seat of {1}?', 'And {2}?', 'Which of the two was founded first?'])).toEqual(['TIMELINE {1} {2}']); // prettier-ignore
  });
});

describe('one of several of a name', () => {
  let register: SmallRegister;
  beforeAll(async () => void (register = await smallRegister(FIRMS, PEOPLE)));
  afterAll(() => register.close());
  const person = (uid: string, place: string) => ({ uid, kind: 'PERSON' as const, name: 'Muster, Anna', detail: `Obertal · ${place}` }); // prettier-ignore

  it.each<[Language, string]>([
    ['de', 'Die, die in Zuchwil wohnt.'],
    ['fr', 'Celle qui habite à Zuchwil.'],
    ['it', 'Quella che abita a Zuchwil.'],
    ['en', 'I mean the one who lives in Zuchwil.'],
  ])('is picked by where she lives (%s)', async (language, question) => {
    const reasoner = createRulesReasoner();
    const opening = await reasoner.route(askedOf('Muster Anna?', language), toolContext(register.graph));
    const named = opening.frames.map((frame) => ({ ...frame, subjects: [{ text: 'Anna Muster', span: { start: 0, end: 0 }, kind: 'PERSON' as const, uid: null, name: null }] })); // prettier-ignore
    const recalled: Recalled = { ...NOTHING_RECALLED, candidates: [person('pe_1', 'Thun'), person('pe_2', 'Zuchwil')], pending: true, frames: named, shownFor: named, opening: named }; // prettier-ignore
    const { frames } = await reasoner.route(askedOf(question, language, { recalled }), toolContext(register.graph));
    expect(frames.map(({ subjects }) => subjects.map(({ uid }) => uid))).toEqual([['pe_2']]);
  });
});
