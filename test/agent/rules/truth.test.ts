import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirmStateTruth } from '../../../demo/index.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { LANGUAGES, ROLES, type Language } from '../../../src/core/index.js';
import { governing, truthOf, type Truth } from '../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('agent', 60);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const TODAY_QUESTION: Record<Language, (name: string) => string> = {
  de: (name) => `Wer ist im Verwaltungsrat der ${name}?`,
  fr: (name) => `Qui siège au conseil d'administration de ${name} ?`,
  it: (name) => `Chi siede nel consiglio d'amministrazione di ${name}?`,
  en: (name) => `Who is on the board of ${name}?`,
};
const AS_OF_QUESTION: Record<Language, (name: string, day: string) => string> = {
  de: (name, day) => `Wer war am ${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)} im Verwaltungsrat der ${name}?`,
  fr: (name, day) => `Qui était administrateur de ${name} le ${day} ?`,
  it: (name, day) =>
    `Chi erano gli amministratori di ${name} il ${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}?`,
  en: (name, day) => `Who were the directors of ${name} on ${day}?`,
};

/** Names in the list's items, with those marked unsure apart. */
function listed(markdown: string): { held: string[]; unsure: string[] } {
  const items = markdown.split('\n').filter((line) => line.startsWith('- '));
  const unsure = items.filter((line) => /sagt das Register nicht|ne dit pas|non dice se|does not say/.test(line));
  return {
    held: items.filter((line) => !unsure.includes(line)).map((line) => line.slice(2).split(/ ?: /)[0]!),
    unsure,
  };
}

/** No id ever stands where a name belongs. */
const ID = /\b(pe|co|ev|ma)_[0-9a-z]{8,}/;

/** Truth and answer compared as sets of names; rows whose start no notice gives may be unsure instead. */
function compare(firm: FirmStateTruth, day: string, markdown: string): string | null {
  const { held, unsure } = listed(markdown);
  const board = truth.officersAt(firm.firm, day, governing(truth.stateAt(firm.firm, day)?.legalForm ?? null));
  // Where nobody governs, the answer says so and names whoever is entered.
  const wider = LANGUAGES.some((language) => markdown.includes(PHRASES[language].everybody));
  const expected = wider ? truth.officersAt(firm.firm, day, ROLES) : board;
  const missing = expected.filter((mandate) => {
    const names = [...truth.namesOf(mandate, day)];
    return !names.some((name) => held.includes(name) || unsure.some((line) => line.includes(name)));
  });
  const invented = held.filter((name) => !expected.some((mandate) => truth.namesOf(mandate, day).has(name)));
  const withheld = wider && board.length > 0;
  return missing.length + invented.length === 0 && !withheld && !ID.test(markdown)
    ? null
    : `${firm.name} ${day}: missing ${missing.map(({ person }) => person).join('; ')} invented ${invented.join('; ')}\n${markdown}`;
}

describe.each(LANGUAGES)('answers against the truth (%s)', (language) => {
  it('says who sits on the board today', async () => {
    const wrong: string[] = [];
    for (const firm of truth.plainFirms.slice(0, 25)) {
      const { run } = await world.ask(TODAY_QUESTION[language](firm.name), { language });
      const fault = compare(firm, TODAY, run.answer?.markdown ?? '');
      if (fault !== null || run.status !== 'FINISHED') wrong.push(fault ?? run.status);
    }
    expect(wrong.slice(0, 4)).toEqual([]);
  });

  it('says who sat on it on a day', async () => {
    const wrong: string[] = [];
    for (const firm of truth.plainFirms.slice(0, 25)) {
      for (const day of ['2021-03-15', '2024-06-01']) {
        const then = truth.stateAt(firm.firm, day);
        if (then === null) continue;
        const { run } = await world.ask(AS_OF_QUESTION[language](firm.name, day), { language });
        const fault = compare(firm, day, run.answer?.markdown ?? '');
        if (fault !== null) wrong.push(fault);
      }
    }
    expect(wrong.slice(0, 4)).toEqual([]);
  });
});
