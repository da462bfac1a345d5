import { describe } from 'vitest';
import { postgresBinaries } from '../servers/postgres.js';

const demanded = process.env['DOSSIER_DEMAND_SERVERS'] === '1';

/** Tests on a PostgreSQL server of their own: skipped with a printed reason where there are no binaries of it, failing where it is demanded. */
export function describePostgres(name: string, body: () => void): void {
  if (postgresBinaries() !== null || demanded) {
    describe(name, body);
    return;
  }
  console.warn(`skipped: ${name}: no PostgreSQL on this machine (initdb and pg_ctl)`);
  describe.skip(`${name} (no PostgreSQL)`, body);
}
