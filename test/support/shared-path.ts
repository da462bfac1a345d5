import { join, resolve } from 'node:path';
import { projectPath } from '../../src/core/index.js';

const root = resolve(process.env['DOSSIER_SHARED'] ?? projectPath('..', 'shared'));

/** A path inside the folder of public test data that stands beside a checkout; it is no part of the repository. */
export function sharedPath(...parts: string[]): string {
  return join(root, ...parts);
}
