import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Language } from '../../../src/core/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { lastTurn } from '../last-turn.js';
import { withNames } from '../read-of.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, eventsOf, type AgentWorld } from '../world.js';

/** What is asked of a firm's life: how old it is, where it moved, what its capital rose by, who took it over, its last notice, what bears on other firms. */
let world: AgentWorld;
let truth: Truth;
/** One that moved to the place where it is and nowhere else, another, and one that audits several. */
let firms: string[];
/** The first firm's, before it moved, and today's. */
let [seatBefore, seatNow] = ['', ''];
let moved = '';
/** Of one firm, in which others with its name are entered today. */
let branched: { name: string; before: string };
beforeAll(async () => {
  world = await agentWorld('firm-questions', 160);
  truth = truthOf(world.truth);
  const ofStock = truth.plainFirms.filter(({ legalForm, status }) => legalForm === '0106' && status === 'ACTIVE');
  const statesOf = (firm: string) => truth.states.filter((state) => state.firm === firm).sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1)); // prettier-ignore
  const seats = (firm: string) => [...new Set(statesOf(firm).map(({ seat }) => seat))];
  const foundedHere = new Set(world.truth.flatMap((record) => (record.kind === 'firm' && record.foundedHere ? [record.firm] : []))); // prettier-ignore
  const moving = ofStock.find(({ firm, seat }) => foundedHere.has(firm) && seats(firm).length === 2 && /^\p{L}+$/u.test(seat))!; // prettier-ignore
  [seatBefore, seatNow] = seats(moving.firm) as [string, string];
  moved = statesOf(moving.firm).find(({ seat }) => seat === seatNow)!.from!;
  const other = ofStock.find(({ firm }) => firm !== moving.firm && foundedHere.has(firm))!;
  // Of an auditor the truth has no name: the answer about a firm that it audits tells it.
  const audited = ofStock.find(({ firm }) => truth.mandates.some((mandate) => mandate.firm === firm && mandate.role === 'AUDITOR' && mandate.to === null))!; // prettier-ignore
  const { nodes } = await world.ask(`Who audits ${audited.name}?`, { language: 'en' });
  const auditor = /\n?- (.+): auditor/.exec(eventsOf(nodes, 'AnswerDelta').map(({ text }) => text).join('\n'))?.[1]; // prettier-ignore
  expect(auditor, 'a firm that audits another').toBeDefined();
  firms = [moving.name, other.name, auditor!];
  // A firm that was entered a year and more before any branch of its name.
  const own = truth.states.filter(({ to, legalForm }) => to === null && legalForm !== '0151');
  const branchesOf = (name: string) =>
    truth.states.filter((state) => state.name === name && state.legalForm === '0151');
  const [first] = own.flatMap(({ firm, name }) => {
    const branches = branchesOf(name).map(({ from }) => from ?? '');
    const [founded] = statesOf(firm);
    const early =
      branches.length > 0 && founded !== undefined && founded.from !== null ? addDays(founded.from, 30) : null;
    const alone = own.filter((state) => state.name === name).length === 1;
    return alone && early !== null && branches.every((from) => from > early) ? [{ name, before: early }] : [];
  });
  expect(first, 'a firm with branches of its name that came later').toBeDefined();
  branched = first!;
});
afterAll(() => world.close());

const filled = (turn: string) => withNames(firms, turn).replace('{place}', seatNow);
const read = async (language: Language, turns: readonly string[]) => {
  const { frames } = await lastTurn(world, turns.map(filled), language);
  return frames.map(({ measure, subjects, topics, order, limit, changes, roles, refusal, notUnderstood }) => {
    const of = subjects.map(({ name }) => `{${firms.indexOf(name ?? '') + 1}}`);
    const one = order !== null && limit !== null ? [`${order} ${limit}`] : [];
    const whole = [measure, ...of, ...topics, ...one, ...roles, ...(changes ? ['ever'] : [])];
    return `${refusal?.type ?? whole.join(' ')}${notUnderstood.length > 0 ? ` ?${notUnderstood.join(' ')}` : ''}`;
  });
};

describe('a firm’s life', () => {
  it.each<[Language, string, ...string[]]>([
    // Its age is its founding's, and nobody's private life.
    ['en', 'TIMELINE {1} FOUNDED', 'How old is {1}?'],
    ['de', 'TIMELINE {1} FOUNDED', 'Wie alt ist {1}?'],
    ['fr', 'TIMELINE {1} FOUNDED', 'Quel âge a {1} ?'],
    ['it', 'TIMELINE {1} FOUNDED', 'Quanti anni ha {1}?'],
    ['en', 'TIMELINE {1} FOUNDED', 'Where is {1}?', 'How old is it?'],
    ['en', 'TIMELINE {1} {2} FOUNDED', 'Which is older, {1} or {2}?'],
    ['de', 'TIMELINE {1} {2} FOUNDED', 'Wer ist älter, {1} oder {2}?'],
    ['fr', 'TIMELINE {1} {2} FOUNDED', 'Laquelle est la plus ancienne, {1} ou {2} ?'],
    ['it', 'TIMELINE {1} {2} FOUNDED', 'Quale è più vecchia, {1} o {2}?'],
    ['en', 'TIMELINE {1} FOUNDED DELETED', 'How long did {1} exist?'],
    ['de', 'TIMELINE {1} FOUNDED DELETED', 'Wie lange gab es {1}?'],
    ['fr', 'TIMELINE {1} FOUNDED DELETED', 'Combien de temps {1} a-t-elle existé ?'],
    ['it', 'TIMELINE {1} FOUNDED DELETED', 'Per quanto tempo è esistita {1}?'],
    // Where it moved, and how often; a place where it never was is named.
    ['en', 'TIMELINE {1} MOVED', 'Where did {1} move from?'],
    ['en', 'TIMELINE {1} MOVED', 'How many times has {1} moved?'],
    ['en', 'TIMELINE {1} MOVED ?Timbuktu', 'When did {1} move to Timbuktu?'],
    ['de', 'TIMELINE {1} MOVED', 'Wohin ist {1} umgezogen?'],
    ['de', 'TIMELINE {1} MOVED', 'Wie oft ist {1} umgezogen?'],
    ['fr', 'TIMELINE {1} MOVED', 'Combien de fois {1} a-t-elle déménagé ?'],
    ['it', 'TIMELINE {1} MOVED', 'Quante volte ha cambiato sede {1}?'],
    ['de', 'TIMELINE {1} RENAMED', 'Wie oft hat {1} den Namen geändert?'],
    // What its capital rose by is not what it is.
    ['en', 'TIMELINE {1} CAPITAL', 'Has {1} increased its capital?'],
    ['en', 'TIMELINE {1} CAPITAL', 'How much was the capital of {1} raised by?'],
    ['de', 'TIMELINE {1} CAPITAL', 'Um wie viel wurde das Kapital von {1} erhöht?'],
    ['fr', 'TIMELINE {1} CAPITAL', 'De combien le capital de {1} a-t-il été augmenté ?'],
    ['it', 'TIMELINE {1} CAPITAL', 'Di quanto è stato aumentato il capitale di {1}?'],
    // Of a legal form and of what always was so, all that it was.
    ['en', 'LEGAL_FORM {1} ever', 'When did {1} become an AG?'],
    ['de', 'LEGAL_FORM {1} ever', 'Wann wurde {1} zur AG?'],
    ['fr', 'LEGAL_FORM {1} ever', 'Quand {1} est-elle devenue une SA ?'],
    ['it', 'LEGAL_FORM {1} ever', 'Quando {1} è diventata una SA?'],
    ['de', 'LEGAL_FORM {1} ever', 'War {1} schon immer eine AG?'],
    ['en', 'PURPOSE {1} ever', 'Has {1} always had this purpose?'],
    ['de', 'PURPOSE {1} ever', 'Was machte {1} früher?'],
    ['en', 'SEAT {1} ever', 'How long has {1} been in {place}?'],
    ['de', 'SEAT {1} ever', 'War {1} schon immer in {place}?'],
    ['fr', 'SEAT {1} ever', 'Depuis quand {1} est-elle à {place} ?'],
    ['de', 'SEAT {1} ever', 'Seit wann ist {1} im Kanton Jura?'],
    ['fr', 'SEAT {1} ever', 'Depuis quand {1} est-elle dans le canton du Jura ?'],
    ['it', 'SEAT {1} ever', 'Da quando {1} è nel canton Giura?'],
    ['en', 'SEAT {1} ever', 'How long has {1} been in the canton of Jura?'],
    ['de', 'NAMES {1} ever', 'Seit wann heisst {1} so?'],
    ['it', 'NAMES {1} ever', 'Da quando {1} si chiama così?'],
    // Who took it over is nobody of today.
    ['en', 'TIMELINE {1} MERGER', 'Who took over {1}?'],
    ['en', 'TIMELINE {1} MERGER', 'Who is the legal successor of {1}?'],
    ['en', 'TIMELINE {1} MERGER', 'Which companies did {1} take over?'],
    ['de', 'TIMELINE {1} MERGER', 'Welche Firmen hat {1} übernommen?'],
    ['fr', 'TIMELINE {1} MERGER', 'Qui a repris {1} ?'],
    ['it', 'TIMELINE {1} MERGER', 'Chi è subentrato a {1}?'],
    ['en', 'TIMELINE {1} BANKRUPTCY REVOCATION', 'Was the bankruptcy of {1} revoked?'],
  ])('%s %s: %s %s', async (language, asked, ...turns) => {
    expect(await read(language, turns)).toEqual([asked]);
  }); // prettier-ignore
});

describe('one notice of many', () => {
  it.each<[Language, string, ...string[]]>([
    ['en', 'TIMELINE {1} LAST 1', 'When was the last notice about {1} published?'],
    ['en', 'TIMELINE {1} LAST 1', 'What does the newest notice about {1} say?'],
    ['en', 'TIMELINE {1} LAST 1', 'When was {1} last changed?'],
    ['en', 'TIMELINE {1} MOVED LAST 1', 'When did {1} last move?'],
    ['en', 'TIMELINE {1} FIRST 1', 'What was the first notice about {1}?'],
    ['de', 'TIMELINE {1} LAST 1', 'Was steht in der neusten Meldung über {1}?'],
    ['de', 'TIMELINE {1} LAST 1', 'Wann wurde bei {1} zuletzt etwas geändert?'],
    ['fr', 'TIMELINE {1} LAST 1', 'Que dit la dernière publication sur {1} ?'],
    ['fr', 'TIMELINE {1} LAST 1', 'Quand y a-t-il eu le dernier changement chez {1} ?'],
    ['it', 'TIMELINE {1} LAST 1', 'Quando c’è stata l’ultima modifica presso {1}?'],
    // Many are a list.
    ['en', 'TIMELINE {1}', 'What notices are there about {1}?'],
  ])('%s %s: %s', async (language, asked, ...turns) => {
    expect(await read(language, turns)).toEqual([asked]);
  }); // prettier-ignore

  it.each<[Language, string]>([['en', 'What was the last notice about {1}?'], ['de', 'Was war die letzte Meldung zu {1}?'], ['fr', 'Quelle est la dernière publication sur {1} ?'], ['it', 'Qual è l’ultima pubblicazione su {1}?']])(
    '%s: %s tells the last day alone, and how many there are',
    async (language, question) => {
      const told = (text: string) => world.ask(filled(text), { language }).then(({ nodes }) => eventsOf(nodes, 'AnswerDelta').map((event) => event.text));
      const all = await told({ en: 'All notices about {1}', de: 'Alle Meldungen zu {1}', fr: 'Toutes les publications sur {1}', it: 'Tutte le pubblicazioni su {1}' }[language]);
      const one = await told(question);
      const items = (sentences: readonly string[]) => sentences.filter((sentence) => sentence.startsWith('- '));
      expect(items(all).length).toBeGreaterThan(1);
      expect(items(one)).toEqual(items(all).slice(-1));
      expect(one[0]).toBe(all[0]);
    },
  ); // prettier-ignore

  it('of the day on which it was printed, tells it as of the day on which it took effect', async () => {
    const printed = truth.states.find((state) => state.name === firms[0] && state.from === moved)!.fromPublished!;
    for (const day of [moved, printed]) {
      const { nodes } = await world.ask(`What happened at ${firms[0]} on ${day}?`, { language: 'en' });
      const text = eventsOf(nodes, 'AnswerDelta').map((event) => event.text).join('\n'); // prettier-ignore
      expect(text, day).toContain(`published on ${PHRASES.en.date(printed)}`);
    }
  });
});

describe('behind a turn', () => {
  it.each<[Language, string, ...string[]]>([
    ['en', 'CAPITAL {1} ever', 'What is the capital of {1}?', 'Has it changed?'],
    ['fr', 'CAPITAL {1} ever', 'Quel est le capital de {1} ?', 'A-t-il changé ?'],
    ['it', 'CAPITAL {1} ever', 'Qual è il capitale di {1}?', 'È cambiato?'],
    ['de', 'SEAT {1} ever', 'Wo ist der Sitz von {1}?', 'Hat er je gewechselt?', 'Wann?'],
    ['en', 'CAPITAL {1} ever', 'What is the capital of {1}?', 'Has it changed?', 'When?'],
    ['de', 'TIMELINE {1} CAPITAL', 'Wie hoch ist das Kapital von {1}?', 'Wurde es erhöht?', 'Wann?'],
    ['en', 'TIMELINE {1} MOVED', 'Did {1} move?', 'When?'],
    ['en', 'TIMELINE {2} MERGER', 'Has {1} merged?', 'When?', 'And {2}?'],
    ['de', 'TIMELINE {2} MOVED LAST 1', 'Wann ist {1} zuletzt umgezogen?', 'Und {2}?'],
    // The words ask for more than what was before.
    ['en', 'NAMES {1}', 'When was {1} founded?', 'Did it have another name before?'],
    ['en', 'NAMES {1}', 'What is the status of {1}?', 'Did it go by any other name before?'],
    ['de', 'NAMES {1} ever', 'Wo sitzt {1}?', 'Wie hiess sie vorher?'],
    ['de', 'SEAT {1} ever', 'Welchen Zweck hat {1}?', 'Wo sass sie vorher?'],
    ['de', 'PURPOSE {1} ever', 'Welchen Zweck hat {1}?', 'Und vorher?'],
    ['fr', 'CAPITAL {1} {2}', 'Qui révise {1} ?', 'Et {2} ?', 'Laquelle des deux a le plus gros capital ?'],
    ['de', 'CAPITAL {1} {2}', 'Wer prüft {1}?', 'Und {2}?', 'Wer von den zweien hat mehr Kapital?'],
    ['it', 'PURPOSE {1} {2}', "Dov'è {1}?", 'E {2}?', "Mi servirebbe lo scopo dell'una e dell'altra."],
    ['it', 'ADDRESS {1}', '{1} è ancora attiva?', 'bene, via numero e paese?'],
    [
      'en',
      'TIMELINE {2}',
      'Everything that happened to {1}, first to last.',
      'And {2}, alive and well?',
      'same again for them please, the whole story',
    ],
    ['en', 'JOINED {1} ?History', 'Where is {1}?', 'History of {1}: who joined?'],
    ['en', 'STATUS {1} ever', 'Where is {1}?', 'Since when does {1} no longer exist?'],
    ['de', 'CAPITAL {1}', 'Macht {1} Gewinn?', 'Schade. Dann wenigstens das eingetragene Kapital?'],
  ])('%s %s: %s %s %s', async (language, asked, ...turns) => {
    expect(await read(language, turns)).toEqual([asked]);
  });
});

describe('other firms beside one that is named', () => {
  const AUDITS = 'PERSON_MANDATES {3} AUDITOR GROUP_AUDITOR';
  it.each<[Language, string, ...string[]]>([
    ['en', AUDITS, 'Which companies does {3} audit?'],
    ['de', AUDITS, 'Bei welchen Firmen ist {3} Revisionsstelle?'],
    ['de', AUDITS, 'Welche Firmen prüft {3}?'],
    ['fr', AUDITS, 'De quelles sociétés {3} est-elle l’organe de révision ?'],
    ['en', 'AUDITOR {1} AUDITOR GROUP_AUDITOR', 'Which company audits {1}?'],
    ['de', 'AUDITOR {1} AUDITOR GROUP_AUDITOR', 'Welche Firma prüft {1}?'],
    // What no register says of other firms is nothing that this one holds.
    ['en', 'UNKNOWN_WORD ?Which firms', 'Which firms compete with {1}?'],
    ['de', 'OUTSIDE', 'Welche Firmen gehören zu {1}?'],
    ['de', 'OUTSIDE', 'Gehört {1} zu {2}?'],
    ['fr', 'OUTSIDE', 'De quel groupe {1} fait-elle partie ?'],
    ['en', 'PERSON_MANDATES {1}', 'In which companies does {1} hold mandates?'],
  ])('%s %s: %s', async (language, asked, ...turns) => {
    expect(await read(language, turns)).toEqual([asked]);
  });

  it.each<[Language, string]>([['en', 'Are there other companies called {name}?'], ['de', 'Gibt es noch andere Firmen namens {name}?'], ['fr', 'Y a-t-il d’autres sociétés qui s’appellent {name} ?'], ['it', 'Ci sono altre società con il nome {name}?']])(
    '%s: %s tells all that bear the name',
    async (language, question) => {
      const { nodes } = await world.ask(question.replace('{name}', branched.name), { language });
      const text = eventsOf(nodes, 'AnswerDelta').map((event) => event.text).join('\n');
      const bearers = truth.states.filter(({ name, to }) => name === branched.name && to === null).length;
      expect(text.split('\n').filter((line) => line.startsWith('- ')).length).toBeGreaterThanOrEqual(bearers);
    },
  ); // prettier-ignore

  it('of a day before its branches were entered, the firm alone is meant', async () => {
    const { frames } = await lastTurn(world, [`What was the purpose of ${branched.name} on ${branched.before}?`], 'en');
    expect(frames.map(({ subjects }) => subjects.map(({ uid }) => uid !== null))).toEqual([[true]]);
  });
});

it.each<[Language, string]>([['en', 'Where did {1} move from?'], ['de', 'Woher ist {1} gezogen?'], ['fr', 'D’où {1} a-t-elle déménagé ?'], ['it', 'Da dove si è trasferita {1}?']])(
  '%s: %s names both seats',
  async (language, question) => {
    const { nodes } = await world.ask(filled(question), { language });
    const text = eventsOf(nodes, 'AnswerDelta').map((event) => event.text).join('\n');
    for (const seat of [seatBefore, seatNow]) expect(text).toContain(seat);
  },
); // prettier-ignore
