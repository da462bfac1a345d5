import { addDays, today, type Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { AlsoAsked, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { CHANGED } from '../read/firms/changed.js';
import { saidAlso, type SaidAlso } from '../read/firms/also-said.js';
import { slotOf, tagged, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { isOfAll } from './placed.js';

/** What is asked at most beside the first thing that happened. */
export const MOST_ALSO = 3;

/**
 * Firms to which two things happened: `how many of the companies founded in 2020 went bankrupt since?`, `which moved before going bankrupt?`, `which founded in 2019
 * still exist?`. The first is read as if it were asked alone; the others, with their times, limit it. Null: one thing is asked, or it is not asked of firms.
 */
export async function firmsAlso(given: Asked, said: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  if (!mayAskFirms(said)) return null;
  const asks = fromThose(given.question, given.language);
  const asked = asks === null ? given : { ...given, question: asks };
  const written = asks === null ? said : tagged(asks, given.language, today({ now: () => context.now() }));
  const found = saidAlso(written, false);
  if (found.length === 0 || found.length > MOST_ALSO) return null;
  const route = await read({ ...asked, question: without(asked.question, written, found) });
  const [frame, another] = route.frames;
  if (frame === undefined || another !== undefined || !isOfFirms(frame)) return null;
  const also = alsoAsked(written, found, frame.range);
  if (also === null) return null;
  // `Which changed their name and moved in 2022?`: both in that time.
  const [one, more] = also;
  const both = one?.order === 'ANY' && more === undefined;
  const range = both && frame.range === null && frame.asOf === null ? one.range : frame.range;
  if (both && one.range === null && isTimedFirst(written)) one.range = range;
  const span = { start: 0, end: given.question.length };
  return { ...route, reasoning: 'firms to which several things happened', frames: [{ ...frame, span, also, range }] };
} // prettier-ignore

/** `Of the companies founded in 2020, how many went bankrupt?`: what asks stands first. Null: nothing stands so. */
function fromThose(question: string, language: Language): string | null {
  const found = FROM_THOSE[language].exec(question);
  if (found === null) return null;
  const [, those, asks, rest] = found;
  return `${asks!} ${those!} ${rest!}`;
}
const FROM_THOSE: Record<Language, RegExp> = {
  de: /^((?:von|unter|aus) (?:allen |den |all )[^?]{8,120}?),? (wie viele|welche)(?: (?:davon|von ihnen|sind es, die))? (.+)$/i,
  fr: /^((?:parmi|sur|de|d['’]entre) (?:toutes )?les [^?]{8,120}?),? (combien|lesquelles|quelles)(?: d['’]entre elles)? (.+)$/i,
  it: /^((?:delle|tra le|fra le|di tutte le) [^?]{8,120}?),? (quante|quali)(?: di (?:esse|loro))? (.+)$/i,
  en: /^((?:of|among|out of|from) (?:all )?(?:of )?the [^?]{8,120}?),? (how many|which)(?: ones)?(?: of them)? (.+)$/i,
};

/** `Fallimenti aperti nel 2022` names no firms. */
const mayAskFirms = ({ tokens }: Reading) =>
  tokens.some((token) => {
    const slot = slotOf(token);
    return slot?.type === 'COMPANY_NOUN' || slot?.type === 'FORM' || (slot?.type === 'MEASURE' && (slot.measure === 'PERSON_MANDATES' || slot.measure === 'COMPANIES')); // prettier-ignore
  });

const isOfFirms = ({ measure, counted, subjects, topics, refusal, notUnderstood, limit }: QuestionFrame) =>
  isOfAll(measure) && (measure === 'COMPANIES' || counted === 'COMPANIES') && subjects.length === 0 && topics.length === 1 && refusal === null && notUnderstood.length === 0 && (measure !== 'COUNT' || limit === null); // prettier-ignore

/** `Haben 2023 den Namen geändert und den Sitz verlegt`: the time stands before all that happened. */
function isTimedFirst({ tokens }: Reading): boolean {
  const type = (token: TaggedToken) => slotOf(token)?.type;
  const time = tokens.findIndex((token) => type(token) === 'TIME');
  return time >= 0 && !tokens.slice(0, time).some((token) => type(token) === 'TOPIC' || CHANGED.test(token.folded));
}

/** What is left where nothing else is asked; every other word stands where it stood. */
export function without(question: string, { tokens }: Reading, found: readonly SaidAlso[]): string {
  return found.reduce((text, { start, end }) => {
    const [from, to] = [tokens[start]!.span.start, tokens[end - 1]!.span.end];
    return `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
  }, question);
}

/** Each with the time that stands in its words; `since` is no time of its own. Null: the same year is asked for, and the first is of no one year. */
export function alsoAsked({ tokens, times }: Reading, found: readonly SaidAlso[], first: AlsoAsked['range']): AlsoAsked[] | null {
  if (found.some(({ sameTime }) => sameTime) && !isInOneYear(first)) return null;
  return found.map(({ start, end, also, sameTime }) => {
    const [time] = tokens.slice(start, end).flatMap((token) => {
      const slot = slotOf(token);
      return slot?.type === 'TIME' && /\d/.test(token.text) ? [times[slot.index]!] : [];
    });
    return { ...also, range: sameTime ? first : (time?.range ?? (time?.asOf ? { from: time.asOf, to: addDays(time.asOf, 1) } : null)) };
  });
} // prettier-ignore

function isInOneYear(range: AlsoAsked['range']): boolean {
  const [from, to] = [range?.from ?? null, range?.to ?? null];
  return from !== null && to !== null && from.slice(0, 4) === addDays(to, -1).slice(0, 4);
}
