/** `Le siège, il était où alors ?`, `who signed in those days?`, `wer durfte da unterschreiben?`: at the time spoken of, in words that may say something else where no past is asked for. */
import type { Language } from '../../../../../core/index.js';

const SURELY: Record<Language, RegExp> = {
  de: /(?:^| )(?:in jenen (?:tagen|jahren)|zu jenen zeiten|an besagtem tag|zum selben zeitpunkt|um jene zeit)(?= |$)/,
  fr: /(?:^| )(?:en ce temps la|dans ces annees la|a cet instant|a l epoque en question|a la date en question|ce jour la)(?= |$)/,
  it: /(?:^| )(?:a quei tempi|in quei giorni|in quegli anni|a quel punto|in quel frangente)(?= |$)/,
  en: /(?:^| )(?:in those (?:days|years)|at that (?:point|moment|date)(?: in time)?|around that time|on the same (?:day|date)|by that (?:time|date))(?= |$)/,
};
/** Of the past alone: else they lead on (`et alors ?`, `da`, `there`). */
const OF_PAST: Record<Language, RegExp> = {
  de: /\S (?:da(?! der | die | das | es )|dann)(?= |$)/,
  fr: /\S alors$/,
  it: /\S allora$/,
  en: /\S then$/,
};
/** German modal verbs, whose past no tense of `asksOfPast` tells. */
const MIGHT: Partial<Record<Language, RegExp>> = { de: /(?:^| )(?:durften?|konnten?|mussten?|sollten?)(?= |$)/, fr: /(?:^| )(?:pouvait|pouvaient|devait|devaient)(?= |$)/, it: /(?:^| )(?:poteva|potevano|doveva|dovevano)(?= |$)/, en: /(?:^| )(?:could|might)(?= |$)/ }; // prettier-ignore

/** `text`: folded; `ofPast`: its verbs ask of the past. */
export const saysThen = (text: string, language: Language, ofPast: boolean): boolean =>
  SURELY[language].test(text) || ((ofPast || MIGHT[language]?.test(text) === true) && OF_PAST[language].test(text));

/** `Who could sign then?` asks of the past, though no tense of its verb tells. */
export const mightOfPast = (text: string, language: Language): boolean => MIGHT[language]?.test(text) === true;
