import { notApplied, refusedOf } from '../../overall.js';
import type { Page, Said } from '../page.js';
import { listedText, shownText } from './companies.js';
import { eventText, pickedText, sinceText } from './events.js';
import { noticeText } from './notice.js';
import { countText, passageText, rankText } from './overall.js';
import { quotedText } from './passages.js';
import { linkText, pathText, relationText } from './relations.js';
import { holderText, sharedText } from './shared.js';
import { statementText } from './statements.js';
import { rowsOf } from '../view.js';

/** Templates for what is read of the register beyond one entity's own rows. */
export const REGISTER_FORMS = [
  'RELATION', 'LINK', 'PATH', 'PATH_NONE', 'PATH_UNKNOWN', 'SHARED', 'SHARED_NONE', 'HOLDER', 'EVENT', 'SINCE', 'BANKRUPT', 'COUNT', 'COUNT_NONE',
  'COUNT_UNKNOWN', 'COUNT_GROUP', 'RANK', 'RANKS', 'RANKS_NONE', 'TIED', 'TEXT', 'TEXTS', 'TEXTS_NONE', 'TEXTS_SHOWN', 'PASSAGE', 'PASSAGES', 'PASSAGES_NONE', 'DISTINCT', 'INEXACT', 'NOT_APPLIED', 'LISTED', 'SHOWN', 'STATEMENT', 'STATEMENT_CUT', 'STATEMENT_NONE', 'STATEMENT_ROW', 'PICKED',
  'NOTICE', 'NOTICE_LINE', 'NOTICE_NONE',
] as const; // prettier-ignore
export type RegisterForm = (typeof REGISTER_FORMS)[number];

const KNOWN: ReadonlySet<string> = new Set(REGISTER_FORMS);

export function isRegisterForm(form: string): form is RegisterForm {
  return KNOWN.has(form);
}

export function registerText(form: RegisterForm, claims: readonly Said[], page: Page): string[] {
  switch (form) {
    case 'RELATION':
      return relationText(claims, page);
    case 'LINK':
      return linkText(claims, page);
    case 'PATH':
    case 'PATH_NONE':
    case 'PATH_UNKNOWN':
      return pathText(form, claims, page);
    case 'SHARED':
    case 'SHARED_NONE':
      return sharedText(form, claims, page);
    case 'HOLDER':
      return holderText(claims, page);
    case 'EVENT':
      return eventText(claims, page);
    case 'SINCE':
    case 'BANKRUPT':
      return sinceText(form, claims, page);
    case 'COUNT':
    case 'COUNT_NONE':
    case 'COUNT_UNKNOWN':
    case 'COUNT_GROUP':
      return countText(form, claims, page);
    case 'RANK':
    case 'RANKS':
    case 'RANKS_NONE':
    case 'TIED':
      return rankText(form, claims, page);
    case 'TEXT':
    case 'TEXTS':
    case 'TEXTS_NONE':
    case 'TEXTS_SHOWN':
      return passageText(form, claims, page);
    case 'PASSAGE':
    case 'PASSAGES':
    case 'PASSAGES_NONE':
      return quotedText(form, claims, page);
    case 'NOTICE':
    case 'NOTICE_LINE':
    case 'NOTICE_NONE':
      return noticeText(form, claims, page);
    case 'DISTINCT':
      return distinctText(claims, page);
    case 'LISTED':
      return listedText(claims, page);
    case 'SHOWN':
      return shownText(claims, page);
    case 'STATEMENT':
    case 'STATEMENT_CUT':
    case 'STATEMENT_NONE':
    case 'STATEMENT_ROW':
      return statementText(form, claims, page);
    case 'PICKED':
      return claims.length > 0 ? [] : pickedText(page);
    case 'INEXACT': {
      const refused = claims.length > 0 ? null : refusedOf(page.frame);
      return refused === null ? [] : [page.register.refused[refused]];
    }
    case 'NOT_APPLIED': {
      const left = claims.length > 0 ? [] : notApplied(page.frame, page.phrases, page.register);
      return left.length === 0 ? [] : [page.register.notApplied(left.join(', '))];
    }
  }
}

/** How many different people or firms a list of mandates comes to. */
function distinctText(claims: readonly Said[], { view, register }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'COUNT' || claim.attribute !== 'DISTINCT') return [];
  const asked = view.asked(claim.subjectUid)?.observation.result?.rows;
  const side = rowsOf(view, 'MANDATES').find((row) => row === asked)?.side;
  if (side === undefined) return [];
  return [(side === 'COMPANY' ? register.distinctHolders : register.distinctCompanies)(Number(claim.object))];
}
