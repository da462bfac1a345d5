/** Times that an answer told, and no turn named: the day of a change, since when somebody is there, when somebody spoken of came or went. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Language } from '../../../../src/core/index.js';
import { lastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** A firm whose capital changed once, and the day; one whose president left, with her name and that of the firm; somebody with posts in two firms. */
let changed: { name: string; day: string };
let former: { name: string; firm: string };
let busy: { name: string; firms: string[] };
/** One with an auditor since a day that is known. */
let audited: { name: string; day: string };
/** One that was deleted, and the day: its mandates ended on it. */
let deleted: { name: string; day: string };
beforeAll(async () => {
  world = await agentWorld('told-times', 120);
  const truth = truthOf(world.truth);
  const firms = truth.plainFirms.filter(({ legalForm, status }) => legalForm === '0106' && status === 'ACTIVE');
  const nameOf = (person: string | null) => {
    const { names, class: kind } = truth.people.get(person ?? '') ?? {};
    const [name] = kind === 'plain' && names?.length === 1 ? names : [];
    return name === undefined ? null : `${name.value.givenNames} ${name.value.surname}`;
  };
  const bearers = new Map<string, number>();
  for (const id of truth.people.keys()) bearers.set(nameOf(id) ?? '', (bearers.get(nameOf(id) ?? '') ?? 0) + 1);
  const isOne = (name: string | null): name is string => name !== null && bearers.get(name) === 1;
  changed = firms.flatMap(({ name, firm }) => {
    const states = truth.states.filter((state) => state.firm === firm).sort((a, b) => (a.from ?? '') < (b.from ?? '') ? -1 : 1);
    const days = states.flatMap(({ nominal, from }, at) => (at > 0 && nominal !== states[at - 1]!.nominal ? [from!] : []));
    const [day] = days;
    const presided = truth.mandates.some(({ firm: where, role, from, to }) => where === firm && role === 'BOARD_PRESIDENT' && (from ?? '') <= (day ?? '') && (to ?? TODAY) > (day ?? ''));
    return days.length === 1 && presided ? [{ name, day: day! }] : [];
  })[0]!;
  const holds = (person: string | null) => truth.mandates.filter((mandate) => mandate.person === person);
  former = truth.mandates.flatMap(({ person, role, firm, to }) => {
    const name = nameOf(person);
    const where = firms.find((one) => one.firm === firm)?.name;
    return role === 'BOARD_PRESIDENT' && to !== null && isOne(name) && where !== undefined && holds(person).every((mandate) => mandate.firm === firm && mandate.to !== null) ? [{ name, firm: where }] : [];
  })[0]!;
  audited = firms.flatMap(({ name, firm }) => {
    const [auditor, another] = truth.mandates.filter((mandate) => mandate.firm === firm && mandate.role === 'AUDITOR' && mandate.to === null);
    return auditor?.from && another === undefined ? [{ name, day: auditor.from }] : [];
  })[0]!;
  deleted = truth.plainFirms.flatMap(({ name, firm, status }) => {
    const last = truth.states.filter((state) => state.firm === firm).sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1)).at(-1);
    return status === 'DELETED' && last?.status === 'DELETED' && last.from !== null ? [{ name, day: last.from }] : [];
  })[0]!;
  busy = [...truth.people.keys()].flatMap((person) => {
    const name = nameOf(person);
    const now = [...new Set(holds(person).filter(({ to }) => to === null).map(({ firm }) => firm))];
    const names = now.flatMap((firm) => truth.plainFirms.find((one) => one.firm === firm)?.name ?? []);
    return isOne(name) && now.length === 2 && names.length === 2 ? [{ name, firms: names }] : [];
  })[0]!;
}); // prettier-ignore
afterAll(() => world.close());

const ask = (language: Language, turns: readonly string[]) => lastTurn(world, turns.map((turn) => turn.replace('{changed}', changed.name).replace('{former}', former.name).replace('{firm}', former.firm).replace('{busy}', busy.name)), language); // prettier-ignore

describe('then', () => {
  it.each<[Language, ...string[]]>([
    ['de', 'Hat sich das Kapital von {changed} je verändert?', 'Und wer war damals Präsident?'],
    ['de', 'Welches Kapital hatte {changed} Ende 2018?', 'Wann wurde es geändert?', 'Wer war zu diesem Zeitpunkt Präsident?'],
    ['fr', 'Quel est le capital de {changed} ?', 'Quand a-t-il changé ?', 'Qui était président à ce moment-là ?'],
    ['it', 'Quale capitale ha {changed}?', 'Quando è cambiato?', 'Chi era presidente allora?'],
    ['en', 'What is the capital of {changed}?', 'Has it changed?', 'Who was president then?'],
    ['en', 'What is the capital of {changed}?', 'Has it changed?', 'Who was president when that happened?'],
  ])('is the day of the one change told (%s: %s %s)', async (language, ...turns) => {
    const { frames } = await ask(language, turns);
    expect(frames).toMatchObject([{ measure: 'OFFICERS', asOf: changed.day, roles: ['BOARD_PRESIDENT'] }, { measure: 'CAPITAL', changes: true }]);
  }); // prettier-ignore

  it.each<[Language, ...string[]]>([
    ['de', 'Welchen Status hat {1}?', 'Wer hatte damals ein Amt?'],
    ['en', 'What is the status of {1}?', 'Who was registered there at that time?'],
  ])('of a firm that was deleted is the day before (%s: %s %s)', async (language, ...turns) => {
    const { frames } = await ask(language, turns.map((turn) => turn.replace('{1}', deleted.name))); // prettier-ignore
    expect(frames[0]).toMatchObject({ measure: 'OFFICERS', asOf: addDays(deleted.day, -1) });
  });

  it.each<[Language, ...string[]]>([
    ['de', 'Seit wann ist {busy} bei {1}?', 'Wer war damals sonst noch dort eingetragen?'],
    ['en', 'Since when is {busy} at {1}?', 'Who else was registered there then?'],
  ])('is the day since when somebody is there (%s: %s %s)', async (language, ...turns) => {
    const { frames } = await ask(language, turns.map((turn) => turn.replace('{1}', busy.firms[0]!))); // prettier-ignore
    expect(frames[0]).toMatchObject({ measure: 'OFFICERS', refusal: null });
    expect(frames[0]!.asOf).not.toBeNull();
  });
});

it.each<[Language, ...string[]]>([
  ['de', 'Wer prüft {1}?', 'Seit wann?', 'Wer war damals im Verwaltungsrat?'],
  ['en', 'Who audits {1}?', 'Since when?', 'Who was on the board back then?'],
])('then is the day since when the auditor is there (%s: %s)', async (language, ...turns) => {
  const { frames } = await ask(language, turns.map((turn) => turn.replace('{1}', audited.name))); // prettier-ignore
  expect(frames).toMatchObject([
    { measure: 'OFFICERS', asOf: audited.day },
    { measure: 'AUDITOR', sinceWhen: true },
  ]);
});

describe('when somebody spoken of came or went', () => {
  it.each<[Language, object, ...string[]]>([
    ['de', { changes: true }, 'War {former} je im Verwaltungsrat von {firm}?', 'Wann ist er gegangen?'],
    ['de', { sinceWhen: true }, 'War {former} je im Verwaltungsrat von {firm}?', 'Wann ist er eingetreten?'],
    ['fr', { changes: true }, '{former} a-t-il siégé au conseil de {firm} ?', 'Quand est-il parti ?'],
    ['it', { changes: true }, '{former} è mai stato nel consiglio di {firm}?', 'Quando è uscito?'],
    ['en', { changes: true }, 'Did {former} ever sit on the board of {firm}?', 'When did she leave?'],
    ['en', { sinceWhen: true }, 'Did {former} ever sit on the board of {firm}?', 'When did she join?'],
  ])('is asked of her and of nobody else (%s: %s)', async (language, asked, ...turns) => {
    const { frames } = await ask(language, turns);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', within: { name: former.firm }, refusal: null, notUnderstood: [], ...asked }]); // prettier-ignore
  });

  it.each<[Language, ...string[]]>([
    ['de', 'In welchen Firmen ist {busy}?', 'Seit wann ist sie in der zweiten?'],
    ['fr', 'De quelles sociétés {busy} fait-elle partie ?', 'Depuis quand est-elle dans la deuxième ?'],
    ['it', 'Di quali società fa parte {busy}?', 'Da quando è nella seconda?'],
    ['it', 'Di quali società fa parte {busy}?', 'Da quanto tempo è nella prima?'],
    ['en', 'Which companies is {busy} involved in?', 'When did she join the second of those?'],
  ])('is asked of the one of her firms that is counted (%s: %s)', async (language, ...turns) => {
    const { frames } = await ask(language, turns);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', sinceWhen: true, refusal: null }]);
    expect(busy.firms).toContain(frames[0]!.within?.name);
  });

  it.each<[Language, ...string[]]>([
    ['de', 'In welchen Firmen ist {busy}?', 'Hat sie eine Firma verlassen?'],
    ['fr', 'De quelles sociétés {busy} fait-elle partie ?', 'A-t-elle quitté une société ?'],
    ['it', 'Di quali società fa parte {busy}?', 'E la prima dove ha sede?', 'Ha lasciato qualche società?'],
    ['en', 'Which companies is {busy} involved in?', 'Has she left any company?'],
  ])('is asked of her wherever it was (%s: %s)', async (language, ...turns) => {
    const { frames } = await ask(language, turns);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', within: null, changes: true, refusal: null }]);
  });
});
