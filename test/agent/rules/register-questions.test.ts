import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf } from '../truth.js';
import { agentWorld, eventsOf, type AgentWorld } from '../world.js';

/** What is asked of the register as a whole: which of those counted, where and when most, more of this or of that; conditions by which it is not searched. */
let world: AgentWorld;
let firm: string;
beforeAll(async () => {
  world = await agentWorld('register-questions', 120);
  firm = truthOf(world.truth).plainFirms.find(({ legalForm }) => legalForm === '0106')!.name;
});
afterAll(() => world.close());

const read = async (language: Language, turns: readonly string[]) => {
  const { frames } = await lastTurn(world, turns.map((turn) => turn.replace('{firm}', firm)), language); // prettier-ignore
  return frames.map(({ measure, topics, range, grouping, legalForm, metric, order, refusal, subjects }) => {
    const years = range?.from?.slice(0, 7) ?? '';
    const whole = [measure, ...topics, years, grouping ?? '', legalForm ?? '', metric ?? '', order ?? ''].filter((part) => part !== ''); // prettier-ignore
    const of = subjects.length > 0 ? ' of somebody' : '';
    return (refusal?.type ?? whole.join(' ')) + of;
  });
};

describe('the register as a whole', () => {
  it.each<[Language, string[], ...string[]]>([
    // Which ones, behind a count, are those that were counted.
    ['en', ['COMPANIES BANKRUPTCY 2023-01'], 'How many bankruptcies were there in 2023?', 'Which ones?'],
    ['de', ['COMPANIES DELETED 2023-01'], 'Wie viele Firmen wurden 2023 gegründet?', 'Und gelöscht?', 'Welche?'],
    ['fr', ['COMPANIES BANKRUPTCY 2023-01'], 'Combien de faillites en 2023 ?', 'Lesquelles ?'],
    ['it', ['COMPANIES BANKRUPTCY 2023-01'], 'Quanti fallimenti ci sono stati nel 2023?', 'Quali?'],
    // Where and when most: each is counted, and no firm has the most.
    ['en', ['COUNT CANTON'], 'In which canton are the most companies?'],
    ['de', ['COUNT BANKRUPTCY CANTON'], 'In welchem Kanton gibt es am meisten Konkurse?'],
    ['fr', ['COUNT BANKRUPTCY 2023-01 CANTON'], 'Dans quel canton y a-t-il eu le plus de faillites en 2023 ?'],
    ['it', ['COUNT BANKRUPTCY CANTON'], 'In quale cantone ci sono più fallimenti?'],
    ['de', ['COUNT BANKRUPTCY YEAR'], 'In welchem Jahr gab es die meisten Konkurse?'],
    ['en', ['COUNT BANKRUPTCY MONTH'], 'Which month had the most bankruptcies?'],
    // More of this or of that: both are counted.
    ['de', ['COUNT BANKRUPTCY 2023-01', 'COUNT BANKRUPTCY 2022-01'], 'Gab es 2023 mehr Konkurse als 2022?'],
    ['en', ['COUNT BANKRUPTCY 2023-01', 'COUNT BANKRUPTCY 2022-01'], 'Were there more bankruptcies in 2023 than in 2022?'],
    ['fr', ['COUNT BANKRUPTCY 2023-01', 'COUNT BANKRUPTCY 2022-01'], 'Y a-t-il eu plus de faillites en 2023 qu’en 2022 ?'],
    ['it', ['COUNT BANKRUPTCY 2023-01', 'COUNT BANKRUPTCY 2022-01'], 'Ci sono stati più fallimenti nel 2023 che nel 2022?'],
    ['en', ['COUNT FOUNDED 2023-01', 'COUNT DELETED 2023-01'], 'Were more companies founded or deleted in 2023?'],
    ['de', ['COUNT LEGAL_FORM'], 'Gibt es mehr GmbH oder AG?'],
    ['en', ['COUNT LEGAL_FORM'], 'Are there more GmbHs or AGs?'],
    // What happened, where nobody was spoken of, is told by the firms.
    ['de', ['COMPANIES MERGER 2022-01'], 'Welche Fusionen gab es 2022?'],
    ['fr', ['COMPANIES MERGER 2022-01'], 'Quelles fusions y a-t-il eu en 2022 ?'],
    ['de', ['COMPANIES BANKRUPTCY 2023-01'], 'Welche Firmen im Kanton Zürich gingen 2023 in Konkurs?'],
    ['en', ['COUNT 0151'], 'How many branches are there in the canton of Geneva?'],
    // The month and the week before this one; the day is 15 September 2026.
    ['en', ['COMPANIES BANKRUPTCY 2026-08'], 'Which companies went bankrupt last month?'],
    ['it', ['COUNT BANKRUPTCY 2026-08'], 'Quanti fallimenti ci sono stati il mese scorso?'],
    // Behind a remark or a heading it is of all the register all the same.
    ['de', ['RANKING MANDATES_HELD MOST'], 'Wer ist bei {firm}?', 'Nur am Rande: Welche Revisionsgesellschaft betreut im gesamten Register die meisten Kunden?'],
    ['fr', ['RANKING MANDATES MOST'], 'Qui est chez {firm} ?', 'Et pour amuser le comité : quelle personne détient le plus de mandats dans l’ensemble du registre ?'],
    ['it', ['RANKING MANDATES_HELD MOST'], 'Chi c’è in {firm}?', 'Non mi dice niente neanche lui. Cambiamo discorso: quale ufficio di revisione ha più clienti di tutti?'],
    ['en', ['RANKING MANDATES MOST'], 'Who is with {firm}?', 'last one, which person has the most mandates of everybody in the register'],
    // What the register says of one is of that one.
    ['de', ['PERSON_MANDATES of somebody'], '{firm}: Wo hat sie laut Handelsregister die meisten Mandate?'],
    ['en', ['UNKNOWN_WORD'], 'Who is with {firm}?', 'Of those: who has the most mandates in the register?'],
    ['de', ['COMPARISON'], 'Wer hat wenigstens 5 Mandate?'],
    ['fr', ['COUNT FOUNDED 2022-01 0106'], 'combien de sa fondées en 2022 ?'],
    // Another form, written small, of the same year.
    ['fr', ['COUNT FOUNDED 2022-01 0106'], 'combien de sàrl ont vu le jour en 2022 ?', 'et de sa, la même année ?'],
    // By what no ranking goes, nothing else is ranked.
    ['en', ['RANKING MOVED MOST'], 'Which company moved most often?'],
    ['fr', ['RANKING MOST'], 'Quelle société a changé le plus souvent de nom ?'],
    ['en', ['RANKING EVENTS MOST'], 'Which company has the most notices?'],
    ['en', ['RANKING FIRST'], 'Which is the oldest company in the register?'],
    // No amount, age, place left or word of a purpose is a name or a seat.
    ['en', ['COMPARISON'], 'Which companies have a capital above one million?'],
    ['fr', ['COMPARISON'], 'Quelles sociétés ont un capital de plus de 500000 francs ?'],
    ['en', ['COMPARISON'], 'Which companies are older than ten years?'],
    ['de', ['COMPARISON'], 'Welche Firmen sind älter als 5 Jahre?'],
    ['en', ['UNKNOWN_WORD'], 'Which companies moved from Zurich to Zug?'],
    ['en', ['UNKNOWN_WORD'], 'Which companies moved from Basel to Zug?'],
    ['de', ['UNKNOWN_WORD'], 'Welche Firmen sind von Zürich nach Zug gezogen?'],
    ['fr', ['COMPANIES'], 'Quelles sociétés exploitent un hôtel ?'],
    ['de', ['UNKNOWN_WORD'], 'Wie viele Firmen heissen Müller?'],
    // `The company with the most` is of all that there are, whoever was spoken of.
    ['it', ['RANKING PEOPLE MOST'], 'Chi siede nel consiglio di {firm}?', 'Nel Canton Ginevra qual è la ditta con più persone iscritte?'],
    ['fr', ['RANKING PEOPLE MOST'], 'Qui siège au conseil de {firm} ?', 'Quelle est la société avec le plus de personnes inscrites ?'],
    ['de', ['RANKING CAPITAL MOST'], 'Wo ist {firm}?', 'Welches ist das Unternehmen mit dem grössten Kapital?'],
    ['en', ['RANKING EVENTS MOST'], 'Where is {firm}?', 'And the company that has the most notices?'],
    // Of a firm spoken of they are its own.
    ['en', ['BRANCHES of somebody'], 'Where is {firm}?', 'How many branches does it have?'],
    ['en', ['SEAT of somebody'], 'What does {firm} do?', 'In which canton is it?'],
    ['fr', ['OUTSIDE of somebody'], 'Qui assure {firm} ?'],
    ['fr', ['OUTSIDE of somebody'], 'Les affaires de {firm} marchent-elles ?'],
  ])('%s %s: %s %s', async (language, asked, ...turns) => {
    expect(await read(language, turns)).toEqual(asked);
  }); // prettier-ignore

  it.each<[Language, string, string]>([['en', 'How many companies were deleted in 2024?', 'Which ones?'], ['de', 'Wie viele Firmen wurden 2024 gelöscht?', 'Welche?']])(
    '%s: as many are listed as were counted: %s',
    async (language, count, which) => {
      const first = await world.ask(count, { language });
      const second = await world.ask(which, { language, conversationId: first.run.conversationId });
      const textOf = ({ nodes }: typeof first) => eventsOf(nodes, 'AnswerDelta').map(({ text }) => text);
      const number = /: (\d+)/.exec(textOf(first)[0] ?? '')?.[1];
      expect(number).toBeDefined();
      expect(textOf(second).filter((sentence) => sentence.startsWith('- ')).length).toBe(Math.min(Number(number), 20));
    },
  ); // prettier-ignore
});
