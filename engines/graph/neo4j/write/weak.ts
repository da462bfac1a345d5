import type { CompanyRow } from '../../../../src/core/index.js';
import { companyNames } from '../../common/unit-names.js';
import type { Run } from '../connection.js';
import { DELETE_IDENTIFIERS, PUT_COMPANIES, PUT_IDENTIFIERS } from '../cypher/write.js';
import { DELETE_WEAK, READ_WEAK } from '../cypher/write-meant.js';
import { inChunks } from './in-chunks.js';
import type { OwnedNames } from './names.js';
import { companyRow, identifierRows } from './rows.js';
import type { Touched } from './touched.js';

/** Companies that only other firms' notices name: what the latest holder key says of each; gone where none says anything. */
export async function settleWeak(run: Run, { companies }: Touched): Promise<OwnedNames[]> {
  interface Weak {
    uid: string;
    known: boolean;
    weak: string[];
  }
  const found = await inChunks<Weak>(run, READ_WEAK, 'uids', companies);
  const shown = found.filter(({ weak }) => weak.length > 0);
  const gone = found.filter(({ weak }) => weak.length === 0);
  await inChunks(run, DELETE_IDENTIFIERS, 'uids', found.map(({ uid }) => uid)); // prettier-ignore
  await inChunks(run, DELETE_WEAK, 'uids', gone.flatMap(({ uid, known }) => (known ? [uid] : []))); // prettier-ignore
  const rows = shown.map(({ weak }) => weak.map((json) => JSON.parse(json) as CompanyRow));
  await inChunks(run, PUT_COMPANIES, 'rows', rows.map(([latest]) => companyRow(latest!))); // prettier-ignore
  await inChunks(run, PUT_IDENTIFIERS, 'rows', rows.flatMap((all) => all.flatMap(identifierRows))); // prettier-ignore
  return [
    ...rows.map((all) => ({ owner: all[0]!.uid, entries: all.flatMap(companyNames) })),
    ...gone.map(({ uid }) => ({ owner: uid, entries: [] })),
  ];
}
