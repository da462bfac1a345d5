import { detailAt, foldName, LANGUAGES, PARTNER_ROLES, roleTextAt } from '../../../../core/index.js';
import type { NamedMandate } from '../../../../tools/index.js';
import { PHRASES, type Phrases } from '../phrases/index.js';
import { boundsText, timeText, whenOf } from './bounds.js';
import type { Page, Said } from './page.js';
import { claimsOf, printed, sameClaims } from './view.js';

export function matching(claims: readonly Said[], { view, clocks }: Page): NamedMandate[] {
  return view.mandates.filter((mandate) => {
    const own = claimsOf(mandate, clocks);
    return sameClaims(own, claims);
  });
}

export function mandateText(
  form: 'MANDATE' | 'MANDATE_OF' | 'UNSURE' | 'UNSURE_OF',
  mandate: NamedMandate,
  page: Page,
): string {
  const { view, phrases, clocks, frame } = page;
  const { fact } = mandate;
  const role = roleText(mandate, page);
  const bounds = boundsText(fact, clocks, phrases);
  const name = view.name(form === 'MANDATE' || form === 'UNSURE' ? fact.holderUid : fact.companyUid);
  const unsure = form === 'UNSURE' || form === 'UNSURE_OF';
  if (
    unsure !==
    (fact.holds === 'UNKNOWN' && frame.range === null && frame.measure !== 'DEPARTED' && frame.measure !== 'JOINED')
  )
    return '';
  if (unsure) return `- ${phrases.unsure(name, role, timeText(page, whenOf(frame, clocks)), bounds)}`;
  return `- ${phrases.labelled(name, [role, sharesText(mandate, page), signatureText(mandate, phrases), bounds].filter((text) => text !== '').join(', '))}`;
}

/** The role in the vocabulary's words, then as printed. */
export function roleText({ fact }: NamedMandate, { view, phrases, clocks }: Page): string {
  const role = phrases.role(fact.role, phrases.board[view.body(fact.companyUid)]);
  const inForce = roleTextAt(fact, clocks);
  const text = inForce === null ? '' : printed(inForce);
  return text === '' || foldName(text) === foldName(role) ? role : `${role} ${phrases.quote(text)}`;
}

/** What a partner holds of the firm, as printed. */
function sharesText({ fact }: NamedMandate, { phrases, clocks }: Page): string {
  const text = PARTNER_ROLES.includes(fact.role) ? (detailAt(fact, clocks)?.sharesText ?? '') : '';
  return text === '' ? '' : phrases.quote(printed(text));
}

const PLAIN_SIGNATURES = new Set(
  LANGUAGES.flatMap((language) => Object.values(PHRASES[language].signature).map(foldName)),
);

/** What the signature is, and as printed where the vocabulary says less than the text. */
function signatureText({ fact }: NamedMandate, phrases: Phrases): string {
  if (fact.signature === null) return '';
  const text = fact.signatureText === null ? '' : printed(fact.signatureText);
  const folded = foldName(text).replace(/^(mit|avec|con|with|ha|a) /, '');
  return text === '' || PLAIN_SIGNATURES.has(folded)
    ? phrases.signature[fact.signature]
    : `${phrases.signature[fact.signature]} ${phrases.quote(text)}`;
}
