/** `Où habite-t-il ?`, `dove abita?`: nobody asks so of a firm. Of the only person told of, or named in the turn before and not looked for; else it is open who is meant, and no firm's address is told. */
import { foldName, type Language } from '../../../../core/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Recalled, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

const DWELLS: Record<Language, RegExp> = {
  de: /(?:^| )wo (?:genau )?(?:wohnt|lebt|wohnte|lebte)(?= |$)|(?:^| )wohnt (?:er|sie)(?= |$)/,
  fr: /(?:^| )ou (?:est ce qu (?:il|elle) )?(?:il |elle )?(?:habite|vit|reside|habitait|vivait)(?= |$)|(?:^| )(?:habite|vit|reside) t (?:il|elle) ou(?= |$)/,
  it: /(?:^| )dove (?:abita|vive|risiede|abitava|viveva)(?= |$)/,
  en: /(?:^| )where (?:does|did|do) (?:he|she|they|that person) (?:live|reside)(?= |$)|(?:^| )where (?:is he|is she) living(?= |$)/,
};
/** Of a firm that is spoken of by a noun. */
const OF_FIRM =
  /(?:^| )(?:firma|gesellschaft|unternehmen|societe|entreprise|societa|ditta|impresa|azienda|company|firm|business)(?= |$)/;
const PLACES: readonly Measure[] = ['ADDRESS', 'SEAT', 'DOSSIER'];

export function whereOneLives(route: Route, { question, language, recalled, focusUid }: Asked): Route {
  const text = foldName(question);
  if (focusUid !== null || !DWELLS[language].test(text) || OF_FIRM.test(text)) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const firms = frame.subjects.length > 0 && frame.subjects.every(({ kind, text }) => kind === 'COMPANY' && text === '');
    const open = frame.measure === 'RESIDENCE' && frame.subjects.length === 0 && frame.refusal === null;
    if (!open && !(firms && PLACES.includes(frame.measure))) return frame;
    const her = whoeverWasTold(recalled);
    return { ...frame, measure: 'RESIDENCE', subjects: her === null ? [] : [her] };
  });
  return { ...route, frames };
} // prettier-ignore

/** Null: nobody, or one of several. */
export function whoeverWasTold({ frames: [last], listed, subjects }: Recalled): FrameSubject | null {
  const named = last?.subjects.filter(({ uid, kind, text }) => uid === null && kind !== 'COMPANY' && text !== '') ?? [];
  if (last?.refusal && named.length === 1) return { ...named[0]!, kind: 'PERSON', span: { start: 0, end: 0 } };
  const people = listed.filter(({ kind }) => kind === 'PERSON');
  if (people.length > 0) return people.length === 1 ? unwritten(people[0]!) : null;
  const [one, another] = subjects.filter(({ kind }) => kind === 'PERSON');
  return one === undefined || another !== undefined ? null : unwritten(one);
}
