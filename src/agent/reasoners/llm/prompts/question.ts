import type { Asked } from '../../../slots.js';
import { marked } from '../shown.js';

const LANGUAGE = { de: 'German', fr: 'French', it: 'Italian', en: 'English' } as const;
const MOST_SUBJECTS = 10;

/** What every prompt says of the question: after what stays the same, so that caches hold that. */
export function aboutQuestion({ question, language, clocks, focusUid, chosenUids, recalled }: Asked): string {
  const subjects = recalled.subjects.slice(0, MOST_SUBJECTS).map(({ uid, kind, name }) => ({ uid, kind, name }));
  const listed = recalled.candidates.slice(0, MOST_SUBJECTS).map(({ uid, name, detail }) => ({ uid, name, detail }));
  return [
    `Answer in ${LANGUAGE[language]}. Facts are asked for as of ${clocks.asOf}, as known on ${clocks.knownOn}.`,
    ...(focusUid === null ? [] : [`The user looks at the entity ${focusUid}: that is whom the question is about.`]),
    ...(chosenUids.length === 0 ? [] : [`Of several of that name the user chose ${chosenUids.join(', ')}.`]),
    ...(subjects.length === 0 ? [] : [`The conversation was about, latest first: ${marked(subjects)}`]),
    ...(listed.length === 0 ? [] : [`The list shown last, in its order: ${marked(listed)}`]),
    `Question: ${question}`,
  ].join('\n');
}
