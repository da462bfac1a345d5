import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { QUESTION_WORDS } from '../lexicon/index.js';
import { says } from '../read/says.js';
import { BARE_NAME } from '../read/clauses/sentences.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { said, type Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { SEVERAL } from '../read/clauses/stands-alone.js';
import { slotOf, tagged, type Reading } from '../read/words/tagging.js';

/** Words of one who took the wrong one, or says whom they meant. */
const MEANT_ANOTHER: Record<Language, RegExp> = {
  de: /^(?:pardon|sorry|entschuldig\w*|verzeih\w*|falsch\w*|verwechsel\w*|vertippt|verschrieben|vertan|verlesen|geirrt|irrtum|versehen|versehentlich|gemeint|meinte|sondern|nein|doch|halt|warte|stopp?|quatsch|wollte|wollten|korrigiere|korrektur|ups)$/,
  fr: /^(?:pardon|desolee?|excus\w*|trompee?s?|erreur|mauvaise?|faux|fausse|confondue?|voulais|parlais|pensais|songeais|plutot|non|attends|attendez|oups|finalement|corrige|correction|voulions)$/,
  it: /^(?:pardon|scus[aio]\w*|sbagliat\w*|sbaglio|errore|confus\w*|confondev\w*|volevo|intendevo|pensavo|parlavo|piuttosto|bensi|no|aspetta|aspetti|ops|anzi|correggo|correzione|male|volevamo)$/,
  en: /^(?:sorry|pardon|apologies|mistake|mistaken|mistook|wrong|mixed|confused|meant|mean|rather|oops|typo|no|nope|wait|hang|hold|scrap|strike|wanted|correct|correction|should|actually)$/,
};

/** Whether a turn says that another was meant than the one before. */
export const saysMistaken = (question: string, language: Language): boolean =>
  foldName(question)
    .split(' ')
    .some((word) => MEANT_ANOTHER[language].test(word));

/**
 * `Sorry, wrong line. I meant X.`: a turn that names somebody else, says that the one before was not meant and asks for nothing of its own; of
 * that one the question before is asked, and its words that no lexicon knows ask nothing. Null: it is none.
 */
export function corrected(asked: Asked, reading: Reading, words: Said, names: readonly NamedInQuestion[], deniesOther: boolean): Said | null {
  const [name] = names;
  const [last] = asked.recalled.frames;
  if (name === undefined || names.length > 1 || name.found !== 'NAME' || last === undefined || !canBeAsked(last)) return null;
  const marker = MEANT_ANOTHER[reading.language];
  const said = deniesOther || NO.test(foldName(asked.question)) || reading.tokens.some(
    (token, at) => (at < name.start || at >= name.end) && marker.test(token.folded) && SMALL.includes(slotOf(token)?.type ?? 'FILLER'),
  );
  // The wrong file, or name, is nothing that is asked for.
  const measures = words.measures.filter(({ value, text }) => value !== 'DOSSIER' && value !== 'IDENTIFY' && !(value === 'NAMES' && BARE_NAME.test(foldName(text))));
  const denied = foldName(words.outside?.text ?? '');
  // `Oh bother`: a slip of the pen is no word for what no register holds.
  const written = reading.tokens.some((token) => token.slot?.type === 'OUTSIDE');
  const outside = marker.test(denied) || RIGHT_ONE.test(denied) || !written ? null : words.outside;
  const open = { ...words, measures, outside, unknown: [], unknownAsked: false, negated: null };
  // `It is X that I wanted`, `that was wrong`: a verb or a relative pronoun asks nothing where no mark does.
  const leads = reading.tokens.some(({ folded }, at) => at !== name.end && QUESTION_WORDS.has(folded) && !RELATES.has(folded));
  const asks = (words.asks !== null && (leads || asked.question.includes('?'))) || reading.tokens.some(({ folded }) => SEVERAL.test(folded));
  // `No, not X`: who is not meant.
  const [before, beforeThat] = [reading.tokens[name.start - 1], reading.tokens[name.start - 2]];
  const leadsOn = reading.tokens[name.start]!.commaBefore || reading.tokens[name.start]!.breakBefore;
  const denies = (word: typeof before) => word !== undefined && slotOf(word)?.type === 'NEGATION';
  const isNot = !leadsOn && (denies(before) || (denies(beforeThat) && before?.commaBefore !== true));
  return said && !isNot && !asks && !says(open) && words.times.length === 0 ? { ...open, about: true } : null;
} // prettier-ignore

/** A turn that begins by saying no to the one before. */
const NO = /^(?:ah |oh )?(?:no|nope|nein|nee|non)(?= )/;
/** `It is not the right one`: nothing is asked about how good it is. */
const RIGHT_ONE = /^(?:(?:la |le |the |die |das |der )?(?:bonne?|richtige[rns]?|giust[ao]|right|correct))$/;
const RELATES = new Set(['que', 'qui', 'che', 'that', 'was']);
const SMALL: readonly Slot['type'][] = ['FILLER', 'NEGATION', 'PRONOUN'];

const canBeAsked = ({ refusal, measure, subjects }: QuestionFrame) =>
  refusal === null && measure !== 'UNKNOWN' && subjects.length > 0;

/** `The same question as at the very start`: what the conversation began with; `the same question for the first` is asked of that one. */
const AS_AT_FIRST = new RegExp(
  `(?:^| )(?:${[
    '(?:gleiche|selbe|dieselbe) frage wie (?:die (?:aller)?erste|(?:ganz )?(?:am anfang|zu beginn|zu anfang|eingangs|zuerst))',
    'meme question que? (?:la (?:toute )?premiere|(?:tout )?au (?:tout )?debut|au depart)',
    '(?:stessa|medesima) domanda (?:che |come )?(?:la prima|all inizio|dell inizio|al principio)',
    'same (?:question|thing)s? as (?:the (?:very )?first|at first|(?:at )?the (?:very )?(?:start|beginning|outset))',
  ].join('|')})(?! (?:one|person|personne|persona|firma|firm|gesellschaft|company|societe|societa|ditta))(?= |$)`,
);

/** What nobody but a person has. */
const OF_PEOPLE: readonly Measure[] = ['RESIDENCE', 'ORIGIN'];

/** `Where does she live?`, `no, I meant Y AG`: of a firm named behind what was asked of somebody whom that turn did not name, or what only people have, is asked what was asked of the last firm. */
export function askedOfFirm(asked: Asked, names: readonly NamedInQuestion[]): Asked {
  const { recalled, question, language } = asked;
  const [last] = recalled.frames;
  const [name, another] = names;
  const isFirm = name?.found === 'NAME' && another === undefined && name.hits.length > 0 && name.hits.every(({ kind }) => kind === 'COMPANY');
  const [person, ...others] = last?.subjects ?? [];
  if (!isFirm || last === undefined || person?.kind !== 'PERSON' || others.length > 0) return asked;
  const unnamed = person.text === '' && (last.within?.text ?? '') === '' && saysMistaken(question, language);
  return unnamed || OF_PEOPLE.includes(last.measure) ? { ...asked, recalled: { ...recalled, frames: recalled.ofFirm } } : asked;
} // prettier-ignore

/** `Who sat on it back then?`, refused since no turn told when; `on 1 March 2023`: as if that had been said at once. */
export function withTimeGiven(asked: Asked, reading: Reading, names: readonly NamedInQuestion[]): Asked {
  const { recalled, language, today } = asked;
  const [last] = recalled.frames;
  const open = last?.refusal?.type === 'UNKNOWN_WORD' && last.measure !== 'UNKNOWN' && last.notUnderstood.length > 0 && reading.times.length > 0;
  const isTime = (word: string) => tagged(word, language, today, null).tokens.every(({ slot, folded }) => slot?.type === 'THEN' || BARE_THEN.test(folded));
  if (!open || names.length > 0 || !last.notUnderstood.every(isTime) || says(said(reading, names))) return asked;
  return { ...asked, recalled: { ...recalled, frames: [{ ...last, refusal: null, notUnderstood: [] }] } };
} // prettier-ignore

const BARE_THEN = /^(?:damals|alors|allora|then)$/;

/** The turn before, or the one that the conversation began with where a question says so. */
export function askedAgain(asked: Asked): Asked {
  const { recalled, question } = asked;
  const first = recalled.opening.length > 0 && AS_AT_FIRST.test(foldName(question));
  return first ? { ...asked, recalled: { ...recalled, frames: recalled.opening } } : asked;
}

/** Of a question that is asked as at first, the words that say so ask for nothing else. */
export const asAtFirst = (words: Said): Said => ({ ...words, about: true, joined: null, order: null, ordinal: null, topics: [], unknown: [], unknownAsked: false }); // prettier-ignore
