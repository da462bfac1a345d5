/** What was derived, as lines and answers that tests compare. */
import { holdsAt, type Bound, type Holds } from '../../src/core/index.js';
import type { FirmOutput } from '../../ingest/derive/contract.js';

/** One line a version of a mandate: `Name ROLE SIGNATURE [from..to] known from..withdrawn`. */
export function mandates(output: FirmOutput): string[] {
  return output.unit.mandates
    .map((row) => {
      const clocks = `${bound(row.from)}..${bound(row.to)}`;
      const known = `${row.fromPublished}/${row.toPublished ?? '-'}/${row.withdrawnPublished ?? '-'}`;
      return `${row.details.at(-1)!.name.replace(',', '')} ${row.role} ${row.signature ?? '-'} ${clocks} ${known} ${row.endedBy ?? '-'}`;
    })
    .sort();
}

export function states(output: FirmOutput): string[] {
  return output.unit.states.map((row) => {
    const known = `${row.fromPublished}/${row.toPublished ?? '-'}/${row.withdrawnPublished ?? '-'}`;
    return `${row.name ?? '-'} ${row.seat ?? '-'} ${row.status} ${bound(row.from)}..${bound(row.to)} ${known}`;
  });
}

export function bound({ kind, date }: Bound): string {
  const sign = { EXACT: '', NOT_LATER_THAN: '<=', NOT_EARLIER_THAN: '>=', UNKNOWN: '?', OPEN: '' }[kind];
  return kind === 'OPEN' ? 'open' : `${sign}${date ?? ''}`;
}

/** Who held what on a day, by what was known on another: `Name ROLE SIGNATURE` to HELD or UNKNOWN; HELD wins. */
export function answers(output: FirmOutput, asOf: string, knownOn: string): Map<string, Holds> {
  const found = new Map<string, Holds>();
  const put = (key: string, holds: Holds) => {
    if (holds !== 'NOT_HELD' && found.get(key) !== 'HELD') found.set(key, holds);
  };
  for (const row of output.unit.mandates) {
    const name = row.details.filter((detail) => detail.published <= knownOn).at(-1)?.name ?? row.details[0]!.name;
    put(`mandate ${row.mentionId} ${name} ${row.role} ${row.signatureText ?? '-'}`, holdsAt(row, { asOf, knownOn }));
  }
  for (const row of output.unit.states) {
    const { name, seat, address, purpose, capitalNominal, status } = row;
    const money = capitalNominal === null ? '-' : `${capitalNominal.amount} ${capitalNominal.currency ?? '-'}`;
    put(`state ${name} ${seat} ${address} ${purpose} ${money} ${status}`, holdsAt(row, { asOf, knownOn }));
  }
  for (const row of output.unit.relations)
    put(`relation ${row.kind} ${row.fromHolder} ${row.toHolder}`, holdsAt(row, { asOf, knownOn }));
  return found;
}
