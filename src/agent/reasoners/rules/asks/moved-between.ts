/** `Which people left X and joined Y?`, `who moved from X to Y?`: who was ever with both, each with the days: whoever still is with the first is seen. */
import { foldName, type Language } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

const LEFT =
  /(?:^| )(?:left|leave|quit|departed|verlassen|verliess\w*|ausgetreten|ausgeschieden|weggegangen|quitte\w*|parti(?:e|s|es)?|sorti\w*|lasciat[oaie]|lasciaron\w*|uscit[oaie]|abbandonat[oaie])(?: |$)/;
const JOINED =
  /(?:^| )(?:join|joined|went (?:on )?to|moved (?:on )?to|gegangen|gewechselt|wechselten?|beigetreten|eingetreten|gestossen|angeheuert|rejoint\w*|rejoign\w*|entree?s?|passee?s?|alle[es]* (?:chez|a)|entrat[oaie]|passat[oaie]|andat[oaie]|approdat[oaie])(?: |$)/;
const BETWEEN =
  /(?:^| )(?:(?:von|aus) .* (?:zu|zur|zum) .* (?:gewechselt|gegangen|ubergetreten)|wechselten? (?:von|aus) .* (?:zu|zur|zum) |(?:moved|went|switched|changed) from .* to |passee?s? de .* a |passat[oaie] da(?:lla|l)? .* a(?:lla|l)? )/;
const PEOPLE =
  /(?:^| )(?:wer|who|qui|chi|anyone|anybody|jemand|qualcuno|personen|leute|people|persons|personnes|gens|persone|verwaltungsrate|directors|administrateurs|amministratori|quelqu un)(?: |$)/;
const AS: Record<Language, string> = {
  de: 'bei beiden eingetragen, über die ganze Zeit',
  fr: 'inscrits auprès des deux, sur toute la période',
  it: 'iscritti presso entrambe, su tutto il periodo',
  en: 'entered with both, over the whole time',
};

/** Two questions, each of its own firm: `who left X and who joined Y?`. */
const WHO = /(?:^| )(?:wer|who|qui|chi|which|what|welche[nrs]?|quels?|quelles?|quali)(?= )/g;

export function movedBetween(route: Route, question: string): Route {
  const text = foldName(question);
  const moved = BETWEEN.test(text) || (LEFT.test(text) && JOINED.test(text));
  const [frame] = route.frames;
  const subjects = route.frames.flatMap((one) => one.subjects);
  const [one, two, another] = subjects;
  const twice = (text.match(WHO) ?? []).length > 1;
  if (!moved || twice || !PEOPLE.test(text) || frame === undefined || one === undefined || two === undefined || another !== undefined) return route;
  const firms = subjects.every(({ kind, uid, text: written }) => kind === 'COMPANY' && uid !== null && written !== '') && one.uid !== two.uid;
  if (!firms || route.frames.some(({ range, asOf, within }) => (range !== null && (range.from ?? range.to) !== null) || asOf !== null || within !== null)) return route;
  const span = { start: 0, end: question.length };
  const readAs = [{ text: question.trim().replace(/\s*[?.!]+$/u, ''), as: AS[frame.language] }];
  const shared: QuestionFrame = { ...frame, span, subjects, measure: 'SHARED_OFFICERS', intent: 'explore_network', range: { from: null, to: null }, asOf: null, refusal: null, order: null, changes: false, notUnderstood: [], readAs };
  return { ...route, intent: shared.intent, frames: [shared], refused: [] };
} // prettier-ignore
