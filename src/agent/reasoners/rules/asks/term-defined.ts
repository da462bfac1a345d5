/** `Was bedeutet Kollektivunterschrift?`, `what is a procuration?`: what a term means, in general; nobody is looked up, and no firm's entries are told in its place. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Term } from '../phrases/terms.js';
import type { Asked, Route } from '../../../slots.js';

/** Asks what the words behind mean. */
const MEANS: Record<Language, RegExp> = {
  de: /^(?:(?:und|aber|ok|entschuldigung|kurze frage|ach) )*(?:was (?:bedeutet|bedeuten|heisst|heissen|meint(?: man mit)?|versteht man unter|ist mit)(?: (?:denn|eigentlich|genau|hier|dabei|das wort|der begriff|der ausdruck))*|was (?:ist|sind|war)(?: (?:denn|eigentlich|genau|uberhaupt|bitte))* (?:eine?|mit)) (.+?)(?: (?:gemeint|genau|eigentlich|hier|uberhaupt|denn|bedeuten|im handelsregister|bitte))*$/,
  fr: /^(?:(?:et|mais|ok|pardon|au fait) )*(?:que (?:signifie|signifient|veut dire|veulent dire)(?: (?:donc|exactement|ici|le mot|le terme|l expression|la notion de))*|qu est ce qu(?:e)?(?: (?:c est|ca veut dire|cela veut dire|signifie))?(?: (?:donc|exactement))*(?: qu| que)?(?: (?:une?|l|la|le|d))?|c est quoi(?: (?:exactement|donc))*(?: (?:une?|la|le|l))?|qu entend on par) (.+?)(?: (?:signifie|veut dire|exactement|ici|au juste))*$/,
  it: /^(?:(?:e|ma|ok|scusi|scusa) )*(?:(?:che )?cosa (?:significa|significano|vuol dire|vogliono dire|si intende (?:per|con))(?: (?:esattamente|qui|il termine|la parola|l espressione))*|(?:che )?cos e(?: (?:esattamente|di preciso))*(?: (?:una?|l|la|il))?|che significa) (.+?)(?: (?:esattamente|qui|di preciso|significa))*$/,
  en: /^(?:(?:and|but|ok|sorry|by the way) )*(?:what(?: exactly)? (?:does|do|is meant by|is the meaning of|s the meaning of)(?: (?:the term|the word|the expression|exactly))*|(?:define|explain)(?: (?:the term|to me))*|what(?: exactly)? (?:is|are|s)(?: exactly)? (?:an?|meant by)) (.+?)(?: (?:mean|means|stand for|exactly|here|actually|in the register))*$/,
};
/** The words alone, with an article at most: of anything more it is asked of a firm. */
const NAMES: Record<Term, RegExp> = {
  JOINT_SIGNATURE: /^(?:kollektiv(?:unterschrift|zeichnung)|(?:la )?signature collective|(?:la )?firma collettiva|(?:an? )?(?:joint|collective) signatures?)(?: (?:zu zweien|zu dreien|a deux|a trois|a due|a tre|of two|of three|at two|by two))?$/,
  SOLE_SIGNATURE: /^(?:einzel(?:unterschrift|zeichnung)|(?:la )?signature individuelle|(?:la )?firma individuale|(?:an? )?(?:sole|single|individual) signature)$/,
  PROCURATION: /^(?:(?:kollektiv|einzel)?prokura|(?:la )?procuration(?: (?:collective|individuelle)(?: a deux)?)?|(?:la )?procura(?: (?:collettiva|individuale)(?: a due)?)?|(?:an? )?(?:joint |sole )?(?:procuration|prokura|procura)(?: of two)?|prokurist(?:in)?|(?:fonde|fondee) de procuration|procuratore)$/,
  AUDITOR: /^(?:revisionsstelle|(?:l )?organe de revision|(?:l )?ufficio di revisione|(?:an? )?(?:statutory )?auditor|revisore)$/,
  BRANCH: /^(?:zweigniederlassung|(?:la )?succursale|(?:la )?succursale|(?:an? )?branch(?: office)?)$/,
  LIQUIDATION: /^(?:in liquidation|liquidation|en liquidation|(?:la )?liquidation|in liquidazione|(?:la )?liquidazione|being in liquidation)$/,
  BANKRUPTCY: /^(?:konkurs|(?:la )?faillite|(?:il )?fallimento|bankruptcy)$/,
  DELETION: /^(?:geloscht|loschung|radiee?|(?:la )?radiation|cancellata|(?:la )?cancellazione|deleted|deletion|struck off)$/,
  BOARD: /^(?:verwaltungsrat|(?:le )?conseil d administration|(?:il )?consiglio d amministrazione|(?:the )?board of directors)$/,
  UID: /^(?:uid|(?:l )?ide|(?:l )?idi|(?:the )?uid)$/,
}; // prettier-ignore

/** Null: no term of the register is asked about, or more than its meaning. */
export function termDefined({ question, language, focusUid }: Asked): Route | null {
  if (focusUid !== null || question.length > MOST) return null;
  const words = MEANS[language].exec(foldName(question))?.[1]?.trim();
  const found = words === undefined ? undefined : (Object.entries(NAMES) as [Term, RegExp][]).find(([, names]) => names.test(words));
  return found === undefined ? null : { intent: 'search_companies', confidence: 0.9, reasoning: 'it asks what a word means', frames: [], refused: [], offTopic: true, defines: found[0] };
} // prettier-ignore
const MOST = 120;
