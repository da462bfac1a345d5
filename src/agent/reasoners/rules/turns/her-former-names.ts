/** `Had she another name before?`, behind a turn about one person: the names under which she is or was entered, and never those of a firm of hers. */
import { foldName, type Language } from '../../../../core/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { whoeverWasTold } from './where-one-lives.js';
import { unwritten } from '../read/unwritten.js';

const ANOTHER: Record<Language, string> = {
  de: String.raw`^(?:und |aber )?(?:(?:hiess|nannte) PERSON(?: sich)?(?: (?:fruher|vorher|zuvor|davor|einmal|mal|schon|immer|je|auch|eigentlich))* (?:anders|so)(?: (?:fruher|vorher))?|(?:hatte|trug|fuhrte) PERSON(?: (?:fruher|vorher|zuvor|davor|einmal|mal|schon|auch|noch|je))* (?:einen anderen|andere) (?:nach|familien)?namen?(?: (?:fruher|vorher|zuvor|getragen))?|wie hiess PERSON (?:fruher|vorher|zuvor|davor|ledig|vor der heirat)|(?:ist|war) PERSON (?:auch |fruher )*unter (?:einem )?anderen namen (?:eingetragen|bekannt)(?: gewesen)?)$`,
  fr: String.raw`^(?:et |mais )?(?:(?:avait|portait|a) t? ?PERSON(?: (?:deja|aussi|eu|porte|autrefois))* (?:un autre|d autres) noms?(?: (?:de famille|avant|auparavant|autrefois|plus tot|precedemment))*|s appelait ?(?:t )?PERSON (?:autrement|differemment)(?: (?:avant|auparavant|autrefois))?|comment s appelait (?:t )?PERSON (?:avant|auparavant|autrefois)|etait (?:t )?PERSON inscrite? sous un autre nom)$`,
  it: String.raw`^(?:e |ma )?(?:(?:PERSON )?(?:aveva|ha avuto|portava)(?: PERSON)? (?:un altro|altri) (?:nom[ei]|cognom[ei])(?: (?:prima|in precedenza|in passato|precedentemente))*|(?:prima )?si chiamava (?:PERSON )?(?:diversamente|in un altro modo|altrimenti)(?: (?:prima|in passato))?|come si chiamava (?:PERSON )?prima)$`,
  en: String.raw`^(?:and |but )?(?:(?:had|has|did|does) PERSON (?:(?:ever|also|once|have|had|use|used|go by|gone by|bear|carry) )*(?:an?other|a different|any other|other) (?:sur|last |family )?names?(?: (?:before|earlier|previously|formerly|in the past|once))*|was PERSON (?:(?:ever|once|also) )*(?:called|known as|registered under|entered under|known under|known by) (?:something else|an?other name|a different name|any other name|something different)(?: (?:before|earlier|previously))?|what was PERSON (?:called|s name) before|what was (?:his|her|their) name before)$`,
}; // prettier-ignore
/** Whom it may be asked of: German and French say so of firms, too. */
const PERSON: Record<Language, string> = {
  de: '(?:er|sie|diese person|die person|die frau|der mann)',
  fr: '(?:il|elle|cette personne)',
  it: '(?:lui|lei|questa persona)',
  en: '(?:he|she|they|that person)',
};
/** Whoever is a person. */
const SURELY: Record<Language, RegExp> = {
  de: /(?:^| )(?:er|person|frau|mann)(?= |$)/,
  fr: /(?:^| )personne(?= |$)/,
  it: /(?:^| )(?:lui|lei|persona)(?= |$)/,
  en: /(?:^| )(?:he|she|his|her|person)(?= |$)/,
};
const SAID = Object.fromEntries(Object.entries(ANOTHER).map(([language, words]) => [language, new RegExp(words.replaceAll('PERSON', PERSON[language as Language]))])) as Record<Language, RegExp>; // prettier-ignore

/** Null: something else is asked, or it is asked of a firm. */
export function herFormerNames({ question, language, recalled, focusUid }: Asked): Route | null {
  const text = foldName(question);
  if (focusUid !== null || recalled.pending || recalled.frames[0] === undefined || !SAID[language].test(text)) return null;
  const surely = SURELY[language].test(text);
  const her = spokenOf(recalled, surely) ?? (surely ? whoeverWasTold(recalled) : null);
  if (her === null && !surely) return null;
  const frame: QuestionFrame = { ...BLANK_FRAME, language, span: { start: 0, end: question.length }, measure: 'NAMES', intent: 'get_node_history', subjects: her === null ? [] : [her] };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'the names of the person spoken of', frames: [frame], refused: [] };
} // prettier-ignore

/** The person whom the turn before was about; where the words say that it is a person, also the only one whom it told of. */
function spokenOf({ subjects, current, listed, justListed, frames: [last] }: Asked['recalled'], surely: boolean): FrameSubject | null {
  const about = subjects.slice(0, Math.max(1, current)).filter(({ kind }) => kind === 'PERSON');
  if (about.length > 0) return about.length === 1 ? unwritten(about[0]!) : null;
  const [named, more] = last?.refusal ? last.subjects.filter(({ uid, kind, text }) => uid === null && kind !== 'COMPANY' && text !== '') : [];
  if (named !== undefined && more === undefined) return { ...named, kind: 'PERSON', span: { start: 0, end: 0 } };
  const told = surely && justListed ? listed.filter(({ kind }) => kind === 'PERSON') : [];
  return told.length === 1 ? unwritten(told[0]!) : null;
} // prettier-ignore
