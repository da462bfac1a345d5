/** A firm and its branches: which of them a turn means, by where it is, by what it asks, or as the other one; several places, forms and names that no slip may change. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn as readLastTurn } from '../../last-turn.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
let slots: Record<string, string>;
beforeAll(async () => {
  world = await agentWorld('between-offices', 250);
  truth = truthOf(world.truth);
  slots = slotsOf(truth);
});
afterAll(() => world.close());

const BRANCHES = ['0111', '0151'];
const plainSeat = (seat: string) => /^\p{L}+$/u.test(seat);

/** {H}: a firm with one branch of its name, in {HB}; {HH}: where the firm is; {T}: one with two, in {TA} and {TB}. */
function slotsOf({ states }: Truth): Record<string, string> {
  const now = states.filter(({ to, status }) => to === null && status === 'ACTIVE');
  const branchesOf = (name: string) => now.filter((one) => BRANCHES.includes(one.legalForm) && one.name === name);
  const heads = (many: number) =>
    now.filter((head) => {
      const branches = branchesOf(head.name);
      const seats = new Set([head, ...branches].map(({ seat }) => seat));
      const bearers = states.filter(({ name, to }) => name === head.name && to === null);
      return !BRANCHES.includes(head.legalForm) && branches.length === many && bearers.length === many + 1 && seats.size === many + 1 && [...seats].every(plainSeat);
    }); // prettier-ignore
  const [one] = heads(1);
  const [two] = heads(2);
  const [a, b] = two === undefined ? [] : branchesOf(two.name);
  return { H: one!.name, HH: one!.seat, HB: branchesOf(one!.name)[0]!.seat, ...(two !== undefined && { T: two.name, TA: a!.seat, TB: b!.seat }) };
} // prettier-ignore

const said = (text: string) => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!);
async function last(language: Language, turns: readonly string[]) {
  const { frames } = await readLastTurn(world, turns.map(said), language);
  return frames;
}
/** Where the only firm of the frames has its seat. */
async function seatOf(frames: readonly QuestionFrame[]): Promise<string | null> {
  const [uid, another] = [...new Set(frames.flatMap(({ subjects }) => subjects.map((one) => one.uid)))];
  if (uid === undefined || uid === null || another !== undefined) return null;
  const { run } = await world.ask('Sitz?', { language: 'de', focusUid: uid });
  return run.answer?.markdown ?? null;
}

describe('whether a firm has a branch in a place', () => {
  it.each<[Language, string]>([
    ['de', 'Gibt es von der {H} eine Zweigniederlassung in {HB}?'],
    ['fr', 'Est-ce que {H} a une succursale à {HB} ?'],
    ['it', "C'è una succursale della {H} a {HB}?"],
    ['en', 'Is there a branch of {H} in {HB}?'],
  ])('is asked of the firm, and the place is understood (%s)', async (language, question) => {
    expect(await last(language, [question])).toMatchObject([{ measure: 'BRANCHES', refusal: null, municipality: slots.HB, notUnderstood: [] }]); // prettier-ignore
  });

  it.each<[Language, string, string]>([
    ['de', 'Hat die {H} eine Filiale in {HB}?', 'Wer ist dort zeichnungsberechtigt?'],
    ['fr', '{H} a-t-elle une succursale à {HB} ?', 'Qui la dirige ?'],
    ['it', '{H} ha una succursale a {HB}?', 'Chi la dirige?'],
    ['en', 'Has {H} a branch in {HB}?', 'And who runs it?'],
    ['en', 'Does {H} have a branch in {HB}?', "What is the branch's address?"],
  ])('what a branch may be asked is then asked of it (%s): %s %s', async (language, first, next) => {
    expect(await seatOf(await last(language, [first, next]))).toContain(slots.HB);
  });

  it('what no branch has is not', async () => {
    expect(await seatOf(await last('en', ['Has {H} a branch in {HB}?', 'What capital does it have?']))).toContain(
      slots.HH,
    );
  });
});

describe('the branch in a place', () => {
  it.each<[Language, string, QuestionFrame['measure']]>([
    ['de', 'Wie lautet die Adresse der Filiale {HB} der {H}?', 'ADDRESS'],
    ['fr', "Quelle est l'adresse de la succursale de {HB} de {H} ?", 'ADDRESS'],
    ['it', "Qual è l'indirizzo della succursale di {HB} della {H}?", 'ADDRESS'],
    ['it', 'Chi dirige la succursale di {H} a {HB}?', 'OFFICERS'],
    ['en', "What is the address of {H}'s branch in {HB}?", 'ADDRESS'],
  ])('is asked about, and not which firm it is of (%s): %s', async (language, question, measure) => {
    const frames = await last(language, [question]);
    expect(frames.map((frame) => frame.measure)).toEqual([measure]);
    expect(await seatOf(frames)).toContain(slots.HB);
  });

  it.each<[Language, string, string]>([
    ['de', 'Welche Zweigniederlassungen hat die {H}?', 'Wer zeichnet in {HB}?'],
    ['fr', 'Quelles succursales a {H} ?', 'Qui est responsable à {HB} ?'],
    ['it', 'Quali succursali ha {H}?', 'Chi firma a {HB}?'],
    ['en', 'Which branches does {H} have?', 'Who signs in {HB}?'],
  ])('is meant behind those of its firm, whatever else is called so (%s): %s', async (language, first, next) => {
    expect(await seatOf(await last(language, [first, next]))).toContain(slots.HB);
  });

  it('firms in general are still those of the place', async () => {
    const [frame] = await last('de', ['Welche Zweigniederlassungen hat die {H}?', 'Welche Firmen gibt es in {HB}?']);
    expect([frame!.measure, frame!.subjects, frame!.municipality]).toEqual(['COMPANIES', [], slots.HB]);
  });
});

describe('the head office, behind a branch', () => {
  it.each<[Language, readonly string[]]>([
    ['de', ['Wer leitet die Zweigniederlassung der {H} in {HB}?', 'Welches Kapital hat der Hauptsitz?']],
    ['fr', ['Qui dirige la succursale de {H} à {HB} ?', 'Qui révise la maison mère ?']],
    ['it', ['Chi dirige la succursale della {H} a {HB}?', 'Che capitale ha la casa madre?']],
    ['en', ['Who runs the branch of {H} in {HB}?', 'Who audits the head office?']],
  ])('is asked what is asked of it (%s): %j', async (language, turns) => {
    const frames = await last(language, turns);
    expect(frames.map(({ measure, refusal }) => [measure, refusal])).toEqual([[expect.stringMatching(/CAPITAL|AUDITOR/), null]]); // prettier-ignore
    expect(await seatOf(frames)).toContain(slots.HH);
  });
});

describe('the other of two branches', () => {
  it.each<[Language, readonly string[]]>([
    ['de', ['Wer leitet die Zweigniederlassung der {T} in {TA}?', 'Und die andere?']],
    ['fr', ['Qui dirige la succursale de {T} à {TA} ?', "Et l'autre ?"]],
    ['it', ['Chi dirige la succursale della {T} a {TA}?', "E l'altra?"]],
    ['en', ['Who runs the branch of {T} in {TA}?', 'And the other branch?']],
  ])('is asked the same (%s): %j', async (language, turns) => {
    if (slots.T === undefined) return;
    const before = ['Welche Zweigniederlassungen hat die {T}?', ...turns];
    const frames = await last(language, before);
    expect(frames.map(({ measure }) => measure)).toEqual(['OFFICERS']);
    expect(await seatOf(frames)).toContain(slots.TB);
  });
});

describe('several places', () => {
  it.each<[Language, readonly string[]]>([
    ['de', ['Wie viele GmbH gibt es in den Kantonen Bern, Zug und Genf?', 'Und Stiftungen?']],
    ['fr', ['Combien de sociétés dans les cantons de Berne, Zoug et Genève ?', 'Et les fondations ?']],
    ['en', ['How many GmbHs are there in the cantons of Bern, Zug and Geneva?', 'And foundations?']],
  ])('are all gone on with (%s): %j', async (language, turns) => {
    const frames = await last(language, turns);
    expect(frames.map(({ canton, legalForm }) => [canton, legalForm])).toEqual([['BE', '0110'], ['ZG', '0110'], ['GE', '0110']]); // prettier-ignore
  });

  it('from one canton to another, neither is left out', async () => {
    const [frame] = await last('de', ['Welche Firmen sind vom Kanton Bern in den Kanton Genf gezogen?']);
    expect(frame!.refusal?.type).toBe('UNKNOWN_WORD');
  });
});

it('a firm belongs to a person, and to no head office', async () => {
  const name = truth.mandates.find(({ role, to, person }) => role === 'PARTNER' && to === null && person !== null)!;
  const firm = truth.states.find((one) => one.firm === name.firm && one.to === null)!.name;
  const { givenNames, surname } = truth.people.get(name.person!)!.names.at(-1)!.value;
  const [frame] = await last('en', [`Does ${firm} belong to ${givenNames} ${surname}?`]);
  expect([frame!.measure, frame!.roles]).toEqual(['PERSON_MANDATES', expect.arrayContaining(['PARTNER', 'OWNER'])]);
});
