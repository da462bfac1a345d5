import { BOARD_ROLES, type Role } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Phrases } from '../phrases/index.js';
import { whenOf } from './bounds.js';
import type { Page, Said } from './page.js';
import { printed } from './view.js';

export function listText(
  form: 'HEADER' | 'NONE' | 'PARTIAL',
  claims: readonly Said[],
  { view, phrases, frame, clocks }: Page,
): string[] {
  if (form === 'PARTIAL') return claims.length > 0 ? [] : [phrases.incomplete];
  const [claim] = claims;
  const asked = claim === undefined || claims.length > 1 ? null : view.asked(claim.subjectUid);
  if (!claim || !asked?.ownerUid) return [];
  const name = view.name(asked.ownerUid);
  const body = view.body(asked.ownerUid);
  // Other forms have no board: the answer takes the word that the question most likely used.
  const what = whatOf(frame, phrases, phrases.board[body === 'OTHER' ? 'COMPANY' : body]);
  const when = phrases.when(whenOf(frame, clocks));
  if (form === 'HEADER')
    return claim.relation === 'COUNT' && claim.object !== null
      ? [phrases.header(name, what, when, phrases.entries(Number(claim.object)))]
      : [];
  return claim.relation === 'NONE' && claim.negated ? [phrases.none(name, what, when, printed(asked.coverage))] : [];
}

const SAME = (left: readonly Role[], right: readonly Role[]) =>
  left.length === right.length && left.every((role) => right.includes(role));

/** What a list is of, in the words of its firm's legal form. */
export function whatOf({ measure, roles }: QuestionFrame, phrases: Phrases, board: string): string {
  const named = SAME(roles, BOARD_ROLES)
    ? board
    : [...new Set(roles.map((role) => phrases.role(role, board)))].join(', ');
  switch (measure) {
    case 'AUDITOR':
      return phrases.auditor;
    case 'SIGNATORIES':
      return named === '' ? phrases.signatories : `${phrases.signatories}, ${named}`;
    case 'PERSON_MANDATES':
      return named === '' ? phrases.mandates : `${phrases.mandates}, ${named}`;
    case 'DEPARTED':
      return phrases.departures(named === '' ? phrases.everybody : named);
    default:
      return named === '' ? phrases.everybody : named;
  }
}
