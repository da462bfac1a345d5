import type { GraphReader } from '../../engines/graph/contract.js';
import type { Call, Clocks, Unit } from '../../src/core/index.js';

const LATE: Clocks = { asOf: '2090-01-01', knownOn: '2090-01-01' };
const FIRST = { first: 200, after: null };

/** One name of so many is searched for, which takes most of the time; worlds are drawn anew. */
const SEARCHED = 3;

/** Everything a reader says about the entities of some units, as plain data: equal content is the same graph, whatever the engine. */
export async function graphContent(reader: GraphReader, units: Iterable<Unit>, call: Call): Promise<unknown[]> {
  const uids = new Set<string>();
  const names = new Set<string>();
  for (const unit of units) {
    if (unit.unit === 'event') uids.add(unit.event.uid);
    if (unit.unit === 'holder') uids.add(unit.companyUid);
    if (unit.unit === 'identity')
      for (const { uid, mentions } of unit.persons)
        [uid, ...mentions.map((row) => row.mentionId)].map((id) => uids.add(id));
    if (unit.unit === 'firm') {
      uids.add(unit.company.uid);
      for (const { name } of unit.company.names) names.add(name);
    }
  }
  const sorted = [...uids].sort();
  const content: unknown[] = [await reader.counts()];
  for (let at = 0; at < sorted.length; at += 200) {
    const slice = sorted.slice(at, at + 200);
    content.push(await reader.nodes(slice, call), await reader.relations(slice, LATE, 'HISTORY', call));
    const histories = await reader.companyHistories(slice, LATE.knownOn, call);
    content.push([...histories].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
  content.push(await everyMandate(reader, call), await everyEvent(reader, call));
  for (const name of [...names].sort().filter((_, at) => at % SEARCHED === 0)) {
    content.push(await searchNames(reader, name, call));
    const { hits, total } = await reader.searchTexts(name, { knownOn: LATE.knownOn }, 20, call);
    content.push([total, hits.map(({ eventUid }) => eventUid).sort()]);
  }
  return content;
}

export async function searchNames(reader: GraphReader, text: string, call: Call, clocks: Clocks = LATE) {
  const request = {
    text,
    kinds: ['COMPANY' as const, 'PERSON' as const],
    canton: null,
    legalForm: null,
    status: null,
    clocks,
    offset: 0,
    limit: 50,
  };
  const { hits } = await reader.search(request, call);
  return hits;
}

export async function everyMandate(
  reader: GraphReader,
  call: Call,
  clocks: Clocks = LATE,
  at: 'CLOCKS' | 'HISTORY' = 'HISTORY',
) {
  const rows = [];
  let after: string | null = null;
  do {
    const page = await reader.mandates({ at, clocks }, { ...FIRST, after }, call);
    rows.push(...page.rows);
    after = page.nextAfter;
  } while (after !== null);
  return rows;
}

export async function everyEvent(reader: GraphReader, call: Call, knownOn = LATE.knownOn, first = 200) {
  const rows = [];
  let after: string | null = null;
  do {
    const page = await reader.events({ knownOn }, 'PUBLICATION_DATE_ASC', { first, after }, call);
    rows.push(...page.rows);
    after = page.nextAfter;
  } while (after !== null);
  return rows;
}
