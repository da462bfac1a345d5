/** `And originally?`, `has it always been so?`, `was it ever anywhere else?`, right behind a value of one firm: each that it ever had, with its time. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { CHANGED } from '../read/firms/changed.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { onlySays } from './only-says.js';
import { unwritten } from '../read/unwritten.js';

const VALUES: readonly Measure[] = ['SEAT', 'ADDRESS', 'CAPITAL', 'PURPOSE', 'LEGAL_FORM', 'NAMES'];
const PLACES: readonly Measure[] = ['SEAT', 'ADDRESS'];

/** At its beginning. */
const FIRST =
  /(?:^| )(?:anfang|anfangs|anfanglich|beginn|ursprunglich|zuerst|initial|(?:bei|zur zeit|am tag) (?:der|ihrer) grundung|grundungszeit|ersten jahr|depart|debut|origine|initialement|commencement|(?:lors|au moment) de (?:la|sa) (?:fondation|creation|constitution)|a (?:la|sa) (?:fondation|creation)|premiere annee|inizio|inizi|principio|origine|originariamente|inizialmente|(?:alla|alla sua|della|della sua) (?:fondazione|costituzione)|primo anno|(?:at|from|in) the (?:\w+ )?(?:start|beginning|outset|beginnings|founding|foundation)|to (?:begin|start) with|start(?:ed|s)? (?:out|off) with|originally|initially|at first|(?:at|of) (?:its )?(?:foundation|founding|incorporation|inception)|when it (?:was (?:founded|set up|created|formed)|started|began)|first year)(?= |$)/;
/** Otherwise at some time. */
const OTHERWISE =
  /(?:^| )(?:anders|ein(?:e)? ander(?:er|es|e)|andere[nmrs]? (?:gemeinde|ort|stadt|kanton|adresse)|different(?:e|es|s)?|otherwise|altered|modified|amended|modifiee?|divers[oai]|modificat[oaie]|cambiament[oi]|changements?|modifications?|modific(?:a|he)|variazion[ei]|anderung(?:en)?|veranderung(?:en)?|changes|autre(?:ment| chose| commune| ville| canton| endroit| adresse)|(?<!l )(?:un )?altr[oa](?: (?:comune|luogo|citta|cantone|cosa|posto))?(?= ?$)|altr[oa] (?:comune|luogo|citta|cantone|cosa|posto)|another (?:town|place|canton|city|address|municipality)|angepasst)(?= |$)/;
/** Always so: of the past, and not still. */
const ALWAYS =
  /(?:^| )(?:(?:war|ist|blieb|wars) .*(?:immer|stets|jeher)(?! noch)|seit jeher|seit eh und je|immer (?:gleich|so gewesen|dort gewesen|da gewesen)|(?:toujours|tout le temps) (?:ete|la|ici|au|le|pareil|a|etabli\w*)|ete .*toujours|reste\w* .*(?:pareil|la|identique|tout le temps|le|inchange\w*)|depuis toujours|(?:sempre|da sempre) (?:stat[oa]|cosi|uguale|li|la|qui|nello|allo|in|ugual[ei])|stat[oa] sempre|rimast[oa] .*|da sempre|always|throughout|all along|stayed|remained|ever since the|unchanged)(?= |$)/;
const ELSEWHERE =
  /(?:^| )(?:anderswo|woanders|andernorts|sonst ?wo|an einem anderen ort|ailleurs|autre part|altrove|da un altra parte|elsewhere|(?:anywhere|somewhere) else|in another place|(?:selben|gleichen|derselben|dem gleichen) (?:ort|adresse|stelle)|meme (?:endroit|lieu|adresse)|stess[oa] (?:posto|luogo|indirizzo)|same (?:place|address|spot|town))(?= |$)/;
/** How much more or less it was. */
const AMOUNT =
  /(?:^| )(?:war|waren|was|were|etait|era|ete|stato) (?:\w+ ){0,3}?(?:hoher|tiefer|weniger|mehr|kleiner|grosser|less|more|lower|higher|smaller|bigger|moins|plus (?:eleve|bas|petit|grand)|meno|di piu|piu (?:alto|basso))(?= |$)/;
const STILL = /(?:^| )(?:immer noch|noch immer|noch|still|encore|ancora|tuttora|weiterhin)(?= |$)/;

/** Words of these, and small ones. */
const SAID =
  /^(?:anfangs?|anfanglich|beginn|ursprunglich|zuerst|initial\w*|grundung|grundungszeit|depart|debut|origine|commencement|fondation|creation|constitution|inizi[oale]*|inizialmente|principio|originariamente|fondazione|costituzione|start(?:ed|s)?|begin|began|beginnings?|outset|founding|foundation|originally|incorporation|inception|founded|set|created|formed|ersten|erste|first|jahr|premiere|annee|primo|anno|year|anders|andere[nmrs]?|ander(?:er|es|e)|differ\w*|otherwise|alter\w*|modif\w*|divers[oai]|cambia\w*|change\w*|variazion[ei]|anderung(?:en)?|veranderung(?:en)?|angepasst|autre|autrement|altr[oa]|immer|stets|jeher|toujours|tout|temps|sempre|always|throughout|along|stayed|remained|unchanged|ever|since|anderswo|woanders|andernorts|sonst|ailleurs|part|altrove|parte|elsewhere|anywhere|somewhere|else|selben|gleichen|derselben|gleich\w*|ort|ortes|adresse|stelle|meme|endroit|lieu|pareille?|identique|inchange\w*|uguale|uguali|stess[oa]|posto|luogo|indirizzo|same|place|address|spot|town|hoher|tiefer|weniger|mehr|kleiner|grosser|less|more|lower|higher|smaller|bigger|moins|plus|eleve|bas|petit|grand|meno|piu|alto|basso|fruher|frueher|vorher|zuvor|einmal|mal|je|jemals|irgendwann|once|before|previously|formerly|past|point|jour|un|une|avant|auparavant|autrefois|passe|mai|prima|passato|volta|giorno|blieb|geblieben|reste|restee|resta|rimast[oa]|etabli\w*|gemeinde|commune|comune|gewesen|war|was|stat[oa]|ete|etait|era|ist|dort|da|la|li|ici|qui|y|there|here|ganz|tout|very|right|proprio|so|cosi|galt|womit|wo|ou|dove|where|how|wie|com|come|much|viel|hoch|with|avec|con|commence|demarre|out|off|up|eh|und|sitz|siege|sede|seat|schon|deja|gia|already|in|the|al|a|l|della|quoi|momento|another|eu|avuto|had|hatte|de|in|le|il)$/;
const KINDS: readonly Slot['type'][] = [
  'FILLER',
  'PRONOUN',
  'COMPANY_NOUN',
  'ABOUT',
  'THEN',
  'EVER',
  'COUNTING',
  'WHEN',
];
const MOST_CHARACTERS = 80;
/** A time that is named, and not one that is so said. */
const NAMED: readonly Slot['type'][] = ['TIME', 'CANTON', 'NUMBER', 'ROLE'];
const NOT = /^(?:nicht|nie|kein\w*|not|never|no|pas|aucune?|non|nessun\w*)$/;
/** Somebody is asked for. */
/** Or picked. */
const WHO = /^(?:meinte?|meine|mean|meant|intend\w*|voul\w*|dire|pense|wer|wen|wem|wessen|who|whom|whose|qui|chi)$/;
const OF_PLACE =
  /^(?:adresse|address|indirizzo|sitz|siege|sede|seat|ort|gemeinde|commune|comune|town|place|endroit|lieu|luogo|posto)$/;
/** Another thing that it had. */
const CALLED =
  /^(?:hiess(?:en)?|heisst|heissen|genannt|namens?|namen|called|names?|named|appel\w*|noms?|chiam\w*|nom[ei])$/;
const LEADS_FAR: Record<Language, RegExp> = {
  de: /^(?:und )?warum|wieso|weshalb/,
  fr: /pourquoi/,
  it: /perche/,
  en: /why/,
};

/** Null: no value of one firm was told, or something else is asked. */
export function valueOverTime({ question, language, recalled, focusUid }: Asked, written: Reading): Route | null {
  const [last, ...more] = recalled.frames;
  if (last === undefined || more.length > 0 || last.refusal !== null || !VALUES.includes(last.measure) || focusUid !== null || recalled.pending || question.length > MOST_CHARACTERS) return null;
  const [subject, another] = last.subjects;
  if (subject === undefined || another !== undefined || subject.kind !== 'COMPANY' || subject.uid === null) return null;
  const text = foldName(question);
  const says = FIRST.test(text) || OTHERWISE.test(text) || ALWAYS.test(text) || AMOUNT.test(text) || (PLACES.includes(last.measure) && ELSEWHERE.test(text));
  if (!says || written.tokens.slice(1).some(({ breakBefore }) => breakBefore) || STILL.test(text) || LEADS_FAR[language].test(text)) return null;
  if (written.tokens.some((token) => NAMED.includes(slotOf(token)?.type ?? 'FILLER') || NOT.test(token.folded) || WHO.test(token.folded) || (!PLACES.includes(last.measure) && OF_PLACE.test(token.folded)) || (last.measure !== 'NAMES' && CALLED.test(token.folded)) || (CHANGED.test(token.folded) && !SAID.test(token.folded))) || !onlySays(written, KINDS, SAID)) return null;
  const span = { start: 0, end: question.length };
  const frame: QuestionFrame = { ...last, language, span, subjects: [unwritten(subject)], asOf: null, range: null, changes: true, readAs: [], notUnderstood: [] };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'the value told before, over time', frames: [frame], refused: [] };
} // prettier-ignore
