/** `Which auditors resigned in 2024?`, of no firm: the register is not searched by who audits; the firms are told of which a notice is about the auditor, and the answer says so. */
import type { Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

const MOVES: readonly Measure[] = ['DEPARTED', 'JOINED'];
const AUDITS: readonly QuestionFrame['roles'][number][] = ['AUDITOR', 'GROUP_AUDITOR'];
const AS: Record<Language, string> = {
  de: 'Firmen, von denen eine Meldung die Revisionsstelle betrifft, ob sie kam oder ging',
  fr: 'sociétés dont une publication concerne l’organe de révision, qu’il arrive ou parte',
  it: 'società di cui una pubblicazione riguarda l’ufficio di revisione, che arrivi o se ne vada',
  en: 'companies of which a notice is about the auditor, coming or going',
};

export function auditorsOfAll(route: Route, question: string): Route {
  const isOfAll = ({ measure, roles, subjects, refusal, notUnderstood, order }: QuestionFrame) =>
    MOVES.includes(measure) && roles.length > 0 && roles.every((role) => AUDITS.includes(role)) && subjects.length === 0 && refusal === null && notUnderstood.length === 0 && order === null;
  if (!route.frames.some(isOfAll)) return route;
  const text = question.trim().replace(/\s*[?.!]+$/u, '');
  const told = (frame: QuestionFrame): QuestionFrame => ({
    ...frame, measure: 'COMPANIES', intent: 'search_companies', roles: [], topics: ['AUDITOR'], readAs: [...frame.readAs, { text, as: AS[frame.language] }],
  });
  return { ...route, intent: 'search_companies', frames: route.frames.map((frame) => (isOfAll(frame) ? told(frame) : frame)) };
} // prettier-ignore
