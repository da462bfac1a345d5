import { addDays } from '../../../../core/index.js';
import type { QuestionFrame, Refusal } from '../../../../trace/index.js';
import type { Part } from '../part.js';
import { PHRASES, type Phrases } from '../phrases/index.js';
import { REGISTER_PHRASES } from '../phrases/register/index.js';
import { fieldText, noBoardText, periodText } from './fields.js';
import { sameText, takenForOneText } from './same.js';
import { listText } from './lists.js';
import { mandateText, matching, tenureText } from './mandates.js';
import type { Page, Said } from './page.js';
import { isRegisterForm, REGISTER_FORMS, registerText, type RegisterForm } from './register/forms.js';
import { candidateText, searchedText } from './searches.js';
import { repeated, viewOf } from './view.js';

/** Templates: what kind of sentence, from which claims. */
export const FORMS = [
  'HEADER', 'NONE', 'PARTIAL', 'MANDATE', 'MANDATE_OF', 'UNSURE', 'UNSURE_OF', 'TENURE', 'FIELD', 'FIELD_ITEM', 'PERIOD', 'NO_FIELD', 'MEANT', 'OTHER_NAME', 'NOT_FOUND', 'NOTHING_KNOWN', 'SIMILAR', 'SEVERAL', 'MORE',
  'CANDIDATE', 'NO_BOARD', 'SAME', 'ONE', 'NOT_UNDERSTOOD', 'READ_AS', 'REFUSED', 'ASK_WHO', 'ASK_WHAT', 'FAILED', 'AS_KNOWN', 'NAMED_ONLY', 'ONLY_THERE', 'ALSO_CALLED', 'PART_OF_NAME',
  ...REGISTER_FORMS,
] as const; // prettier-ignore
export type Form = (typeof FORMS)[number];

const KNOWN: ReadonlySet<string | null> = new Set(FORMS);

export function isForm(form: string | null): form is Form {
  return KNOWN.has(form);
}

/**
 * All the texts that a form may give for its claims, from what the run saw for that part of the question and nothing else: one, or several where rows differ in what
 * claims leave out (a bound's kind). Empty where the claims fit nothing seen.
 */
export function textsOf(form: Form, claims: readonly Said[], part: Part): string[] {
  const { frame, clocks, today } = part;
  const page: Page = { view: viewOf(part), phrases: PHRASES[part.language], register: REGISTER_PHRASES[part.language], frame, clocks, today, silent: silentIn(part) }; // prettier-ignore
  if (isRegisterForm(form)) return registerText(form, claims, page);
  return form === 'HEADER' || form === 'NONE' || form === 'PARTIAL'
    ? listText(form, claims, page)
    : sentence(form, claims, page);
}

/** Which engine did not answer when the part was looked up. */
function silentIn({ observations }: Part): string | null {
  return observations.find(({ result, silent }) => result === null && silent !== undefined)?.silent ?? null;
}

function sentence(
  form: Exclude<Form, RegisterForm | 'HEADER' | 'NONE' | 'PARTIAL'>,
  claims: readonly Said[],
  page: Page,
): string[] {
  switch (form) {
    case 'MANDATE':
    case 'MANDATE_OF':
    case 'UNSURE':
    case 'UNSURE_OF':
      return matching(claims, page).map((mandate) => mandateText(form, mandate, page));
    case 'TENURE':
      return tenureText(claims, page);
    case 'FIELD':
    case 'FIELD_ITEM':
      return fieldText(form, claims, page);
    case 'PERIOD':
      return periodText(claims, page);
    case 'NO_BOARD':
      return noBoardText(claims, page);
    case 'SAME':
      return sameText(claims, page);
    case 'ONE':
      return takenForOneText(claims, page);
    case 'CANDIDATE':
      return candidateText(claims, page);
    case 'NO_FIELD':
    case 'NOT_FOUND':
    case 'NOTHING_KNOWN':
    case 'SIMILAR':
    case 'SEVERAL':
    case 'ALSO_CALLED':
    case 'PART_OF_NAME':
      return searchedText(form, claims, page);
    default:
      return claims.length > 0 ? [] : noteText(form, page);
  }
}

function noteText(
  form:
    | 'MORE'
    | 'MEANT'
    | 'OTHER_NAME'
    | 'NOT_UNDERSTOOD'
    | 'READ_AS'
    | 'REFUSED'
    | 'ASK_WHO'
    | 'ASK_WHAT'
    | 'FAILED'
    | 'AS_KNOWN'
    | 'NAMED_ONLY'
    | 'ONLY_THERE',
  { view, phrases, frame, clocks, today, silent }: Page,
): string[] {
  switch (form) {
    case 'AS_KNOWN':
      return clocks.knownOn === today ? [] : [phrases.allAsKnown(phrases.date(clocks.knownOn))];
    case 'NAMED_ONLY':
      return namedIn(frame).flatMap(({ uid }) =>
        view.companies.some(({ node }) => node.uid === uid && node.strength === 'WEAK')
          ? [phrases.namedOnly(view.name(uid ?? ''))]
          : [],
      );
    case 'ONLY_THERE': {
      const [[person], firm] = [frame.subjects, frame.within?.uid ?? null];
      if (!frame.onlyOneThere || person === undefined || firm === null || person.text === '') return [];
      return [phrases.onlyThere(repeated(person.text), view.name(firm))];
    }
    case 'MORE':
      return view.cut ? [phrases.more] : [];
    case 'MEANT':
      return namedIn(frame).flatMap(({ text, uid }) =>
        text === '' || uid === null ? [] : [phrases.meant(repeated(text), view.name(uid))],
      );
    case 'OTHER_NAME':
      return namedIn(frame).flatMap(({ text, uid }) =>
        text === '' || uid === null ? [] : [phrases.otherName(repeated(text), view.name(uid))],
      );
    case 'NOT_UNDERSTOOD':
      return frame.notUnderstood.length === 0
        ? []
        : [phrases.notUnderstood(frame.notUnderstood.map((word) => phrases.quote(repeated(word))).join(', '))];
    case 'READ_AS':
      return readAsTold(frame, phrases);
    case 'REFUSED':
      return frame.refusal === null ? [] : [refusedText(frame.refusal, phrases)];
    case 'ASK_WHO':
      return [phrases.askWho];
    case 'ASK_WHAT':
      return frame.subjects.flatMap(({ uid }) => (uid === null ? [] : [phrases.askWhat(view.name(uid))]));
    case 'FAILED':
      return [phrases.failed(silent)];
  }
}

const namedIn = ({ subjects, within }: Page['frame']) => (within === null ? subjects : [...subjects, within]);

function refusedText(refusal: Refusal, { refused }: Phrases): string {
  switch (refusal.type) {
    case 'OUTSIDE':
      return refused.outside(refused.topics[refusal.topic]);
    case 'UNKNOWN_UID':
      return refused.unknownUid(repeated(refusal.uid.slice(0, 100)));
    case 'UNKNOWN_WORD':
    case 'NEGATION':
    case 'COMPARISON':
    case 'NOT_BUILT':
    case 'NOTHING':
      return refused[refusal.type];
  }
}

/** Words with what they were read as; of what is asked as a whole only for what it was taken, since its words are the question again. */
function readAsTold({ readAs, asOf, range }: QuestionFrame, phrases: Phrases): string[] {
  // Of words that say a time it is told which day that was.
  const stretch = range === null ? [] : [phrases.when({ first: range.from, last: range.to === null ? null : addDays(range.to, -1) })];
  const days = [...[asOf, range?.from, range?.to].flatMap((day) => (day ? [phrases.date(day)] : [])), ...stretch];
  const isWord = ({ text, as }: { text: string; as: string }) => !text.includes(' ') || days.includes(as);
  const words = readAs.filter(isWord);
  const wholes = readAs.filter((read) => !isWord(read));
  return [
    ...(words.length === 0 ? [] : [phrases.readAs(words.map(({ text, as }) => [phrases.quote(repeated(text)), days.includes(as) ? as : phrases.quote(as)]))]),
    ...wholes.map(({ as }) => phrases.takenFor(phrases.quote(as))),
  ];
} // prettier-ignore
