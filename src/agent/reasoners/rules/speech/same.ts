import { countryName } from '../../../../core/index.js';
import type { FieldName } from '../phrases/types.js';
import type { Page, Said } from './page.js';
import { printed } from './view.js';

/** Who may be the same person, by what differs: not decided, and not counted in. */
export function sameText(claims: readonly Said[], { view, phrases, frame }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'POSSIBLY_SAME') return [];
  return view.others
    .filter(({ of, other }) => of === claim.subjectUid && other.uid === claim.object)
    .map(({ of, other }) => {
      const details = other.differs.map(({ field, value }) => phrases.labelled(phrases.field[field], field === 'nationality' ? countryName(value, frame.language) : printed(value))); // prettier-ignore
      const firm = other.firm === null ? [] : [printed(other.firm)];
      return phrases.possiblySame(view.name(of), printed(other.name), [...details, ...firm].join(' · '));
    });
}

/** On what it rests that entries in several firms are one person's. */
export function takenForOneText(claims: readonly Said[], { view, phrases }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'TAKEN_FOR_ONE' || claim.attribute === null) return [];
  const agreeing = claim.attribute.split('+');
  const fields = ALIKE.filter((field) => agreeing.includes(field));
  return fields.length === agreeing.length ? [phrases.takenForOne(view.name(claim.subjectUid), fields)] : [];
}

const ALIKE: readonly FieldName[] = ['name', 'origin', 'nationality', 'residence'];
