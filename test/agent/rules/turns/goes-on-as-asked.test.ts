import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn as readLastTurn } from '../../last-turn.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('goes-on-as-asked', 80);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

/** The last turn, {1} and {2} being companies limited by shares, {P} somebody who is in several firms and {F} one of them. Language null: whatever the turn tells. */
async function lastTurn(language: Language | null, turns: readonly string[]) {
  const active = truth.plainFirms.filter(({ status }) => status === 'ACTIVE');
  const firms = active.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name);
  const held = truth.mandates.filter(({ to, holderFirm, firm }) => to === null && holderFirm === null && active.some((one) => one.firm === firm)); // prettier-ignore
  const one = held.find((mandate) =>
    held.some((other) => other.person === mandate.person && other.firm !== mandate.firm),
  )!;
  const name = truth.people.get(one.person!)!.names.at(-1)!.value;
  const said = (text: string) =>
    text
      .replace(/\{(\d)\}/g, (_, place: string) => firms[Number(place) - 1]!)
      .replace('{P}', `${name.givenNames} ${name.surname}`)
      .replace('{F}', active.find(({ firm }) => firm === one.firm)!.name);
  return { ...(await readLastTurn(world, turns.map(said), language)), said };
}

/** Of whom a frame is, as the question calls them. */
const subjects = ({ subjects: all }: QuestionFrame) => all.map(({ name }) => name);

describe('who and what is entered is no founding', () => {
  it.each<[Language, readonly string[], Partial<QuestionFrame>]>([
    ['en', ['Who left {1} in 2021?', 'Who is inscribed there nowadays, and in which functions?'], { measure: 'OFFICERS', topics: [] }],
    ['de', ['Seit wann steht {1} im Handelsregister?', 'Zurück zu {1}: Listen Sie bitte mit Datum auf, was dort der Reihe nach eingetragen wurde.'], { measure: 'TIMELINE', topics: [] }],
    ['it', ['Da quando è iscritta {1}?', 'Di {1} mi elenchi in ordine di data tutto ciò che vi è stato iscritto.'], { measure: 'TIMELINE', topics: [] }],
    ['fr', ['Adresse de {1} ?', 'Depuis quand est-elle inscrite ?'], { measure: 'TIMELINE', topics: ['FOUNDED'] }],
    ['en', ['Address of {1}?', 'When was it entered?'], { measure: 'TIMELINE', topics: ['FOUNDED'] }],
    ['en', ['Capital of {1}?', 'Is any bankruptcy on record for the business?'], { measure: 'BANKRUPTCY_DATES' }],
  ])('%s: %j', async (language, turns, expected) => {
    const { frames } = await lastTurn(language, turns);
    expect(frames).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore
});

describe('what is said on the way asks nothing else', () => {
  it.each<[Language, readonly string[], Partial<QuestionFrame>]>([
    ['en', ['Who sat on the board of {1} on 3 May 2022?', 'How is it composed at present?', 'Who, then, is in the chair?'], { measure: 'OFFICERS', roles: ['BOARD_PRESIDENT'], asOf: null }],
    ['en', ['Relying solely upon what had been gazetted by 22 November 2023, who then made up the board of directors of {1}?'], { measure: 'OFFICERS', asOf: '2023-11-22', knownOn: '2023-11-22' }],
    ['en', ['Separately, walk me through everybody on file at {1}, with titles.'], { measure: 'OFFICERS', roles: [] }],
    ['fr', ["Mon autre débitrice s'appelle {2} : dans quelle situation se trouve-t-elle ?"], { measure: 'STATUS' }],
    ['en', ['Who is on the board of {1}?', 'Which firm in the entire register has the most people entered for it?'], { measure: 'RANKING', metric: 'PEOPLE', subjects: [] }],
    ['en', ['Who sat on the board of {1} on 14 October 2017?', 'Oh well. Then set out for me the whole recorded history of {1}.'], { measure: 'TIMELINE', asOf: null }],
    ['de', ['Hi! Brauche für eine Rechnung die Adresse von {1}'], { measure: 'ADDRESS' }],
    ['de', ['Für die Grafik auf Seite drei fehlt mir noch eine Zahl. Wie viele Konkurse gab es 2021?'], { measure: 'COUNT', topics: ['BANKRUPTCY'], subjects: [] }],
    ['en', ['Status of {1}?', 'How are things with {2}: active, or is it being wound up?'], { measure: 'STATUS' }],
    ['en', ['What type of entity is {1}?', 'Seat of {2}?', 'Kindly share the complete address as well.'], { measure: 'ADDRESS' }],
    ['en', ['Who is on the board of {1}?', 'What about its own registered address?'], { measure: 'ADDRESS' }],
    ['en', ['Who is on the board of {1}?', 'What is its own address?'], { measure: 'ADDRESS' }],
    ['en', ['Do {1} and {2} share the same directors?'], { measure: 'SHARED_OFFICERS' }],
    ['en', ['Who can sign separately for {1}?'], { measure: 'SIGNATORIES', signatures: ['SOLE', 'SOLE_PROCURATION'] }],
    ['en', ['Address of {1}?', 'My mistake, wrong supplier. I meant {2}.'], { measure: 'ADDRESS' }],
    ['en', ['I work in audit and was wondering who holds the most audit mandates in Switzerland.'], { measure: 'RANKING', metric: 'MANDATES_HELD', roles: ['AUDITOR', 'GROUP_AUDITOR'] }],
    ['en', ['Where are the offices of {1}?', 'Any other outposts, registered branches like?'], { measure: 'BRANCHES' }],
    ['it', ['Basandosi soltanto su quanto apparso nel FUSC entro il 29 maggio 2022, chi erano i membri del consiglio d’amministrazione di {1}?'], { measure: 'OFFICERS', asOf: '2022-05-29', knownOn: '2022-05-29' }],
    ['it', ['{1} è attiva o la stanno liquidando?'], { measure: 'STATUS' }],
    ['en', ['Capital of {1}?', 'And of {2}?', 'Over which persons are the two connected with each other?'], { measure: 'PATH' }],
    ['de', ['Wann wurde {1} gegründet?', 'Stellen Sie mir zu dieser gelöschten Firma bitte alle Einträge mit Datum zusammen.'], { measure: 'TIMELINE', topics: [] }],
    ['fr', ['Qui sont les administrateurs de {1} ?', 'Et ceux de {2} ?', 'Pour cette dernière, qui détient les pouvoirs de signature ?'], { measure: 'SIGNATORIES', order: null }],
  ])('%s: %j', async (language, turns, expected) => {
    const { frames } = await lastTurn(language, turns);
    expect(frames).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore
});

describe('several things are asked in one', () => {
  it.each<[Language, readonly string[], readonly Partial<QuestionFrame>[]]>([
    ['de', ['{1}: Präsident?', 'Firma nochmal: Adresse Kapital'], [{ measure: 'ADDRESS' }, { measure: 'CAPITAL' }]],
    ['en', ['Legal form of {1}?', 'capital date of incorporation'], [{ measure: 'CAPITAL' }, { measure: 'TIMELINE', topics: ['FOUNDED'] }]],
    ['it', ['Dove ha sede {1}?'], [{ measure: 'SEAT' }]],
    ['en', ['ins and outs at {1} during 2024'], [{ measure: 'JOINED' }, { measure: 'DEPARTED' }]],
  ])('%s: %j', async (language, turns, expected) => {
    const { frames } = await lastTurn(language, turns);
    expect(frames).toMatchObject(expected);
    expect(frames.length).toBe(expected.length);
  }); // prettier-ignore

  it('both of that body: who came onto it, and who left', async () => {
    const { frames } = await lastTurn('de', ['Wer kam 2022 in den Verwaltungsrat der {1} und wer schied aus?']);
    expect(frames.map(({ measure }) => measure)).toEqual(['JOINED', 'DEPARTED']);
    expect(frames[1]!.roles).toEqual(frames[0]!.roles);
  });

  it('but not of that body where the firm is what was left', async () => {
    const { frames } = await lastTurn('en', ['Who joined the board of {1} in 2022, and who left the company?']);
    expect(frames.map(({ measure, roles }) => [measure, roles.length > 0])).toEqual([['JOINED', true], ['DEPARTED', false]]);
  }); // prettier-ignore

  it.each<[Language, string]>([
    ['de', 'Warum hat {1} die Revisionsstelle gewechselt?'],
    ['en', 'Why did {1} change its auditor?'],
  ])('why something changed is told by no change (%s)', async (language, question) => {
    const { frames } = await lastTurn(language, [question]);
    expect(frames).toMatchObject([{ refusal: { type: 'OUTSIDE', topic: 'REASONS' } }]);
  });
});

describe('a turn goes on with what was asked', () => {
  it.each<[Language, readonly string[], Partial<QuestionFrame>]>([
    ['en', ['Number of firms founded, canton AG, 2021', 'Bankruptcies opened, same filters', 'Following year'], { measure: 'COUNT', topics: ['BANKRUPTCY'], canton: 'AG', range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['de', ['Wie viele Firmen wurden 2021 im Kanton Zug gegründet?', 'Und wie viele Konkurse, gleiche Kriterien?'], { measure: 'COUNT', topics: ['BANKRUPTCY'], canton: 'ZG', range: { from: '2021-01-01', to: '2022-01-01' } }],
    ['en', ['How many bankruptcies were opened in 2023?', 'Was it any better the year after? Give us the figure.'], { measure: 'COUNT', topics: ['BANKRUPTCY'], range: { from: '2024-01-01', to: '2025-01-01' } }],
    ['fr', ["Combien d'entreprises ont vu le jour en 2024 dans le canton de Vaud ?", 'Combien de Sàrl parmi elles ?', "Et l'année suivante, toutes formes juridiques confondues ?"], { measure: 'COUNT', canton: 'VD', legalForm: null, range: { from: '2025-01-01', to: '2026-01-01' } }],
    ['en', ['How many firms were founded in Vaud in 2024?', 'How many of them GmbHs?', 'And the year after, of any legal form?'], { measure: 'COUNT', canton: 'VD', legalForm: null }],
    ['en', ['How many firms vanished from the register in 2020, I mean got deleted?', 'What about one year later?'], { measure: 'COUNT', topics: ['DELETED'], range: { from: '2021-01-01', to: '2022-01-01' } }],
    ['en', ['How many bankruptcies were there in 2020?', 'How was it twelve months later, in the following year?'], { measure: 'COUNT', topics: ['BANKRUPTCY'], range: { from: '2021-01-01', to: '2022-01-01' } }],
    ['en', ['How many companies were created in the canton of Lucerne in 2021?', 'In the year that followed, how many deletions were there?'], { measure: 'COUNT', topics: ['DELETED'], canton: 'LU', range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['en', ['Which audit firm has {1}?', 'Who did that job on 30 April 2022?'], { measure: 'AUDITOR', asOf: '2022-04-30' }],
    ['en', ['How many companies were created in the canton of Lucerne in 2021?', 'How many notices were published in the following year?'], { measure: 'COUNT', counted: 'NOTICES' }],
    ['de', ['Wer präsidiert {1}?', 'Und die Revision, in wessen Händen liegt sie?', 'In wessen Händen lag sie am 12. Januar 2025?'], { measure: 'AUDITOR', asOf: '2025-01-12' }],
    ['de', ['Welche Personen sind 2024 bei {1} dazugekommen?', 'Und welche wurden im gleichen Jahr gestrichen?'], { measure: 'DEPARTED', topics: [], range: { from: '2024-01-01', to: '2025-01-01' } }],
    ['fr', ['Qui est entré chez {1} en 2022 ?', 'Et lesquels ont été radiés cette même année ?'], { measure: 'DEPARTED', range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['de', ['Ist {1} noch aktiv?', 'Wurde sie je gelöscht?'], { measure: 'STATUS' }],
    ['en', ['Who are the auditors of {1}?', 'Who held that engagement on 8 August 2020?'], { measure: 'AUDITOR', asOf: '2020-08-08' }],
    ['en', ['Who sat on the board of {1} on 28 July 2022?', 'And who truly held those seats in law on that day, printed yet or no?'], { measure: 'OFFICERS', asOf: '2022-07-28' }],
    ['en', ['How many companies were founded in Ticino in 2021?', 'Also the number of bankruptcies I would need, same place, same period.'], { measure: 'COUNT', topics: ['BANKRUPTCY'], canton: 'TI', range: { from: '2021-01-01', to: '2022-01-01' } }],
    ['fr', ["Combien d'entreprises ont vu le jour dans le canton du Tessin en 2021 ?", 'Tiens, et quelle société y a le plus de monde inscrit ?'], { measure: 'RANKING', canton: 'TI' }],
    ['en', ['As of what date was {1} adjudicated bankrupt?', 'When did notice of that run in the Gazette?'], { measure: 'BANKRUPTCY_DATES' }],
    ['fr', ['Qui siège au conseil de {1} ?', 'Recoupons avec {2} : quelle est la composition actuelle de son conseil ?'], { measure: 'OFFICERS' }],
    ['it', ['Chi siede nel consiglio di {1}?', 'Fallimenti in passato?'], { measure: 'BANKRUPTCY_DATES' }],
    ['de', ['Von wem lässt {1} ihre Bücher prüfen?', 'Wie verhält es sich damit bei {2}?'], { measure: 'AUDITOR' }],
    ['fr', ["Qui peut engager {1} sans avoir besoin d'une seconde signature ?"], { measure: 'SIGNATORIES', signatures: ['SOLE', 'SOLE_PROCURATION'] }],
  ])('%s: %j', async (language, turns, expected) => {
    const { frames } = await lastTurn(language, turns);
    expect(frames).toMatchObject([{ refusal: null, ...expected }]);
  }); // prettier-ignore

  it.each<[string, string | null]>([
    ['In which all companies is this person presently appearing?', null],
    ['What companies does this person hold a position in right now?', null],
    ['When did that begin?', '{F}'],
  ])('what somebody is in a firm, and where else she is: %s', async (question, within) => {
    const { frames, said } = await lastTurn('en', ['Who is entered at {F}?', 'What is {P} at {F}?', question]);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', refusal: null }]);
    expect(frames[0]!.within?.name ?? null).toBe(within && said(within));
  });

  it.each<[Language, string]>([
    ['it', 'La prima: in quali società?'],
    ['de', 'Die erste: in welchen Firmen?'],
  ])('one of a list by its place, before a colon (%s: %s)', async (language, question) => {
    const list = { de: 'Wer ist bei {F} eingetragen?', it: 'Chi è iscritto presso {F}?', fr: '', en: '' };
    const { frames } = await lastTurn(language, [list[language], question]);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', refusal: null }]);
    expect(frames[0]!.subjects).toMatchObject([{ kind: 'PERSON' }]);
  });

  it.each<[Language, readonly string[]]>([
    ['de', ['Existiert die {1} noch?', 'Gründungsdatum der {2}?', 'Welches Gründungsdatum hatte die vorher?']],
    ['en', ['Is {1} still around?', 'When was {2} founded?', 'And when was the one before founded?']],
  ])('nothing was founded before: of the firm spoken of before that (%s)', async (language, turns) => {
    const { frames, said } = await lastTurn(language, turns);
    expect(frames).toMatchObject([{ measure: 'TIMELINE', topics: ['FOUNDED'], refusal: null }]);
    expect(frames.map(subjects)).toEqual([[said('{1}')]]);
  });

  it('what it was called before and when it was founded is of the one spoken of', async () => {
    const turns = ['Existiert die {1} noch?', 'Wo ist der Sitz der {2}?', 'Wie hiess die vorher, und wann wurde sie gegründet?'];
    const { frames, said } = await lastTurn('de', turns);
    expect(frames.flatMap(subjects)).toEqual(frames.map(() => said('{2}')));
  }); // prettier-ignore

  it('means the firm where no person has what is asked for', async () => {
    const turns = ['Who is at {1} and at {2}?', 'The board of the former?', 'And that of the latter.', 'What dividends did the latter pay?'];
    const { frames, said } = await lastTurn('en', turns);
    expect(frames.map(subjects)).toEqual([[said('{2}')]]);
  }); // prettier-ignore

  it.each(LANGUAGES)('one of a list by its number and a mark (%s)', async (language) => {
    const list = { de: 'Wer ist bei {F} eingetragen?', fr: 'Qui est inscrit auprès de {F} ?', it: 'Chi è iscritto presso {F}?', en: 'Who is entered at {F}?' }; // prettier-ignore
    const firms = { de: '#2: Firmen', fr: '#2 : sociétés', it: '#2: ditte', en: '#2: companies' };
    const [first, second] = await Promise.all(
      [firms[language], firms[language].replace('#2', '#1')].map((pick) => lastTurn(language, [list[language], pick])),
    );
    const picked = [first!, second!].map(({ frames }) => frames.flatMap(subjects));
    expect(picked.every((names) => names.length === 1)).toBe(true);
    expect(picked[0]).not.toEqual(picked[1]);
  });

  it('in the language of the conversation, where a short turn tells none', async () => {
    const { language, frames } = await lastTurn(null, ['A chi spetta la presidenza del consiglio di {1}?', 'E la vicepresidenza?']); // prettier-ignore
    expect(language).toBe('it');
    expect(frames).toMatchObject([{ measure: 'OFFICERS', roles: ['BOARD_VICE_PRESIDENT'] }]);
  });
});
