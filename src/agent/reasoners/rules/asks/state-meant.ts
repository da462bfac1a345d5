/** Firms that were brought into a state, or that are in it: what is counted of the two. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Said } from '../read/said.js';

/** `Deleted firms, in 2024, how many?`: those deleted in that time, and not those that were so by its end. */
export function takeHappened(frame: QuestionFrame): void {
  const topic = frame.status === 'DELETED' ? 'DELETED' : frame.status === 'BANKRUPT' ? 'BANKRUPTCY' : null;
  const ofAll = (frame.measure === 'COUNT' || frame.measure === 'COMPANIES') && frame.subjects.length === 0;
  if (!ofAll || (frame.range?.from ?? null) === null || topic === null || frame.topics.length > 0) return;
  [frame.topics, frame.status] = [[topic], null];
}

/** `How many firms are bankrupt?`: those that are so now, and not all that ever were; `were bankrupt on 3 May 2022`: those that were so that day, and not those that came to it then. */
export function takeState(frame: QuestionFrame, { ever, times }: Said, { question }: Asked): void {
  const others = frame.topics.filter((topic) => topic !== 'BANKRUPTCY');
  const broke = others.length < frame.topics.length && frame.subjects.length === 0;
  const text = foldName(question);
  const [day] = times;
  const onDay = times.length === 1 && day!.asOf !== null && WAS_BROKE.test(text) ? day! : null;
  // `Which firms founded in 2022 are bankrupt?`: the time is that of what happened.
  const timed = times.length > 0 && others.length === 0 && onDay === null;
  if (!broke || ever || timed || frame.status !== null || frame.grouping !== null || (frame.measure !== 'COUNT' && frame.measure !== 'COMPANIES')) return;
  if (onDay === null ? !IS_BROKE.test(text) : others.length > 0) return;
  [frame.topics, frame.status] = [others, 'BANKRUPT'];
  if (onDay !== null) [frame.asOf, frame.range] = [onDay.asOf, null];
} // prettier-ignore
const IS_BROKE =
  /(?:^| )(?:(?:sind|ist|stehen|steht|stecken|befinden sich) (?:(?!je)\w+ ){0,4}?(?:bankrott|pleite|insolvent|(?:in |im )?konkurs)(?! (?:gegangen|gefallen|geraten|gekommen|gemeldet|eroffnet|gewesen|worden|erklart|gemacht))|(?:are|is) (?:(?!declared|adjudicated|made)\w+ ){0,3}?(?:bankrupt|insolvent|in bankruptcy)|(?:sont|est|se trouvent) (?:(?!tomb|all|mis)\w+ ){0,3}?en faillite|(?:sono|si trovano) (?:(?!stat|andat)\w+ ){0,3}?in fallimento)(?= |$)/;
const WAS_BROKE =
  /(?:^| )(?:(?:waren|war|standen|stand|steckten|befanden sich) (?:\w+ ){0,6}?(?:bankrott|pleite|insolvent|(?:in |im )?konkurs)(?! (?:gegangen|gefallen|geraten|gekommen|gemeldet|eroffnet|gewesen|worden|erklart|gemacht))|were (?:(?!declared|adjudicated|made|opened)\w+ ){0,3}?(?:bankrupt|insolvent|in bankruptcy)|(?:etaient|se trouvaient) (?:(?!tomb|all|mis)\w+ ){0,3}?en faillite|(?:erano|si trovavano) (?:(?!stat|andat)\w+ ){0,3}?(?:in fallimento|fallit[ae]))(?= |$)/;
