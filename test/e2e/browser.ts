import { existsSync } from 'node:fs';
import { describe } from 'vitest';

/** Where a distribution puts it; DOSSIER_BROWSER names another. */
const CANDIDATES = [
  process.env['DOSSIER_BROWSER'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
export const browserPath = CANDIDATES.find((path) => path !== undefined && existsSync(path));

/** Tests in a real browser: skipped with a printed reason where there is none, failing where it is demanded. */
export function describeBrowser(name: string, body: () => void): void {
  if (browserPath !== undefined || process.env['DOSSIER_DEMAND_BROWSER'] === '1') {
    describe(name, body);
    return;
  }
  console.warn(`skipped: ${name}: no Chromium at ${CANDIDATES.slice(1).join(', ')} (DOSSIER_BROWSER)`);
  describe.skip(`${name} (no browser)`, body);
}
