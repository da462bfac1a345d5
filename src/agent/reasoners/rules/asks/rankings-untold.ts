/** Rankings that no register gives: who ever had most (one day is ranked), and which firm changed its people most often (no changes are counted): nothing else is ranked in their place. */
import { foldName, type Language } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

/** Over all the time there is. Italian's `in assoluto` says so of the past alone: else it is `of all`. */
const EVER: Record<Language, RegExp> = {
  de: /(?:^| )(?:je(?:mals)?|aller zeiten|in der geschichte)(?= |$)/,
  fr: /(?:^| )(?:jamais|de tous les temps|depuis toujours|de l histoire)(?= |$)/,
  it: /(?:^| )(?:(?<=(?:avuto|ricoperto|detenuto|ebbe|aveva) (?:\w+ ){1,4})in assoluto|di sempre|di tutti i tempi|nella storia)(?= |$)/,
  en: /(?:^| )(?:ever|(?:of|in) all time|all time|in history)(?= |$)/,
};
/** What stands for a day on which it is so. */
const OF_A_DAY: readonly QuestionFrame['metric'][] = ['MANDATES', 'PEOPLE', 'MANDATES_HELD', 'CONNECTIONS', 'CAPITAL'];
/** Who is in an office, said to change, and how often. */
const OFTEN =
  /(?:^| )(?:haufigsten|oftesten|oft(?:er)?|most (?:often|frequently)|more often|(?:the )?most (?:\w+ ){0,2}?changes|(?:le )?plus souvent|(?:le )?plus de (?:\w+ ){0,2}?changements|(?:piu|maggiormente) (?:spesso|frequentemente)|piu (?:spesso|volte|cambi|cambiamenti)|meisten (?:\w+ )?(?:wechsel|anderungen|mutationen)|meisten gewechselt)(?= |$)/;
const CHANGES =
  /(?:^| )(?:(?:aus)?gewechselt|wechsel(?:t|te|n)?|geandert|ausgetauscht|mutationen|chang\w*|replaced|swapped|renouvel\w*|remplac\w*|cambi\w*|sostitui\w*|rinnov\w*)(?= |$)/;
const OF_PEOPLE: readonly QuestionFrame['metric'][] = ['PEOPLE', 'MANDATES', 'MANDATES_HELD'];

export function rankingsUntold(route: Route, question: string): Route {
  const text = foldName(question);
  const oftenChanged = OFTEN.test(text) && CHANGES.test(text);
  const frames = route.frames.map((frame): QuestionFrame => {
    const { measure, metric, asOf, range, refusal, notUnderstood, language } = frame;
    const ever = EVER[language].exec(text)?.[0].trim();
    if (measure !== 'RANKING' || refusal !== null || metric === null) return frame;
    if (oftenChanged && OF_PEOPLE.includes(metric)) return { ...frame, metric: null };
    if (ever === undefined || (asOf ?? range) !== null || !OF_A_DAY.includes(metric)) return frame;
    return { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...new Set([...notUnderstood, ever])] };
  });
  return { ...route, frames };
}
