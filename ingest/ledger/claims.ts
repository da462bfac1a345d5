import type { Sqlite } from './database.js';
import type { Claim } from './windows.js';

/** Claims of a job that has not ended, by the file or range they are of. */
export function createClaims(database: Sqlite) {
  const put = database.prepare<[string, string, string]>(
    'INSERT OR REPLACE INTO claims (job, origin, claim) VALUES (?, ?, ?)',
  );
  const ofJob = database.prepare<[string], { origin: string; claim: string }>(
    'SELECT origin, claim FROM claims WHERE job = ? ORDER BY origin',
  );
  const drop = database.prepare<[string]>('DELETE FROM claims WHERE job = ?');
  const refused = database.prepare<[string, string, string, string], { n: number }>(
    `SELECT count(*) AS n FROM quarantine WHERE job = ?
     AND (origin = ? OR substr(origin, 1, length(?) + 1) = ? || ':')`,
  );
  return {
    put: (job: string, origin: string, claim: Claim): void => void put.run(job, origin, JSON.stringify(claim)),
    /** Takes them out. */
    take(job: string): { origin: string; claim: Claim }[] {
      const held = ofJob.all(job).map(({ origin, claim }) => ({ origin, claim: JSON.parse(claim) as Claim }));
      drop.run(job);
      return held;
    },
    /** How many records of a file the job refused. */
    refused: (job: string, file: string): number => refused.get(job, file, file, file)?.n ?? 0,
  };
}
