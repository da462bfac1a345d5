import type { CountConditions, CountGrouping, RankedEntity } from '../../../../../tools/index.js';
import { addDays, EVENT_TOPICS, FIRM_STATUSES, foldName } from '../../../../../core/index.js';
import { asLoaded } from '../as-loaded.js';
import { moneyText } from '../fields.js';
import { timeText } from '../bounds.js';
import { rolesText } from '../lists.js';
import type { Page, Said } from '../page.js';
import { printed, rowsAsked, rowsOf, sameClaims, type Rows } from '../view.js';
import { conditionsText } from '../conditions.js';
import { dated } from './events.js';
import { searched } from './relations.js';

export type CountForm = 'COUNT' | 'COUNT_NONE' | 'COUNT_UNKNOWN' | 'COUNT_GROUP';

export function countText(form: CountForm, claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register } = page;
  const [claim] = claims;
  const row = claim === undefined || claims.length > 1 ? null : countedRow(view, claim.subjectUid);
  if (!claim || row === null) return [];
  if (form === 'COUNT_NONE') return claim.relation === 'NONE' ? [register.countNone(countedText(row, page), searched(page, claim))] : []; // prettier-ignore
  if (claim.relation !== 'COUNT') return [];
  switch (form) {
    case 'COUNT':
      if (claim.attribute !== null || claim.object !== String(row.total)) return [];
      return [register.count(countedText(row, page), countedAsLoaded(register.number(row.total), row, page))];
    case 'COUNT_UNKNOWN':
      return claim.attribute === 'UNKNOWN' && claim.object === String(row.unknown) && row.unknown > 0 ? [register.countUnknown(row.unknown)] : []; // prettier-ignore
    case 'COUNT_GROUP':
      return row.counts
        .filter(({ key, count }) => claim.attribute === `GROUP:${key}` && claim.object === String(count))
        .map(({ key, count }) => `- ${phrases.labelled(groupText(key, row.grouping, page), register.number(count))}`);
  }
}

type CountedRow = Pick<
  Rows<'COUNTS'>,
  'of' | 'conditions' | 'grouping' | 'counts' | 'total' | 'unknown' | 'query' | 'clocks'
>;

/** A count, or the number of a list of firms. */
function countedRow(view: Page['view'], query: string): CountedRow | null {
  const listed = rowsAsked(view, query, 'COMPANIES');
  return listed === null
    ? rowsAsked(view, query, 'COUNTS')
    : { of: 'COMPANIES', ...listed, grouping: null, counts: [] };
}

/** What holds, at the clocks; what happened, or was published, in its time. */
function countedAsLoaded(number: string, { of, conditions, clocks, query }: CountedRow, page: Page): string {
  const { topic, canton, status } = conditions;
  const during = of === 'NOTICES' || (topic !== null && status === null) ? daysOf(conditions) : undefined;
  const coverage = page.view.asked(query)?.coverage ?? '';
  return asLoaded(number, coverage, { canton: canton ?? null, during }, { ...page, clocks });
}

const daysOf = ({ during }: Pick<CountConditions, 'during'>) => ({ first: during?.from ?? null, last: during?.to ? addDays(during.to, -1) : null }); // prettier-ignore

/** What was counted, with every condition that the tool applied. */
function countedText({ of, conditions, grouping, clocks }: CountedRow, page: Page): string {
  const { phrases, register } = page;
  const { topic, status, by } = conditions;
  const when = phrases.when(daysOf(conditions));
  const day = timeText({ ...page, clocks }, { day: clocks.asOf });
  const subject = topic === null ? (of === 'COMPANIES' ? register.companies : register.notices) : of === 'COMPANIES' ? register.happened(register.topic[topic]) : register.noticesOn(register.topic[topic]); // prettier-ignore
  const time =
    of === 'COMPANIES' && topic === null
      ? ''
      : by === 'PUBLICATION_DATE'
        ? register.byPublication(when)
        : register.byLegalDate(when);
  const held = of === 'NOTICES' ? '' : topic === null ? `${status === null ? register.entered : phrases.labelled(phrases.field.status, phrases.status[status])} ${day}` : status === null ? '' : `${phrases.labelled(phrases.field.status, phrases.status[status])} ${day}`; // prettier-ignore
  const parts = [...conditionsText(conditions, page), time, ...alsoTexts(conditions, page), held, of === 'COMPANIES' ? register.withBranches : '', grouping === null ? '' : register.grouping[grouping]]; // prettier-ignore
  const said = parts.filter((part) => part !== '');
  return capital(said.length === 0 ? subject : `${subject} (${said.join('; ')})`);
}

function alsoTexts({ also }: Pick<CountConditions, 'also'>, { phrases, register }: Page): string[] {
  return also.map(({ topic, during, order, negated }) => {
    const ever = during.from === null && during.to === null;
    return register.also(register.topic[topic], order, negated, ever ? '' : phrases.when(daysOf({ during })));
  });
}

function groupText(key: string, grouping: CountGrouping | null, { phrases, register }: Page): string {
  if (key === '') return register.unnamed;
  switch (grouping) {
    case 'LEGAL_FORM':
      return phrases.legalForms[key] ?? key;
    case 'STATUS': {
      const status = FIRM_STATUSES.find((known) => known === key);
      return status === undefined ? key : phrases.status[status];
    }
    case 'TOPIC': {
      const topic = EVENT_TOPICS.find((known) => known === key);
      return topic === undefined ? key : register.topic[topic];
    }
    default:
      return printed(key);
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export type RankForm = 'RANK' | 'RANKS' | 'RANKS_NONE' | 'TIED';

export function rankText(form: RankForm, claims: readonly Said[], page: Page): string[] {
  const { view, register } = page;
  const rankings = rowsOf(view, 'RANKING');
  const [claim] = claims;
  switch (form) {
    case 'RANKS':
      return claims.length > 0 ? [] : rankings.map((row) => register.ranking(rankedText(row, page, (ranked) => rankedAsLoaded(ranked, row, page)))); // prettier-ignore
    case 'TIED':
      return claims.length > 0 || !rankings.some(({ tiedBeyond }) => tiedBeyond) ? [] : [register.tiedBeyond];
    case 'RANKS_NONE':
      return rankings
        .filter(({ query }) => claim?.relation === 'NONE' && claim.subjectUid === query && claims.length === 1)
        .map((row) => register.rankingNone(rankedText(row, page), claim === undefined ? '' : searched(page, claim)));
    case 'RANK':
      if (!claim || claims.length > 1 || claim.relation !== 'RANKED') return [];
      return rankings.flatMap(({ metric, ranked }) =>
        ranked
          .filter(({ uid, value }) => uid === claim.subjectUid && value === claim.object && metric === claim.attribute)
          .map((entity) => {
            const shared = ranked.some((other) => other.rank === entity.rank && other.uid !== entity.uid);
            const place = [entity.seat, entity.canton].filter((part) => part !== null && part !== '').join(' ');
            const name = place === '' ? view.name(entity.uid) : `${view.name(entity.uid)} (${printed(place)})`;
            return register.rank(entity.rank, shared, name, valueText(entity, metric, page));
          }),
      );
  }
}

function valueText({ value, currency, unknown }: RankedEntity, metric: string, { register }: Page): string {
  const shown = metric === 'CAPITAL' ? moneyText(value, currency) : register.number(Number(value));
  return unknown === 0 ? shown : `${shown} (${register.rankUnknown(unknown)})`;
}

function rankedAsLoaded(text: string, { query, conditions, clocks }: Rows<'RANKING'>, page: Page): string {
  const coverage = page.view.asked(query)?.coverage ?? '';
  return asLoaded(text, coverage, { canton: conditions.canton ?? null }, { ...page, clocks });
}

// prettier-ignore
function rankedText({ kind, metric, roles, conditions, clocks }: Rows<'RANKING'>, page: Page, said = (ranked: string) => ranked): string {
  const { phrases, register } = page;
  const { status } = conditions;
  const parts = [
    kind === 'COMPANY' ? register.companies : register.people,
    register.metric[metric],
    ...(roles.length === 0 ? [] : [rolesText(roles, phrases, phrases.board.COMPANY)]),
    // Of whoever holds mandates, conditions are on the firms in which they are held.
    ...(metric === 'MANDATES_HELD' || kind === 'PERSON' ? conditionsText(conditions, page).map(register.ofThose) : conditionsText(conditions, page)),
    ...(status === null ? [] : [phrases.labelled(phrases.field.status, phrases.status[status])]),
    timeText({ ...page, clocks }, { day: clocks.asOf }),
  ];
  return `${said(parts.join(', '))}. ${register.heldOnly}`.replace(/\.$/, '');
}

/** That a notice holds the words, and when it was published. */
export function textClaims(query: string, event: string, publicationDate: string): Said[] {
  const mentions = { attribute: null, from: null, to: null, action: null, negated: false } as const;
  return [
    { subjectUid: event, ...mentions, relation: 'MENTIONS', object: foldName(query) },
    dated(event, 'PUBLICATION', publicationDate),
  ];
}

export type TextForm = 'TEXTS' | 'TEXTS_NONE' | 'TEXTS_SHOWN' | 'TEXT';

export function passageText(form: TextForm, claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register } = page;
  const [claim] = claims;
  if (!claim) return [];
  if (form === 'TEXT') {
    return rowsOf(view, 'TEXT_HITS').flatMap(
      ({ query, passages }) =>
      passages
        .filter(({ eventUid, publicationDate }) => sameClaims(textClaims(query, eventUid, publicationDate), claims))
        .map(({ title, publicationDate, quote }) => `- ${phrases.labelled(`${printed(title)}, ${register.published(phrases.date(publicationDate))}`, phrases.quote(`… ${printed(quote)} …`))}`), // prettier-ignore
    );
  }
  const row = claims.length > 1 ? null : rowsAsked(view, claim.subjectUid, 'TEXT_HITS');
  if (row === null) return [];
  const words = phrases.quote(printed(row.query));
  const of = row.ownerUid === null ? null : view.name(row.ownerUid);
  if (form === 'TEXTS_NONE') return claim.relation === 'NONE' ? [register.textsNone(words, of, searched(page, claim))] : []; // prettier-ignore
  if (claim.relation !== 'COUNT' || claim.attribute !== null || claim.object === null) return [];
  if (form === 'TEXTS') return [register.texts(words, register.number(Number(claim.object)), of)];
  return row.passages.length < Number(claim.object) ? [register.textsShown(row.passages.length)] : [];
}
