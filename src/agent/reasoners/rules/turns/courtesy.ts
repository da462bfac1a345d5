import { foldName, type Language } from '../../../../core/index.js';
import type { Asked, Route } from '../../../slots.js';

/** Thanks, or takes note. */
const SAYS: Record<Language, string> = {
  de: 'danke|merci|vielen dank|besten dank|herzlichen dank|dankeschon|ok|okay|alles klar|verstanden|notiert|gut|sehr gut|super|prima|perfekt|bestens|tschuss|das war s|das war alles|das ist alles|das reicht|schon|wunderbar',
  fr: 'merci|ok|okay|d accord|compris|entendu|note|c est note|parfait|super|tres bien|bien|genial|au revoir|c est tout|ce sera tout|c est bon|impeccable',
  it: 'grazie|ok|okay|va bene|d accord[oi]|capito|ricevuto|perfetto|ottimo|bene|benissimo|arrivederci|e tutto|basta cosi|a posto',
  en: 'thanks|thank you|thx|cheers|ta|ok|okay|got it|noted|understood|great|perfect|brilliant|lovely|very good|good|fine|super|cool|nice|bye|goodbye|that s all|that is all|that will do|that ll do|i see|right|alright|all right',
}; // prettier-ignore
const AROUND: Record<Language, string> = {
  de: 'schon|mal|schonmal|dir|ihnen|euch|sehr|vielmals|fur (?:die|ihre|deine) (?:hilfe|auskunft|antwort)|dafur|so weit|soweit|dann|na|so|ja|und',
  fr: 'beaucoup|bien|a vous|a toi|infiniment|pour (?:tout|cela|ca|votre aide|ton aide|l info|la reponse)|alors|bon|oui|et|mille fois',
  it: 'mille|tante|molte|infinite|a lei|a te|per (?:tutto|l aiuto|la risposta|l informazione)|allora|si|e|molto|davvero',
  en: 'so much|very much|a lot|a bunch|many|for (?:that|this|now|your help|the help|all that|everything)|then|mate|again|indeed|yes|oh|and',
}; // prettier-ignore

const wordsOf = (language: Language) => new RegExp(`^(?:(?:${AROUND[language]}) )*(?:${SAYS[language]})(?: (?:${SAYS[language]}|${AROUND[language]}))*$`); // prettier-ignore
const ONLY: Record<Language, RegExp> = { de: wordsOf('de'), fr: wordsOf('fr'), it: wordsOf('it'), en: wordsOf('en') };

/** Said to nobody but whoever answered; other such words alone may be somebody's name. */
const THANKS = /(?:^| )(?:danke|dankeschon|merci|grazie|thanks|thank you|dank)(?: |$)/;

/** `Thanks`, `ok, danke`, in a conversation: asks for nothing, and nothing is told again. Null: it says more. */
export function courtesy({ question, language, recalled, focusUid }: Asked): Route | null {
  const text = foldName(question);
  const goesOn = recalled.frames.length > 0 || recalled.questions.length > 0 || THANKS.test(text);
  if (focusUid !== null || !goesOn || !ONLY[language].test(text)) return null;
  return { intent: 'search_companies', confidence: 0.9, reasoning: 'it asks for nothing', frames: [], refused: [], offTopic: true, thanks: true }; // prettier-ignore
}
