/** `What was it?` behind the last change, `who took over whom?` behind mergers, `where to?` behind firms that moved, `since when?` behind a reason that no register knows: of what was told, or asked, before. */
import { foldName, type EventTopic, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';

const LEADS = '(?:(?:und|aber|also|et|mais|e|ed|ma|and|so|but|ok|okay) )?';
const whole = (words: string) => new RegExp(`^${LEADS}(?:${words})$`);

const WHAT_WAS_IT: Record<Language, RegExp> = {
  de: whole('was (?:war|ist) (?:das|es|dies)(?: (?:denn|genau|eigentlich))?|was (?:hat sich (?:da |dabei )?|wurde (?:da |dabei )?)(?:denn |genau )?(?:geandert|verandert)|worum ging es(?: dabei)?|was fur (?:eine|ein) (?:war das|anderung war das)'),
  fr: whole('c (?:etait|est) quoi(?: (?:au juste|exactement))?|qu (?:etait|est) ce que c etait|qu est ce que c (?:est|etait)|de quoi s agissait il|qu est ce qui (?:a change|changeait)|quel etait ce changement|quoi (?:exactement|au juste)'),
  it: whole('(?:che )?cos (?:era|e)(?: (?:di preciso|esattamente))?|che cosa era|(?:che )?cosa (?:e cambiato|e stato cambiato)|di (?:che )?cosa si trattava|in che cosa consisteva'),
  en: whole('what (?:was|is) (?:it|that)(?: (?:exactly|about|then))?|what (?:has |was |had )?(?:been )?changed(?: (?:exactly|then|there))?|what was (?:the|that) change|what did (?:it|they|that) change'),
}; // prettier-ignore
const WHO_WHOM: Record<Language, RegExp> = {
  de: whole('(?:wer (?:hat |ubernahm |schluckte )?wen(?: (?:ubernommen|geschluckt|aufgenommen))?|wer (?:mit wem|fusionierte mit wem|hat mit wem fusioniert))'),
  fr: whole('qui a (?:repris|absorbe|rachete|avale) qui|qui (?:reprend|absorbe) qui|qui avec qui|qui (?:a fusionne|s est unie?) avec qui'),
  it: whole('chi (?:ha )?(?:rilevato|assorbito|ripreso|incorporato|acquisito|rileva|assorbe) chi|chi con chi|chi si e fus[oa] con chi'),
  en: whole('who (?:took over|absorbed|acquired|swallowed|takes over|bought) whom?|who (?:with|and) whom|who merged with whom?|which (?:one )?(?:took over|absorbed) which(?: one)?'),
}; // prettier-ignore
const WHERE_TO: Record<Language, RegExp> = {
  de: whole('wohin(?: denn| genau| sind (?:sie|die) (?:gezogen|umgezogen))?|woher(?: denn| kamen (?:sie|die))?|von wo(?: nach wo| kamen sie)?|an welchen ort'),
  fr: whole('(?:pour |vers )?(?:ou|quel endroit|quelle commune)(?: (?:ca|sont elles (?:allees|parties)|exactement))?|d ou(?: (?:venaient elles|viennent elles))?|d ou a ou'),
  it: whole('(?:per |verso )?dove(?: (?:sono andate|si sono trasferite|di preciso))?|da dove(?: (?:vengono|venivano|sono venute))?|da dove a dove'),
  en: whole('where to(?: exactly)?|to where|where (?:did|have) they (?:move|go|gone|moved)(?: to)?|where from|from where|where did they come from|from where to where'),
}; // prettier-ignore
const SINCE_WHEN: Record<Language, RegExp> = {
  de: whole('seit wann(?: (?:denn|schon|genau|ist das so|ist (?:sie|es|er) das))*|wann (?:war das|ist das passiert|geschah das)(?: genau)?|seit welchem (?:tag|datum)'),
  fr: whole('depuis quand(?: (?:exactement|au juste|est ce le cas))?|c etait quand|quand (?:etait ce|est ce arrive|exactement)|a quelle date|depuis quelle date'),
  it: whole('da quando(?: (?:di preciso|esattamente))?|quando (?:e stato|e successo|di preciso)|in che data|da che data'),
  en: whole('since when(?: (?:exactly|is that so))?|when (?:was (?:that|it)|did (?:that|it) happen)(?: exactly)?|on (?:what|which) (?:day|date)|when exactly|for how long'),
}; // prettier-ignore

const HOW_OFTEN: Record<Language, RegExp> = {
  de: whole('(?:wie oft|wie viele male?|wievielmal|wie haufig)(?: (?:denn|schon|bisher|insgesamt|genau|war das|ist das passiert|kam das vor))*'),
  fr: whole('(?:combien de fois|a combien de reprises|avec quelle frequence)(?: (?:deja|en tout|au total|exactement|est ce arrive|cela est il arrive|ca lui est arrive))*'),
  it: whole('(?:quante volte|con quale frequenza)(?: (?:gia|in tutto|in totale|finora|di preciso|e successo|e accaduto|e capitato))*'),
  en: whole('(?:how many times|how often|on how many occasions)(?: (?:already|so far|in (?:all|total)|altogether|exactly|was that|has (?:that|this|it) happened|did (?:that|this|it) happen))*'),
}; // prettier-ignore

/** The list that was told is asked for: its answer has it. */
const WHICH_ONES: Record<Language, RegExp> = {
  de: whole('(?:welche|welchen|wo|wer|bei welchen)(?: (?:denn|genau|sind das|sind es|waren das|waeren das|konkret|im einzelnen))+|welchen?|namlich|und zwar(?: welche)?'),
  fr: whole('(?:lesquel(?:le)?s|dans lesquelles|qui)(?: (?:exactement|au juste|precisement|donc|sont ce|concretement))+|lesquel(?:le)?s|a savoir|c est a dire lesquel(?:le)?s'),
  it: whole('(?:quali|in quali|chi)(?: (?:esattamente|di preciso|precisamente|sono|sarebbero|concretamente))+|quali|e cioe|vale a dire|ossia quali'),
  en: whole('(?:which|which ones?|what|what ones|who|in which)(?: (?:exactly|precisely|specifically|are (?:they|those|these)|would (?:they|that|those) be|is that|then))+|which(?: ones?)?|namely|such as|(?:name|list) (?:it|them)(?: (?:please|all|then))*'),
}; // prettier-ignore

const AS: Record<'MERGER' | 'MOVED', Record<Language, string>> = {
  MERGER: { de: 'die Firmen, die davon betroffen sind', fr: 'les entreprises concernées', it: 'le imprese interessate', en: 'the firms concerned' },
  MOVED: { de: 'die Firmen, jede mit ihrem heutigen Sitz', fr: 'les entreprises, chacune avec son siège actuel', it: 'le imprese, ciascuna con la sua sede attuale', en: 'the firms, each with its seat of today' },
}; // prettier-ignore

/** Null: it asks something else, or nothing of the kind was told. */
export function toldAgain({ question, language, recalled, focusUid }: Asked): Route | null {
  const [last, ...more] = recalled.frames;
  if (last === undefined || focusUid !== null || recalled.pending || question.length > MOST_CHARACTERS) return null;
  const text = foldName(question);
  const again: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  const frame = more.length > 0 ? null : (lastChange(again, text) ?? timesTold(again, text) ?? listTold(again, text) ?? firmsOf(again, text, question) ?? withoutReason(again, text));
  return frame && { intent: frame.intent, confidence: 0.9, reasoning: 'what was told before', frames: [frame], refused: [] };
} // prettier-ignore
const MOST_CHARACTERS = 80;

/** All that the latest notice says; of one value, or of the first, what was told of it. */
function lastChange(last: QuestionFrame, text: string): QuestionFrame | null {
  const { measure, order, topics, subjects, refusal, range, language } = last;
  const one = measure === 'TIMELINE' && refusal === null && order !== null && subjects.length === 1 && subjects[0]!.uid !== null; // prettier-ignore
  if (!one || !WHAT_WAS_IT[language].test(text)) return null;
  if (order !== 'LAST' || topics.length > 0 || range !== null) return last;
  return { ...last, measure: 'NOTICE', order: null, limit: null, notice: { number: null, details: [] } };
}

/** How often something happened to one firm, or one of its values changed: the list that was told says how many it has. */
function timesTold(last: QuestionFrame, text: string): QuestionFrame | null {
  const { measure, topics, subjects, refusal, changes, order, language } = last;
  const told = (measure === 'TIMELINE' && topics.length > 0 && order === null) || (changes && subjects[0]?.kind === 'COMPANY');
  return told && refusal === null && subjects.length === 1 && subjects[0]!.uid !== null && HOW_OFTEN[language].test(text) ? last : null;
} // prettier-ignore

/** What one holds, or who is in a firm, once more. */
function listTold(last: QuestionFrame, text: string): QuestionFrame | null {
  const { measure, subjects, refusal, language } = last;
  return LISTS.includes(measure) && refusal === null && subjects.length > 0 && subjects.every(({ uid }) => uid !== null) && WHICH_ONES[language].test(text) ? last : null;
} // prettier-ignore
const LISTS: readonly Measure[] = ['PERSON_MANDATES', 'OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED', 'BRANCHES'];

/** Whom a notice of a merger, or of a move, is on: the firms; a list tells of no two that went together. */
function firmsOf(last: QuestionFrame, text: string, question: string): QuestionFrame | null {
  const { measure, topics, subjects, refusal, language, grouping } = last;
  const [topic, another] = topics as (EventTopic | undefined)[];
  const listed = (measure === 'COMPANIES' || measure === 'COUNT') && subjects.length === 0 && refusal === null && grouping === null; // prettier-ignore
  const asks = topic === 'MERGER' ? WHO_WHOM : topic === 'MOVED' ? WHERE_TO : null;
  if (!listed || another !== undefined || asks === null || !asks[language].test(text)) return null;
  const readAs = [{ text: question.trim().replace(/\s*[?.!]+$/u, ''), as: AS[topic as 'MERGER' | 'MOVED'][language] }];
  return { ...last, measure: 'COMPANIES', intent: 'search_companies', counted: null, order: null, readAs };
}

/** `Why is it bankrupt? Since when?`: the day is known where the reason is not. */
function withoutReason(last: QuestionFrame, text: string): QuestionFrame | null {
  const { measure, refusal, subjects, topics, language } = last;
  const reason = refusal?.type === 'OUTSIDE' && refusal.topic === 'REASONS';
  if (!reason || subjects.length === 0 || subjects.some(({ uid }) => uid === null) || !SINCE_WHEN[language].test(text)) return null; // prettier-ignore
  if (topics.length > 0) {
    const broke = topics.every((topic) => topic === 'BANKRUPTCY');
    return { ...last, intent: 'get_node_history', measure: broke ? 'BANKRUPTCY_DATES' : 'TIMELINE', status: null, refusal: null }; // prettier-ignore
  }
  return measure === 'PERSON_MANDATES' || measure === 'DEPARTED' || measure === 'JOINED' ? { ...last, refusal: null } : null; // prettier-ignore
}
