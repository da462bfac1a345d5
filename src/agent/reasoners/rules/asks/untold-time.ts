import { foldName } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { HELD } from '../read/time/clocks.js';
import type { Reading } from '../read/words/tagging.js';

/** So far from something as nobody says. */
const FAR =
  'lange (?:vor|nach|bevor|nachdem)|(?:einige|viele|mehrere|etliche) (?:zeit|jahre|monate|wochen|tage) (?:vor|nach|bevor|nachdem)|(?:long|well|some time|(?:some|many|several|a few) (?:years|months|weeks|days)) (?:before|after)|(?:longtemps|quelques? (?:temps|annees|mois|semaines|jours)|(?:bien )?des annees|plusieurs (?:annees|mois|semaines|jours)) (?:avant|apres)|(?:molto|parecchio|tanto|qualche|(?:alcun[ie]|qualche|molt[ie]|divers[ie]) (?:anno|anni|mes[ei]|settiman[ae]|giorn[oi]))(?: tempo)? (?:prima|dopo)';
const ONLY_FAR = new RegExp(`(?:^| )(?:${FAR})(?= |$)`);
/** Long ago, by no number of days; before there was a firm, or when it came about. French and Italian call a firm of that form by the same word (`alla fondazione`). */
const UNTOLD = new RegExp(
  String.raw`(?:^| )(?:${FAR}|vor (?:\w+ ){1,2}(?:jahren|jahrzehnten|monaten|wochen|tagen|zeit)|vor (?:ihrer|seiner|deren|der) (?:grundung|eintragung)|bevor (?:es|sie|die \w+) (?:\w+ ){0,2}(?:gegrundet|gab|existierte|eingetragen)|il y a (?:\w+ ){0,3}(?:ans|annees|mois|semaines|temps|longtemps|decennies)|avant (?:sa|la|leur) (?:fondation|constitution|creation)|avant (?:d etre|qu elle (?:soit|ne soit)) (?:fondee|constituee|creee)|(?:(?:alcun[ie]|qualche|poch[ie]|parecchi[e]?|molt[ie]|tant[ie]|vari[e]?|un paio di|un po di|diversi) )?(?:anni|anno|mesi|settimane|decenni|tempo) fa|prima (?:della|della sua|di essere) (?:fondazione|costituzione|fondata|costituita)|(?:an?|some|many|several|few|couple|long|half|of) (?:\w+ ){0,3}(?:years?|months?|weeks?|days?|decades?|while|time) ago|long ago|when (?:it|they|the \w+) (?:was|were) (?:founded|incorporated|set up|formed)|at (?:its|their) (?:founding|foundation|incorporation|formation)|at the (?:founding|incorporation|formation)|bei (?:der|ihrer|deren) grundung|lors de (?:sa|la|leur) (?:fondation|constitution|creation)|a (?:sa|leur) (?:fondation|constitution|creation)|alla (?:sua )?costituzione|before (?:it|they|the \w+|its|their) (?:\w+ ){0,2}(?:founded|incorporated|existed|formed|registered|foundation|founding|incorporation))(?= |$)`,
);

/** `Who chaired it many years ago`: of a time that no day tells, who is there today is no answer, nor who ever was, or went. */
export function settleUntoldTime(frame: QuestionFrame, { tokens }: Reading): void {
  const { refusal, measure, asOf, range, knownOn } = frame;
  const timed = (asOf ?? range?.from ?? range?.to ?? knownOn ?? null) !== null;
  if (refusal !== null || timed || !OF_A_TIME.includes(measure)) return;
  // What was so long ago in a remark says nothing of what is asked.
  const said = tokens
    .filter(({ beside, remark }) => !beside && !remark)
    .map(({ folded }) => folded)
    .join(' ');
  const told = (HELD.includes(measure) && range === null ? UNTOLD : ONLY_FAR).exec(said)?.[0].trim();
  if (told !== undefined) [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...frame.notUnderstood.filter((word) => !told.split(' ').includes(foldName(word))), told]]; // prettier-ignore
}
const OF_A_TIME: readonly Measure[] = [...HELD, 'JOINED', 'DEPARTED'];
