import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe } from 'vitest';

const root = resolve(process.env['DOSSIER_SHARED'] ?? join(import.meta.dirname, '..', '..', '..', 'shared'));
const present = existsSync(join(root, 'data'));
const demanded = process.env['DOSSIER_DEMAND_SHARED'] === '1';

/** A path inside the folder of public test data that stands beside a checkout; it is no part of the repository. */
export function sharedPath(...parts: string[]): string {
  return join(root, ...parts);
}

/** Tests on that data: skipped with a printed reason where it is absent, failing where it is demanded. */
export function describeShared(name: string, body: () => void): void {
  if (present || demanded) {
    describe(name, body);
    return;
  }
  console.warn(`skipped: ${name}: no public test data at ${root} (DOSSIER_SHARED)`);
  describe.skip(`${name} (no public test data)`, body);
}
