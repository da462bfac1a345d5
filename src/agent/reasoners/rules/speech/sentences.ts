import type { CompanyStateFact } from '../../../../../engines/graph/contract.js';
import { foldName, LANGUAGES, type Bound, type Clocks, type Role } from '../../../../core/index.js';
import { BOARD_ROLES } from '../../../../core/index.js';
import type { FoundEntity, NamedMandate } from '../../../../tools/index.js';
import type { Claim, QuestionFrame } from '../../../../trace/index.js';
import type { Situation } from '../../../slots.js';
import { PHRASES, type FieldName, type Phrases } from '../phrases/index.js';
import { MOST_CHARACTERS } from '../read/tokens.js';
import { boundsText, whenOf } from './bounds.js';
import { claimsOf, printed, viewOf, type MandateClaim, type View } from './view.js';

/** Templates: what kind of sentence, from which claims. */
export const FORMS = [
  'HEADER', 'NONE', 'PARTIAL', 'MANDATE', 'MANDATE_OF', 'UNSURE', 'UNSURE_OF', 'FIELD', 'FIELD_ITEM', 'PERIOD', 'NO_FIELD', 'MEANT', 'NOT_FOUND', 'NOTHING_KNOWN', 'SIMILAR', 'SEVERAL',
  'CANDIDATE', 'NOT_UNDERSTOOD', 'TOO_LONG', 'ASK_WHO', 'ASK_WHAT', 'FAILED',
] as const; // prettier-ignore
export type Form = (typeof FORMS)[number];

export function isForm(form: string | null): form is Form {
  return FORMS.some((known) => known === form);
}

type Said = Omit<Claim, 'evidenceIds'>;

interface Page {
  view: View;
  phrases: Phrases;
  frame: QuestionFrame;
  clocks: Clocks;
  cut: boolean;
}

/**
 * All the texts that a form may give for its claims, from what the run saw and nothing else: one, or several where rows differ in what
 * claims leave out (a bound's kind). Empty where the claims fit nothing seen.
 */
export function textsOf(form: Form, claims: readonly Said[], situation: Situation): string[] {
  const { frame, clocks } = situation.route;
  if (frame === null) return [];
  const cut = situation.question.length > MOST_CHARACTERS;
  const page: Page = { view: viewOf(situation), phrases: PHRASES[situation.language], frame, clocks, cut };
  return form === 'HEADER' || form === 'NONE' || form === 'PARTIAL'
    ? listText(form, claims, page)
    : sentence(form, claims, page);
}

function sentence(form: Exclude<Form, 'HEADER' | 'NONE' | 'PARTIAL'>, claims: readonly Said[], page: Page): string[] {
  switch (form) {
    case 'MANDATE':
    case 'MANDATE_OF':
    case 'UNSURE':
    case 'UNSURE_OF':
      return matching(claims, page).map((mandate) => mandateText(form, mandate, page));
    case 'FIELD':
    case 'FIELD_ITEM':
      return fieldText(form, claims, page);
    case 'PERIOD':
      return periodText(claims, page);
    case 'CANDIDATE':
      return candidateText(claims, page);
    case 'NO_FIELD':
    case 'NOT_FOUND':
    case 'NOTHING_KNOWN':
    case 'SIMILAR':
    case 'SEVERAL':
      return searchedText(form, claims, page);
    default:
      return claims.length > 0 ? [] : noteText(form, page);
  }
}

// ---- lists -----------------------------------------------------------------------------------------------------------

function listText(
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

// ---- mandates --------------------------------------------------------------------------------------------------------

function matching(claims: readonly Said[], { view, clocks }: Page): NamedMandate[] {
  return view.mandates.filter((mandate) => {
    const own = claimsOf(mandate, clocks);
    return own.length === claims.length && own.every((claim, index) => sameClaim(claim, claims[index]!));
  });
}

function sameClaim(a: MandateClaim, b: Said): boolean {
  return (
    a.subjectUid === b.subjectUid && a.relation === b.relation && a.attribute === b.attribute && a.object === b.object &&
    a.from === b.from && a.to === b.to && a.action === b.action && a.negated === b.negated
  ); // prettier-ignore
}

function mandateText(
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
  if (unsure !== (fact.holds === 'UNKNOWN' && frame.range === null && frame.measure !== 'DEPARTED')) return '';
  if (unsure) return `- ${phrases.unsure(name, role, phrases.when(whenOf(frame, clocks)), bounds)}`;
  return `- ${phrases.labelled(name, [role, signatureText(mandate, phrases), bounds].filter((text) => text !== '').join(', '))}`;
}

/** The role in the vocabulary's words, then as printed. */
function roleText({ fact }: NamedMandate, { view, phrases }: Page): string {
  const role = phrases.role(fact.role, phrases.board[view.body(fact.companyUid)]);
  const text = fact.roleText === null ? '' : printed(fact.roleText);
  return text === '' || foldName(text) === foldName(role) ? role : `${role} ${phrases.quote(text)}`;
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

// ---- fields ----------------------------------------------------------------------------------------------------------

function fieldText(
  form: 'FIELD' | 'FIELD_ITEM',
  claims: readonly Said[],
  { view, phrases, frame, clocks }: Page,
): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.attribute === null || claim.object === null) return [];
  const value = valueText(claim, view, phrases);
  const label = phrases.field[claim.attribute as FieldName] as string | undefined;
  if (value === null || label === undefined) return [];
  if (form === 'FIELD_ITEM') return [`- ${phrases.labelled(label, value)}`];
  return [phrases.value(view.name(claim.subjectUid), label, phrases.when(whenOf(frame, clocks)), value)];
}

/** What a firm was called, from when to when: neighbouring states of one name are one period. */
function periodText(claims: readonly Said[], { view, phrases, clocks }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'HAS_STATE' || claim.attribute !== 'name') return [];
  const history = view.histories.find(({ node }) => node.uid === claim.subjectUid);
  return periodsOf(history?.states ?? [])
    .filter(({ state }) => state.name === claim.object && state.from.date === claim.from)
    .map(
      ({ state, to }) =>
        `- ${phrases.labelled(printed(state.name ?? ''), boundsText({ ...state, to }, clocks, phrases))}`,
    );
}

/** The first state of each stretch with one name, and where the stretch ends. */
export function periodsOf(states: readonly CompanyStateFact[]): { state: CompanyStateFact; to: Bound }[] {
  const found: { state: CompanyStateFact; to: Bound }[] = [];
  for (const state of states) {
    const last = found.at(-1);
    if (last?.state.name === state.name) last.to = state.to;
    else if (state.name !== null) found.push({ state, to: state.to });
  }
  return found;
}

/** The value as it is shown; null where the run saw another one. */
function valueText(claim: Said, view: View, phrases: Phrases): string | null {
  const { attribute, object, subjectUid } = claim;
  const state = view.companies.find(({ node }) => node.uid === subjectUid)?.state ?? null;
  if (claim.relation === 'HAS_STATUS')
    return state !== null && state.status === object ? phrases.status[state.status] : null;
  if (claim.relation === 'IS_REGISTERED_AS') return object === null ? null : printed(object);
  if (state === null || object === null) return null;
  switch (attribute) {
    case 'legalForm':
      return phrases.legalForms[object] ?? object;
    case 'capitalNominal':
    case 'capitalPaid':
      return moneyText(object, state[attribute]?.currency ?? null);
    default:
      return printed(object);
  }
}

/** `CHF 100'000`, as the gazette groups figures; the currency only where the text prints it. */
function moneyText(amount: string, currency: string | null): string {
  const [whole = '', cents] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${currency === null ? '' : `${currency} `}${grouped}${cents === undefined || /^0+$/.test(cents) ? '' : `.${cents}`}`;
}

// ---- searches --------------------------------------------------------------------------------------------------------

function searchedText(
  form: 'NO_FIELD' | 'NOT_FOUND' | 'NOTHING_KNOWN' | 'SIMILAR' | 'SEVERAL',
  claims: readonly Said[],
  page: Page,
): string[] {
  const { view, phrases, frame, clocks } = page;
  const [claim] = claims;
  const asked = claim === undefined || claims.length > 1 ? null : view.asked(claim.subjectUid);
  if (!claim || asked === null) return [];
  const when = phrases.when(whenOf(frame, clocks));
  const owner = asked.ownerUid === null ? '' : view.name(asked.ownerUid);
  const searched = printed(asked.coverage);
  switch (form) {
    case 'NO_FIELD': {
      const label = phrases.field[claim.attribute as FieldName] as string | undefined;
      return claim.relation === 'NONE' && label !== undefined ? [phrases.noValue(owner, label, when, searched)] : [];
    }
    case 'NOTHING_KNOWN':
      return claim.relation === 'NONE' && claim.attribute === null ? [phrases.nothingKnown(owner, when, searched)] : [];
    case 'NOT_FOUND':
      return claim.relation === 'NONE' ? [phrases.notFound(printed(asked.text), searched)] : [];
    case 'SIMILAR':
      return claim.relation === 'COUNT' ? [phrases.similar] : [];
    case 'SEVERAL':
      return claim.relation === 'COUNT' ? [phrases.several(printed(asked.text))] : [];
  }
}

function candidateText(claims: readonly Said[], { view, phrases }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'IS_NAMED') return [];
  return view.hits
    .filter((hit) => hit.uid === claim.subjectUid && hit.name === claim.object)
    .map((hit) => `- ${phrases.labelled(printed(hit.name), candidateDetail(hit, phrases) || '–')}`);
}

/** What tells a candidate from its namesakes, in the language of the question. */
export function candidateDetail(hit: FoundEntity, phrases: Phrases): string {
  const { seat, canton, legalForm, status, registerNumber, origins, residence, firms } = hit;
  const place =
    seat !== null && canton !== null && !seat.endsWith(`(${canton})`) ? `${seat} (${canton})` : (seat ?? canton);
  const former = hit.matchedName !== hit.name ? phrases.quote(hit.matchedName) : null;
  const form = legalForm === null ? null : (phrases.legalForms[legalForm] ?? legalForm);
  const parts = [
    former,
    place,
    form,
    status === null ? null : phrases.status[status],
    registerNumber,
    origins.join(', '),
    residence,
    ...firms,
  ];
  return parts.filter((part) => part !== null && part !== '').map((part) => printed(part ?? '')).join(' · '); // prettier-ignore
}

// ---- notes -----------------------------------------------------------------------------------------------------------

function noteText(
  form: 'MEANT' | 'NOT_UNDERSTOOD' | 'TOO_LONG' | 'ASK_WHO' | 'ASK_WHAT' | 'FAILED',
  { view, phrases, frame, cut }: Page,
): string[] {
  switch (form) {
    case 'MEANT':
      return frame.subjects.flatMap(({ text, uid }) =>
        text === '' || uid === null ? [] : [phrases.meant(printed(text), view.name(uid))],
      );
    case 'NOT_UNDERSTOOD':
      return frame.notUnderstood.length === 0
        ? []
        : [phrases.notUnderstood(frame.notUnderstood.map((word) => phrases.quote(printed(word))).join(', '))];
    case 'TOO_LONG':
      return cut ? [phrases.tooLong(MOST_CHARACTERS)] : [];
    case 'ASK_WHO':
      return [phrases.askWho];
    case 'ASK_WHAT':
      return frame.subjects.flatMap(({ uid }) => (uid === null ? [] : [phrases.askWhat(view.name(uid))]));
    case 'FAILED':
      return [phrases.failed];
  }
}
