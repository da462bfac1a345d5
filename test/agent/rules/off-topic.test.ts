/** A request for a thing that no register holds is told by its shape; a name never is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Situation } from '../../../src/agent/slots.js';
import type { Language } from '../../../src/core/index.js';
import { about, askedOf, toolContext } from '../slots-support.js';
import { smallRegister, type SmallRegister } from '../small-register.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(['Muster Bau AG', 'Haiku Verlag AG'], ['Zbinden, Heinz']);
});
afterAll(() => register.close());

const THINGS: Record<Language, readonly string[]> = {
  de: ['Erzähl mir einen Witz', 'Kannst du mir bitte ein Rätsel erzählen?', 'Singe ein Lied über den Frühling!'],
  fr: ['Raconte-moi une blague', 'Écris un poème', 'Peux-tu me dire un poème ?'],
  it: ['Raccontami una barzelletta', 'Scrivi una poesia sul mare', 'Mi canti una canzone?'],
  en: ['Tell me a joke', 'Write a poem about autumn', 'Could you give me a recipe please?'],
};

describe.each(Object.entries(THINGS) as [Language, readonly string[]][])('%s', (language, questions) => {
  it.each(questions)('%s: says in short what can be asked, and searches nothing', async (question) => {
    const context = toolContext(register.graph);
    const asked = askedOf(question, language);
    const route = await reasoner.route(asked, context);
    expect(route.offTopic).toBe(true);
    const situation: Situation = { ...asked, route, round: 1, observations: [], tools: [] };
    expect((await reasoner.plan(situation, context)).nodes).toEqual([]);
    const { drafts, outcomes } = await reasoner.synthesize(situation);
    expect(outcomes).toEqual(['REFUSED']);
    expect(drafts).toMatchObject([{ form: 'OFF_TOPIC', citations: [] }]);
    expect(reasoner.reads(drafts[0]!, situation)).toEqual([]);
  });
});

it.each<[Language, string]>([
  ['de', 'Gibt es einen Zbinden?'],
  ['de', 'Zeig mir einen Zbinden'],
  ['de', 'Suche einen Hans Meier'],
  ['de', 'Erzähl mir etwas über die Muster Bau AG'],
  ['de', 'Erzähl mir eine Geschichte über Haiku Verlag'],
  ['de', 'Ich brauche einen Revisor'],
  ['de', 'Nenne mir eine Firma in Zug'],
  ['de', 'muster bau'],
  ['de', 'zeig mir einen zbinden'],
  ['de', 'zeig mir einen haiku'],
  ['de', 'Ein Beispiel bitte'],
  ['en', 'find me a zbindn'],
  ['en', 'Find me some construction companies'],
  ['en', 'show me a bakery in lucerne'],
  ['fr', 'montre-moi une boulangerie à lucerne'],
  ['fr', 'Donne-moi une Seerose'],
  ['fr', 'Montre-moi un réseau'],
  ['it', 'Dammi una lista delle fusioni'],
  ['en', 'Tell me a story about Muster Bau'],
  ['en', 'Find me a «joke»'],
  ['en', 'Give me a list of auditors'],
  ['en', 'who is john smith'],
])('%s, %s: is looked up', async (language, question) => {
  expect((await reasoner.route(askedOf(question, language), toolContext(register.graph))).offTopic).toBeUndefined();
});

it('a turn that goes on with somebody is about them', async () => {
  const recalled = about(register.uids.get('Muster Bau AG')!, 'COMPANY', 'Muster Bau AG');
  const route = await reasoner.route(askedOf('Schick mir ein Bild', 'de', { recalled }), toolContext(register.graph));
  expect(route.offTopic).toBeUndefined();
});
