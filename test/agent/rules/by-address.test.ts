/** Firms asked for by their address: read as written, listed and counted as the notices printed it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressAsked } from '../../../src/agent/reasoners/rules/read/firms/address-asked.js';
import { tagged } from '../../../src/agent/reasoners/rules/read/words/tagging.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { NO_CONDITIONS } from '../../support/no-conditions.js';
import { agentWorld, callNow, eventsOf, TODAY, type AgentWorld } from '../world.js';

const WORDED: readonly (readonly [Language, string, string])[] = [
  ['de', 'Welche Firmen haben ihren Sitz an der Lindenstrasse 12 in Obertal?', 'Lindenstrasse 12'],
  ['de', 'Welche Gesellschaften sind an der Lindenstr. 12a domiziliert?', 'Lindenstr 12a'],
  ['de', 'Wie viele Firmen gibt es an der Adresse Lindenstrasse 12, 6399 Obertal?', 'Lindenstrasse 12, 6399 Obertal'],
  ['de', 'Wer ist alles an der Alten Landstrasse 5 eingetragen?', 'Alte Landstrasse 5'],
  ['de', 'Welche Firmen sitzen am Oberen Mühleweg 3?', 'Oberer Mühleweg 3'],
  ['de', 'Welche Firmen sind an der Rue du Moulin 8 in Genf?', 'Rue du Moulin 8'],
  ['de', 'Welche Firmen sind c/o Falken Treuhand AG domiziliert?', 'c/o Falken Treuhand AG'],
  ['de', 'Welche Firmen gibt es an der Sonnengasse?', 'Sonnengasse'],
  ['de', 'Welche Firmen sind an der Adresse Dorf 12?', 'Dorf 12'],
  ['fr', 'Quelles sociétés ont leur siège à la rue du Moulin 12 à Aubonnes ?', 'rue du Moulin 12'],
  ['fr', 'Quelles entreprises sont domiciliées au 12, rue de la Gare ?', 'rue de la Gare 12'],
  ['fr', "Combien de sociétés se trouvent à l'avenue des Peupliers 78 ?", 'avenue des Peupliers 78'],
  ['fr', 'Quelles sociétés sont à l’adresse chemin de l’Étang 82, 2199 Valfroid ?', 'chemin de l’Étang 82, 2199 Valfroid'],
  ['fr', 'Quelles sociétés sont domiciliées c/o Faucon Fiduciaire SA ?', 'c/o Faucon Fiduciaire SA'],
  ['it', 'Quali società hanno sede in via al Mulino 56 a Montefreddo?', 'via al Mulino 56'],
  ['it', 'Quante ditte ci sono in viale dei Platani 35?', 'viale dei Platani 35'],
  ['it', "Quali imprese sono all'indirizzo Piazza del Sole 3, 6599 Montefreddo?", 'Piazza del Sole 3, 6599 Montefreddo'],
  ['en', 'Which companies are registered at Lindenstrasse 12?', 'Lindenstrasse 12'],
  ['en', 'How many firms have their registered office at 14 Rue du Moulin?', 'Rue du Moulin 14'],
  ['en', 'Which companies are at the address Via al Mulino 56, 6599 Montefreddo?', 'Via al Mulino 56, 6599 Montefreddo'],
  ['en', 'Who is at Sonnengasse 4 in Obertal?', 'Sonnengasse 4'],
  ['de', 'Welche Firmen sind an der Zürcher Strasse 12?', 'Zürcher Strasse 12'],
  ['de', 'Welche Firmen sind an der Lindenstrasse Nr. 12?', 'Lindenstrasse 12'],
  ['de', 'Welche Firmen sind an der Lindenstrasse 12 in 6399 Obertal?', 'Lindenstrasse 12, 6399 Obertal'],
  ['de', 'Welche Firmen sind an der Lindenstrasse 12, 9099 Tal/Vallée?', 'Lindenstrasse 12, 9099 Tal/Vallée'],
  ['de', 'welche firmen sind an der lindenstrasse 12?', 'lindenstrasse 12'],
  ['de', 'Welche Firmen sind an der Lindenstrasse 12-14?', 'Lindenstrasse 12-14'],
  ['de', 'Welche GmbH an der Lindenstrasse 12 sind in Liquidation?', 'Lindenstrasse 12'],
  ['de', 'Welche aktiven Firmen sind an der Lindenstrasse 12?', 'Lindenstrasse 12'],
  ['de', 'Wie viele Firmen an der Lindenstrasse 12 gingen konkurs?', 'Lindenstrasse 12'],
  ['de', 'Welche Firmen waren am 1.3.2021 an der Lindenstrasse 12?', 'Lindenstrasse 12'],
  ['de', 'Lindenweg 49', 'Lindenweg 49'],
  ['de', 'Lindenweg 49, Obertal', 'Lindenweg 49'],
  ['de', 'Firmen Lindenweg 49', 'Lindenweg 49'],
  ['fr', 'Rue du Moulin 30, Aubonnes-sur-Lac', 'Rue du Moulin 30'],
  ['fr', "Y a-t-il d'autres sociétés à la rue du Moulin 30 à Aubonnes ?", 'rue du Moulin 30'],
  ['en', 'Companies at Route du Moulin', 'Route du Moulin'],
  ['en', 'Which companies are registered at Chemin de l’Étang 58, Genvier?', 'Chemin de l’Étang 58'],
]; // prettier-ignore

const OF_SOMETHING_ELSE: readonly (readonly [Language, string])[] = [
  ['de', 'Wer wohnt an der Lindenstrasse 12?'],
  ['de', 'Ist die Falken AG an der Lindenstrasse 12?'],
  ['de', 'Wer ist im Verwaltungsrat der Lindenstrasse Immobilien AG?'],
  ['de', 'Welche dieser Firmen sind an der Lindenstrasse 12?'],
  ['de', 'Welche Firmen sind nicht an der Lindenstrasse 12?'],
  ['de', 'Wer präsidiert die Firmen an der Lindenstrasse 12?'],
  ['de', 'Welche Firmen prüft die Weg AG?'],
  ['fr', 'Qui habite à la rue du Moulin 12 ?'],
  ['fr', 'Quelles sociétés sont en route vers la faillite ?'],
  ['fr', 'Quelles sociétés au cours de Claude Exemple ?'],
  ['fr', 'Quelles sociétés à la place de Claude Exemple ?'],
  ['it', 'Quali società via fax?'],
  ['en', 'Which firms took over the place of Falken AG?'],
  ['en', 'Which companies are in Zug?'],
  ['de', 'Wie viele Firmen gab es in Feldmatten 2021?'],
  ['de', 'Welche Firmen waren in Seefeld 1.3.2021?'],
  ['de', 'Welche Firmen waren in Seefeld 31. Dezember 2021?'],
  ['de', 'Wie viele Firmen wurden in Rain 2021 gegründet?'],
  ['de', 'In welchen Firmen sass Hans Ring 2021?'],
  ['de', 'Welche Firmen hat Kim Park 2022 gegründet?'],
  ['de', 'Wer war Hans Hof 2020?'],
  ['de', 'Was ist Lindenquai?'],
  ['de', 'Gibt es eine Firma namens Rosenweg?'],
  ['de', 'Rosenweg'],
  ['de', 'Rosenweg 12 Immobilien AG'],
  ['de', 'Welche Firmen gehören der Lindenstrasse?'],
  ['de', 'Welche Firmen sind neben der Lindenstrasse 12?'],
  ['de', 'Welche Firmen sind zwischen Lindenstrasse 12 und 20?'],
  ['de', 'Welche Firmen sind an der Lindenstrasse 12 oder am Rosenweg 3?'],
  ['de', 'Welche Firmen sind vom Rosenweg 3 weggezogen?'],
  ['de', 'Wer präsidiert die Firma an der Lindenstrasse 12?'],
  ['de', `Welche Firmen sind an der ${'A'.repeat(300)}strasse 12?`],
  ['fr', 'Quelles sociétés détient Via Nova ?'],
  ['fr', 'Quelles sociétés sont sur la place de Genève ?'],
  ['fr', 'Combien de sociétés sont inscrites à Clos du Doubs ?'],
  ['it', 'Quali società sono in via di Liquidazione?'],
  ['it', 'Quali società hanno sede a Riva San Vitale?'],
  ['it', 'Chi è Piazza Grande?'],
  ['en', 'What companies is Square One in?'],
  ['en', 'Who is Place du Marché?'],
  ['en', 'How many companies were there in Zermatten 2021?'],
  ['en', 'Which companies are near Lindenstrasse 12?'],
]; // prettier-ignore

const read = (language: Language, question: string) => addressAsked(tagged(question, language, TODAY));

describe('an address in a question', () => {
  it.each(WORDED)('is found (%s): %s', (language, question, address) => {
    expect(read(language, question)?.text).toBe(address);
  });
  it.each(OF_SOMETHING_ELSE)('is none, or not of the firms asked for (%s): %s', (language, question) => {
    expect(read(language, question)).toBeNull();
  });
});

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('by-address', 80);
});
afterAll(() => world.close());

interface Housed {
  uid: string;
  name: string;
  seat: string;
  street: string;
}

/** Every firm that is entered today, with its street and number. */
async function housed(): Promise<Housed[]> {
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const all = { ...NO_CONDITIONS, clocks };
  const { uids } = await world.graph.companyCounts(all, callNow());
  const found: Housed[] = [];
  for (let at = 0; at < uids.length; at += 100)
    for (const { companyUid, name, seat, address } of await world.graph.companyStates(uids.slice(at, at + 100).map((uid) => ({ uid, clocks })), callNow())) {
      const street = /(?:^|, )([^,]+ \d+), \d{4} /.exec(address ?? '')?.[1];
      if (street !== undefined && seat !== null) found.push({ uid: companyUid, name: name ?? '', seat, street });
    } // prettier-ignore
  return found;
}

const AT: Record<Language, (street: string) => string> = {
  de: (street) => `Welche Firmen haben ihren Sitz an der Adresse ${street}?`,
  fr: (street) => `Quelles sociétés ont leur siège à l'adresse ${street} ?`,
  it: (street) => `Quali società hanno la sede all'indirizzo ${street}?`,
  en: (street) => `Which companies have their registered office at the address ${street}?`,
};

describe.each(LANGUAGES)('firms at an address (%s)', (language) => {
  it('are those whose notices print it, each with them; and nobody where none does', async () => {
    const all = await housed();
    expect(all.length).toBeGreaterThan(40);
    for (const { street } of all.filter((_, index) => index % 9 === 0)) {
      const there = all.filter((one) => one.street === street).map(({ name }) => name);
      const { run, nodes } = await world.ask(AT[language](street), { language });
      expect(eventsOf(nodes, 'IntentRouted')[0]?.frames[0]).toMatchObject({ measure: 'COMPANIES', address: street, notUnderstood: [] }); // prettier-ignore
      expect(eventsOf(nodes, 'SentenceCut')).toEqual([]);
      const lines = (run.answer?.markdown ?? '').split('\n').filter((line) => line.startsWith('- '));
      expect([street, lines.length]).toEqual([street, there.length]);
      for (const name of there) expect(lines.some((line) => line.includes(name))).toBe(true);
      expect(run.answer?.markdown).toContain(street);
    }
    const { run } = await world.ask(AT[language]('Zwoelfmondstrasse 7'), { language });
    expect(run.outcome).toBe('NONE_HELD');
  });
});

const AND_AT: Record<Language, (street: string) => string> = {
  de: (street) => `Und an der Adresse ${street}?`,
  fr: (street) => `Et à l'adresse ${street} ?`,
  it: (street) => `E all'indirizzo ${street}?`,
  en: (street) => `And at the address ${street}?`,
};

describe.each(LANGUAGES)('another address behind one (%s)', (language) => {
  it('is of whichever firms were asked for there', async () => {
    const streets = [...new Set((await housed()).map(({ street }) => street))];
    const { run } = await world.ask(AT[language](streets[0]!), { language });
    const { nodes } = await world.ask(AND_AT[language](streets[1]!), { language, conversationId: run.conversationId });
    expect(eventsOf(nodes, 'IntentRouted')[0]?.frames).toMatchObject([{ measure: 'COMPANIES', address: streets[1], notUnderstood: [] }]); // prettier-ignore
  });
});

const SHARED: Record<Language, (name: string) => string> = {
  de: (name) => `Welche anderen Firmen haben dieselbe Adresse wie die ${name}?`,
  fr: (name) => `Quelles autres sociétés ont la même adresse que ${name} ?`,
  it: (name) => `Quali altre società hanno lo stesso indirizzo di ${name}?`,
  en: (name) => `Which other companies share an address with ${name}?`,
};
const SHARED_ON: Record<Language, string> = {
  de: 'Wer ist sonst noch an dieser Adresse?',
  fr: 'Quelles autres sociétés sont à la même adresse ?',
  it: 'Quali altre società sono allo stesso indirizzo?',
  en: 'Who else is at that address?',
};

describe.each(LANGUAGES)('the address of one firm (%s)', (language) => {
  it('is told, and who else is at it: asked with its name, or of the one spoken of', async () => {
    const all = await housed();
    let asked = 0;
    const bearers = (name: string) => all.filter((one) => one.name === name).length;
    for (const { name, street, seat } of all.filter((one, index) => index % 11 === 0 && bearers(one.name) === 1)) {
      const there = all.filter((one) => one.street === street && one.seat === seat);
      const first = await world.ask(SHARED[language](name), { language });
      const [own, others] = eventsOf(first.nodes, 'IntentRouted')[0]?.frames ?? [];
      if (own?.subjects[0]?.name !== name) continue; // another name was nearer
      asked++;
      expect(others).toMatchObject({ measure: 'COMPANIES', address: expect.stringContaining(street) as string });
      expect(eventsOf(first.nodes, 'SentenceCut')).toEqual([]);
      for (const one of there) expect(first.run.answer?.markdown).toContain(one.name);
      const { run } = await world.ask(language === 'en' ? `Seat of ${name}?` : `${name}?`, { language });
      const next = await world.ask(SHARED_ON[language], { language, conversationId: run.conversationId });
      for (const one of there) expect(next.run.answer?.markdown).toContain(one.name);
    }
    expect(asked).toBeGreaterThan(2);
  });
});
