import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Language } from '../../../src/core/index.js';
import type { MandateTruth } from '../../../demo/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, eventsOf, type AgentWorld } from '../world.js';

/** Who came behind somebody in an office, or was there before: told by who came and who went, from the day on which she left or came. */
let world: AgentWorld;
let truth: Truth;
let firm: string;
/** Of one firm, who presided over its board, in turn: the first left it, the second is there today. */
let [gone, there]: MandateTruth[] = [];
let [goneName, thereName] = ['', ''];
beforeAll(async () => {
  world = await agentWorld('succession', 160);
  truth = truthOf(world.truth);
  const printed = (mandate: MandateTruth) => [...truth.namesOf(mandate, '2026-01-01')];
  const bearers = (name: string) => [...truth.people.keys()].filter((person) => truth.namesOf({ person, holderFirm: null } as MandateTruth, '2026-01-01').has(name)).length; // prettier-ignore
  const isPlain = (mandate: MandateTruth) => mandate.holderFirm === null && printed(mandate).length === 1 && bearers(printed(mandate)[0]!) === 1; // prettier-ignore
  const pairs = truth.plainFirms.flatMap((one) => {
    const chairs = truth.mandates.filter((mandate) => mandate.firm === one.firm && mandate.role === 'BOARD_PRESIDENT');
    const [first, second] = chairs.filter((mandate) => mandate.from !== null).sort((a, b) => (a.from! < b.from! ? -1 : 1)); // prettier-ignore
    const fits =
      chairs.length === 2 &&
      first !== undefined &&
      first.to !== null &&
      second?.to === null &&
      first.person !== second.person;
    const only = (mandate: MandateTruth) => truth.mandates.every((other) => other.firm !== one.firm || other.person !== mandate.person || other === mandate); // prettier-ignore
    return fits && only(first) && only(second!) && second!.from! >= first!.to! && isPlain(first!) && isPlain(second!) ? [{ name: one.name, first: first!, second: second! }] : []; // prettier-ignore
  });
  expect(pairs.length, 'a firm whose board two people presided over').toBeGreaterThan(0);
  ({ name: firm, first: gone, second: there } = pairs[0]!);
  const spoken = (mandate: MandateTruth) => printed(mandate)[0]!.split(', ').reverse().join(' ');
  [goneName, thereName] = [spoken(gone!), spoken(there!)];
});
afterAll(() => world.close());

const filled = (text: string) => text.replace('{firm}', firm).replace('{gone}', goneName).replace('{there}', thereName);
const read = async (language: Language, turns: readonly string[]) => {
  const { frames } = await lastTurn(world, turns.map(filled), language);
  return frames.map(({ measure, subjects, roles, range, refusal, within }) => {
    const day = range === null ? '' : ` ${range.from === gone!.to ? 'from she left' : range.from} ${range.to === addDays(there!.from!, 1) ? 'to she came' : range.to}`; // prettier-ignore
    const names = [...subjects, ...(within === null ? [] : [within])].map(({ name }) =>
      name === firm ? 'firm' : 'somebody',
    );
    return `${refusal?.type ?? measure} ${names.join(' in ')}${refusal === null ? ` ${roles.join(' ')}${day}` : ''}`;
  });
};

const AFTER = 'JOINED firm BOARD_PRESIDENT from she left null';
const BEFORE = 'DEPARTED firm BOARD_PRESIDENT null to she came';
const STILL = 'PERSON_MANDATES somebody in firm BOARD_PRESIDENT';

describe('whoever came behind somebody, or was there before', () => {
  it.each<[Language, string, ...string[]]>([
    ['en', AFTER, 'Who replaced {gone} at {firm}?'],
    ['en', AFTER, 'Who succeeded {gone} as chair of {firm}?'],
    ['en', AFTER, 'Who is the successor of {gone} at {firm}?'],
    ['en', AFTER, 'Who took over from {gone} at {firm}?'],
    ['en', AFTER, 'By whom was {gone} replaced at {firm}?'],
    ['en', BEFORE, 'Who chaired {firm} before {there}?'],
    ['en', BEFORE, 'Whom did {there} replace at {firm}?'],
    ['en', BEFORE, 'Who chairs {firm}?', 'Who was his predecessor?'],
    ['en', BEFORE, 'Who chairs {firm}?', 'Who was there before her?'],
    ['en', STILL, 'Who chairs {firm}?', 'Who replaced him?'],
    ['de', AFTER, 'Wer hat {gone} bei der {firm} abgelöst?'],
    ['de', AFTER, 'Wer löste {gone} bei der {firm} ab?'],
    ['de', AFTER, 'Wer ist die Nachfolgerin von {gone} im Präsidium der {firm}?'],
    ['de', BEFORE, 'Wer war vor {there} Präsident der {firm}?'],
    ['de', BEFORE, 'Wen hat {there} bei {firm} ersetzt?'],
    ['de', BEFORE, 'Wer präsidiert {firm}?', 'Und wer war sein Vorgänger?'],
    ['fr', AFTER, 'Qui a remplacé {gone} chez {firm} ?'],
    ['fr', AFTER, 'Qui a succédé à {gone} à la présidence de {firm} ?'],
    ['fr', AFTER, 'Qui a pris la place de {gone} chez {firm} ?'],
    ['fr', BEFORE, 'Qui présidait {firm} avant {there} ?'],
    ['fr', BEFORE, 'Qui préside {firm} ?', 'Qui était son prédécesseur ?'],
    ['fr', STILL, 'Qui préside {firm} ?', 'Qui l’a remplacé ?'],
    ['it', AFTER, 'Chi ha sostituito {gone} alla {firm}?'],
    ['it', AFTER, 'Chi ha preso il posto di {gone} alla {firm}?'],
    ['it', BEFORE, 'Chi presiedeva la {firm} prima di {there}?'],
    ['it', BEFORE, 'Chi presiede la {firm}?', 'Chi era il suo predecessore?'],
  ])('%s %s: %s %s', async (language, asked, ...turns) => {
    expect(await read(language, turns)).toEqual([asked]);
  }); // prettier-ignore

  it.each<[Language, string, ...string[]]>([
    // Nobody is meant, or several.
    ['en', 'UNKNOWN_WORD firm', 'Who replaced him at {firm}?'],
    ['de', 'UNKNOWN_WORD firm', 'Wer ist der Nachfolger bei der {firm}?'],
    // Whoever was replaced is asked for, and nobody's successor.
    ['de', 'DEPARTED firm ', 'Wer wurde bei der {firm} ersetzt?'],
    // It says no office's holder.
    ['de', 'OFFICERS firm BOARD_PRESIDENT', 'Wer ist nach Angaben des Registers Präsident der {firm}?'],
    ['en', 'OFFICERS firm BOARD_PRESIDENT', 'After Easter I will call them: who chairs {firm}?'],
  ])('%s %s: %s', async (language, asked, ...turns) => {
    expect(await read(language, turns)).toEqual([asked]);
  }); // prettier-ignore
});

it('the answer names who came from that day on, and proves it', async () => {
  const { nodes } = await world.ask(filled('Who replaced {gone} as chair of {firm}?'), { language: 'en' });
  const sentences = eventsOf(nodes, 'AnswerDelta');
  const text = sentences.map((event) => event.text).join('\n');
  expect(text).toContain([...truth.namesOf(there!, there!.from!)][0]);
  expect(sentences.some(({ citations }) => citations.length > 0)).toBe(true);
});

it.each<[Language, string]>([
  ['en', 'Who joined {firm}?'], ['en', 'Who has joined the board of {firm}?'], ['de', 'Wer kam bei der {firm} dazu?'], ['de', 'Wer ist bei der {firm} eingetreten?'],
  ['de', 'Wer trat bei der {firm} ein?'], ['fr', 'Qui est entré chez {firm} ?'], ['fr', 'Qui a rejoint {firm} ?'], ['it', 'Chi è entrato nella {firm}?'], ['it', 'Chi si è aggiunto alla {firm}?'],
])('%s: %s tells all who ever came', async (language, question) => {
  const { nodes } = await world.ask(filled(question), { language });
  const text = eventsOf(nodes, 'AnswerDelta').map((event) => event.text).join('\n');
  for (const mandate of [gone!, there!]) expect(text).toContain([...truth.namesOf(mandate, mandate.from!)][0]);
}); // prettier-ignore
