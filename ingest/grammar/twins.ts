import { isGiven, wordsOf } from './name-words.js';
import { emptyRow, type Row } from './row.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const TWINS =
  /^([^,;[(]{2,40}),\s+([^,;[(]{2,40}),?\s+(?:und|sowie|et|e)\s+(?=([^,;[(]{2,40}),\s+([^,;[(]{2,40}),\s+(?:beide|tous\s+(?:les\s+)?deux|toutes\s+(?:les\s+)?deux|entramb[ie])\s)/diu;
/** In German one word for one and for several. */
const OF_BOTH =
  /(?:gesellschafter|geschäftsführer|inhaber|mitglieder|kommanditäre|prokuristen|associés|gérants|soci|gerenti|membri|membres)$/iu;
/** `beide Mitglied`. */
const BEFORE_BOTH = /(?:beide|tous deux|toutes deux|entramb[ie])\s$/iu;
const EACH = /(?<!\p{L})(?:je|jeweils|chacune?|ciascun[oa]?|ognuno)(?!\p{L})/iu;

/** `Muster, Hans, und Muster, Trudi, beide von Bern, in Thun, Gesellschafter`: two people in one entry; null where it is no such entry. */
export function twinRows(skeleton: Skeleton, entry: Stretch): Row[] | null {
  const { text } = skeleton;
  const match = TWINS.exec(text.slice(entry.start, entry.end));
  if (!match?.indices) return null;
  const at = (index: number): Stretch => ({ start: entry.start + match.indices![index]![0], end: entry.start + match.indices![index]![1] }); // prettier-ignore
  const areNames = [at(2), at(4)].every((given) => wordsOf(text, given).every(({ folded }) => isGiven(folded)));
  if (!areNames) return null;
  const [second, ...others] = readRows(skeleton, { start: entry.start + match[0].length, end: entry.end }, { prose: false }); // prettier-ignore
  if (!second || others.length > 0) return null;
  const said = ({ start, end }: Stretch): string => text.slice(start, end);
  const first: Row = {
    ...emptyRow(entry.start, at(2).end),
    name: [at(1), at(2)],
    origins: [...second.origins],
    nationality: second.nationality,
    residence: second.residence,
    signature: second.signature,
    roles: second.roles.filter((role) => OF_BOTH.test(said(role)) || BEFORE_BOTH.test(text.slice(Math.max(0, role.start - 14), role.start))), // prettier-ignore
    shares: second.shares.filter((shares) => EACH.test(said(shares))),
  };
  return [first, second];
}
