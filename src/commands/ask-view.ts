import { AppError } from '../core/index.js';
import type { Candidate, Evidence } from '../trace/index.js';
import type { AskStep } from './ask-sources.js';
import { cutToWidth, safeText } from './terminal-text.js';

const MOST_QUOTED = 400;
const NARROWEST = 40;

/** Steps and questions go to standard error, the answer (or with --json every node) to standard output. */
export interface AskView {
  step(step: AskStep): void;
  ask(prompt: string, candidates: readonly Candidate[]): void;
  /** Of so many candidates; 0: yes or no. */
  askAgain(count: number): void;
  end(last: AskStep | null, conversationId: string): void;
}

export function createAskView(json: boolean): AskView {
  const { stderr, stdout } = process;
  const colours = stderr.isTTY && stderr.hasColors();
  const dim = (text: string) => (colours ? `\u001b[2m${text}\u001b[22m` : text);
  const say = (text: string) => void stderr.write(`${text}\n`);
  const width = () => (stderr.isTTY ? Math.max(NARROWEST, stderr.columns) : Number.POSITIVE_INFINITY);
  let began: number | null = null;
  let sentences: NonNullable<AskStep['delta']>[] = [];
  let fellBack: AskStep['fellBack'];

  return {
    step(step) {
      if (json) return void stdout.write(`${JSON.stringify(step.node)}\n`);
      began ??= Date.parse(step.at);
      fellBack = step.fellBack ?? fellBack;
      if (step.delta) {
        const { attempt } = step.delta;
        sentences = [...sentences.filter((held) => held.attempt >= attempt), step.delta];
        return;
      }
      const seconds = ((Date.parse(step.at) - began) / 1_000).toFixed(2);
      say(dim(cutToWidth(`${seconds.padStart(7)} s  ${step.kind.padEnd(15)} ${safeText(step.summary)}`, width())));
    },
    ask(prompt, candidates) {
      say(`\n${safeText(prompt)}`);
      for (const line of candidateLines(candidates)) say(`  ${line}`);
      stderr.write(candidates.length === 0 ? '> ' : `1-${candidates.length}: `);
    },
    askAgain: (count) =>
      void stderr.write(count === 0 ? 'yes or no: ' : `a number from 1 to ${count}, a name or a uid: `),
    end(last, conversationId) {
      if (!json) stdout.write(answerText(sentences, last));
      if (fellBack) say(`\nThe rules answered, for the model did not: ${safeText(fellBack.because)}`);
      if (last?.failed) say(`\ndossier: the run failed: ${safeText(last.failed.message)}`);
      if (!json) say(dim(`\nTo go on: dossier ask --conversation ${conversationId} "..."`));
    },
  };
}

/** Markdown: the sentences with their marks, the notices by number, who may be meant, what else can be asked. */
function answerText(sentences: readonly NonNullable<AskStep['delta']>[], last: AskStep | null): string {
  const evidence = new Map<string, Evidence>();
  const lines = sentences.map(({ text, citations }) => {
    for (const cited of citations) evidence.set(cited.id, evidence.get(cited.id) ?? cited);
    const ids = [...evidence.keys()];
    const marks = citations.map(({ id }) => `[${ids.indexOf(id) + 1}]`).join('');
    const listed = /^[-*|]/.test(text);
    return `${safeText(text, '\n')}${marks === '' ? '' : ` ${marks}`}${listed ? '' : '\n'}`;
  });
  const sources = [...evidence.values()].map((item, index) => `[${index + 1}] ${sourceLine(item)}`);
  const candidates = candidateLines(last?.finished?.candidates ?? [], '--focus ');
  const suggestions = (last?.finished?.suggestions ?? []).map((text) => `> ${safeText(text)}`);
  const blocks = [lines.join('\n').trim(), sources.join('\n'), candidates.join('\n'), suggestions.join('\n')];
  const text = blocks.filter((block) => block !== '').join('\n\n');
  return text === '' ? '' : `\n${text}\n`;
}

function candidateLines(candidates: readonly Candidate[], before = ''): string[] {
  return candidates.map(
    ({ name, detail, uid }, index) => `${index + 1}. ${safeText(name)} (${safeText(detail)}) ${before}${safeText(uid)}`,
  );
}

function sourceLine(evidence: Evidence): string {
  switch (evidence.type) {
    case 'FACT': {
      const { before = '', quote, after = '' } = evidence;
      const [own, behind] = [quote, after].map((text) => cutToWidth(safeText(text), MOST_QUOTED));
      return `${safeText(evidence.number)}, ${evidence.publicationDate}: “${safeText(before)}${own}${behind}”`;
    }
    case 'DOCUMENT': {
      const quote = cutToWidth(safeText(evidence.quote), MOST_QUOTED);
      return `${safeText(evidence.fileName)}${evidence.publicationDate === null ? '' : `, ${evidence.publicationDate}`}: “${quote}”`;
    }
    case 'AGGREGATE':
      return `${safeText(evidence.query)}: ${evidence.total}${evidence.complete ? '' : ' or more'} at ledger position ${evidence.ledgerPosition}${evidence.coverage ? ` in ${safeText(evidence.coverage)}` : ''}`;
    case 'ABSENCE':
      return `${safeText(evidence.query)}: nothing in ${safeText(evidence.coverage)}`;
    default:
      throw new AppError('INTERNAL', 'unknown kind of evidence');
  }
}
