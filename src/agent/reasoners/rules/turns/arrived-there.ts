/** `And how many arrived?`, behind firms that moved away from a place or to it: those that moved there, and none that was founded there; `and how many left?` the other way round. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';

const ARRIVED =
  /(?:^| )(?:(?:an|her|hin|da)?(?:zu)?gekommen|zugezogen|hergezogen|hingezogen|eingezogen|kamen|zogen (?:zu|hin|her)|arriv\w*|came|come|moved in|venue?s?|vienn?ent|installee?s?|emmenagee?s?|entrat[eaio]|giunt[eaio]|venut[eaio]|trasferit[eaio] (?:li|qui|in))(?= |$)/;
const LEFT =
  /(?:^| )(?:weggezogen|fortgezogen|abgewandert|gegangen|gingen|left|gone|moved (?:out|away)|parti(?:e?s)?|partirent|quittee?s?|partit[eaio]|andat[eaio] via|uscit[eaio])(?= |$)/;
const MOVES = new RegExp(`${ARRIVED.source}|${LEFT.source}`);
/** Says itself that a firm came about, or ceased. */
const OWN =
  /(?:^| )(?:neu\w*|gegrundet\w*|grundung\w*|entstanden|gelosch\w*|new\w*|found\w*|set up|incorporat\w*|delet\w*|creee?s?|fondee?s?|constitu\w*|radiee?s?|nouve\w*|fondat\w*|costituit\w*|nuov\w*|cancellat\w*)(?= |$)/;

export function arrivedThere(route: Route, { question, recalled }: Asked): Route {
  const [last] = recalled.frames;
  const text = foldName(question);
  const moved = last !== undefined && last.refusal === null && last.topics.includes('MOVED') && (last.movedAway || last.movedIn);
  const arrived = ARRIVED.test(text);
  if (!moved || OWN.test(text) || arrived === LEFT.test(text)) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const became = frame.topics.length === 1 && (frame.topics[0] === 'FOUNDED' || frame.topics[0] === 'DELETED' || frame.topics[0] === 'MOVED');
    const ofAll = (frame.measure === 'COUNT' || frame.measure === 'COMPANIES') && frame.subjects.length === 0;
    const there = (frame.canton ?? frame.municipality) !== null;
    return frame.refusal === null && became && ofAll && there ? { ...frame, topics: ['MOVED'], movedIn: arrived, movedAway: !arrived, readAs: frame.readAs.filter(({ text }) => !text.includes(' ')), notUnderstood: frame.notUnderstood.filter((word) => !MOVES.test(foldName(word))) } : frame;
  });
  return { ...route, frames };
} // prettier-ignore
