import { today } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { placed } from './placed.js';
import { frameOf } from '../read/frame.js';
import { withoutWordsOf } from '../read/firms/place.js';
import { said } from '../read/said.js';
import { sought } from '../read/firms/sought.js';
import type { Reading } from '../read/words/tagging.js';
import { settleTime, timesOf } from '../settle.js';

/**
 * `Which companies make watches?`: those whose purpose says so, which is what a register has of what a firm does. `Which notices mention
 * watches?`: those that say so. Null: something else is asked.
 */
export function byWords(asked: Asked, written: Reading, context: ToolContext): Route | null {
  const found = asked.focusUid === null ? sought(written) : null;
  if (found === null) return null;
  const now = today({ now: () => context.now() });
  const words = said(found.rest, []);
  const ofNotices = found.in === 'TEXT';
  const measure = ofNotices ? 'TEXT_SEARCH' : words.counting === null ? 'COMPANIES' : 'COUNT';
  const [time] = timesOf(words, asked, now, false, measure);
  const frames = found.things.map(({ text, span }): QuestionFrame => {
    const subjects = ofNotices ? [{ text, span, kind: 'EITHER' as const, uid: null, name: null }] : [];
    const frame = { ...frameOf(found.rest, words, measure, subjects), ...time };
    frame.span = { start: 0, end: asked.question.length };
    [frame.counted, frame.purpose] = ofNotices ? [null, null] : ['COMPANIES', text];
    placed(frame, words);
    frame.notUnderstood = withoutWordsOf(frame.municipality === null ? null : (words.place?.text ?? null), frame.notUnderstood);
    settleTime(frame, words, now, asked, null);
    return frame;
  });
  const reasoning = ofNotices ? 'notices are asked for by their words' : 'firms are asked for by their purpose';
  return { intent: frames[0]!.intent, confidence: 0.9, reasoning, frames, refused: [] };
} // prettier-ignore
