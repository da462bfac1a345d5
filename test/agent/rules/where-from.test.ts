/** Where people are from and live: what the latest entry that says it says, and nothing that no register holds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryName, foldName, LANGUAGES, type Language } from '../../../src/core/index.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('where-from', 60);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

type Ask = Record<Language, (name: string) => string>;
const LIVES: Ask = {
  de: (name) => `Wo wohnt ${name}?`,
  fr: (name) => `Où habite ${name} ?`,
  it: (name) => `Dove abita ${name}?`,
  en: (name) => `Where does ${name} live?`,
};
const IS_FROM: Ask = {
  de: (name) => `Welchen Heimatort oder welche Nationalität hat ${name}?`,
  fr: (name) => `Quelle est la nationalité de ${name} ?`,
  it: (name) => `Di che nazionalità è ${name}?`,
  en: (name) => `What is the citizenship of ${name}?`,
};
/** Whether somebody is of a state, also asked behind her name as if it were a part of it. */
const IS_OF: Record<Language, ((name: string) => string)[]> = {
  de: [(name) => `Ist ${name} Schweizerin?`, (name) => `Ist ${name} österreichischer Staatsangehöriger?`, (name) => `Hat ${name} einen deutschen Pass?`],
  fr: [(name) => `${name} est-il suisse ?`, (name) => `Est-ce que ${name} est une ressortissante tchèque ?`, (name) => `${name} a-t-elle un passeport italien ?`],
  it: [(name) => `${name} è svizzero?`, (name) => `${name} è cittadina portoghese?`, (name) => `${name} ha un passaporto francese?`],
  en: [(name) => `Is ${name} Swiss?`, (name) => `Is ${name} a Portuguese citizen?`, (name) => `Does ${name} hold an Austrian passport?`, (name) => `Is ${name} foreign?`],
}; // prettier-ignore
const STREET: Ask = {
  de: (name) => `In welcher Strasse wohnt ${name}?`,
  fr: (name) => `À quelle adresse habite ${name} ?`,
  it: (name) => `A quale indirizzo abita ${name}?`,
  en: (name) => `At what street address does ${name} live?`,
};

/** People whom no other shares a name with, never renamed, with what their entries say last and the truth. */
async function people() {
  const all = [...truth.people.values()];
  const printed = ({ givenNames, surname }: { givenNames: string; surname: string }) => `${givenNames} ${surname}`;
  const bearers = (name: string) => all.filter(({ names }) => names.some(({ value }) => printed(value) === name));
  const found = [];
  for (const { names, residences, citizenships } of all) {
    const name = printed(names[0]!.value);
    if (names.length > 1 || bearers(name).length > 1) continue;
    const clocks = { asOf: TODAY, knownOn: TODAY };
    const { hits } = await world.graph.search({ text: name, kinds: ['PERSON'], canton: null, legalForm: null, status: null, clocks, limit: 5, offset: 0 }, callNow()); // prettier-ignore
    const [state, ...others] = await world.graph.personStates(hits.map(({ uid }) => ({ uid, clocks })), callNow()); // prettier-ignore
    // A person whom notices print otherwise is asked about elsewhere.
    if (state === undefined || others.length > 0 || foldName(state.mention.name) !== foldName(`${names[0]!.value.surname}, ${names[0]!.value.givenNames}`)) continue; // prettier-ignore
    const lived = residences.map(({ value }) => value);
    const was = citizenships.flatMap(({ value }) => value.origins);
    found.push({ name, state, lived, was });
    if (found.length >= 12) break;
  }
  return found;
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('a person is from and lives where the latest entry that says so says, each cited', async () => {
    const some = await people();
    expect(some.length).toBeGreaterThan(4);
    for (const { name, state, lived, was } of some) {
      const lives = (await world.ask(LIVES[language](name), { language })).run;
      const from = (await world.ask(IS_FROM[language](name), { language })).run;
      const { residence, citizenship } = state;
      if (residence !== null) expect(lived).toContain(residence.residence);
      for (const origin of citizenship?.origins ?? []) expect(was).toContain(origin);
      if (residence === null) expect(lives.outcome).toBe('NOT_IN_REGISTER');
      else expect(lives.answer?.markdown).toContain(residence.residence);
      const origins = citizenship?.origins ?? [];
      for (const origin of origins) expect(from.answer?.markdown).toContain(origin);
      if (citizenship?.nationality) expect(from.answer?.markdown).toContain(countryName(citizenship.nationality, language)); // prettier-ignore
      for (const run of [lives, from]) if (run.outcome === 'ANSWERED') expect(run.answer?.evidence.some(({ type }) => type === 'FACT')).toBe(true); // prettier-ignore
    }
  });

  it('whether somebody is of a state is answered by where she is from, and by nothing more', async () => {
    const [one, another] = await people();
    for (const { name } of [one!, another!]) {
      const from = (await world.ask(IS_FROM[language](name), { language })).run;
      for (const asks of IS_OF[language]) {
        const { run } = await world.ask(asks(name), { language });
        expect(run.answer?.markdown, asks(name)).toBe(from.answer?.markdown);
      }
    }
  });

  it('the street is told to be in no register', async () => {
    const [one] = await people();
    const { run, nodes } = await world.ask(STREET[language](one!.name), { language });
    const frames = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
    expect(frames.map(({ refusal }) => refusal)).toEqual(
      frames.map(() => ({ type: 'OUTSIDE', topic: 'PRIVATE_LIFE' })),
    );
    expect(run.answer?.markdown).not.toContain(one!.state.residence!.residence!);
  });
});
