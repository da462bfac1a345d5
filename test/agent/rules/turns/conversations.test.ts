import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/core/index.js';
import type { AgentRun, QuestionFrame } from '../../../../src/trace/index.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('conversations', 40);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

interface Turn {
  run: AgentRun;
  frames: QuestionFrame[];
}

/** Turns of one conversation. */
async function talk(language: Language, ...questions: string[]): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const question of questions) {
    const conversationId = turns[0]?.run.conversationId ?? null;
    const { run, nodes } = await world.ask(question, { language, conversationId });
    const routed = nodes.find(({ event }) => event.kind === 'IntentRouted')?.event;
    turns.push({ run, frames: routed?.kind === 'IntentRouted' ? routed.frames : [] });
  }
  return turns;
}

const measures = (turns: readonly Turn[]) => turns.map(({ frames }) => frames[0]?.measure);
const subjects = (turns: readonly Turn[]) => turns.map(({ run }) => run.subjects[0] ?? null);

const WORDS: Record<Language, { board: (name: string) => string; auditor: string; left: string; back: string }> = {
  de: { board: (name) => `Wer sitzt im Verwaltungsrat von «${name}»?`, auditor: 'Und die Revisionsstelle?', left: 'und wer ging 2022?', back: 'Zurück zur ersten Firma: wo ist ihr Sitz?' },
  fr: { board: (name) => `Qui siège au conseil d’administration de «${name}» ?`, auditor: 'Et l’organe de révision ?', left: 'et qui est parti en 2022 ?', back: 'Revenons à la première société : où est son siège social ?' },
  it: { board: (name) => `Chi siede nel consiglio d’amministrazione di «${name}»?`, auditor: 'E l’ufficio di revisione?', left: 'e chi è uscito nel 2022?', back: 'Torniamo alla prima società: dove ha sede?' },
  en: { board: (name) => `Who sits on the board of «${name}»?`, auditor: 'And its auditor?', left: 'and who left in 2022?', back: 'Back to the first company: where is its registered office?' },
}; // prettier-ignore

describe.each(LANGUAGES)('a conversation in %s', (language) => {
  it('keeps its subject, takes another one, and finds the way back', async () => {
    const [first, second] = truth.plainFirms.filter(({ legalForm }) => legalForm === '0106');
    const { board, auditor, left, back } = WORDS[language];
    const turns = await talk(language, board(first!.name), auditor, left, board(second!.name), auditor, back);
    expect(measures(turns)).toEqual(['OFFICERS', 'AUDITOR', 'DEPARTED', 'OFFICERS', 'AUDITOR', 'SEAT']);
    const [one, , , other] = subjects(turns);
    expect(one).not.toBe(other);
    expect(subjects(turns)).toEqual([one, one, one, other, other, one]);
  });
});

const THE_TWO: Record<Language, { seat: (name: string) => string; purpose: string; two: string }> = {
  de: { seat: (name) => `Wo hat «${name}» den Sitz?`, purpose: 'Welchen Zweck hat sie?', two: 'Haben die beiden gemeinsame Organe?' },
  fr: { seat: (name) => `Où est le siège de «${name}» ?`, purpose: 'Quel est son but ?', two: 'Les deux sociétés ont-elles des administrateurs communs ?' },
  it: { seat: (name) => `Dove ha sede «${name}»?`, purpose: 'Qual è il suo scopo?', two: 'Le due società hanno persone in comune?' },
  en: { seat: (name) => `Where is the seat of «${name}»?`, purpose: 'What is its purpose?', two: 'Do the two companies have directors in common?' },
}; // prettier-ignore

it.each(LANGUAGES)('both of the two last spoken of are meant in %s, and of one alone nothing is said of two', async (language) => {
  const [first, second] = truth.plainFirms.filter(({ legalForm }) => legalForm === '0106');
  const { seat, purpose, two } = THE_TWO[language];
  const turns = await talk(language, seat(first!.name), seat(second!.name), purpose, two);
  // It once was asked of the last one and anybody: people of other firms were named.
  expect(turns.at(-1)!.frames[0]).toMatchObject({ measure: 'SHARED_OFFICERS', refusal: null });
  expect(turns.at(-1)!.run.subjects.slice(0, 2)).toEqual([turns[0]!.run.subjects[0], turns[1]!.run.subjects[0]]);
  const alone = await talk(language, seat(first!.name), two);
  expect(alone[1]!.run.outcome).toBe('NOT_UNDERSTOOD');
}); // prettier-ignore

describe('a conversation', () => {
  it('has a person and a firm in play', async () => {
    // Somebody of one name and one mandate, who cannot be taken for another.
    const bearers = (mandate: (typeof truth.mandates)[number]) =>
      truth.mandates.filter((other) => [...truth.namesOf(other, TODAY)].some((name) => truth.namesOf(mandate, TODAY).has(name)));
    const held = truth.mandates.find(
      (mandate) =>
        mandate.to === null && mandate.person !== null && bearers(mandate).length === 1 && truth.plainFirms.some(({ firm: id }) => id === mandate.firm),
    );
    const firm = truth.plainFirms.find(({ firm: id }) => id === held?.firm);
    const [name] = held ? truth.namesOf(held, TODAY) : [];
    if (!name) throw new Error('nobody holds anything in the simulated world');
    const turns = await talk('en', `Who audits «${firm!.name}»?`, `Which mandates does «${name}» have?`, 'And its auditor?', 'Her other mandates?');
    expect(measures(turns)).toEqual(['AUDITOR', 'PERSON_MANDATES', 'AUDITOR', 'PERSON_MANDATES']);
    const [company, holder, again, hers] = subjects(turns);
    expect([again, hers]).toEqual([company, holder]);
    expect(holder).toMatch(/^pe_/);
  });

  it('carries no clock unless the turn says so', async () => {
    const [firm] = truth.plainFirms.filter(({ legalForm }) => legalForm === '0106');
    const turns = await talk('de', `Wer war am 1.6.2021 im Verwaltungsrat von «${firm!.name}»?`, 'Und die Revisionsstelle?', 'Und damals?', 'Wer war am 1.6.2021 Revisionsstelle?', 'Und wer durfte damals unterschreiben?');
    expect(turns.map(({ frames }) => frames[0]?.asOf)).toEqual(['2021-06-01', null, '2021-06-01', '2021-06-01', '2021-06-01']);
  });

  it('of somebody else is never mixed in', async () => {
    const [firm] = truth.plainFirms;
    await talk('de', `Wo hat «${firm!.name}» den Sitz?`);
    const [alone] = await talk('de', 'Und die Revisionsstelle?');
    expect(alone!.run.subjects).toEqual([]);
    expect(alone!.run.outcome).toBe('NOT_UNDERSTOOD');
  });
}); // prettier-ignore
