import { foldName, type Language } from '../../../../core/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { unwritten } from '../read/unwritten.js';

/** `The one in Thun`, `I meant the one from Thun`, up to the place. */
const ONE_IN: Record<Language, RegExp> = {
  de: /^(?:(?:nein|nicht(?: die| diese)?|sorry|entschuldigung|doch|und|also|ah|oh|hm+|moment|es gibt (?:zwei|mehrere)|gibt es zwei)[,.?!]* (?:[-–] )?)*(?:(?:ich|wir) mein(?:t?en?|te) )?(?:die|der|das|jene|diejenige|die firma|die gesellschaft|die andere|jene firma) (?:in|aus|von) /i,
  fr: /^(?:(?:non|pardon|désolée?|et|mais|ah|oh|attendez|pas celle-(?:ci|là)|il y en a (?:deux|plusieurs))[,.?!]* ?(?:[-–] )?)*(?:(?:je|nous) (?:voulais dire|voulions dire|veux dire|parlais de|parle de|parlons de) )?(?:celle|celui|la société|l['’]autre|l['’]entreprise) (?:de |à |en |d['’])/i,
  it: /^(?:(?:no|scusi|scusa|e|ma|ah|oh|aspetti|non (?:quella|questa)|ce ne sono (?:due|più|diverse))[,.?!]* (?:[-–] )?)*(?:(?:intendevo|intendo|volevo dire|parlavo di|parlo di) )?(?:quella|quello|la società|la ditta|l['’]altra) (?:di |a |in |con sede a )/i,
  en: /^(?:(?:no|sorry|not (?:that|this) one|wrong one|and|but|so|ah|oh|hm+|wait|actually|then|(?:so )?there(?:['’]s| are| is) (?:two|several|another)(?: of (?:them|those))?)[,.?!]* (?:[-–] )?)*(?:(?:i|we) (?:meant?|was after|want(?:ed)?) )?(?:the|that) (?:other )?(?:one|company|firm) (?:in|from|of|at) /i,
}; // prettier-ignore
const PLACE = /^\p{Lu}[\p{L}.'’ ()/-]{1,40}$/u;

/**
 * `The one in Thun`, behind what was asked of a firm that others are called like: of the one of that name that has its seat there, what was asked before. Null: nobody of that name is there,
 * or the turn says more.
 */
export async function theOneIn(asked: Asked, read: Reads): Promise<Route | null> {
  const { question, language, recalled, focusUid } = asked;
  const [last] = recalled.frames;
  const [firm, another] = last?.subjects ?? [];
  // Whatever was asked was asked of that one firm alone.
  const alike = recalled.frames.every(({ subjects }) => subjects.length === 1 && subjects[0]!.uid === firm?.uid);
  const lead = ONE_IN[language].exec(question)?.[0];
  const place = lead === undefined ? '' : question.slice(lead.length).replace(/[\s.!?]+$/u, '');
  if (last === undefined || !alike || firm?.kind !== 'COMPANY' || another !== undefined || focusUid !== null || recalled.pending || !(PLACE.test(place) || WINDING_UP.test(place))) return null;
  const name = firm.text || firm.name;
  if (name === null || foldName(name) === '') return null;
  const woundUp = WINDING_UP.test(place);
  for (const written of woundUp ? SUFFIXES.map((suffix) => `${name} ${suffix}`) : [`${name}, ${place}`]) {
    const route = await read({ ...asked, question: written, recalled: { ...recalled, subjects: [], inOrder: [], frames: [], candidates: [], listed: [], together: [] } });
    const [frame] = route.frames;
    const [found, more] = frame?.subjects ?? [];
    if (frame !== undefined && found !== undefined && found.uid !== null && more === undefined && (woundUp ? found.uid !== firm.uid : frame.municipality !== null)) return told(asked, route, frame, found);
  }
  return null;
} // prettier-ignore

/** `The one in liquidation`: whatever the language, its name says so. */
const WINDING_UP = /^liquida(?:tion|zione)$/i;
const SUFFIXES = ['in Liquidation', 'en liquidation', 'in liquidazione'];

function told({ language, question, recalled }: Asked, route: Route, frame: QuestionFrame, found: FrameSubject): Route {
  const span = { start: 0, end: question.length };
  const subject = unwritten(found);
  const frames = recalled.frames.map((last): QuestionFrame => ({ ...(last.refusal === null ? last : frame), language, span, subjects: [subject], municipality: null, notUnderstood: [], readAs: [] }));
  return { ...route, intent: frames[0]!.intent, reasoning: 'of that name, the one in the place that is said', frames };
} // prettier-ignore
