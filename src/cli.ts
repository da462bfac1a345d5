#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { graphEngines, vectorEngines } from '../engines/index.js';
import { processConfig } from './config.js';
import { AppError, projectPath } from './core/index.js';
import { PROFILES } from './trace/index.js';

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('a whole number from 1 on');
  return value;
};
const many = (value: string, before: string[] = []): string[] => [...before, value];

function versionOf(manifest: string): string {
  return (JSON.parse(manifest) as { version: string }).version;
}

// Each command's code is loaded when it runs: `dossier --help` opens no engine.
const program = new Command('dossier')
  .description(
    'Official company registers as a knowledge graph over time, with an agent that investigates it in the open',
  )
  .version(versionOf(readFileSync(projectPath('package.json'), 'utf8')), '-V, --version', 'tell the version')
  .showHelpAfterError('(--help tells more)')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

program
  .command('start', { isDefault: true })
  .description('load a fictional register if nothing is loaded yet, then serve')
  .action(async () => (await import('./commands/start.js')).start(processConfig()));

program
  .command('serve')
  .description('serve what is loaded')
  .action(async () => {
    const { plainGreeting, serve } = await import('./commands/serve.js');
    await serve(processConfig(), { greet: plainGreeting });
  });

program
  .command('work')
  .description(
    'take in notices for servers on one PostgreSQL (DOSSIER_STORE=postgres); any number may run, one writes at a time',
  )
  .action(async () => (await import('./commands/work.js')).work(processConfig()));

const ingest = program
  .command('ingest')
  .description('take in notices')
  .usage('<source> [files...]')
  .argument('[source]', 'any other of the registry of sources: files; each record tells itself what form it has')
  .argument('[files...]')
  .action(async (source: string | undefined, files: string[]) => {
    if (source === undefined) return ingest.help({ error: true });
    await (await import('./commands/ingest.js')).ingestFiles(processConfig(), source, files);
  });
ingest
  .command('shab')
  .description(
    'the Swiss gazette: files (JSON, XML, NDJSON, .gz, .zip; folders and globs), or a range of days of the portal',
  )
  .argument('[files...]')
  .option('--from <date>', 'first day of publication, YYYY-MM-DD')
  .option('--to <date>', 'last day of publication')
  .option('--rubric <code>', 'HR, KK, LS ...; repeatable; default HR', many)
  .option('--canton <code>', 'ZH, GE ...; repeatable; default all', many)
  .action(async (files: string[], flags) =>
    (await import('./commands/ingest.js')).ingestShab(processConfig(), files, flags),
  );

ingest
  .command('documents')
  .description(
    'plain text and Markdown (.txt, .md) beside the notices, to be searched and quoted: files, folders, globs',
  )
  .argument('<files...>')
  .action(async (files: string[]) => (await import('./commands/ingest.js')).ingestDocuments(processConfig(), files));

program
  .command('simulate')
  .description('write a fictional register, and the truth behind it, into a folder')
  .argument('<folder>')
  .option('--firms <n>', 'firms alive at a time (default 400)', wholeNumber)
  .option('--publications <n>', 'at least so many (default ten a firm)', wholeNumber)
  .option('--seed <text>', 'same seed, same bytes')
  .option('--from <date>', 'first day of publication')
  .option('--to <date>', 'last day of publication')
  .action(async (folder: string, flags) => (await import('./commands/simulate.js')).simulateInto(folder, flags));

program
  .command('ask')
  .description('ask the agent, in German, French, Italian or English')
  .argument('<question>')
  .option('--as-of <date>', 'as the law had it on that day')
  .option('--known-on <date>', 'only what had been published by that day')
  .option('--focus <uid>', 'about this company or person')
  .option('--conversation <id>', 'go on with a conversation')
  .addOption(new Option('--profile <name>', "a setting of the agent's loop").choices([...PROFILES]).default('GUIDED'))
  .addOption(
    new Option('--on-ambiguity <how>', 'where a name means several: list them, or ask which one')
      .choices(['list', 'ask'])
      .default('list'),
  )
  .option('--json', 'one trace node a line (NDJSON)')
  .addHelpText(
    'after',
    '\nExit codes: 0 answered, 1 failed, 2 bad input, 3 the register does not say or the question is not understood,\n4 several may be meant, 130 cancelled.',
  )
  .action(async (question: string, flags) => (await import('./commands/ask.js')).ask(processConfig(), question, flags));

program
  .command('export')
  .description('stream what is derived; `graph --canonical` gives the lines that "the same graph" is defined by')
  .argument('<what>', 'mentions, mandates, companies, events, quarantined, graph, or run')
  .argument('[run]', 'for run: its id; one file with its answer, sources and steps, to attach to a report')
  .addOption(
    new Option('--format <format>', 'jsonl (default) or csv; for run: md (default) or jsonl').choices([
      'jsonl',
      'csv',
      'md',
    ]),
  ) // prettier-ignore
  .option('--history', 'for companies: one line a state, not one a firm')
  .option('--canonical', 'for graph: sorted, without row ids and load times (what graph gives in any case)')
  .option('--hash', 'for graph: only the SHA-256 of those lines')
  .action(async (what: string, run: string | undefined, flags) => {
    const config = processConfig();
    if ((what === 'run') !== (run !== undefined)) throw new AppError('BAD_INPUT', 'export run takes the id of a run, and nothing else does'); // prettier-ignore
    if (run === undefined) await (await import('./commands/export.js')).exportRows(config, what, flags);
    else await (await import('./commands/export-run.js')).exportRun(config, run, flags.format ?? 'md');
  });

program
  .command('replay')
  .description('run a stored run again on what it was told, and say where it comes out otherwise (exit code 1)')
  .argument('<run>', 'its id')
  .action(async (runId: string) => (await import('./commands/replay.js')).replay(processConfig(), runId));

program
  .command('reparse')
  .description('read all notices again with this version of the grammar')
  .action(async () => (await import('./commands/maintain.js')).reparse(processConfig()));

program
  .command('rebuild')
  .description('fill the graph and vector engines again from the ledger, or the one that is named')
  .addOption(new Option('--graph <engine>', 'the graph, in this engine').choices(Object.keys(graphEngines)))
  .addOption(new Option('--vectors <engine>', 'vectors, in this engine').choices(Object.keys(vectorEngines)))
  .action(async (flags) => (await import('./commands/maintain.js')).rebuild(processConfig(), flags));

const models = program.command('models').description('embedding models of this machine');
models
  .command('fetch')
  .description('load a sentence-embedding model into DOSSIER_MODELS_DIR (needs the internet)')
  .argument('[name]', 'owner/name; default DOSSIER_EMBEDDING_MODEL')
  .action(async (name?: string) => (await import('./commands/models.js')).fetchModels(processConfig(), name));

program
  .command('doctor')
  .description('what is configured, reachable, missing, and what to do about it')
  .action(async () => (await import('./commands/doctor.js')).doctor(processConfig()));

/** A misspelt command is not an argument of `start`. */
function refuseUnknown(name: string | undefined): void {
  if (name === undefined || name.startsWith('-') || name === 'help') return;
  const known = program.commands.map((command) => command.name());
  if (!known.includes(name)) program.error(`error: unknown command '${name}': one of ${known.join(', ')}`);
}

let told: unknown;

/** One line that names what and where; an error of ours that nobody foresaw comes with its stack. */
function report(error: unknown): void {
  if (error === told) return; // a write that failed is an event of its stream, too
  told = error;
  if (error instanceof AppError) {
    console.error(`dossier: ${error.message}`);
    process.exitCode = error.code === 'BAD_CONFIG' || error.code === 'BAD_INPUT' ? 2 : 1;
    if (error.code === 'CANCELLED') process.exitCode = 130;
    return;
  }
  if (error instanceof Error && error.name === 'AbortError') {
    console.error('dossier: cancelled');
    process.exitCode = 130;
    return;
  }
  const fromSystem = error instanceof Error && 'syscall' in error;
  console.error(fromSystem ? `dossier: ${error.message}` : error);
  process.exitCode = 1;
}

/** Who reads may leave (`| head`): what a command does is done to its end all the same, unheard. Of a full disk it is told. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && stream === process.stdout) report(error);
    });
}

outliveReaders();
try {
  refuseUnknown(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  report(error);
}
