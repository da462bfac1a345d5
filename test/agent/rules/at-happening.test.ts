import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type FirmStatus, type Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { withNames } from '../read-of.js';
import { governing, truthOf, type Truth } from '../truth.js';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { agentWorld, eventsOf, type AgentWorld } from '../world.js';

/** What is asked of the day on which something happened to the firm: who was there when it went bankrupt, before it was deleted, at its founding. */
let world: AgentWorld;
let truth: Truth;
/** One that was founded, and one each that went bankrupt, and was deleted; none of them anything else of these. */
let firms: string[];
let days: string[];
beforeAll(async () => {
  world = await agentWorld('at-happening', 160);
  truth = truthOf(world.truth);
  const stock = truth.plainFirms.filter(({ legalForm }) => legalForm === '0106');
  const becameOf = (status: FirmStatus) => (firm: string) =>
    truth.states.find((state) => state.firm === firm && state.status === status && state.from !== null)?.from ?? null;
  const [bankrupt, deleted] = [becameOf('BANKRUPT'), becameOf('DELETED')];
  const foundedHere = new Set(world.truth.flatMap((record) => (record.kind === 'firm' && record.foundedHere ? [record.firm] : []))); // prettier-ignore
  const board = (firm: string, day: string) => truth.officersAt(firm, day, governing('0106')).length > 0;
  const founded = stock.find(({ firm }) => foundedHere.has(firm) && bankrupt(firm) === null && deleted(firm) === null)!;
  const broke = stock.find(({ firm }) => board(firm, bankrupt(firm) ?? '') && bankrupt(firm) !== null)!;
  const gone = stock.find(({ firm }) => deleted(firm) !== null && bankrupt(firm) === null && board(firm, addDays(deleted(firm)!, -1)))!; // prettier-ignore
  firms = [founded, broke, gone].map(({ name }) => name);
  const first = truth.states.filter(({ firm }) => firm === founded.firm).map(({ from }) => from!).sort()[0]!; // prettier-ignore
  days = [first, bankrupt(broke.firm)!, deleted(gone.firm)!];
});
afterAll(() => world.close());

/** `OFFICERS {2} on 2`: of the second firm, as of the second day; `-1`: of the day before, `-1y` of a year before. */
const read = async (language: Language, turns: readonly string[]) => {
  const { frames } = await lastTurn(world, turns.map((turn) => withNames(firms, turn)), language); // prettier-ignore
  const dayOf = (day: string | null | undefined) => {
    if (!day) return '';
    const told = days.flatMap((one, at) => {
      const years = Number(day.slice(0, 4)) - Number(one.slice(0, 4));
      const off = (Date.parse(day) - Date.parse(one)) / 86_400_000;
      if (off === 0) return [`${at + 1}`];
      const away = Math.abs(years) === 1 && day.slice(4) === one.slice(4) ? `${years}y` : Math.abs(off) < 40 ? `${off}` : null; // prettier-ignore
      return away === null ? [] : [`${at + 1} ${away}`];
    });
    return ` on ${told[0] ?? day}`;
  };
  return frames.map(({ measure, subjects, asOf, range, topics, refusal }) => {
    const names = subjects.map(({ name }) => `{${firms.indexOf(name ?? '') + 1}}`).join(' ');
    const since = range === null ? '' : ` from${dayOf(range.from)} to${dayOf(range.to)}`;
    return `${refusal?.type ?? measure} ${names}${dayOf(asOf)}${since} ${measure === 'TIMELINE' ? topics.join(' ') : ''}`.trim();
  });
};

describe('the time at which something happened to the firm', () => {
  it.each<[Language, string, string, ...string[]]>([
    ['de', 'OFFICERS {2} on 2', 'TIMELINE {2} BANKRUPTCY', 'Wer sass im Verwaltungsrat der {2}, als sie in Konkurs ging?'],
    ['de', 'OFFICERS {2} on 2', 'TIMELINE {2} BANKRUPTCY', 'Wer war bei der Konkurseröffnung im Verwaltungsrat der {2}?'],
    ['de', 'OFFICERS {2} on 2 -1', 'TIMELINE {2} BANKRUPTCY', 'Wer war unmittelbar vor dem Konkurs im Verwaltungsrat der {2}?'],
    ['de', 'OFFICERS {3} on 3 -1', 'TIMELINE {3} DELETED', 'Wer war im Verwaltungsrat, bevor die {3} gelöscht wurde?'],
    ['de', 'SIGNATORIES {3} on 3 -1', 'TIMELINE {3} DELETED', 'Wer war zum Zeitpunkt der Löschung für die {3} zeichnungsberechtigt?'],
    ['de', 'AUDITOR {1} on 1', 'TIMELINE {1} FOUNDED', 'Welche Revisionsstelle hatte die {1} bei der Gründung?'],
    ['de', 'DEPARTED {2} from on 2 to', 'TIMELINE {2} BANKRUPTCY', 'Wer ist nach dem Konkurs bei der {2} ausgeschieden?'],
    ['fr', 'OFFICERS {2} on 2', 'TIMELINE {2} BANKRUPTCY', 'Qui siégeait au conseil de {2} au moment de sa faillite ?'],
    ['fr', 'OFFICERS {3} on 3 -1', 'TIMELINE {3} DELETED', 'Qui siégeait au conseil de {3} lorsqu’elle a été radiée ?'],
    ['fr', 'OFFICERS {3} on 3 -1', 'TIMELINE {3} DELETED', 'Qui siégeait au conseil de {3} avant la radiation ?'],
    ['fr', 'SEAT {1} on 1', 'TIMELINE {1} FOUNDED', 'Où était le siège de {1} lors de sa fondation ?'],
    ['it', 'OFFICERS {2} on 2', 'TIMELINE {2} BANKRUPTCY', 'Chi sedeva nel consiglio della {2} quando è fallita?'],
    ['it', 'OFFICERS {3} on 3 -1', 'TIMELINE {3} DELETED', 'Chi era nel consiglio della {3} prima che fosse cancellata?'],
    ['it', 'SEAT {1} on 1', 'TIMELINE {1} FOUNDED', 'Dove era la sede della {1} al momento della fondazione?'],
    ['en', 'OFFICERS {2} on 2', 'TIMELINE {2} BANKRUPTCY', 'Who was on the board of {2} when it went bankrupt?'],
    ['en', 'OFFICERS {2} on 2', 'TIMELINE {2} BANKRUPTCY', 'Who was on the board when {2} went bankrupt?'],
    ['en', 'OFFICERS {3} on 3 -1', 'TIMELINE {3} DELETED', 'Who was on the board of {3} before it was deleted?'],
    ['en', 'CAPITAL {1} on 1', 'TIMELINE {1} FOUNDED', 'What was the capital of {1} at its incorporation?'],
    // Of the firm spoken of.
    ['en', 'OFFICERS {2} on 2', 'TIMELINE {2} BANKRUPTCY', 'What is the purpose of {2}?', 'Who was on the board when it went bankrupt?'],
    ['de', 'OFFICERS {3} on 3 -1', 'TIMELINE {3} DELETED', 'Zweck der {3}?', 'Und wer war vor der Löschung im Verwaltungsrat?'],
    ['de', 'OFFICERS {2} on 2 -1', 'TIMELINE {2} BANKRUPTCY', 'Wer war vor dem Konkurs Präsident der {2}?'],
    // Those at its founding.
    ['en', 'OFFICERS {1} on 1', 'TIMELINE {1} FOUNDED', 'Who were the first directors of {1}?'],
    ['de', 'OFFICERS {1} on 1', 'TIMELINE {1} FOUNDED', 'Wer war der erste Präsident der {1}?'],
    ['fr', 'OFFICERS {1} on 1', 'TIMELINE {1} FOUNDED', 'Qui furent les premiers administrateurs de {1} ?'],
    ['it', 'AUDITOR {1} on 1', 'TIMELINE {1} FOUNDED', 'Chi fu il primo revisore della {1}?'],
    // So long before, or in that time.
    ['en', 'OFFICERS {3} on 3 -1y', 'TIMELINE {3} DELETED', 'Who was on the board of {3} a year before it was deleted?'],
    ['en', 'OFFICERS {3} on 3 -1', 'TIMELINE {3} DELETED', 'Who was on the board of {3} the day before it was deleted?'],
    ['de', 'DEPARTED {3} from on 3 -1y to on 3', 'TIMELINE {3} DELETED', 'Wer ging bei der {3} im Jahr vor der Löschung?'],
    ['fr', 'OFFICERS {3} on 3 -14', 'TIMELINE {3} DELETED', 'Qui siégeait au conseil de {3} deux semaines avant la radiation ?'],
    ['it', 'JOINED {1} from on 1 to on 1 1y', 'TIMELINE {1} FOUNDED', 'Chi è entrato nella {1} nell’anno dopo la fondazione?'],
    ['en', 'DEPARTED {2} from on 2 to on 2 30', 'TIMELINE {2} BANKRUPTCY', 'Who left {2} in the 30 days after the bankruptcy?'],
  ])('%s %s, %s: %s %s', async (language, asked, shown, ...turns) => {
    expect(await read(language, turns)).toEqual([asked, shown]);
  }); // prettier-ignore

  it.each<[Language, string, ...string[]]>([
    // It never happened: no day of today's stands in its place.
    ['en', 'TIMELINE {1} BANKRUPTCY', 'Who was on the board of {1} when it went bankrupt?'],
    ['de', 'TIMELINE {1} DELETED', 'Wer war vor der Löschung im Verwaltungsrat der {1}?'],
    // Who came or went so long before, or some time after, is of no day.
    ['en', 'UNKNOWN_WORD {3}', 'Who left {3} two years before it was deleted?'],
    ['fr', 'UNKNOWN_WORD {3}', 'Qui a quitté {3} deux mois avant la radiation ?'],
    ['it', 'UNKNOWN_WORD {3}', 'Chi è uscito dalla {3} un anno prima della cancellazione?'],
    ['de', 'UNKNOWN_WORD {3}', 'Wer war lange vor der Löschung im Verwaltungsrat der {3}?'],
    ['en', 'UNKNOWN_WORD {3}', 'Who was on the board of {3} some years before it was deleted?'],
    ['fr', 'UNKNOWN_WORD {3}', 'Qui siégeait au conseil de {3} longtemps avant la radiation ?'],
    ['it', 'UNKNOWN_WORD {2} from to', 'Chi era nel consiglio della {2} qualche tempo dopo il fallimento?'],
    ['en', 'TIMELINE {1} RENAMED', 'Who was on the board of {1} before it was renamed?'],
    ['de', 'TIMELINE {3} RENAMED', 'Wer war vor der Umfirmierung Präsident der {3}?'],
    ['de', 'OFFICERS {3} from to', 'Wer war erster Vizepräsident der {3}?'],
    // When it was is asked.
    ['en', 'TIMELINE {3} DELETED', 'When was {3} deleted?'],
    ['fr', 'TIMELINE {3} DELETED', 'Quand {3} a-t-elle été radiée ?'],
    ['it', 'TIMELINE {3} DELETED', 'Quando è stata cancellata la {3}?'],
    // It says which firm, or happened to another.
    ['de', 'STATUS {3}', 'Ist die {3} nach wie vor in Liquidation?'],
    ['de', 'OFFICERS {1}', 'Nach dem Konkurs meines Lieferanten prüfe ich alle: wer ist im Verwaltungsrat der {1}?'],
    ['en', 'OFFICERS {1}', 'After the bankruptcy of my supplier I check everybody: who is on the board of {1}?'],
  ])('%s %s: %s %s', async (language, asked, ...turns) => {
    expect((await read(language, turns)).join('; ').trim()).toBe(asked);
  }); // prettier-ignore
});

it('the answer names who was there, says which day it took, and shows the notice that tells it', async () => {
  const { nodes } = await world.ask(withNames(firms, 'Who was on the board of {3} when it was deleted?'), {
    language: 'en',
  });
  const text = eventsOf(nodes, 'AnswerDelta').map((event) => event.text).join('\n'); // prettier-ignore
  const day = addDays(days[2]!, -1);
  const { firm } = truth.plainFirms.find(({ name }) => name === firms[2])!;
  const officers = truth.officersAt(firm, day, governing('0106'));
  expect(officers.length).toBeGreaterThan(0);
  for (const officer of officers)
    expect([...truth.namesOf(officer, day)].some((name) => text.includes(name))).toBe(true);
  expect(text).toContain(`“when it was deleted” as ${PHRASES.en.date(day)}`);
  expect(text).toContain(`legal date ${PHRASES.en.date(days[2]!)}`);
});
