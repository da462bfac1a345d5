import { foldName, type EventTopic, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Happening } from '../read/time/happening.js';
import { mightOfPast } from '../read/time/back-then.js';
import { asksOfPast } from '../read/time/past.js';
import { tellsDay } from './day-told.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const BROKE: readonly Measure[] = ['BANKRUPTCY_DATES', 'TIMELINE', 'STATUS'];
const TOPICS: readonly EventTopic[] = ['FOUNDED', 'DELETED', 'RENAMED', 'MOVED', 'CAPITAL', 'LEGAL_FORM', 'LIQUIDATION', 'BANKRUPTCY', 'MERGER']; // prettier-ignore
/** Of a year or a day that was told nobody asked. */
const YEAR = /jahr|annee|anno|year/;

/**
 * `Who was running it at that time?`, right behind what asked when something happened to the firm, or whose answer told a day: that day, where it is one.
 * Null: the turn before asked of no such thing, or of a time itself, or the word only leads on.
 */
export function happeningTold({ recalled, focusUid }: Asked, { tokens, question, language }: Reading): Happening | null {
  if (focusUid !== null) return null;
  const topic = (recalled.current === 1 ? topicOf(recalled.frames, foldName(recalled.questions[0] ?? '')) : null) ?? (tellsDay(recalled.frames) ? 'TOLD' : null);
  const said = tokens.filter((token) => slotOf(token)?.type === 'THEN');
  // `Qui était administrateur alors ?`: behind all else it leads on to nothing.
  const then = said.length > 0 ? said : tokens.slice(1).filter(({ folded }, at) => at === tokens.length - 2 && BARE.test(folded));
  const [first, last] = [then[0], then.at(-1)];
  if (topic === null || first === undefined || last === undefined || tokens.some((token) => slotOf(token)?.type === 'TIME')) return null;
  const words = then.map(({ folded }) => folded).join(' ');
  const apart = tokens.indexOf(last) - tokens.indexOf(first) >= then.length;
  if (apart || YEAR.test(words) || !(asksOfPast(asking(tokens), language) || mightOfPast(foldName(question), language)) || (LEADS[language].test(words) && tokens[0] === first)) return null;
  const whole = { start: first.span.start, end: last.span.end };
  return { topic, side: 'AT', away: null, once: true, text: question.slice(whole.start, whole.end), pieces: (time) => [{ own: whole, standard: time }] };
} // prettier-ignore

/** `Then who was it?` */
const LEADS: Record<Language, RegExp> = { de: /^(?:dann|da)$/, en: /^then$/, fr: /^alors$/, it: /^allora$/ };

const BARE = /^(?:damals|alors|allora|then)$/;

const asking = (tokens: readonly TaggedToken[]) =>
  tokens.filter((token) => !token.remark && !token.beside && slotOf(token)?.type !== 'THEN' && !BARE.test(token.folded)); // prettier-ignore

/** In words of which no lexicon makes a topic. */
const REVOKED = /(?:^| )(?:revo[ck]\w*|revoqu\w*|widerr\w*|annullat\w*|annulee?)(?= |$)/;

function topicOf([last, ...others]: readonly QuestionFrame[], said: string): EventTopic | null {
  if (last === undefined || others.length > 0 || last.refusal !== null || (last.asOf ?? last.range) !== null)
    return null;
  const { measure, topics } = last;
  if (measure === 'NAMES') return 'RENAMED';
  // `When was the bankruptcy revoked?`, `when was it closed?`: that day, and not the one on which it was opened.
  const ended = (['REVOCATION', 'BANKRUPTCY_CLOSED'] as const).find((end) => topics.includes(end));
  if (measure === 'BANKRUPTCY_DATES' && REVOKED.test(said)) return 'REVOCATION';
  if (ended !== undefined && BROKE.includes(measure)) return ended;
  if (measure === 'BANKRUPTCY_DATES') return 'BANKRUPTCY';
  const [topic, another] = topics;
  return (measure === 'TIMELINE' || measure === 'STATUS') &&
    another === undefined &&
    topic !== undefined &&
    TOPICS.includes(topic)
    ? topic
    : null;
}
