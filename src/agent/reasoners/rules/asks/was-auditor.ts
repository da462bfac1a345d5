/** `Y was once its auditor, from when to when?`: what Y held at the firm spoken of, and not who audits Y. */
import { foldName, type Language } from '../../../../core/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { AUDITING } from './audited-by.js';
import { unwritten } from '../read/unwritten.js';

/** What is said of the one named: it was, or is, the auditor. */
const WAS: Record<Language, RegExp> = {
  de: /^ ?(?:war|ist|amtete|amtierte|wurde|sei)(?: (?:mal|einmal|fruher|auch|schon|ja|doch|zuvor|vorher|dort|da|hier|deren|ihre|die|als|eine|zeitweise|damals))* (?:revisionsstelle|revisorin|revisor|revisionsgesellschaft)(?= |$)/,
  fr: /^ ?(?:a (?:deja |aussi |autrefois |une fois )*ete|etait|est|fut)(?: (?:autrefois|un temps|une fois|aussi|deja|avant|son|leur|l|le|la|jadis))* (?:organe de revision|reviseur|reviseuse|auditeur)(?= |$)/,
  it: /^ ?(?:(?:e|era) (?:gia |anche )*(?:stat[oa] )?|fu |e )(?:(?:una volta|un tempo|anche|gia|prima|il|l|la|suo|il suo) ?)*(?:ufficio di revisione|organo di revisione|revisore|revisora)(?= |$)/,
  en: /^ ?(?:was|is|has been|had been|used to be|served as|acted as)(?: (?:once|also|formerly|previously|at one (?:time|point)|its|their|the|an|there))* (?:auditors?|auditing firm|statutory auditors?)(?: (?:once|before|previously|formerly|too|at one time))*(?= |$)/,
};

export function wasAuditor(route: Route, { question, language, recalled, focusUid }: Asked): Route {
  const [frame, another] = route.frames;
  const [auditor, second] = frame?.subjects ?? [];
  const asks = frame?.measure === 'AUDITOR' && frame.refusal === null && another === undefined && second === undefined;
  if (focusUid !== null || !asks || auditor === undefined || auditor.text === '' || auditor.uid === null) return route;
  const behind = foldName(question.slice(auditor.span.end));
  const said = WAS[language].exec(behind)?.[0].trim().split(' ');
  if (said === undefined) return route;
  const firm = auditedBefore(recalled.subjects.slice(0, Math.max(1, recalled.current)), auditor);
  const anyTime = frame.asOf === null && frame.range === null;
  const held: QuestionFrame = {
    ...frame,
    intent: 'search_companies',
    measure: 'PERSON_MANDATES',
    within: firm,
    roles: [...AUDITING],
    range: anyTime && firm === null ? { from: null, to: null } : frame.range,
    sinceWhen: anyTime && firm !== null,
    notUnderstood: frame.notUnderstood.filter((word) => !said.includes(foldName(word))),
  };
  return { ...route, intent: held.intent, reasoning: 'what the one named audited', frames: [held] };
} // prettier-ignore

/** The only firm spoken of; null: none, or several. */
function auditedBefore(spoken: Asked['recalled']['subjects'], auditor: FrameSubject): FrameSubject | null {
  const [firm, another] = spoken.filter(({ kind, uid }) => kind === 'COMPANY' && uid !== auditor.uid);
  return firm === undefined || another !== undefined ? null : unwritten(firm);
}
