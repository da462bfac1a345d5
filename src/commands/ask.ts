import { holderOf } from '../../ingest/index.js';
import { openApp } from '../app.js';
import type { Config } from '../config.js';
import { AppError } from '../core/index.js';
import type { RunRequest } from '../store/index.js';
import type { Evidence } from '../trace/index.js';
import { askHere, askServer, type AskStep } from './ask-sources.js';
import { createLogger, interruptSignal, operatorCall } from './common.js';
import { connectTo } from './remote.js';

export interface AskFlags {
  asOf?: string;
  knownOn?: string;
  focus?: string;
  conversation?: string;
  json?: boolean;
}

/** Asks the agent: a line a step as it happens, then the answer with its notices. Ctrl-C cancels the run, once. */
export async function ask(config: Config, question: string, flags: AskFlags): Promise<void> {
  const request: RunRequest = {
    question,
    conversationId: flags.conversation ?? null,
    profile: 'GUIDED',
    asOf: flags.asOf ?? null,
    knownOn: flags.knownOn ?? null,
    focusUid: flags.focus ?? null,
    onAmbiguity: 'LIST',
    language: null,
  };
  const { signal, release } = interruptSignal();
  const holder = holderOf(config.dataDir);
  try {
    if (holder?.address) {
      const remote = connectTo(`http://${holder.address}`);
      try {
        await show(askServer(remote, request, signal), flags.json ?? false);
      } finally {
        await remote.close();
      }
      return;
    }
    const app = await openApp({ config, logger: createLogger(config) });
    try {
      await show(askHere(app.services.agent, request, operatorCall(signal)), flags.json ?? false);
    } finally {
      await app.close(1_000);
    }
  } finally {
    release();
  }
}

async function show(steps: AsyncIterable<AskStep>, json: boolean): Promise<void> {
  const answer: string[] = [];
  const evidence = new Map<string, Evidence>();
  let began: number | null = null;
  let ended: AskStep | null = null;
  for await (const step of steps) {
    if (json) {
      console.log(JSON.stringify(step.node));
      ended = step;
      continue;
    }
    began ??= Date.parse(step.at);
    if (step.delta) {
      const marks = step.delta.citations.map((cited) => {
        evidence.set(cited.id, cited);
        return `[${[...evidence.keys()].indexOf(cited.id) + 1}]`;
      });
      answer.push(`${step.delta.text}${marks.length > 0 ? ` ${marks.join('')}` : ''}`);
    } else {
      const seconds = ((Date.parse(step.at) - began) / 1_000).toFixed(2);
      process.stderr.write(
        `${String(step.seq).padStart(3)}  ${seconds.padStart(6)} s  ${step.kind.padEnd(16)} ${step.summary}\n`,
      );
    }
    ended = step;
  }
  if (!json) printAnswer(answer, [...evidence.values()], ended);
  if (ended?.kind !== 'RunFinished') process.exitCode = ended?.kind === 'RunCancelled' ? 130 : 1;
}

function printAnswer(answer: readonly string[], evidence: readonly Evidence[], ended: AskStep | null): void {
  const separated = answer.map((line) => (/^[-*|]/.test(line) ? line : `${line}\n`));
  console.log(`\n${separated.join('\n').trim()}`);
  if (evidence.length > 0) console.log('');
  for (const [index, item] of evidence.entries()) console.log(`[${index + 1}] ${sourceLine(item)}`);
  if (ended?.finished) {
    for (const [index, { name, detail, uid }] of ended.finished.candidates.entries())
      console.log(`${index + 1}. ${name} (${detail}) --focus ${uid}`);
    if (ended.finished.suggestions.length > 0)
      console.log(`\n${ended.finished.suggestions.map((text) => `> ${text}`).join('\n')}`);
  }
}

function sourceLine(evidence: Evidence): string {
  switch (evidence.type) {
    case 'FACT':
      return `${evidence.number}, ${evidence.publicationDate}: “${evidence.quote.replace(/\s+/g, ' ').trim()}”`;
    case 'AGGREGATE':
      return `${evidence.query}: ${evidence.total}${evidence.complete ? '' : ' or more'} at ledger position ${evidence.ledgerPosition}`;
    case 'ABSENCE':
      return `${evidence.query}: nothing in ${evidence.coverage}`;
    default:
      throw new AppError('INTERNAL', 'unknown kind of evidence');
  }
}
