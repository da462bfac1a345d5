import type { NamedRelation } from '../../../../../tools/index.js';
import { relationClaim } from '../../../../../tools/index.js';
import { boundsText, timeText, whenOf } from '../bounds.js';
import { matching, roleText } from '../mandates.js';
import type { Page, Said } from '../page.js';
import { printed, rowsAsked, rowsOf, sameClaims } from '../view.js';

/** What the other firm is to the one asked about. */
export function relationText(claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register, clocks } = page;
  return rowsOf(view, 'RELATIONS').flatMap((row) =>
    row.relations
      .filter(({ fact }) => sameClaims([relationClaim(fact, clocks)], claims))
      .map(({ fact, fromSeat, toSeat }) => {
        const gives = fact.fromUid === row.ownerUid;
        const label = register.relation[fact.kind][gives ? 'gives' : 'takes'];
        const other = placed(view.name(gives ? fact.toUid : fact.fromUid), gives ? toSeat : fromSeat);
        const unsure = fact.holds === 'UNKNOWN' && row.at === 'CLOCKS' ? [register.mayHold] : [];
        return `- ${phrases.labelled(label, [other, sinceOf(fact, page), ...unsure].filter((part) => part !== '').join(', '))}`;
      }),
  );
}

function placed(name: string, seat: string | null): string {
  return seat === null ? name : `${name} (${printed(seat)})`;
}

/** Branches last; what happened once has a day. */
function sinceOf(fact: NamedRelation['fact'], { phrases, register, clocks }: Page): string {
  const lasts = fact.kind === 'HEAD_OFFICE' || fact.kind === 'OWNERSHIP';
  if (lasts || fact.from.kind !== 'EXACT' || fact.from.date === null) return boundsText(fact, clocks, phrases);
  return register.legalDate(phrases.date(fact.from.date));
}

/** One hop of a network or path, from whom to whom. */
export function linkText(claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register, clocks } = page;
  const line = (from: string, to: string, parts: string[]) =>
    `- ${phrases.labelled(`${view.name(from)} → ${view.name(to)}`, parts.filter((part) => part !== '').join(', '))}`;
  const unsure = (holds: string) => (holds === 'UNKNOWN' ? register.mayHold : '');
  const between = rowsOf(view, 'NETWORK').flatMap(({ relations }) => relations);
  const onPath = rowsOf(view, 'PATH').flatMap(({ relations }) => relations);
  return [
    ...matching(claims, page).map(
      ({ fact, ...mandate }) =>
      line(fact.holderUid, fact.companyUid, [roleText({ fact, ...mandate }, page), boundsText(fact, clocks, phrases), unsure(fact.holds)]), // prettier-ignore
    ),
    ...[...between, ...onPath]
      .filter(({ fact }) => sameClaims([relationClaim(fact, clocks)], claims))
      .map(({ fact }) => line(fact.fromUid, fact.toUid, [register.relation[fact.kind].gives, sinceOf(fact, page), unsure(fact.holds)])), // prettier-ignore
  ];
}

export function pathText(form: 'PATH' | 'PATH_NONE' | 'PATH_UNKNOWN', claims: readonly Said[], page: Page): string[] {
  const { view, register, frame, clocks } = page;
  const [claim] = claims;
  const row = claim === undefined || claims.length > 1 ? null : rowsAsked(view, claim.subjectUid, 'PATH');
  if (!claim || row === null) return [];
  const [from, to] = [view.name(row.fromUid), view.name(row.toUid)];
  const when = timeText(page, whenOf(frame, clocks));
  if (form === 'PATH_UNKNOWN')
    return claim.attribute === 'UNKNOWN' && row.unknown > 0 && claim.object === String(row.unknown) ? [register.pathUnknown(row.unknown)] : []; // prettier-ignore
  if (form === 'PATH_NONE')
    return claim.relation === 'NONE' && !row.found ? [register.pathNone(from, to, when, row.maxDepth, searched(page, claim))] : []; // prettier-ignore
  const hops = row.nodes.length - 1;
  if (claim.relation !== 'COUNT' || claim.attribute !== null || claim.object !== String(hops) || !row.found) return [];
  return [hops === 0 ? register.same(from) : register.path(from, to, when, hops)];
}

/** What an Absence looked in. */
export function searched({ view, phrases }: Page, claim: Said): string {
  return phrases.searched(view.searchedBy(claim.subjectUid));
}
