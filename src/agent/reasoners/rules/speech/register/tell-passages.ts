import type { PartOutcome } from '../../../../../trace/index.js';
import type { Draft } from '../../../../slots.js';
import type { Part } from '../../part.js';
import type { Said } from '../page.js';
import { spoken } from '../told.js';
import type { Rows } from '../view.js';
import { quotedClaims } from './passages.js';

/** The passages found; or that there are none, and, without that being sure, that not everything was searched. */
export function tellPassages(
  rows: Rows<'PASSAGES'>,
  none: readonly Said[],
  complete: boolean,
  part: Part,
): { outcome: PartOutcome; drafts: Draft[] } {
  const head = spoken('PASSAGES', [], part);
  const unasked = rows.missing !== null && rows.kinds.includes('DOCUMENT');
  if (rows.passages.length === 0 && unasked) return { outcome: 'UNAVAILABLE', drafts: head };
  if (rows.passages.length === 0)
    return { outcome: 'NONE_HELD', drafts: complete ? spoken('PASSAGES_NONE', none, part) : head };
  return { outcome: 'ANSWERED', drafts: [...head, ...rows.passages.flatMap((passage) => spoken('PASSAGE', quotedClaims(passage), part))] }; // prettier-ignore
}
