/** The units that the graph engines are measured on: firms and people are random. */
import type { FeedPart, GraphWriter } from '../../engines/graph/contract.js';
import type { UnitChange } from '../../src/core/index.js';
import { randomChanges, type RandomWorld } from '../../test/support/random-units.js';

export const CLOCKS = { asOf: '2015-06-30', knownOn: '2026-08-31' };

export interface Sample {
  companies: string[];
  people: string[];
  names: string[];
}

function worldOf(publications: number): RandomWorld {
  return { seed: 20260831, firms: Math.ceil(publications / 4), people: Math.ceil(publications / 3), auditors: Math.ceil(publications / 500), eventsPerFirm: 4, textWords: 60, oddness: 0.05 }; // prettier-ignore
}

/** As the ledger does it: in one go, or one part of the feed after the other where the engine asks for that. */
export async function load(writer: GraphWriter, publications: number): Promise<number> {
  let last = 0;
  async function* changes(part: FeedPart | null): AsyncGenerator<readonly UnitChange[]> {
    for (const batch of randomChanges(worldOf(publications))) {
      last = batch.at(-1)!.feedPosition;
      yield part === null ? batch : batch.filter(({ key }) => /^(identity|holder):/.test(key) === (part === 'WHO'));
    }
  }
  const to = () => ({ feed: last, ledger: last });
  await writer.clear();
  const began = performance.now();
  if (writer.fill === undefined) await writer.load(changes(null), to);
  else await writer.fill({ from: 1, changes }, to);
  return performance.now() - began;
}

/** Every so manieth, so that large and small are met. */
export function sampleOf(publications: number): Sample {
  const sample: Sample = { companies: [], people: [], names: [] };
  let nth = 0;
  for (const batch of randomChanges(worldOf(publications)))
    for (const { rows } of batch) {
      if (nth++ % 7 !== 0) continue;
      if (rows?.unit === 'firm' && rows.company.scope === 'public') {
        sample.companies.push(rows.company.uid);
        sample.names.push(rows.company.names[0]!.name);
      }
      if (rows?.unit === 'identity') sample.people.push(...rows.persons.map(({ uid }) => uid));
    }
  return sample;
}
