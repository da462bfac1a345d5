import { eventUid } from '../../../../../core/index.js';
import { claimed, titleOf, type HistoryEvent } from '../../../../../tools/index.js';
import type { QuestionFrame } from '../../../../../trace/index.js';
import { sinceText as sinceBound, untilText } from '../bounds.js';
import { lasting, periodsClaimed, periodsOf, rawValue, stateValue } from '../fields.js';
import type { Page, Said } from '../page.js';
import { printed, rowsOf, sameClaims, type View } from '../view.js';

/** What a notice was about, and its two days, each claimed as what it is. */
export function eventClaims({ fact: { event } }: HistoryEvent, owner: string): Said[] {
  const { uid, topics, legalDate, publicationDate } = event;
  const on = topics.map((topic) => claimed(owner, 'EVENT_ON', topic, uid));
  const legal = legalDate.kind === 'EXACT' ? [dated(uid, 'LEGAL', legalDate.date ?? '')] : [];
  return [...on, ...legal, dated(uid, 'PUBLICATION', publicationDate)];
}

/**
 * The notices that are told of all that there are, oldest first: those at one end where the first or the last are asked for, and only they. Of more than
 * were read (`complete`) the first are not among them.
 */
export function pickedOf<Told>(events: readonly Told[], { measure, order, limit }: Pick<QuestionFrame, 'measure' | 'order' | 'limit'>, complete: boolean): readonly Told[] {
  if (measure !== 'TIMELINE' || limit === null || limit < 1) return events;
  if (order === 'LAST') return events.slice(-limit);
  return order === 'FIRST' && complete ? events.slice(0, limit) : events;
} // prettier-ignore

/** What leads to them. */
export function pickedText({ frame: { measure, order, limit }, register }: Page): string[] {
  const picks = measure === 'TIMELINE' && limit !== null && limit > 0 && (order === 'FIRST' || order === 'LAST');
  return picks ? [register.picked[order](limit)] : [];
}

export function dated(event: string, which: 'LEGAL' | 'PUBLICATION', day: string): Said {
  return claimed(event, 'DATED', which, day);
}

export function eventText(claims: readonly Said[], { view, phrases, register, frame }: Page): string[] {
  const rows = [...rowsOf(view, 'COMPANY_HISTORY'), ...rowsOf(view, 'PERSON_HISTORY')];
  const told = claims.at(-1)?.subjectUid;
  return rows.flatMap(({ node, events }) =>
    events
      .filter((event) => event.fact.event.uid === told && sameClaims(eventClaims(event, node.uid), claims))
      .map(({ fact: { event }, companies }) => {
        const { legalDate, publicationDate, topics } = event;
        const legal = legalDate.kind === 'EXACT' && legalDate.date !== null ? register.legalDate(phrases.date(legalDate.date)) : register.noLegalDate; // prettier-ignore
        const days = [legal, register.published(phrases.date(publicationDate))].join(', ');
        const about = topics.map((topic) => register.topic[topic]).join(', ');
        const firms = node.kind === 'PERSON' ? companies.map(({ uid }) => view.name(uid)) : [];
        const parts = [about, ...firms, printed(titleOf(event, frame.language))].filter((part) => part !== '');
        return `- ${phrases.labelled(days, parts.join(' – '))}`;
      }),
  );
}

/** Since when a value holds, and when that was published; of a bankruptcy, its opening. */
export function sinceText(form: 'SINCE' | 'BANKRUPT', claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register, clocks } = page;
  const [claim, day] = claims;
  if (!claim || !day || claims.length !== 2) return [];
  return periodsClaimed(claim, view).flatMap(({ field, ...period }) => {
    const { state } = period;
    const proof = state.fieldProofs[field];
    if (proof === undefined || day.subjectUid !== eventUid(proof.publicationId)) return [];
    if (day.relation !== 'DATED' || day.attribute !== 'PUBLICATION' || day.object === null) return [];
    const name = view.name(claim.subjectUid);
    const exact = state.from.kind === 'EXACT' && state.from.date !== null;
    // A notice that only shows that it had begun was not what published it.
    const on = phrases.date(day.object);
    const published = exact ? register.published(on) : register.knownFrom(on);
    if (form === 'BANKRUPT') {
      const legal = exact ? register.legalDate(phrases.date(state.from.date!)) : sinceBound(state, phrases); // prettier-ignore
      return field === 'status' && state.status === 'BANKRUPT' ? [register.bankruptcy(name, legal, published)] : [];
    }
    const value = stateValue(state, field, phrases);
    if (value === null) return [];
    const since = exact ? register.legalSince(phrases.date(state.from.date!)) : sinceBound(state, phrases); // prettier-ignore
    const until = untilText(lasting(period), clocks, phrases);
    const said = [since, until, published].filter((part) => part !== '').join(', ');
    return [register.since(name, phrases.labelled(phrases.field[field], value), said)];
  });
}

/** The openings of bankruptcies that the firm's history shows, each with the notice that says so. */
export function bankruptcyClaims(view: View, uid: string): Said[][] {
  const history = view.histories.find(({ node }) => node.uid === uid);
  return periodsOf(history?.states ?? [], 'status')
    .filter(({ state }) => state.status === 'BANKRUPT')
    .flatMap(({ state }) => sinceClaims(state, 'status', view));
}

/** The claims of a SINCE or BANKRUPT sentence; none where no notice says the value. */
export function sinceClaims(
  state: Parameters<typeof stateValue>[0],
  field: Parameters<typeof stateValue>[1],
  view: View,
): Said[][] {
  const proof = state.fieldProofs[field];
  const object = rawValue(state, field);
  if (proof === undefined || object === null) return [];
  const event = eventUid(proof.publicationId);
  const day = view.publishedOn(event);
  if (day === null) return [];
  const relation = field === 'status' ? ('HAS_STATUS' as const) : ('HAS_STATE' as const);
  const held = claimed(state.companyUid, relation, field, object, state.from.date);
  return [[held, dated(event, 'PUBLICATION', day)]];
}
