import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown, type RolldownOptions } from 'rolldown';
import { afterAll } from 'vitest';
import settings from '../../rolldown.config.js';
import { projectPath } from '../../src/core/index.js';

/** The command, as `npx dossier` runs it. */
export const CLI = projectPath('dist', 'bundle', 'src', 'cli.js');

/**
 * A program of a test, which imports what is compiled, bundled as the command is: where a hundred processes run it, loading its modules one by
 * one is most of their time. It goes when the file's tests are done.
 */
export async function bundled(...program: string[]): Promise<string> {
  if (!existsSync(CLI)) throw new Error(`${CLI} is missing: npm run build`);
  const folder = mkdtempSync(projectPath('dist', 'program-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { external, platform } = settings as RolldownOptions;
  const bundle = await rolldown({ input: projectPath('test', ...program), external, platform });
  const { output } = await bundle.write({ dir: folder, chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
  return join(folder, output[0].fileName);
}
