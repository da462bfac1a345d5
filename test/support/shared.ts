import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { sharedPath } from './shared-path.js';

export { sharedPath } from './shared-path.js';

const root = sharedPath();
const present = existsSync(join(root, 'data'));
const demanded = process.env['DOSSIER_DEMAND_SHARED'] === '1';

/** Tests on that data: skipped with a printed reason where it is absent, failing where it is demanded. */
export function describeShared(name: string, body: () => void): void {
  if (present || demanded) {
    describe(name, body);
    return;
  }
  console.warn(`skipped: ${name}: no public test data at ${root} (DOSSIER_SHARED)`);
  describe.skip(`${name} (no public test data)`, body);
}
