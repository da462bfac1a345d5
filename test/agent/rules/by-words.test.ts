import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldName, LANGUAGES, wordsOf, type Canton, type Language } from '../../../src/core/index.js';
import { REGISTER_PHRASES } from '../../../src/agent/reasoners/rules/phrases/register/index.js';
import { tagged } from '../../../src/agent/reasoners/rules/read/words/tagging.js';
import { SOUGHT } from '../../../src/agent/reasoners/rules/lexicon/sought.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('by-words', 90);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

/** What firms do, in words of several kinds. */
const FIRMS: Record<Language, readonly string[]> = {
  de: ['Welche Firmen haben WORD im Zweck?', 'Gibt es Unternehmen, die WORD anbieten?', 'Welche Gesellschaften handeln mit WORD?', 'Welche Betriebe sind im Bereich WORD tätig?', 'Zeig mir alle Firmen, in deren Zweck WORD vorkommt.', 'Welche Unternehmen stellen WORD her?'],
  fr: ['Quelles sociétés ont pour but WORD ?', 'Quelles entreprises vendent des WORD ?', "Y a-t-il des entreprises qui s'occupent de WORD ?", 'Quelles sociétés sont actives dans le domaine WORD ?', 'Montre-moi les entreprises dont le but mentionne WORD.'],
  it: ['Quali società hanno come scopo WORD?', 'Quali ditte si occupano di WORD?', 'Ci sono imprese che vendono WORD?', 'Quali aziende operano nel settore WORD?', 'Mostrami le società il cui scopo menziona WORD.'],
  en: ['Which companies have WORD in their purpose?', 'Which firms deal in WORD?', 'Are there any companies that sell WORD?', 'Show me companies whose purpose mentions WORD.', 'Which businesses are active in WORD?'],
}; // prettier-ignore
const SAYS_PURPOSE = /zweck|\bbut\b|scopo|purpose/i;
const NOTICES: Record<Language, string> = {
  de: 'In welchen Meldungen steht «WORD»?',
  fr: 'Quelles publications mentionnent « WORD » ?',
  it: 'Quali avvisi menzionano «WORD»?',
  en: 'Which notices mention “WORD”?',
};
/** What no firm is asked for by. */
const OTHERS: Record<Language, readonly string[]> = {
  de: ['Ich arbeite bei Novartis. Welche Firmen verkaufen Uhren?', 'Welche dieser Firmen verkaufen Uhren?', 'Gibt es dort Firmen, die Uhren verkaufen?', 'Welche Firmen liefern an Migros?', 'Welche Firmen verkaufen Uhren an Anna Muster?', 'Welche Firmen bauen Stellen ab?', 'Wie viele Firmen verkaufen Uhren und wurden 2020 gegründet?', 'Wie viele Firmen handeln mit Wein pro Kanton?', 'Welche Firmen verkaufen am meisten Uhren?', 'Welche Firmen haben keine Zweigniederlassung?', 'Welche Firmen haben Mitarbeiter im Ausland?', 'Welche Firmen machen Gewinn?', 'In welchen Firmen sitzt er?'],
  fr: ['Lesquelles de ses entreprises vendent des montres ?', 'Quelles entreprises fournissent Nestlé ?', 'Quelles entreprises gèrent Jean Dupont ?', 'Quelles sociétés vendent des montres et ont leur siège à Lausanne ?', 'Quelles sociétés vendent le plus de montres ?', "Quelles sociétés n'exploitent pas de restaurant ?", 'Quelles entreprises font du bénéfice ?', 'Dans quelles sociétés siège-t-il ?'],
  it: ['Quali società trattano con Mario Rossi?', 'Quali di queste società vendono orologi?', 'Quali società vendono più orologi?', 'Quali ditte non gestiscono ristoranti?', 'Quali imprese producono utili?', 'In quali società siede?'],
  en: ['Who audits it? Which companies sell watches?', 'Which of these companies sell watches?', 'Which other companies sell watches?', 'Which companies that sell watches are bankrupt?', 'How many companies sell watches per canton?', 'Which companies supply Nestlé?', 'Which companies sell to Anna Muster?', 'Which companies are in the commercial register?', 'Which companies are in trouble?', 'Which companies work in Switzerland?', 'Which companies sell the most watches?', 'Which companies do not run a restaurant?', 'Which companies make a profit?', 'Which companies is he in?', 'Which companies employ the most people?'],
}; // prettier-ignore

/** Where purposes are in the language that is asked in; English asks for German ones. */
const CANTONS_OF: Record<Language, readonly Canton[]> = { de: ['ZH', 'BE', 'LU', 'ZG', 'SG', 'AG'], fr: ['VD', 'GE', 'NE', 'JU'], it: ['TI'], en: ['ZH', 'BE', 'LU', 'ZG', 'SG', 'AG'] }; // prettier-ignore

/** Firms that are entered today, but for branches: their notices print no purpose. */
const entered = () => truth.states.filter(({ to, status, legalForm }) => to === null && status !== 'DELETED' && !BRANCHES.includes(legalForm)); // prettier-ignore
const BRANCHES = ['0111', '0151', '0113'];

/** Words of purposes, of many firms and of few. */
function words(language: Language): string[] {
  const counts = new Map<string, number>();
  for (const { purpose, canton } of entered())
    if (CANTONS_OF[language].includes(canton))
      for (const word of new Set(purpose.match(/\p{L}{7,}/gu) ?? [])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
  return [...sorted.slice(0, 4), ...sorted.slice(-8)];
}

const items = (markdown: string | undefined) => (markdown ?? '').split('\n').filter((line) => line.startsWith('- '));
const beginning = (word: string, language: Language) => {
  const bare = foldName(word).replace(SOUGHT[language].ending, '');
  return bare.length < 5 ? foldName(word) : bare;
};
const begins = (text: string, start: string) => wordsOf(text).some((word) => word.startsWith(wordsOf(start)[0]!));
const doing = (start: string) => entered().filter(({ purpose }) => begins(purpose, start)).length; // prettier-ignore

describe.each(LANGUAGES)('what is sought by its words (%s)', (language) => {
  it('firms by what they do: those whose purpose says so, each with the place where it does', async () => {
    const asked = words(language);
    expect(asked.length).toBeGreaterThan(3);
    // Elsewhere than in German a capital is a name's.
    const asWritten = (word: string) => (language === 'de' ? word : word.toLowerCase());
    for (const [at, word] of asked.entries()) {
      // What may ask for something else does so, unless it is expressly of the purpose.
      const asks = (wording: string) => tagged(wording.replace('WORD', word), language, TODAY).tokens.some(({ text, slot }) => text === word && slot !== null); // prettier-ignore
      const fit = FIRMS[language].filter((wording) => SAYS_PURPOSE.test(wording) || !asks(wording));
      const question = fit[at % fit.length]!.replace('WORD', asWritten(word));
      const { run, nodes } = await world.ask(question, { language });
      const [frame, second] = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
      const start = beginning(word, language);
      expect([question, frame, second]).toMatchObject([question, { measure: 'COMPANIES', purpose: start, subjects: [], notUnderstood: [], refusal: null }, undefined]); // prettier-ignore
      const total = doing(start);
      const lines = items(run.answer?.markdown);
      expect([question, run.outcome, lines.length]).toEqual([question, 'ANSWERED', Math.min(20, total)]);
      expect(run.answer?.markdown).toContain(REGISTER_PHRASES[language].number(total));
      for (const line of lines) expect(begins(line, start)).toBe(true);
      expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
    }
  });

  it('notices by what they say', async () => {
    for (const word of words(language).slice(0, 4)) {
      const question = NOTICES[language].replace('WORD', word);
      const { run, nodes } = await world.ask(question, { language });
      const [frame] = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
      expect([question, frame]).toMatchObject([question, { measure: 'TEXT_SEARCH', subjects: [{ text: word }], notUnderstood: [], refusal: null }]); // prettier-ignore
      const lines = items(run.answer?.markdown);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(wordsOf(line)).toContain(wordsOf(word)[0]);
    }
  });

  it('reads nothing of it into what asks otherwise', async () => {
    for (const question of OTHERS[language]) {
      const { nodes } = await world.ask(question, { language });
      const frames = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
      expect([question, frames.map(({ purpose }) => purpose)]).toEqual([question, frames.map(() => null)]);
    }
  });

  it('in a canton and on a day', async () => {
    const ask = { de: 'Welche Firmen im Kanton Zürich haben am 1.3.2021 Handel im Zweck?', fr: 'Quelles sociétés du canton de Vaud ont pour but le commerce ?', it: 'Quali società nel Canton Ticino hanno come scopo il commercio?', en: 'Which companies in canton Zurich mention Handel in their purpose?' }; // prettier-ignore
    const { nodes } = await world.ask(ask[language], { language });
    const [frame] = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
    expect(frame).toMatchObject({ measure: 'COMPANIES', canton: { de: 'ZH', fr: 'VD', it: 'TI', en: 'ZH' }[language], asOf: language === 'de' ? '2021-03-01' : null, notUnderstood: [] }); // prettier-ignore
    const call = nodes.flatMap(({ event }) => (event.kind === 'ToolCalled' ? [JSON.parse(event.arguments) as { asOf: string }] : []))[0]; // prettier-ignore
    expect(call?.asOf).toBe(language === 'de' ? '2021-03-01' : TODAY);
  });
});
