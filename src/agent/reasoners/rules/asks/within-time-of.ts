/** `Which companies went bankrupt within two years of being founded?`: how long after one thing the other happened limits no list, and without that limit nothing is listed or counted. */
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';
import { isOfAll } from './placed.js';

const NUMBER: Readonly<Record<'de' | 'fr' | 'it' | 'en', string>> = {
  de: '(?:eine[mnrs]?|ein|zwei|drei|vier|fünf|zehn|sechs|zwölf|\\d{1,2})',
  fr: '(?:un|une|deux|trois|quatre|cinq|six|dix|douze|\\d{1,2})',
  it: '(?:un|uno|una|due|tre|quattro|cinque|sei|dieci|dodici|\\d{1,2})',
  en: '(?:an?|one|two|three|four|five|six|ten|twelve|\\d{1,2})',
};
const WITHIN = [
  `(?:innert|innerhalb|binnen)(?: von)? ${NUMBER.de} (?:ersten )?(?:Jahr|Monat|Woche)\\p{L}*(?: (?:nach|seit|ab|ihrer|der)[^?.,]*)?`,
  `weniger als ${NUMBER.de} (?:Jahr|Monat)\\p{L}* nach[^?.,]*`,
  `(?:dans (?:les|l['’])\\s?(?:${NUMBER.fr} )?(?:ans?|années?|mois)|moins (?:de|d['’])\\s?${NUMBER.fr} (?:ans?|années?|mois)) (?:suivant|qui (?:suit|suivent|ont suivi)|après|de (?:leur|la))[^?.,]*`,
  `(?:entro|nel giro di) ${NUMBER.it} (?:ann[oi]|mes[ei])(?: (?:dal|dopo|di)[^?.,]*)?`,
  `meno di ${NUMBER.it} (?:ann[oi]|mes[ei]) dopo[^?.,]*`,
  `(?:within|in under|less than) ${NUMBER.en} (?:years?|months?|weeks?)(?: (?:of|from|after|since)[^?.,]*)?`,
].map((words) => new RegExp(`(?<!\\p{L})${words}`, 'iu'));

/** After what; a day or a year is a time like any other. */
const EVENT =
  /gr[üu]ndung|gegr[üu]ndet|eintrag|konkurs|aufl[öo]s|fond|cré|inscri|naiss|faillite|dissol|costitu|iscri|nasc|falli|sciogl|found|form(?:ation|ed)|incorporat|regist|creat|birth|bankrupt|insolv|launch|start|beginn|début|inizio/iu;

export function withinTimeOf(route: Route, question: string): Route {
  const said = WITHIN.map((words) => words.exec(question)?.[0].trim()).find((found) => found !== undefined);
  const after =
    said !== undefined &&
    (EVENT.test(said) || route.frames.some(({ also, topics }) => (also ?? []).length > 0 || topics.length > 1));
  if (said === undefined || !after || !route.frames.some(isOfFirmsStruck)) return route;
  const frames = route.frames.map((frame): QuestionFrame =>
    isOfFirmsStruck(frame)
      ? { ...frame, limit: null, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [said] }
      : frame,
  );
  return { ...route, frames };
}

const isOfFirmsStruck = ({ measure, subjects, topics, refusal }: QuestionFrame): boolean =>
  isOfAll(measure) && subjects.length === 0 && topics.length > 0 && (refusal === null || refusal.type === 'UNKNOWN_WORD'); // prettier-ignore
