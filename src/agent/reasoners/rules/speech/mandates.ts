import { detailAt, foldName, LANGUAGES, PARTNER_ROLES, roleTextAt, type Clocks } from '../../../../core/index.js';
import { meantTenures, type NamedMandate } from '../../../../tools/index.js';
import { PHRASES, type Phrases } from '../phrases/index.js';
import { boundsText, timeText, whenOf } from './bounds.js';
import type { Page, Said } from './page.js';
import { rolesText } from './lists.js';
import { claimsOf, printed, rowsOf, sameClaims, type MandateClaim } from './view.js';

export function matching(claims: readonly Said[], { view, clocks }: Page): NamedMandate[] {
  const [role] = claims;
  return view.mandates.filter(
    (mandate) => mandate.fact.holderUid === role?.subjectUid && sameClaims(claimsOf(mandate, clocks), claims),
  );
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

/** The roles that follow one another, each with its bounds as its notices say them. */
export function tenureClaims(mandates: readonly NamedMandate[], clocks: Clocks): MandateClaim[] {
  return mandates.flatMap((mandate) => claimsOf(mandate, clocks).slice(0, 1));
}

/** Who has been what in a firm, and since when without a break. */
export function tenureText(claims: readonly Said[], { view, phrases, register, clocks, frame }: Page): string[] {
  return rowsOf(view, 'MANDATES').flatMap(({ mandates }) => {
    const named = new Map(mandates.map((mandate) => [mandate.fact, mandate]));
    return meantTenures([...named.keys()], clocks.knownOn).flatMap(({ holderUid, companyUid, rows, lasting }) => {
      if (!sameClaims(tenureClaims(rows.flatMap((fact) => named.get(fact) ?? []), clocks), claims)) return [];
      const roles = rolesText([...new Set(rows.map(({ role }) => role))], phrases, phrases.board[view.body(companyUid)]);
      const unsure = rows.some(({ holds }) => holds === 'HELD') || rows.every(({ holds }) => holds === 'NOT_HELD') ? '' : register.mayHold;
      const said = [boundsText(lasting, clocks, phrases), rows.length > 1 ? phrases.unbroken : '', unsure];
      const line = phrases.labelled(`${view.name(holderUid)}, ${view.name(companyUid)} – ${roles}`, said.filter((part) => part !== '').join(', '));
      return [frame.within === null ? `- ${line}` : `${line}.`];
    });
  });
} // prettier-ignore

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
