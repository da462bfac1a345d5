import { foldName, type Language } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import type { Said } from '../said-slots.js';
import type { TaggedToken } from '../words/tagging.js';

export const BROKE = /bust|under|bankrupt|insolv|konkurs|pleite|fallit|faillit|fallit|bankrott/;

/** What was, and is over or not. */
export const WAS: Record<Language, RegExp> = {
  de: /^(?:war(?:en|s)?|gabs?|wurden?|ging(?:en)?|kam(?:en)?|geriet(?:en)?|hatten?|machten?|gewesen|gegangen|geraten|gekommen|gefallen|gemacht|gehabt|durchgemacht|worden|durchlaufen)$/,
  fr: /^(?:ete|etait|etaient|eu|avait|connue?|subie?|fait|fit|tombee?s?|passee?s?|traversee?|declaree?s?)$/,
  it: /^(?:stat[oaie]|era|erano|fu|fallit[oaie]|falli|andat[oaie]|avut[oaie]|aveva|subit[oaie]|finit[oaie]|dichiarat[oaie]|incors[oaie])$/,
  en: /^(?:was|were|been|gone|went|had|did|become|became|been through|gotten|got)$/,
};
/** At some time before. */
export const ONCE: Record<Language, RegExp> = {
  de: /^(?:(?:schon |je |frueher |bereits )?(?:einmal|mal)|schon|bereits|schonmal|jemals|je|fruher|irgendwann|zuvor|vorher|davor|vormals|damals)$/,
  fr: /^(?:deja|jamais|autrefois|(?:par|dans) le passe|passe|auparavant|avant|jadis|un jour|une fois|anciennement|precedemment)$/,
  it: /^(?:gia|mai|in passato|passato|una volta|volta|prima|in precedenza|precedenza|precedentemente|tempo addietro)$/,
  en: /^(?:ever|once|before|previously|already|formerly|earlier|in the past|past|beforehand)$/,
};
/** That it was so alone says that it is asked of the past. */
const WAS_ALONE: Record<Language, RegExp> = {
  de: /(?:^| )(?:konkurse? in der vergangenheit|(?:fruhere|vergangene) konkurse?|war|waren|wars|gab es|gabs|(?:einen|irgendeinen) konkurs (?:gehabt|durchgemacht|erlebt|verzeichnet|registriert))(?= |$)/,
  fr: /(?:^| )(?:faillites? (?:dans|par) le passe|etait|etaient|y a t il eu|il y a eu|(?:connu|subi|traverse|vecu) (?:une|la|sa) faillite)(?= |$)/,
  it: /(?:^| )(?:fallimenti in passato|era|erano|c e stat[oa]|ci sono stat[ei]|(?:conosciuto|subito|avuto|vissuto) (?:un|il) fallimento)(?= |$)/,
  en: /(?:^| )(?:bankruptc(?:y|ies) in the past|(?:past|previous|earlier) bankruptc(?:y|ies)|was|were|(?:has|have) there been|there (?:has|have) been|(?:any|a) bankruptc(?:y|ies) (?:on record|recorded|registered|on file|on the register))(?= |$)/,
};
/** A bankruptcy and nothing else, beside a name: any that there was. */
const THING: Record<Language, RegExp> = {
  de: /^(?:(?:ein|einen|irgendein|irgendeinen|irgendwelche|gab es|gibt es|je|schon|mal) )*(?:konkurse?|konkursverfahren|insolvenzverfahren|insolvenz)(?: (?:gegen|uber|der|die|von|bei|zu))*$/,
  fr: /^(?:(?:une?|des|y a t il|il y a|eu|deja|quelques?|procedures?|de) )*(?:faillites?|insolvabilite)(?: (?:contre|de|chez|pour|la|visant))*$/,
  it: /^(?:(?:un|dei|qualche|ci sono|c e|eventuali|procedur[ae]|di|fallimentar[ei]) )*(?:falliment[oi]|insolvenza)(?: (?:contro|di|per|della|a carico di))*$/,
  en: /^(?:(?:any|a|is there|are there|previous|past) )*(?:bankruptc(?:y|ies)|insolvenc(?:y|ies))(?: proceedings?)?(?: (?:against|of|at|for|involving|concerning))*$/,
};
/** What holds it to today. */
const STILL = /^(?:noch|immer|weiterhin|toujours|encore|ancora|tuttora|sempre|still|yet)$/;

/** `Was it ever bankrupt?`, `have they gone bust before?`: a bankruptcy of any time, and not what it is today; the words that say so ask for no former name, and for nobody who left. */
export function takeOnce(result: Said, words: readonly TaggedToken[], language: Language): void {
  const { times, now, counting } = result;
  const isOnce = (text: string) => ONCE[language].test(foldName(text));
  const isBroke = ({ value, text }: Said['measures'][number]) => value === 'STATUS' && BROKE.test(foldName(text));
  const measures = result.measures.filter(({ value, text }) => !(value === 'NAMES' && isOnce(text)));
  const broke = [...result.topics.map(({ value }) => value === 'BANKRUPTCY'), ...measures.map(isBroke)];
  if (broke.length === 0 || broke.includes(false) || times.length > 0 || now || counting !== null || words.some(({ folded }) => STILL.test(folded))) return;
  const said = words.map(({ folded }) => folded);
  const once = result.ever || measures.length < result.measures.length || said.some(isOnce);
  if (!(once && said.some((word) => WAS[language].test(word))) && !WAS_ALONE[language].test(said.join(' ')) && !THING[language].test(said.join(' '))) return;
  const text = result.topics[0]?.text ?? measures[0]!.text;
  amend(result, { ever: true, measures: [], topics: [{ value: 'BANKRUPTCY', text }], unknown: THING[language].test(said.join(' ')) ? [] : result.unknown.filter((word) => !isOnce(word)) });
  if (result.left !== null && isOnce(result.left)) result.left = null;
} // prettier-ignore
