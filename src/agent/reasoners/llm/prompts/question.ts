import type { Asked, Assessment, Situation } from '../../../slots.js';
import type { RecalledItem } from '../../../../trace/index.js';
import { marked } from '../shown.js';

const LANGUAGE = { de: 'German', fr: 'French', it: 'Italian', en: 'English' } as const;
const MOST_SUBJECTS = 10;
const MOST_FIRST = 3;

/** What every prompt says of the question: after what stays the same, so that caches hold that. */
export function aboutQuestion({ question, language, clocks, focusUid, chosenUids, recalled }: Asked): string {
  const subjects = recalled.subjects.slice(0, MOST_SUBJECTS).map(({ uid, kind, name }) => ({ uid, kind, name }));
  // Of a long conversation its end and its beginning ("the first firm").
  const first = recalled.subjects.length <= MOST_SUBJECTS ? [] : recalled.inOrder.slice(0, MOST_FIRST).map(({ uid, kind, name }) => ({ uid, kind, name })); // prettier-ignore
  const told = recalled.justListed ? recalled.listed.slice(0, MOST_SUBJECTS).map(({ uid, kind, name }) => ({ uid, kind, name })) : [];
  const listed = recalled.candidates.slice(0, MOST_SUBJECTS).map(({ uid, name, detail }) => ({ uid, name, detail }));
  return [
    `Language of the answer: ${LANGUAGE[language]}. Where the question names no day, it asks for what holds on ${clocks.asOf}; known is what was published by ${clocks.knownOn}.`,
    ...(recalled.questions.length === 0 ? [] : [`Asked before in this conversation, latest first: ${marked(recalled.questions)} The question may go on from there and leave out what it asks for again.`]),
    ...(focusUid === null ? [] : [`The user looks at the entity ${focusUid}: that is whom the question is about.`]),
    ...(chosenUids.length === 0 ? [] : [`Of several of that name the user chose ${chosenUids.join(', ')}.`]),
    ...(subjects.length === 0 ? [] : [`The conversation was about, latest first: ${marked(subjects)}`]),
    ...(first.length === 0 ? [] : [`It began with, in this order: ${marked(first)}`]),
    ...(told.length === 0 ? [] : [`The last answer listed, in its order: ${marked(told)}`]),
    ...(listed.length === 0 ? [] : [`The list shown last, in its order: ${marked(listed)}`]),
    `Question: ${question}`,
  ].join('\n');
} // prettier-ignore

/**
 * What the same user asked before and was answered (P3), and how the nearest question was gone about (P4 3.4.2), for those who plan: an answer of then is no evidence now, and none of its
 * sentences can be said again unproven.
 */
export function askedBefore({ recalled: { offers } }: Asked): string[] {
  const isLatest = ({ type, text, clocks }: RecalledItem, at: number) => offers.findIndex((other) => other.type === type && other.text === text && other.clocks?.asOf === clocks?.asOf) === at;
  const answers = offers.filter((offer, at) => offer.type === 'ANSWER' && isLatest(offer, at)).map(({ text, askedAt, clocks, said, uids }) => ({ question: text, askedAt, ...clocks, said, uids: uids.slice(0, MOST_SUBJECTS) }));
  const cases = offers.filter(({ type }) => type === 'CASE').map(({ text, said }) => ({ question: text, went: said }));
  return [
    ...(answers.length === 0 ? [] : [`The same user asked before: ${marked(answers)} Facts may have changed: look them up again; the uids may be used.`]),
    ...(cases.length === 0 ? [] : [`A like question was gone about so: ${marked(cases)} Follow what worked, avoid what failed; its arguments belong to that question.`]),
  ];
} // prettier-ignore

/** The parts of the question as they are tracked; nothing where nobody does. */
export function partsSoFar({ parts = [] }: Pick<Situation, 'parts'>): string[] {
  return parts.length === 0 ? [] : [`Its parts so far: ${marked(parts)}`];
}

/** What a critic left open, part by part, for those who plan. */
export function openParts({ parts = [] }: Pick<Assessment, 'parts'>): { open?: object[] } {
  const open = parts.filter(({ status }) => status === 'OPEN').map(({ text, refinedQuery }) => ({ part: text, next: refinedQuery }));
  return open.length === 0 ? {} : { open };
} // prettier-ignore
