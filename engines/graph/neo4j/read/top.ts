import { holdsAt, isSeat, type Clocks } from '../../../../src/core/index.js';
import { checkedTop } from '../../common/requests.js';
import { addFirm, bankruptcyDays, bankruptcyTally, ranked, tallyOf, type Tally } from '../../common/tally.js';
import type { TopRequest, TopResult } from '../../contract.js';
import * as statements from '../cypher/links.js';
import { everyFirm, latestAt, NO_FILTER, type LightState } from './company-states.js';
import type { ReadContext } from './context.js';
import { validityFrom, type ValidityList } from './rows.js';

type Tallies = Map<string, Tally>;
/** As ALL_MANDATES lists a line: who holds it, of which kind (null: nobody that the graph knows), seen, a person's, both clocks. */
type LineList = [uid: string, kind: 'COMPANY' | 'PERSON' | null, seen: boolean, personal: boolean, ValidityList];
interface FirmLines {
  company: string;
  lines: LineList[];
}

/** Ranks the whole register; ties by uid; entities with nothing are left out. For people and MANDATES_HELD, canton, seat, legal form and status are their firms'. */
export async function readTop(context: ReadContext, request: TopRequest): Promise<TopResult> {
  const { kind, metric, clocks, limit } = checkedTop(request);
  if (kind === 'PERSON' && metric === 'EVENTS') {
    const rows = await context.run<{ uid: string; events: number }>(statements.EVENTS_OF_PEOPLE, { ...clocks, limit });
    return ranked(rows.map(({ uid, events }) => [uid, { value: events, unknown: 0 }]), limit); // prettier-ignore
  }
  const firms = await firmsPassing(context, request);
  return ranked(await talliesOf(context, request, firms), limit);
}

/** Says whether a firm's state surely has the values asked for. */
async function firmsPassing(context: ReadContext, request: TopRequest): Promise<(uid: string) => boolean> {
  const { canton, seat, legalForm, status, clocks } = request;
  if ([canton, seat, legalForm, status].every((value) => value === null)) return () => true;
  const passing = new Set<string>();
  for (const [uid, states] of await everyFirm(context, { ...NO_FILTER, canton, seat, legalForm, status }, clocks)) {
    const state = latestAt(states, clocks);
    if (state === null || holdsAt(state, clocks) !== 'HELD') continue;
    if (canton !== null && state.canton !== canton) continue;
    if (legalForm !== null && state.legalForm !== legalForm) continue;
    if (seat !== null && !isSeat(state.seat, seat)) continue;
    if (status === null || state.status === status) passing.add(uid);
  }
  return (uid) => passing.has(uid);
}

async function talliesOf(
  context: ReadContext,
  request: TopRequest,
  passes: (uid: string) => boolean,
): Promise<Tallies> {
  const { kind, metric, clocks } = request;
  if (metric === 'BANKRUPTCIES') return bankruptcies(context, request, passes);
  if (kind === 'PERSON' || metric === 'MANDATES_HELD')
    return holdersIn((await allLines(context, request)).filter(({ company }) => passes(company)), request); // prettier-ignore
  const tallies: Tallies = new Map();
  switch (metric) {
    case 'MANDATES':
      for (const { company, lines } of await allLines(context, request))
        if (passes(company)) tallies.set(company, tallyOf(held(lines, clocks).map(({ surely }) => surely)));
      return tallies;
    case 'PEOPLE':
      for (const { company, lines } of await allLines(context, request))
        if (passes(company)) tallies.set(company, tallyOf(once(held(lines.filter(([, , seen, personal]) => seen && personal), clocks)).values())); // prettier-ignore
      return tallies;
    case 'EVENTS':
      for (const { uid, events } of await context.run<{ uid: string; events: number }>(statements.EVENTS_OF_COMPANIES, {
        ...clocks,
      }))
        // prettier-ignore
        if (passes(uid)) tallies.set(uid, { value: events, unknown: 0 });
      return tallies;
    case 'CAPITAL':
      for (const [uid, states] of await everyFirm(context, NO_FILTER, clocks)) {
        const state = latestAt(states, clocks);
        if (!passes(uid) || !state?.capital || holdsAt(state, clocks) !== 'HELD') continue;
        if (request.status === null && state.status === 'DELETED') continue;
        tallies.set(uid, { value: Number(state.capital), text: state.capital, unknown: 0 });
      }
      return tallies;
    case 'CONNECTIONS':
      return connections(context, request, passes);
  }
}

function allLines({ run }: ReadContext, { roles, clocks }: TopRequest): Promise<FirmLines[]> {
  return run<FirmLines>(statements.ALL_MANDATES, { ...clocks, roles: roles ?? null });
}

function held(lines: readonly LineList[], clocks: Clocks): { uid: string; surely: boolean }[] {
  return lines.flatMap(([uid, , , , validity]) => {
    const holds = holdsAt(validityFrom(validity), clocks);
    return holds === 'NOT_HELD' ? [] : [{ uid, surely: holds === 'HELD' }];
  });
}

/** Each once, in whatever number of roles. */
function once(found: Iterable<{ uid: string; surely: boolean }>): Map<string, boolean> {
  const sure = new Map<string, boolean>();
  for (const { uid, surely } of found) sure.set(uid, sure.get(uid) === true || surely);
  return sure;
}

/** Distinct firms in which each holds a role; of the kind that is ranked. */
function holdersIn(firms: readonly FirmLines[], { kind, clocks }: TopRequest): Tallies {
  const tallies: Tallies = new Map();
  for (const { lines } of firms)
    addFirm(
      tallies,
      once(
        held(
          lines.filter(([, of, seen]) => seen && of === kind),
          clocks,
        ),
      ),
    );
  return tallies;
}

/** A firm's own; a person's firms that went bankrupt while she had a mandate there. */
async function bankruptcies(
  context: ReadContext,
  { kind, clocks }: TopRequest,
  passes: (uid: string) => boolean,
): Promise<Tallies> {
  const tallies: Tallies = new Map();
  const bankrupt = new Map<string, LightState[]>();
  for (const [uid, states] of await everyFirm(context, { ...NO_FILTER, status: 'BANKRUPT' }, clocks)) {
    if (!passes(uid)) continue;
    const rows = states.filter(({ status, from }) => status === 'BANKRUPT' && (from.date ?? '') <= clocks.asOf);
    if (kind === 'COMPANY') tallies.set(uid, bankruptcyTally(rows));
    else if (rows.length > 0) bankrupt.set(uid, rows);
  }
  if (kind === 'COMPANY') return tallies;
  const firms = [...bankrupt.keys()].map((uid) => ({ uid }));
  const found = await context.run<FirmLines>(statements.MANDATES_OF_BANKRUPT, { firms, knownOn: clocks.knownOn });
  for (const { company, lines } of found) {
    const days = bankruptcyDays(bankrupt.get(company) ?? []);
    addFirm(tallies, once(days.flatMap((asOf) => held(lines, { ...clocks, asOf }))));
  }
  return tallies;
}

/** Distinct neighbours, by mandates and by relations between firms. */
async function connections(
  context: ReadContext,
  request: TopRequest,
  passes: (uid: string) => boolean,
): Promise<Tallies> {
  const { clocks } = request;
  const around = new Map<string, Map<string, boolean>>();
  const add = (self: string, other: string, surely: boolean) => {
    if (!passes(self) || self === other) return;
    const others = around.get(self) ?? new Map<string, boolean>();
    around.set(self, others.set(other, others.get(other) === true || surely));
  };
  for (const { company, lines } of await allLines(context, request))
    for (const line of lines.filter(([, kind, seen]) => seen && kind !== null))
      for (const { uid, surely } of held([line], clocks)) {
        add(company, uid, surely);
        if (line[1] === 'COMPANY') add(uid, company, surely);
      }
  const relations = await context.run<{ giver: string; taker: string; validity: ValidityList }>(statements.ALL_RELATIONS, { ...clocks }); // prettier-ignore
  for (const { giver, taker, validity } of relations) {
    const holds = holdsAt(validityFrom(validity), clocks);
    if (holds === 'NOT_HELD') continue;
    add(giver, taker, holds === 'HELD');
    add(taker, giver, holds === 'HELD');
  }
  return new Map([...around].map(([uid, others]) => [uid, tallyOf(others.values())]));
}
