import type { Language } from '../../../../../core/index.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Reading } from '../words/tagging.js';

/** Words for the office that somebody holds, by any of its names. */
const OFFICE: Record<Language, RegExp> = {
  de: /(?:^| )(?:als was|funktion(?:en)?|rollen?|eigenschaft|position(?:en)?|posten|stellung|charge|amt(?:es)?)(?: |$)/,
  fr: /(?:^| )(?:en tant que quoi|en tant que$|comme quoi|fonctions?|roles?|(?:a quel|le|son|quel) titre|qualite|qualification|attributions?|postes?|casquette)(?: |$)/,
  it: /(?:^| )(?:come cosa|ruol[oi]|caric(?:a|he)|qualific(?:a|he)|funzion[ei]|veste|(?:a che|quale|suo) titolo|qualita|mansion[ei]|incaric(?:o|hi)|posizione)(?: |$)/,
  en: /(?:^| )(?:as what|(?:down|listed|registered|entered|recorded|shown) as$|roles?|functions?|capacity|positions?|title|(?<!(?:i|we|you|to|can|could|should|will) )posts?|job)(?: |$)/,
};
/** What somebody is, and where: only the two together ask for an office. */
const WHAT: Record<Language, RegExp> = {
  de: /(?:^| )was(?: |$)/,
  fr: /(?:^| )quoi(?: |$)/,
  it: /(?:^| )(?:cosa|che cosa)(?: |$)/,
  en: /(?:^| )what(?: |$)/,
};
/** `And at X, what is she exactly?` */
const IS_WHAT: Record<Language, RegExp> = {
  de: /(?:^| )was (?:genau )?(?:ist|war) (?:er|sie|diese person|jene person)(?: |$)/,
  fr: /(?:^| )(?:qu est (?:il|elle)|(?:il|elle) (?:y )?est quoi|qu est ce qu (?:il|elle) (?:y )?est|c est quoi (?:son|sa) \w+)(?: |$)/,
  it: /(?:^| )(?:(?:che )?cosa (?:e|era|sarebbe) (?:lui|lei|questa persona|quella persona)|(?:lui|lei) (?:che )?cosa (?:e|era))(?: |$)/,
  en: /(?:^| )what (?:exactly )?(?:is|was) (?:he|she|this person|that person)(?: |$)/,
};
const THERE: Record<Language, RegExp> = {
  de: /(?:^| )(?:dort|da|dabei|drin)(?: |$)/,
  fr: /(?:^| )(?:y|la bas|la dedans|la|chez eux)(?: |$)/,
  it: /(?:^| )(?:li|la|ci|vi|da loro)(?: |$)/,
  en: /(?:^| )(?:there(?! for)|in there|on there|with them)(?: |$)/,
};

/** Whether the words around a name ask in which office somebody is (`as what?`, `what is her role?`), whichever that be. */
export function asksAsWhat({ language, tokens }: Reading, names: readonly NamedInQuestion[]): boolean {
  const words = tokens.filter((_, at) => !names.some(({ start, end }) => start <= at && at < end));
  const text = words.map(({ folded }) => folded).join(' ');
  return (
    OFFICE[language].test(text) ||
    IS_WHAT[language].test(text) ||
    (WHAT[language].test(text) && THERE[language].test(text))
  );
}
