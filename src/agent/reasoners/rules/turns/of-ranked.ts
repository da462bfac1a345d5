/** `How many of those are still current?`, right behind a ranking of today: it counts what holds today, so the ranking itself; of another count of those nothing is told. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';

const OF_THOSE =
  /(?:^| )(?:davon|von (?:diesen|denen|ihnen)|of (?:those|these|them)|d entre (?:eux|elles)|parmi (?:eux|elles)|(?:di|tra|fra) (?:quest[ei]|quell[ei]|loro|essi|esse))(?= |$)/;
const CURRENT =
  /^(?:(?:und|et|e|and) )?(?:wie ?viele|combien|quant[ie]|how many) (?:(?:davon|von (?:diesen|denen|ihnen)|of (?:those|these|them)|d entre (?:eux|elles)|(?:di|tra|fra) (?:quest[ei]|quell[ei]|loro|essi|esse)|mandat\w*|en|ne) )*(?:sind|laufen|gelten|are|sont|sono)(?: (?:heute|noch|immer|still|today|now|encore|toujours|aujourd|hui|ancora|tuttora|oggi))* (?:aktuell|laufend|gultig|in kraft|aktiv|current|running|valid|in force|active|held|ongoing|actuels?|actuelles?|en cours|en vigueur|valables?|attual[ie]|in corso|in vigore|in essere|valid[ie]|attiv[ie])(?: (?:noch|today|now|encore|aujourd hui|ancora|oggi))*$/;
const HELD: readonly QuestionFrame['metric'][] = ['MANDATES', 'PEOPLE', 'MANDATES_HELD'];

/** Null: no ranking of what holds was told, or something else is asked. */
export function stillRanked({ question, language, recalled, focusUid, today }: Asked): Route | null {
  const [last] = recalled.frames;
  if (focusUid !== null || last?.measure !== 'RANKING' || last.refusal !== null || !HELD.includes(last.metric) || (last.asOf ?? today) !== today || last.range !== null || !CURRENT.test(foldName(question))) return null;
  const frame: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  return { intent: frame.intent, confidence: 0.95, reasoning: 'the ranking told before', frames: [frame], refused: [] };
} // prettier-ignore

/** What is counted of those that were ranked is no count of the whole register. */
export function notOfRegister(route: Route, { question, recalled }: Asked): Route {
  const [last] = recalled.frames;
  const those = last?.measure === 'RANKING' ? OF_THOSE.exec(foldName(question))?.[0].trim() : undefined;
  if (those === undefined) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const ofAll = (frame.measure === 'COUNT' || frame.measure === 'COMPANIES') && frame.subjects.length === 0;
    return ofAll && frame.refusal === null ? { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...new Set([...frame.notUnderstood, those])] } : frame;
  }); // prettier-ignore
  return { ...route, frames };
}
