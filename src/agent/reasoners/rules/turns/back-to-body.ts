import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';

/** Of a body one is a part; of an auditor, an address or a seat nobody is. */
const A_PART =
  /(?:^| )(?:gehor(?:t|te|en|ten) (?:\w+ ){0,2}?(?:ihm|ihr|dem|dazu|ihnen)(?: \w+){0,2}|(?:sitzt|sass|sitzen|sassen) (?:\w+ ){0,2}?(?:drin|darin)|en (?:fait|font|faisait|faisaient) (?:\w+ ){0,2}?partie|y (?:siege|siegent|siegeait|siegeaient)|ne (?:fa|fanno|faceva|facevano) (?:\w+ ){0,2}?parte|(?:is|are|was|were|sits|sat) (?:\w+ )?on it|(?:is|are|was|were) (?:a )?(?:part|members?) of it|belongs? to it)(?= |$)/;

/** `Who is on it today?`, with something else of the firm asked in between: of the body that was asked about. As asked, where none was. */
export function backToBody(asked: Asked): Asked {
  const { recalled, question } = asked;
  const [last] = recalled.frames;
  if (last === undefined || last.measure === 'OFFICERS' || !A_PART.test(foldName(question))) return asked;
  const isOfBody = ({ measure, roles, refusal, subjects }: QuestionFrame) =>
    measure === 'OFFICERS' && roles.length > 1 && refusal === null && subjects.length === 1 && subjects[0]!.uid !== null && subjects[0]!.uid === last.subjects[0]?.uid; // prettier-ignore
  const body = [...recalled.dated, ...recalled.opening].find(isOfBody);
  return body === undefined ? asked : { ...asked, recalled: { ...recalled, frames: [body] } };
}
