/** `And foundations?`, behind what was asked of several places, each by itself: of all of them, and not of the first alone. */
import { MOST_PARTS, type QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';

const placeOf = ({ canton, municipality }: QuestionFrame): string | null => municipality ?? canton;
const CONFIDENCE = 0.9;

/** Null: no such places were asked about, or the turn is not of each of them. */
export async function placesGoneOn(asked: Asked, read: Reads): Promise<Route | null> {
  const { recalled, question, focusUid } = asked;
  const { frames } = recalled;
  if (focusUid !== null || frames.length < 2 || frames.length > MOST_PARTS) return null;
  const [first] = frames;
  const places = frames.map(placeOf);
  const apart = places.every((place) => place !== null) && new Set(places).size === places.length;
  if (!apart || !frames.every(({ subjects, measure }) => subjects.length === 0 && measure === first!.measure)) return null;
  const each: QuestionFrame[] = [];
  for (const last of frames) {
    const { frames: own } = await read({ ...asked, recalled: { ...recalled, frames: [last] } });
    const [frame, another] = own;
    if (frame === undefined || another !== undefined || frame.subjects.length > 0 || placeOf(frame) !== placeOf(last)) return null;
    each.push({ ...frame, span: { start: 0, end: question.length } });
  }
  return { intent: each[0]!.intent, confidence: CONFIDENCE, reasoning: 'each of the places that were asked about', frames: each, refused: [] };
} // prettier-ignore
