import { foldName } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { OF_THOSE } from './together.js';

/** `Which of them only came in 2024?`: of those who hold what was asked for before. */
export function ofThose(frame: QuestionFrame, { recalled, question }: Asked): void {
  const [last] = recalled.frames;
  const text = foldName(question);
  if (
    last === undefined ||
    last.refusal !== null ||
    frame.roles.length > 0 ||
    !(OF_THOSE.test(text) || OF_THAT_BODY.test(text) || (last.roles.length > 1 && LEFT_IT.test(text)))
  )
    return;
  if (OF_HOLDERS.includes(frame.measure) && OF_HOLDERS.includes(last.measure)) frame.roles = last.roles;
}

/** `Qui en est sorti`, `who came off it`: of the body that was asked about. */
const OF_THAT_BODY =
  /\b(?:qui en (?:est|sont|etait) (?:sorti|parti|sortie)|en (?:est|sont) (?:sorti|parti)\w*|chi ne e uscit\w|ne (?:e|sono) uscit\w|qui y (?:figurai\w+|figure\w*|siege\w*|etai\w+)|chi (?:ne faceva|vi sedeva|vi figurava|ci sedeva)|(?:das|dem|des|dieses|diesem|jenes) (?:gremium|organ)s?|diesen rat|dieser rat|(?:cet|l) organe|(?:quest|quell|l) organo|(?:this|that|the) (?:body|panel)|(?:who|that) (?:was|were|is|are|sat) on it|off it|out of it|aus ihm|daraus|besetzung|zusammensetzung|zusammengesetzt|composition|composizione|composto|compose|line ?up|made up|make ?up)\b/;

/** Behind a whole body. */
const LEFT_IT =
  /\b(?:l a (?:quitte|laisse)|l ont quitte|(?:l|lo) ha(?:nno)? (?:lasciat|abbandonat)\w|(?:left|quit|exited) it)\b/;

const OF_HOLDERS: readonly Measure[] = ['OFFICERS', 'DEPARTED', 'JOINED', 'SIGNATORIES'];
