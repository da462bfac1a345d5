/** `Which firms are audited by X?`, `who else has X as auditor?`: whom X audits, and not who audits X. */
import { foldName, type Role } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

/** Firms are asked for. */
const FIRMS =
  /(?:^| )(?:firmen|gesellschaften|unternehmen|kunden|mandanten|societes|entreprises|firmes|clients|societa|imprese|ditte|aziende|clienti|companies|firms|businesses|who else|wer sonst|wer (?:hat|nutzt) (?:sonst|noch)|qui d autre|chi altro)(?= |$)/;
/** By the one named, or with that one in the office. */
const BY_ONE =
  /(?:^| )(?:audited by|as (?:(?:their|its|an|the|a) )?(?:statutory )?auditors?|(?:von|durch) .+ (?:gepruft|revidiert)|als (?:ihre |die )?(?:revisionsstelle|revisorin)|comme (?:organe de revision|reviseur|reviseuse)|(?:revisees?|controlees?|auditees?) par|come (?:ufficio di revisione|organo di revisione|revisore)|(?:revisionate|controllate|verificate) (?:da|dalla))(?= |$)/;
export const AUDITING: readonly Role[] = ['AUDITOR', 'GROUP_AUDITOR'];

export function auditedBy(route: Route, question: string): Route {
  const [frame, another] = route.frames;
  const [auditor, second] = frame?.subjects ?? [];
  const text = foldName(question);
  if (frame === undefined || another !== undefined || frame.measure !== 'AUDITOR' || frame.refusal !== null) return route;
  if (auditor?.kind !== 'COMPANY' || auditor.text === '' || second !== undefined || !FIRMS.test(text) || !BY_ONE.test(text)) return route;
  const held: QuestionFrame = { ...frame, intent: 'search_companies', measure: 'PERSON_MANDATES', roles: [...AUDITING] };
  return { ...route, intent: held.intent, reasoning: 'whom the one named audits', frames: [held] };
} // prettier-ignore
