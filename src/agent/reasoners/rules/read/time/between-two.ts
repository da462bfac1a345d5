/** `Before 2023 but after 2021`, and `who left between the two?` behind two days. */
import { addDays, foldName } from '../../../../../core/index.js';
import type { QuestionFrame } from '../../../../../trace/index.js';
import type { Range, TimeRead } from './dates.js';

/** Two bounds of one stretch, and no two stretches. */
export function between(times: TimeRead[]): TimeRead[] {
  const [to, from] = [times.find(({ range }) => range?.from === null), times.find(({ range }) => range?.to === null)];
  const [begins, ends] = [from?.range?.from ?? null, to?.range?.to ?? null];
  if (times.length !== 2 || from === undefined || begins === null || ends === null || begins >= ends) return times;
  return [{ ...from, range: { from: begins, to: ends } }];
}

const THE_TWO =
  /(?:^| )(?:entre les deux(?: dates)?|entre temps|between (?:the two|those|these|both)(?: dates| days)?|in between|in the meantime|dazwischen|zwischen (?:den |diesen )?beiden(?: daten| tagen)?|in der zwischenzeit|zwischenzeitlich|tra (?:le|i|queste) due(?: date)?|fra (?:le|i) due(?: date)?|nel frattempo)$/;

/** What lies between the two days asked about last; null: it says no such thing, or no two were. */
export function betweenTwo(question: string, [later, earlier]: readonly QuestionFrame[]): Range | null {
  const [one, other] = [earlier?.asOf ?? null, later?.asOf ?? null];
  if (one === null || other === null || one === other || !THE_TWO.test(foldName(question))) return null;
  const [from, to] = one < other ? [one, other] : [other, one];
  return { from: addDays(from, 1), to: addDays(to, 1) };
} // prettier-ignore
