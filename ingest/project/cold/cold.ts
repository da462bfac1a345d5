import type { Ledger } from '../../ledger/index.js';
import { chunks } from '../chunks.js';
import { groupFirms, type Grouping } from './groups.js';
import { clusterAll } from './identity.js';
import type { ColdOptions, Step } from './options.js';
import { ColdWriter } from './writer.js';
import type { FirmResult, LaneResult, LaneTask } from './lane-work.js';

/** A cold derivation cut short, or appends that none has followed yet: everything has to be derived again. */
export function needsCold(ledger: Ledger): boolean {
  const { position, derived } = ledger.progress();
  return derived < position || ledger.meta.get('deriving') === '1';
}

/**
 * Derives everything from the revisions, each unit once, and announces it as a new stretch of the feed: projections start again from
 * there. The same units as the incremental way. Cut short, the next one starts from its beginning; what is derived is never the only copy.
 */
export async function deriveAll(ledger: Ledger, options: ColdOptions): Promise<void> {
  const feed = ledger.progress().feed;
  const step: Step = (name, run) => {
    options.fault?.(name);
    ledger.transaction(run);
    options.committed?.();
  };
  step('wipe', () => {
    ledger.meta.set('deriving', 1);
    ledger.meta.set('feed', feed);
    ledger.meta.set('feedFloor', feed + 1);
    ledger.meta.set('derived', 0);
    ledger.bulk.wipe();
  });
  options.progress?.('deriving', 0, ledger.readings.publications());
  ledger.bulk.checkpointAfterPages(16_000);
  const writer = new ColdWriter(ledger, feed);
  const grouping = groupFirms(ledger);
  const derived = options.lanes.run(firmTasks(grouping), options.signal);
  step('groups', () => writer.groups(grouping));
  await writeFirms(writer, grouping, derived, options, step);
  await clusterAll(ledger, writer, options, step);
  step('holders', () => writer.holders());
  step('finish', () => {
    writer.finish();
    ledger.meta.set('deriving', 0);
  });
  ledger.bulk.checkpointAfterPages();
  ledger.bulk.checkpoint();
}

const FIRMS_A_TASK = 100;
const TASKS_A_COMMIT = 40;

function firmTasks({ firms }: Grouping): LaneTask[] {
  return chunks(firms, FIRMS_A_TASK).map((chunk) => ({
    kind: 'firms',
    tasks: chunk.map(({ uid, keys, notices }) => ({ uid, keys, notices })),
  }));
}

/** Events are written page by page beside the first firms: neither the lanes nor the graph wait for all of them. */
async function writeFirms(
  writer: ColdWriter,
  grouping: Grouping,
  derived: AsyncIterable<LaneResult>,
  options: ColdOptions,
  step: Step,
): Promise<void> {
  const { firms } = grouping;
  const pages = grouping.pages();
  const writeEvents = (): boolean => {
    const { value: page } = pages.next();
    if (page !== undefined) step('events', () => writer.events(page));
    return page !== undefined;
  };
  let waiting: FirmResult[] = [];
  let done = 0;
  const flush = () => {
    step('firms', () => {
      for (const result of waiting) writer.firm(firms[done]!.id, firms[done++]!.uid, result);
    });
    waiting = [];
    options.progress?.('deriving', done, firms.length);
  };
  writeEvents();
  for await (const result of derived) {
    if (result.kind === 'firms') waiting.push(...result.results);
    writeEvents();
    if (waiting.length >= FIRMS_A_TASK * TASKS_A_COMMIT) flush();
  }
  while (writeEvents());
  flush();
}
