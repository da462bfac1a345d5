import { parseIsoDate, type EventRow } from '../../../../../core/index.js';
import { passageClaim, titleOf, type NoticeLine } from '../../../../../tools/index.js';
import { NOTICES } from '../../phrases/register/notices.js';
import type { Page, Said } from '../page.js';
import { printed, rowsAsked, rowsOf, sameClaims } from '../view.js';
import { dated } from './events.js';
import { searched } from './relations.js';

export type NoticeForm = 'NOTICE' | 'NOTICE_LINE' | 'NOTICE_NONE';

/** The two days of a notice, each claimed as what it is. */
export function noticeClaims({ uid, legalDate, publicationDate }: EventRow): Said[] {
  const legal = legalDate.kind === 'EXACT' && legalDate.date !== null ? [dated(uid, 'LEGAL', legalDate.date)] : [];
  return [...legal, dated(uid, 'PUBLICATION', publicationDate)];
}

export function lineClaim({ uid }: EventRow, { span }: NoticeLine): Said {
  return passageClaim(uid, span);
}

export function noticeText(form: NoticeForm, claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register, frame } = page;
  const wording = NOTICES[frame.language];
  if (form === 'NOTICE_NONE') {
    const [claim] = claims;
    const row = claim === undefined || claims.length > 1 ? null : rowsAsked(view, claim.subjectUid, 'NOTICE');
    if (claim?.relation !== 'NONE' || row === null || row.notice !== null) return [];
    const asked = row.number === null ? null : printed(row.number);
    const of = row.ownerUid === null ? null : view.name(row.ownerUid);
    return [wording.none(asked, of, row.details.map((detail) => wording.details[detail]), searched(page, claim))];
  }
  return rowsOf(view, 'NOTICE').flatMap(({ notice, lines }) => {
    if (notice === null) return [];
    if (form === 'NOTICE') {
      if (!sameClaims(noticeClaims(notice), claims)) return [];
      const { legalDate, publicationDate } = notice;
      const legal = legalDate.kind === 'EXACT' && legalDate.date !== null ? register.legalDate(phrases.date(legalDate.date)) : register.noLegalDate;
      const days = [legal, register.published(phrases.date(publicationDate))].join(', ');
      return [`${phrases.labelled(wording.notice(printed(notice.number), days, notice.state === 'CANCELLED'), printed(titleOf(notice, frame.language)))}.`];
    }
    return lines
      .filter((line) => sameClaims([lineClaim(notice, line)], claims))
      .map(({ field, value }) => `- ${field === null ? phrases.quote(printed(value)) : phrases.labelled(wording.fields[field] ?? printed(field), valueText(value, page))}`);
  });
} // prettier-ignore

/** A day as days are written; lines of an address side by side. */
function valueText(value: string, { phrases }: Page): string {
  if (parseIsoDate(value) !== null) return phrases.date(value);
  return printed(value.split('\n').flatMap((line) => line.trim() || []).join(', ')); // prettier-ignore
}
