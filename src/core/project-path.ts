import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A file of the project itself, found from its sources as well as from what was compiled or bundled of them. */
export function projectPath(...parts: string[]): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, ...parts);
}

/** What a thread runs: `name` is its module's path in the project, without `.ts` (`src/agent.worker`); `npm run build` bundles each `*.worker.ts`. */
export function workerUrl(name: `${string}.worker`): URL {
  return pathToFileURL(projectPath('dist', 'bundle', `${name}.js`));
}
