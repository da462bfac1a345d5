/** `Every company she has been part of`, `toutes les sociétés dont elle a fait partie`: all that somebody ever held, and not what she holds today alone. */
import { foldName, type Language } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

/** The perfect of being somewhere, beside a list of firms or posts. */
const BEEN: Record<Language, RegExp> = {
  de: /(?:^| )(?:(?:beteiligt|dabei|tatig|aktiv|mitglied|vertreten|eingetragen) (?:war|gewesen)|(?:mitgewirkt|gewirkt|gearbeitet|gesessen|gewesen|angehort) (?:war|ist|hat)|(?:an|bei|in) (?:denen|welchen) (?:\w+ ){1,3}?(?:war|gewesen|mitwirkte|sass|wirkte)|denen (?:\w+ ){1,2}?(?:angehorte|angehort hat)|schon (?:alles )?(?:war|gewesen)|angehorte)(?= |$)/,
  fr: /(?:^| )(?:a (?:deja |un jour |jamais )*(?:fait partie|ete (?:membre|active?|impliquee?|inscrite?|administrat\w+|associee?|presente?|liee?)|siege|travaille|occupe|exerce|figure)|(?:dont|ou) (?:elle|il) a (?:deja )*(?:fait partie|ete|siege))(?= |$)/,
  it: /(?:^| )(?:ha (?:mai |gia )*(?:fatto parte|avuto (?:un ruolo|cariche|una carica|incarichi)|ricoperto|lavorato|occupato|seduto)|(?:in cui|dove|di cui) (?:(?:lui|lei|\w+ \w+) )?(?:e (?:mai |gia )*stat[oa]|ha (?:mai |gia )*(?:fatto|avuto|lavorato|ricoperto)))(?= |$)/,
  en: /(?:^| )(?:(?:has|s|have) (?:ever |already |previously )*(?:been (?:(?:a )?part of|involved (?:in|with)|(?:a )?(?:member|director|officer)(?: (?:of|at|in))?|on the boards? of|associated with|connected (?:to|with)|linked (?:to|with)|registered (?:at|with|in|for)|active (?:in|at|with)|(?:in|at|with|on)$)|(?:served|sat|worked|held|had (?:a )?(?:role|post|mandate|office)s?)(?= |$))|was ever (?:part of|involved (?:in|with)|on the board of|at|in|with))(?= |$)/,
};
/** Without a place in a firm of its own, and the time of one answer: `since`, `how long`. */
const SINCE = /(?:^| )(?:seit|since|depuis|da quando|dal|how long|wie lange|combien de temps|quanto tempo)(?= |$)/;

export function everPartOf(route: Route, question: string): Route {
  const text = foldName(question);
  if (SINCE.test(text)) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const { measure, within, asOf, range, sinceWhen, refusal, subjects, language } = frame;
    const hers = measure === 'PERSON_MANDATES' && within === null && subjects.length > 0 && subjects.every(({ kind }) => kind === 'PERSON');
    const untimed = asOf === null && range === null && !sinceWhen && refusal === null;
    return hers && untimed && BEEN[language].test(text) ? { ...frame, range: { from: null, to: null } } : frame;
  });
  return { ...route, frames };
} // prettier-ignore
