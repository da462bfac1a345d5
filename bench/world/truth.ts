/** A simulated world's notices in a file and its truth in memory, indexed for scoring. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import {
  simulate,
  type FirmStateTruth,
  type IndistinguishableTruth,
  type MandateTruth,
  type MentionTruth,
  type PersonClass,
  type PublicationTruth,
  type SimulateOptions,
} from '../../demo/index.js';

import type { Span } from '../../src/core/index.js';

export interface WorldTruth {
  publications: number;
  notices: Map<string, PublicationTruth>;
  classOf: Map<string, PersonClass>;
  mandates: MandateTruth[];
  states: FirmStateTruth[];
  indistinguishable: IndistinguishableTruth[];
}

/** The true entry that a span speaks of: the one that begins with it, else the first that begins inside it (`l'administrateur X`). */
export function mentionAt(truth: WorldTruth, publicationId: string, span: Span): MentionTruth | null {
  const mentions = truth.notices.get(publicationId)?.mentions ?? [];
  return (
    mentions.find((mention) => mention.start === span.start) ??
    mentions.find((mention) => span.start < mention.start && mention.start < span.end) ??
    null
  );
}

/** Writes the world's notices to `path`, one line of JSON each, and returns its truth. */
export async function writeWorld(options: SimulateOptions, path: string): Promise<WorldTruth> {
  const truth = emptyTruth();
  const file = createWriteStream(path);
  for (const item of simulate({ ...options, truth: (record) => take(truth, record) })) {
    truth.publications++;
    if (!file.write(`${JSON.stringify(item)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return truth;
}

function take(truth: WorldTruth, record: Parameters<NonNullable<SimulateOptions['truth']>>[0]): void {
  if (record.kind === 'person') truth.classOf.set(record.id, record.class);
  else if (record.kind === 'mandate') truth.mandates.push(record);
  else if (record.kind === 'firmState') truth.states.push(record);
  else if (record.kind === 'indistinguishable') truth.indistinguishable.push(record);
  else if (record.kind === 'publication') truth.notices.set(record.id, record);
}

function emptyTruth(): WorldTruth {
  return {
    publications: 0,
    notices: new Map(),
    classOf: new Map(),
    mandates: [],
    states: [],
    indistinguishable: [],
  };
}
