import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { MandateTruth } from '../../../demo/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, eventsOf, type AgentWorld } from '../world.js';

/** What is asked of people in office beside which office it is: of what time, who of them, with whom, where they live. */
let world: AgentWorld;
let truth: Truth;
/** Two people presided over the board of one firm, in turn; somebody of it was with another firm too. */
let [firm, other] = ['', ''];
let [gone, there]: MandateTruth[] = [];
let [goneName, thereName] = ['', ''];
const printed = (mandate: MandateTruth) => [...truth.namesOf(mandate, '2026-01-01')];
beforeAll(async () => {
  world = await agentWorld('people-questions', 160);
  truth = truthOf(world.truth);
  const bearers = (name: string) => [...truth.people.keys()].filter((person) => truth.namesOf({ person, holderFirm: null } as MandateTruth, '2026-01-01').has(name)).length; // prettier-ignore
  const isPlain = (mandate: MandateTruth) => mandate.holderFirm === null && printed(mandate).length === 1 && bearers(printed(mandate)[0]!) === 1; // prettier-ignore
  const heldIn = new Map<string, Set<string>>();
  for (const { firm: of, person } of truth.mandates)
    if (person !== null) heldIn.set(of, (heldIn.get(of) ?? new Set()).add(person));
  const mateOf = (of: string) => truth.plainFirms.find((two) => two.firm !== of && [...(heldIn.get(two.firm) ?? [])].some((person) => heldIn.get(of)?.has(person))); // prettier-ignore
  const pairs = truth.plainFirms.flatMap((one) => {
    const chairs = truth.mandates.filter((mandate) => mandate.firm === one.firm && mandate.role === 'BOARD_PRESIDENT');
    const [first, second] = chairs.filter((mandate) => mandate.from !== null).sort((a, b) => (a.from! < b.from! ? -1 : 1)); // prettier-ignore
    if (chairs.length !== 2 || first === undefined || first.to === null || second?.to !== null) return [];
    const mate = first.person === second.person ? undefined : mateOf(one.firm);
    return mate !== undefined && isPlain(first) && isPlain(second) ? [{ name: one.name, mate: mate.name, first, second }] : []; // prettier-ignore
  });
  expect(pairs.length, 'a firm whose board two people presided over').toBeGreaterThan(0);
  ({ name: firm, mate: other, first: gone, second: there } = pairs[0]!);
  const spoken = (mandate: MandateTruth) => printed(mandate)[0]!.split(', ').reverse().join(' ');
  [goneName, thereName] = [spoken(gone!), spoken(there!)];
});
afterAll(() => world.close());

const filled = (text: string) => text.replace('{firm}', firm).replace('{other}', other).replace('{gone}', goneName).replace('{there}', thereName); // prettier-ignore
/** Each part: what is asked, of how many firms and people, of what time, of whom alone. */
const read = async (language: Language, turns: readonly string[]) => {
  const { frames } = await lastTurn(world, turns.map(filled), language);
  return frames.map(({ measure, refusal, subjects, within, range, asOf, sinceWhen, order, signatures, notUnderstood }) => {
    const people = subjects.filter(({ kind }) => kind === 'PERSON').length;
    const of = [`${subjects.length - people}f${people}p`, ...(within === null ? [] : ['within'])];
    const when = asOf ?? (range === null ? (sinceWhen ? 'since when' : 'today') : `${range.from ?? ''}..${range.to ?? ''}`);
    const only = [...(order === null ? [] : [order]), ...(signatures.length === 0 ? [] : [signatures.join('+')])];
    return [refusal?.type ?? measure, ...of, ...(refusal === null ? [when] : []), ...only, ...notUnderstood.map((word) => `?${word}`)].join(' ');
  });
}; // prettier-ignore

type Case = [Language, string, ...string[]];
const reads = (cases: readonly Case[]) =>
  it.each(cases)('%s %s: %s %s', async (language, asked, ...turns) => {
    expect((await read(language, turns)).join(' & ')).toBe(asked);
  });

describe('of the time of the turn before', () => {
  reads([
    ['de', 'DEPARTED 1f0p 2022-01-01..2023-01-01', 'Wer kam 2022 zu {firm}?', 'Wer ging in denselben zwölf Monaten?'],
    ['fr', 'DEPARTED 1f0p 2022-01-01..2023-01-01', 'Qui est arrivé chez {firm} en 2022 ?', 'Qui est parti pendant ces douze mois ?'],
    ['it', 'DEPARTED 1f0p 2022-01-01..2023-01-01', 'Chi è entrato in {firm} nel 2022?', 'Chi è uscito negli stessi dodici mesi?'],
    ['en', 'DEPARTED 1f0p 2022-01-01..2023-01-01', 'Who joined {firm} in 2022?', 'Who left in the same twelve months?'],
  ]); // prettier-ignore
});

describe('what whoever asks does is asked of nobody', () => {
  reads([
    [
      'it',
      'OFFICERS 1f0p 2024-05-09',
      'Verifica interna di conformità. Chi erano gli amministratori di {firm} il 9 maggio 2024?',
    ],
    ['de', 'OFFICERS 1f0p 2024-05-09', 'Interne Kontrolle. Wer sass am 9. Mai 2024 im Verwaltungsrat der {firm}?'],
    ['fr', 'OFFICERS 1f0p 2024-05-09', 'Contrôle interne. Qui siégeait au conseil de {firm} le 9 mai 2024 ?'],
    ['en', 'OFFICERS 1f0p 2024-05-09', 'Internal audit. Who sat on the board of {firm} on 9 May 2024?'],
    ['en', 'AUDITOR 1f0p today', 'Who does the audit of {firm}?'],
    ['en', 'AUDITOR 1f0p today', 'External audit. Who at {firm}?'],
  ]);
});

describe('of the past, without a day', () => {
  reads([
    ['en', 'OFFICERS 1f0p ..', 'Who was president of {firm}?'],
    ['en', 'OFFICERS 1f0p ..', 'How many presidents has {firm} had?'],
    ['en', 'AUDITOR 1f0p ..', 'By whom was {firm} audited?'],
    ['en', 'PERSON_MANDATES 0f1p ..', 'In which firms was {there} a director?'],
    ['en', 'PERSON_MANDATES 0f1p within ..', 'What positions did {there} hold at {firm}?'],
    ['de', 'OFFICERS 1f0p ..', 'Wer sass im Verwaltungsrat der {firm}?'],
    ['de', 'AUDITOR 1f0p ..', 'Welche Revisionsstellen hatte die {firm}?'],
    ['de', 'PERSON_MANDATES 0f1p within ..', 'War {gone} Präsident der {firm}?'],
    ['fr', 'OFFICERS 1f0p ..', 'Qui a siégé au conseil de {firm} ?'],
    ['fr', 'PERSON_MANDATES 0f1p ..', 'Dans quelles sociétés {there} a-t-il été administrateur ?'],
    ['it', 'AUDITOR 1f0p ..', 'Quali uffici di revisione ha avuto {firm}?'],
    ['it', 'OFFICERS 1f0p ..', 'Chi era presidente di {firm}?'],
    // Of the day spoken of.
    ['en', 'OFFICERS 1f0p 2023-06-03', 'Who was on the board of {firm} on 3 June 2023?', 'And who was president?'],
    ['de', 'SIGNATORIES 1f0p 2023-06-03', 'Wer sass am 3. Juni 2023 im Verwaltungsrat der {firm}?', 'Und wer war zeichnungsberechtigt?'],
    ['fr', 'OFFICERS 1f0p 2023-06-03', 'Qui siégeait au conseil de {firm} le 3 juin 2023 ?', 'Qui était président ?'],
    ['it', 'OFFICERS 1f0p 2023-06-03', 'Chi sedeva nel consiglio di {firm} il 3 giugno 2023?', 'Chi era presidente?'],
    // Asked again, wished, or in the passive: of today.
    ['de', 'OFFICERS 1f0p today', 'Wer war nochmal Präsident der {firm}?'],
    ['de', 'OFFICERS 1f0p today', 'Ich hätte gerne gewusst, wer Präsident der {firm} ist.'],
    ['en', 'OFFICERS 1f0p today', 'Who is {firm} chaired by?'],
    ['it', 'AUDITOR 1f0p today', 'Da chi è revisionata {firm}?'],
    ['en', 'OFFICERS 1f0p today', 'I was wondering who chairs {firm}.'],
  ]); // prettier-ignore
});

describe('whoever was there longest, or came or went first or last', () => {
  reads([
    ['en', 'OFFICERS 1f0p since when MOST', 'Who has been on the board of {firm} the longest?'],
    ['en', 'OFFICERS 1f0p .. MOST', 'Who was on the board of {firm} the longest?'],
    ['en', 'OFFICERS 1f0p since when LAST', 'Who is the newest board member of {firm}?'],
    ['en', 'JOINED 1f0p today LAST', 'Who was the last to join the board of {firm}?'],
    ['en', 'OFFICERS 1f0p .. FIRST', 'Who was the first to chair {firm}?'],
    ['en', 'JOINED 1f0p 2025-01-01..2026-01-01', 'Who joined {firm} last year?'],
    ['de', 'OFFICERS 1f0p since when MOST', 'Wer sitzt am längsten im Verwaltungsrat der {firm}?'],
    ['de', 'OFFICERS 1f0p .. LEAST', 'Wer war am kürzesten im Verwaltungsrat der {firm}?'],
    ['de', 'DEPARTED 1f0p today LAST', 'Wer ist als Letzter aus dem Verwaltungsrat der {firm} ausgetreten?'],
    ['de', 'OFFICERS 1f0p .. FIRST', 'Wer hat als Erster die {firm} präsidiert?'],
    ['fr', 'OFFICERS 1f0p since when MOST', 'Qui siège depuis le plus longtemps au conseil de {firm} ?'],
    ['fr', 'JOINED 1f0p today LAST', 'Qui est le dernier arrivé au conseil d’administration de {firm} ?'],
    ['fr', 'OFFICERS 1f0p since when MOST', 'Qui est le plus ancien administrateur de {firm} ?'],
    ['it', 'OFFICERS 1f0p since when MOST', 'Chi siede da più tempo nel consiglio di {firm}?'],
    ['it', 'DEPARTED 1f0p today LAST', 'Chi è uscito per ultimo da {firm}?'],
    // Most of anything else is not understood.
    ['en', 'OFFICERS 1f0p today ?the most', 'Who has the most mandates on the board of {firm}?'],
  ]); // prettier-ignore
});

describe('who did not, who with whom, where else', () => {
  reads([
    ['en', 'OFFICERS 1f0p since when', 'Which board members of {firm} have never left?'],
    ['de', 'OFFICERS 1f0p since when', 'Welche Verwaltungsräte der {firm} sind nie ausgetreten?'],
    ['fr', 'OFFICERS 1f0p since when', 'Quels administrateurs de {firm} ne sont jamais partis ?'],
    ['it', 'OFFICERS 1f0p since when', 'Quali amministratori di {firm} non se ne sono mai andati?'],
    ['en', 'NEGATION 1f0p', 'Who did not leave {firm} in 2024?'],
    ['en', 'DEPARTED 1f0p today', 'Who no longer sits on the board of {firm}?'],
    ['fr', 'DEPARTED 1f0p today', 'Qui ne siège plus au conseil de {firm} ?'],
    ['en', 'SIGNATORIES 1f0p today NONE', 'Who is on the board of {firm} but cannot sign?'],
    ['de', 'SIGNATORIES 1f0p today NONE', 'Wer darf bei der {firm} nicht unterschreiben?'],
    ['fr', 'SIGNATORIES 1f0p today NONE', 'Qui ne peut pas signer pour {firm} ?'],
    ['it', 'SIGNATORIES 1f0p today NONE', 'Chi non può firmare per {firm}?'],
    ['en', 'OFFICERS 1f0p today', 'Who sits on the board of {firm} together with {there}?'],
    ['de', 'OFFICERS 1f0p today', 'Wer sitzt zusammen mit {there} im Verwaltungsrat der {firm}?'],
    ['de', 'SIGNATORIES 1f0p today', 'Wer zeichnet gemeinsam mit {there} für {firm}?'],
    ['fr', 'OFFICERS 1f0p today', 'Qui siège avec {there} au conseil de {firm} ?'],
    ['it', 'OFFICERS 1f0p today', 'Chi siede con {there} nel consiglio di {firm}?'],
    ['en', 'SHARED_OFFICERS 1f0p today', 'Which other firms do the directors of {firm} sit in?'],
    ['de', 'SHARED_OFFICERS 1f0p today', 'Welche Mandate haben die Verwaltungsräte der {firm} sonst noch?'],
    ['de', 'OFFICERS 1f0p today', 'Wer sitzt sonst noch im Verwaltungsrat der {firm}?'],
    ['fr', 'SHARED_OFFICERS 1f0p today', 'Dans quelles autres sociétés siègent les administrateurs de {firm} ?'],
    ['it', 'SHARED_OFFICERS 1f0p today', 'Gli amministratori di {firm} siedono anche altrove?'],
    ['en', 'SHARED_OFFICERS 2f0p ..', 'Who moved from {firm} to {other}?'],
    ['de', 'SHARED_OFFICERS 2f0p ..', 'Wer war früher bei {firm} und ist heute bei {other}?'],
    ['fr', 'SHARED_OFFICERS 2f0p ..', 'Qui est passé de {firm} à {other} ?'],
    ['it', 'SHARED_OFFICERS 2f0p ..', 'Chi è passato da {firm} a {other}?'],
    ['en', 'OFFICERS 1f0p ..', 'Who has ever been on the board of {firm}?'],
    ['en', 'SHARED_OFFICERS 2f0p ..', 'Who has ever been on the board of both {firm} and {other}?'],
    ['fr', 'OFFICERS 1f0p ..', 'Combien de présidents {firm} a-t-elle eus ?'],
    ['it', 'OFFICERS 1f0p ..', 'Quanti presidenti ha avuto {firm}?'],
    ['de', 'OUTSIDE 1f0p', 'Hat {firm} Frauen im Verwaltungsrat?'],
  ]); // prettier-ignore
});

describe('how often, since the start, before the one there now, so soon', () => {
  reads([
    ['en', 'AUDITOR 1f0p ..', 'How often has the auditor of {firm} changed?'],
    ['de', 'AUDITOR 1f0p ..', 'Wie oft hat {firm} die Revisionsstelle gewechselt?'],
    ['fr', 'AUDITOR 1f0p ..', 'Combien de fois {firm} a-t-elle changé d’organe de révision ?'],
    ['it', 'AUDITOR 1f0p ..', 'Quante volte {firm} ha cambiato ufficio di revisione?'],
    ['de', 'TIMELINE 1f0p today LAST', 'Wann wurde der Verwaltungsrat der {firm} zuletzt geändert?'],
    ['en', 'OFFICERS 1f0p since when', 'Who has been on the board of {firm} since it was founded?'],
    ['de', 'OFFICERS 1f0p since when', 'Wer ist von Anfang an im Verwaltungsrat der {firm}?'],
    ['fr', 'OFFICERS 1f0p since when', 'Qui siège au conseil de {firm} depuis le début ?'],
    ['it', 'OFFICERS 1f0p since when', 'Chi siede nel consiglio di {firm} fin dall’inizio?'],
    ['en', 'UNKNOWN_WORD 1f0p ?within a year & UNKNOWN_WORD 1f0p ?within a year', 'Who left {firm} within a year of joining?'],
    ['de', 'UNKNOWN_WORD 1f0p ?innerhalb eines Jahres', 'Wer hat {firm} innerhalb eines Jahres wieder verlassen?'],
  ]); // prettier-ignore

  it.each<[Language, string]>([
    ['en', 'Who was president of {firm} before the current one?'],
    ['en', 'Who was the predecessor of the current president of {firm}?'],
    ['de', 'Wer war vor dem jetzigen Präsidenten Präsident der {firm}?'],
    ['fr', 'Qui était président de {firm} avant l’actuel ?'],
    ['it', 'Chi era presidente di {firm} prima di quello attuale?'],
  ])('%s: %s', async (language, question) => {
    const { frames } = await lastTurn(world, [filled(question)], language);
    expect(frames.map(({ measure, roles }) => `${measure} ${roles.join(' ')}`)).toEqual(['DEPARTED BOARD_PRESIDENT']);
  });
});

describe('what a person took on, gave up, holds elsewhere, held first', () => {
  reads([
    ['en', 'JOINED 0f1p 2025-01-01..2026-01-01', 'Which mandates did {there} take on in 2025?'],
    ['de', 'JOINED 0f1p 2025-01-01..2026-01-01', 'Welche Mandate hat {there} 2025 übernommen?'],
    ['de', 'JOINED 0f1p 2024-01-01..2025-01-01', 'Wo ist {there} 2024 eingetreten?'],
    ['fr', 'JOINED 0f1p 2025-01-01..2026-01-01', 'Quels mandats {there} a-t-elle pris en 2025 ?'],
    ['it', 'JOINED 0f1p 2025-01-01..2026-01-01', 'Quali mandati ha assunto {there} nel 2025?'],
    ['en', 'PERSON_MANDATES 0f1p 2024-01-01..2025-01-01', 'Which mandates did {there} give up in 2024?'],
    ['de', 'PERSON_MANDATES 0f1p 2024-01-01..2025-01-01', 'Wo ist {there} 2024 ausgetreten?'],
    ['de', 'PERSON_MANDATES 0f1p today', 'Hat {there} noch andere Mandate als bei {firm}?'],
    ['de', 'PERSON_MANDATES 0f1p today', 'Ist {there} nur bei {firm} tätig?'],
    ['de', 'PERSON_MANDATES 0f1p within today', 'Ist {there} nur Mitglied im Verwaltungsrat der {firm}?'],
    ['en', 'PERSON_MANDATES 0f1p .. FIRST', 'What was {there}’s first mandate?'],
    ['en', 'PERSON_MANDATES 0f1p .. FIRST', 'When did {there} first appear in the register?'],
    ['en', 'PERSON_MANDATES 0f1p since when LAST', 'What is {there}’s most recent mandate?'],
    ['en', 'PERSON_MANDATES 0f1p within today', 'Can {there} sign for {firm}?'],
    ['it', 'PERSON_MANDATES 0f1p within since when', 'Per quanto tempo {gone} è stato presidente di {firm}?'],
    ['de', 'PERSON_MANDATES 0f2p .. ?gemeinsam', 'Wo sassen {there} und {gone} gemeinsam im Verwaltungsrat?'],
    // Behind a turn that told of them.
    ['de', 'PERSON_MANDATES 0f1p within ..', 'Wer präsidiert die {firm}?', 'War er vorher schon im Verwaltungsrat?'],
    ['fr', 'PERSON_MANDATES 0f1p within ..', 'Qui préside {firm} ?', 'Quelle fonction avait-il avant ?'],
  ]); // prettier-ignore

  it.each<[Language, string, string]>([
    ['en', 'Who is on the board of {firm}?', 'Where do they live?'],
    ['fr', 'Qui siège au conseil de {firm} ?', 'Où habitent-ils ?'],
    ['de', 'Wer ist im Verwaltungsrat der {firm}?', 'Woher kommen sie?'],
  ])('%s: %s %s asks of the people, and not of the firm', async (language, ...turns) => {
    const { frames } = await lastTurn(world, turns.map(filled), language);
    expect(frames.map(({ measure }) => measure)).toEqual(['OFFICERS', language === 'de' ? 'ORIGIN' : 'RESIDENCE']);
  });
});

describe('where those in an office live and are from', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Where does the president of {firm} live?', 'RESIDENCE', ''],
    ['de', 'Woher kommt der Präsident der {firm}?', 'ORIGIN', ''],
    ['fr', 'Où habite le président de {firm} ?', 'RESIDENCE', ''],
    ['it', 'Dove abita il presidente di {firm}?', 'RESIDENCE', ''],
    // The condition stays named.
    ['en', 'Which directors of {firm} live abroad?', 'RESIDENCE', 'abroad'],
    ['de', 'Welche Verwaltungsräte der {firm} sind Ausländer?', 'ORIGIN', 'Ausländer'],
    ['fr', 'Quels administrateurs de {firm} sont étrangers ?', 'ORIGIN', 'étrangers'],
    ['it', 'Quali amministratori di {firm} sono stranieri?', 'ORIGIN', 'stranieri'],
  ])('%s: %s', async (language, question, measure, left) => {
    const { frames } = await lastTurn(world, [filled(question)], language);
    const [list, told] = frames;
    expect([list?.measure, list?.refusal ?? null, told?.measure]).toEqual(['OFFICERS', null, measure]);
    expect(list?.notUnderstood.join(' ')).toBe(left);
    expect(told?.subjects.every(({ kind, uid }) => kind === 'PERSON' && uid !== null)).toBe(true);
    expect(told?.subjects.map(({ name }) => name)).toContain(printed(there!)[0]);
  });
});

const answer = async (question: string, language: Language) => {
  const { nodes } = await world.ask(filled(question), { language });
  const sentences = eventsOf(nodes, 'AnswerDelta');
  return {
    text: sentences.map((event) => event.text).join('\n'),
    cited: sentences.some(({ citations }) => citations.length > 0),
  };
};

describe('the answer', () => {
  it.each<[Language, string]>([
    ['en', 'Who was president of {firm}?'],
    ['de', 'Wie viele Präsidenten hatte die {firm} schon?'],
  ])('%s %s: names all who ever were', async (language, question) => {
    const { text, cited } = await answer(question, language);
    for (const mandate of [gone!, there!]) expect(text).toContain(printed(mandate)[0]);
    expect(cited).toBe(true);
  });

  it.each<[Language, string, 'gone' | 'there']>([
    ['en', 'Who was the first to chair {firm}?', 'gone'],
    ['de', 'Wer hat als Erster die {firm} präsidiert?', 'gone'],
    ['en', 'Who was the last president of {firm}?', 'there'],
    ['fr', 'Qui a présidé {firm} en dernier ?', 'there'],
  ])('%s %s: names one of two', async (language, question, who) => {
    const { text, cited } = await answer(question, language);
    const [named, other] = who === 'gone' ? [gone!, there!] : [there!, gone!];
    expect(text).toContain(printed(named)[0]);
    expect(text).not.toContain(printed(other)[0]);
    expect(cited).toBe(true);
  });

  it('whoever was ever with both firms is named, whatever the times', async () => {
    const { text } = await answer('Who moved from {firm} to {other}?', 'en');
    expect(text).toContain('whole time');
    expect(text).toMatch(/- .+: /);
  });
});
