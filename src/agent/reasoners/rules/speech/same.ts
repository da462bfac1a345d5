import type { Page, Said } from './page.js';
import { printed } from './view.js';

/** Who may be the same person, by what differs: not decided, and not counted in. */
export function sameText(claims: readonly Said[], { view, phrases }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'POSSIBLY_SAME') return [];
  return view.others
    .filter(({ of, other }) => of === claim.subjectUid && other.uid === claim.object)
    .map(({ of, other }) => {
      const details = other.differs.map(({ field, value }) => phrases.labelled(phrases.field[field], printed(value)));
      const firm = other.firm === null ? [] : [printed(other.firm)];
      return phrases.possiblySame(view.name(of), printed(other.name), [...details, ...firm].join(' · '));
    });
}
