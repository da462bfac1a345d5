import { openApp, type App } from '../app.js';
import type { Config } from '../config.js';
import { projectPath } from '../core/index.js';
import { assertPortFree, startServer } from '../server/index.js';
import { createLogger, interruptSignal } from './common.js';

const GRACE_MS = 10_000;

export interface ServeHooks {
  /** Runs with everything open, before the port is. */
  prepare?: (app: App, signal: AbortSignal) => Promise<void>;
  /** What to print once it is up. */
  greet: (url: string, app: App, config: Config) => Promise<string>;
}

/** Serves until Ctrl-C or SIGTERM, then drains: readiness goes, streams end, running work gets 10 s. */
export async function serve(config: Config, { prepare, greet }: ServeHooks): Promise<void> {
  const logger = createLogger(config);
  await assertPortFree(config);
  const { signal, release } = interruptSignal();
  const app = await openApp({ config, logger });
  try {
    await prepare?.(app, signal);
    if (signal.aborted) return;
    const server = await startServer({
      config,
      services: app.services,
      logger,
      examplesFolder: projectPath('schema', 'examples'),
    });
    app.announce(new URL(server.url).host);
    console.log(await greet(server.url, app, config));
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
    console.log('\nDraining; press Ctrl-C again to end at once.');
    await server.close(GRACE_MS);
  } finally {
    await app.close(GRACE_MS);
    release();
  }
}

export async function plainGreeting(url: string, app: App, config: Config): Promise<string> {
  const empty =
    heldNotices(app) === 0
      ? '\nNothing is loaded yet: dossier ingest shab FILE.json, or dossier start for a fictional register.'
      : '';
  return `${await upLine(app)}\n${addresses(url, config)}${empty}`;
}

/** What the graph shows, and that more is held where it does not show all yet: the ledger may be restored from a backup, or the engine new. */
export async function upLine(app: App): Promise<string> {
  const counts = await app.services.graph.counts().catch((error: unknown) => error);
  if (!isCounts(counts)) return `Dossier is up; the graph engine does not answer yet: ${messageOf(counts)}`;
  const up = `Dossier is up: ${counts.events} notices, ${counts.companies} companies, ${counts.people} people.`;
  if ((await app.services.archive.position()) >= app.register.ledger.progress().position) return up;
  return `${up}\n  ${heldNotices(app)} notices are held: the graph is being brought up to them, and answers count what it shows as loaded.`;
}

/** However far the graph is. */
export const heldNotices = ({ register: { ledger } }: App): number => ledger.read(() => ledger.readings.publications());

export function addresses(url: string, config: Pick<Config, 'models'>): string {
  return [
    `  GraphQL over HTTP     ${url}/graphql   (open it in a browser for GraphiQL)`,
    `  subscriptions         ${url.replace(/^http/, 'ws')}/graphql (graphql-ws), ${url}/graphql/stream (SSE)`,
    `  health                ${url}/healthz ${url}/readyz ${url}/metrics`,
    `  answers               ${answersBy(config)}`,
  ].join('\n');
}

function answersBy({ models }: Pick<Config, 'models'>): string {
  if (models === null) return 'by rules, without a model (DOSSIER_REASONER=llm asks one)';
  const hosts = [...new Set(Object.values(models.roles).map(({ baseUrl }) => new URL(baseUrl).host))];
  return `by a model at ${hosts.join(', ')} (dossier doctor says what it can do); where it fails, by rules`;
}

type Counts = Awaited<ReturnType<App['services']['graph']['counts']>>;

function isCounts(found: unknown): found is Counts {
  return typeof found === 'object' && found !== null && 'companies' in found;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
