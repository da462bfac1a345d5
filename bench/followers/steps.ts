/** What is appended and how both sides show it: one step as a follower with the example operation sees it. */
import { readFileSync } from 'node:fs';
import type { TraceDraft } from '../../src/trace/index.js';

export const RUNS = 100;
/** A run whose log is longer than both ends of a local connection hold, for the subscriber that never reads. */
export const LONG_RUN = RUNS;
export const LONG_STEPS = 20_000;
export const FOLLOW = readFileSync('schema/examples/07-follow-run.graphql', 'utf8');

/** What the measuring process asks of a server; each is answered with {@link Reply}. */
export type Order = { type: 'STEPS'; steps: number; everyMs: number } | { type: 'LONG' } | { type: 'USED' };
export interface Reply {
  cpuMicroseconds: number;
  /** Heap and buffers after a collection, bytes. */
  heap: number;
  resident: number;
}

/** Microseconds on the clock that all processes of a machine share. */
export const now = (): number => Number(process.hrtime.bigint() / 1_000n);

const MARK = 'appended ';
const DIGITS = 16;
const TEXT = 'Anna Muster (Mitglied, Kollektivunterschrift zu zweien) ist seit dem 4. Mai 2015 eingetragen. ';

/** A step of some 500 bytes that carries its moment. */
export function draftAt(microseconds: number): TraceDraft {
  const stamp = String(microseconds).padStart(DIGITS, '0');
  return {
    at: '2026-11-20T12:00:00.000Z',
    summary: `${MARK}${stamp} ${TEXT}`,
    spanId: 'span',
    parentSpanId: null,
    event: { kind: 'ToolCalled', callId: 'c1', planNodeId: 'n1', dependsOn: [], attempt: 1, tool: 'list_mandates', arguments: JSON.stringify({ text: TEXT }) }, // prettier-ignore
  };
}

/** The moments of all steps in a message. */
export function momentsIn(message: string): number[] {
  const found: number[] = [];
  for (let at = message.indexOf(MARK); at >= 0; at = message.indexOf(MARK, at + MARK.length))
    found.push(Number(message.slice(at + MARK.length, at + MARK.length + DIGITS)));
  return found;
}

/** The message of graphql-ws that a follower gets, for the server without GraphQL. */
export function messageOf(seq: number, { summary, event }: TraceDraft): string {
  if (event.kind !== 'ToolCalled') throw new Error(event.kind);
  const node = { seq, kind: event.kind, summary, tool: event.tool, arguments: event.arguments };
  const agentRun = { __typename: 'TraceBatch', lastSeq: seq, nodes: [node] };
  return JSON.stringify({ id: '1', type: 'next', payload: { data: { agentRun } } });
}
