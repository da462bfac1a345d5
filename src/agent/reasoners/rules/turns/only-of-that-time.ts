/** `Only changes of persons`, right behind what happened to a firm in a time: of that time, and not of all the years there are. */
import { foldName } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';

const ONLY =
  /^(?:(?:und|et|e|and|bitte|please|svp|ok|jetzt|mais|ma|but|aber|davon|of those|of these|parmi|di questi) )*(?:nur|bloss|lediglich|only|just|solely|seulement|uniquement|que|juste|rien que|solo|soltanto|solamente|unicamente|show (?:me )?(?:only|just)|zeig(?:e|en)? (?:mir |sie )?nur|montre[zr]? (?:moi )?(?:seulement|uniquement))(?= )|^(?:et |und |e |and )?(?:les|die|the|i|gli|le) (?:\w+ ){1,4}(?:seulement|uniquement|soltanto|solo|only|nur|allein)$/;
const OF_A_TIME: readonly Measure[] = ['TIMELINE', 'JOINED', 'DEPARTED'];
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
/** Asked over all the time there is, they are of the time spoken of too. */
const VALUES: readonly Measure[] = ['CAPITAL', 'SEAT', 'ADDRESS', 'NAMES', 'PURPOSE', 'LEGAL_FORM'];
const TOPIC_OF = { CAPITAL: 'CAPITAL', SEAT: 'MOVED', ADDRESS: 'ADDRESS', NAMES: 'RENAMED', PURPOSE: 'PURPOSE', LEGAL_FORM: 'LEGAL_FORM' } as const; // prettier-ignore

export function onlyOfThatTime(route: Route, { question, recalled }: Asked): Route {
  const [last] = recalled.frames;
  const told = last !== undefined && last.refusal === null && OF_A_TIME.includes(last.measure) && last.range !== null;
  if (!told || !ONLY.test(foldName(question))) return route;
  const firm = last.subjects[0]?.uid ?? null;
  const frames = route.frames.flatMap((frame): QuestionFrame[] => {
    const { measure, subjects, asOf, range, refusal, roles } = frame;
    const same = firm !== null && subjects.length === 1 && subjects[0]!.uid === firm && subjects[0]!.text === '';
    if (!same || refusal !== null || (asOf ?? range) !== null) return [frame];
    const topic = VALUES.includes(measure) ? TOPIC_OF[measure as keyof typeof TOPIC_OF] : null;
    const then: QuestionFrame = { ...frame, intent: 'get_node_history', range: last.range, rangeBy: last.rangeBy, changes: false };
    if (topic !== null) return [{ ...then, measure: 'TIMELINE', topics: [topic] }];
    // `Only the presidents`, behind who came or went: of those.
    if (measure === 'OFFICERS' && roles.length > 0 && MOVES.includes(last.measure)) return [{ ...then, measure: last.measure }];
    // `Only the people`: whoever came or went.
    if (measure === 'OFFICERS' && roles.length === 0 && last.measure === 'TIMELINE') return [{ ...then, measure: 'JOINED' }, { ...then, measure: 'DEPARTED' }];
    return [OF_A_TIME.includes(measure) ? { ...frame, range: last.range, rangeBy: last.rangeBy } : frame];
  });
  return { ...route, frames };
} // prettier-ignore
