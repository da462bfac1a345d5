import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('answers', 60);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const UNKNOWN_FIRM: Record<Language, string> = {
  de: 'Wer ist im Verwaltungsrat der Xyqqwolp Zzrtmn AG?',
  fr: 'Qui siège au conseil d’administration de Xyqqwolp Zzrtmn SA ?',
  it: 'Chi siede nel consiglio di amministrazione di Xyqqwolp Zzrtmn SA?',
  en: 'Who is on the board of Xyqqwolp Zzrtmn Ltd?',
};
const FORMER_NAMES: Record<Language, (name: string) => string> = {
  de: (name) => `Wie hiess «${name}» früher?`,
  fr: (name) => `Quels sont les anciens noms de « ${name} » ?`,
  it: (name) => `Quali sono i nomi precedenti di «${name}»?`,
  en: (name) => `What are the former names of “${name}”?`,
};

describe.each(LANGUAGES)('an answer in %s', (language) => {
  it('says that nobody is known by a name, and what was searched', async () => {
    const { run } = await world.ask(UNKNOWN_FIRM[language], { language });
    expect([run.status, run.outcome, run.subjects]).toEqual(['FINISHED', 'NOT_IN_REGISTER', []]);
    expect(run.answer?.evidence[0]).toMatchObject({ type: 'ABSENCE', complete: true });
    expect(run.answer?.markdown).toContain('Xyqqwolp Zzrtmn');
  });

  it('lists those of one name with what tells them apart, and opens none', async () => {
    const bearers = new Map<string, Set<string>>();
    for (const state of truth.states.filter(({ to }) => to === null))
      bearers.set(state.name, (bearers.get(state.name) ?? new Set()).add(state.firm));
    const twice = [...bearers].filter(([, firms]) => firms.size > 1);
    expect(twice.length).toBeGreaterThan(0);
    for (const [name, firms] of twice.slice(0, 4)) {
      const { run } = await world.ask(PHRASES[language].suggestions.officers(name), { language });
      expect([run.outcome, run.subjects]).toEqual(['DISAMBIGUATION', []]);
      for (const firm of firms) expect(run.candidates.some(({ detail }) => detail.includes(firm))).toBe(true);
      const picked = await world.ask(PHRASES[language].suggestions.which, {
        language,
        conversationId: run.conversationId,
      });
      expect(picked.run.subjects).toEqual([run.candidates[0]!.uid]);
    }
  });

  it('gives a dossier that is the truth', async () => {
    for (const firm of truth.plainFirms.slice(0, 15)) {
      const { run, nodes } = await world.ask(PHRASES[language].suggestions.dossier(firm.name), { language });
      const text = run.answer?.markdown ?? '';
      for (const value of [
        firm.name,
        firm.seat,
        PHRASES[language].legalForms[firm.legalForm] ?? '?',
        PHRASES[language].status[firm.status],
      ])
        expect(text).toContain(value);
      expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
      expect(run.answer?.sentences.every(({ citations }) => citations.length > 0)).toBe(true);
    }
  });

  it('gives every name that a firm had', async () => {
    const renamed = truth.plainFirms.filter(
      ({ firm }) => new Set(truth.states.filter((state) => state.firm === firm).map(({ name }) => name)).size > 1,
    );
    expect(renamed.length).toBeGreaterThan(3);
    for (const firm of renamed.slice(0, 10)) {
      const { run } = await world.ask(FORMER_NAMES[language](firm.name), { language });
      for (const { name } of truth.states.filter((state) => state.firm === firm.firm))
        expect(run.answer?.markdown).toContain(name);
    }
  });
});

describe('what the register cannot say', () => {
  it('names the words that it did not understand', async () => {
    const [firm] = truth.plainFirms;
    const { run } = await world.ask(`Welcher Verwaltungsrat von «${firm!.name}» trägt Socken?`, { language: 'de' });
    expect(run.answer?.markdown).toContain('Nicht verstanden: «trägt», «Socken».');
  });

  it('holds for what was known on a day', async () => {
    const [firm] = truth.plainFirms;
    const { run } = await world.ask(PHRASES.de.suggestions.officers(firm!.name), {
      language: 'de',
      knownOn: '2001-01-01',
    });
    expect(run.outcome).toBe('NOT_IN_REGISTER');
  });

  it('calls people by their names on days before their first notice, too', async () => {
    for (const firm of truth.plainFirms.slice(0, 30)) {
      const { run } = await world.ask(PHRASES.de.suggestions.officersAt(firm.name, '1.1.2017'), { language: 'de' });
      expect(run.answer?.markdown).not.toMatch(/\b(pe|co|ma|ev)_/);
    }
  });

  it('opens what the client shows without a search', async () => {
    const [firm] = truth.plainFirms;
    const found = await world.ask(firm!.name, { language: 'de' });
    const { run, nodes } = await world.ask('Wer ist zeichnungsberechtigt?', {
      language: 'de',
      focusUid: found.run.subjects[0]!,
    });
    expect(run.subjects).toEqual(found.run.subjects);
    expect(nodes.some(({ event }) => event.kind === 'ToolCalled' && event.tool === 'search_companies')).toBe(false);
  });
});
