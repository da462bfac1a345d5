/** `How many of them are married?`, behind people or firms of somebody: what is not understood of those is no count or list of the whole register; nor is what goes on behind a turn about somebody that was not understood. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { isOfAll } from '../asks/placed.js';

const OF_THEM =
  /(?:^| )(?:of (?:them|those|these)|among (?:them|those)|davon|darunter|von (?:ihnen|denen|diesen)|unter ihnen|d entre (?:eux|elles)|parmi (?:eux|elles)|di (?:loro|essi|esse|questi|queste)|(?:tra|fra) (?:loro|essi|esse))(?: |$)/;

/** `Which are in Valais?`, `how many in Ticino?`, with no noun for whom. */
const WHICH =
  /^(?:(?:and|und|et|e) )*(?:which(?: ones)?|how many|welche|wie ?viele|lesquel(?:le)?s|combien|quali|quant[ei])(?= (?:are|is|were|in|sind|waren|im|liegen|sont|en|a|au|dans|sono|nel|si trovano)(?: |$))(?!.*\b(?:firm|compan|societ|entreprise|firmen|gesellschaft|unternehmen|impres|ditt|aziend)\w*)/;
/** What is so somewhere, and nothing that happened. */
const isBare = ({ measure, subjects, refusal, topics, legalForm, purpose, status }: QuestionFrame): boolean =>
  isOfAll(measure) && subjects.length === 0 && refusal === null && topics.length === 0 && (legalForm ?? purpose ?? status) === null; // prettier-ignore

/** `Unabhängig davon`: another question. */
const APART =
  /(?:unabhangig|abgesehen|losgelost|getrennt|independamment|en dehors|indipendentemente|a parte|apart from|regardless) (?:davon|di (?:questo|cio)|de (?:cela|ca)|of (?:that|this|those|them))/g;

export function notOfAll(route: Route, { recalled, question }: Asked): Route {
  const [last] = recalled.frames;
  const bare =
    last !== undefined && last.refusal !== null && recalled.subjects.length > 0 && WHICH.test(foldName(question));
  if (bare) return { ...route, frames: route.frames.map((frame) => (isBare(frame) ? { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...frame.notUnderstood, WHICH.exec(foldName(question))![0].trim()] } : frame)) }; // prettier-ignore
  const those = OF_THEM.exec(foldName(question).replace(APART, ' '))?.[0].trim();
  if (last === undefined || last.subjects.length === 0 || isOfAll(last.measure) || those === undefined) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const all = isOfAll(frame.measure) && frame.subjects.length === 0 && frame.refusal === null;
    return all
      ? { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...frame.notUnderstood, those] }
      : frame;
  });
  return { ...route, frames };
}
