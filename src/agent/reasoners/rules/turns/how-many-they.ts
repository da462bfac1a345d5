/** `How many are they?`, `ils sont combien ?`, `quanti sono?`, right behind a list of one firm or person, or of firms to which something happened: that list once more, whose answer says how many it has; of another time, of that. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { said } from '../read/said.js';
import type { TimeRead } from '../read/time/dates.js';
import { tagged } from '../read/words/tagging.js';
import { timesOf } from '../settle.js';
import { bodyWith } from './others-of-body.js';
import { unwritten } from '../read/unwritten.js';

const LEAD = '(?:(?:und|also|aber|et|donc|mais|e|ed|ma|quindi|and|so|but|ok|okay|then) )*';
const TOTAL = '(?: (?:insgesamt|total|denn|genau|heute|jetzt|en tout|au total|donc|aujourd hui|maintenant|in tutto|in totale|oggi|adesso|in all|in total|altogether|exactly|today|now|please|bitte))*'; // prettier-ignore
/** Whoever was told of, and no noun that would say others. */
const THEY: Record<Language, string> = {
  de: '(?:wie ?viele?(?: (?:leute|personen|mitglieder|firmen|mandate|namen))?(?: (?:sind|waren|ergibt|macht|gab) (?:es|das|sie|die)(?: denn)?)?|(?:sie|es|das) (?:sind|waren) wie ?viele)(?: (?:sassen|sitzen))?(?: (?:im (?:vorstand|verwaltungsrat|stiftungsrat)|dabei|drin|darin|davon))?',
  fr: '(?:combien(?: de (?:personnes|membres|noms|societes|entreprises|mandats))?(?: (?:sont|etaient) (?:ils|elles)| (?:y en|ca en|cela en|ca|cela) (?:a t il(?: eu)?|avait il|fait|faisait)| en (?:a|avait) t (?:il|elle))?|(?:ils|elles) (?:sont|etaient) combien|(?:il|elle) en (?:a|avait) combien|il y en (?:a|avait) combien|(?:ca|cela)(?: en)? (?:fait|faisait) combien)(?: (?:au (?:comite|conseil)|dedans|en fonction))?',
  it: '(?:(?:in )?quant[ie](?: (?:persone|membri|nomi|societa|imprese|ditte|mandati))?(?: (?:sono|erano|ce ne sono(?: state| stati)?|c erano|ce n e(?:rano)?|ce n erano|ne (?:ha|aveva)))?)(?: (?:nel (?:comitato|consiglio)|dentro|in carica))?',
  en: '(?:how many(?: (?:people|members|persons|names|companies|firms|mandates))?(?: (?:is|are|was|were) (?:they|there|that|those|these|it)| (?:do|does|did) (?:that|it) (?:make|come to)| (?:did|does) (?:he|she|it) have| (?:had|has) (?:he|she|it)| (?:is|are|was|were))?|(?:they|that) (?:are|were|is|was) how many)(?: (?:on (?:it|the (?:board|committee|council))|in it|involved|in office))?',
}; // prettier-ignore
const PLAIN = Object.fromEntries(
  Object.entries(THEY).map(([language, words]) => [language, new RegExp(`^${LEAD}${words}${TOTAL}$`)]),
);
const OF_BODY = /\b(?:mitglieder|vorstand|verwaltungsrat|stiftungsrat|membres|comite|conseil|membri|comitato|consiglio|members|board|committee|council)\b/; // prettier-ignore
const LISTS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'PERSON_MANDATES', 'BRANCHES', 'JOINED', 'DEPARTED'];
const OF_MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const OF_FIRMS = /\b(?:firmen|mandate|societes|entreprises|mandats|societa|imprese|ditte|mandati|companies|firms|mandates)\b/; // prettier-ignore
const WHOLE: readonly Measure[] = ['DOSSIER', 'IDENTIFY'];
const OF_ALL: readonly Measure[] = ['COMPANIES', 'COUNT'];
const MOST_CHARACTERS = 80;

/** Null: no such list was told, or something else is counted. */
export function howManyThey(asked: Asked): Route | null {
  const { question, language, recalled, focusUid, today } = asked;
  const [last, more] = recalled.frames;
  const [one, another] = last?.subjects ?? [];
  if (last === undefined || more !== undefined || last.refusal !== null || focusUid !== null || recalled.pending) return null; // prettier-ignore
  const ofAll = one === undefined && OF_ALL.includes(last.measure) && last.topics.length > 0 && last.grouping === null && last.order === null; // prettier-ignore
  // All that is known of somebody tells what she holds.
  const whole = one?.kind === 'PERSON' && WHOLE.includes(last.measure);
  const ofOne = (one?.uid ?? null) !== null && another === undefined && (whole || LISTS.includes(last.measure));
  if (!(ofAll || ofOne) || question.length > MOST_CHARACTERS) return null;
  const words = said(tagged(question, language, today), []);
  const text = withoutTimes(question, words.times);
  if (!PLAIN[language]!.test(text) || (OF_FIRMS.test(text) && one?.kind === 'COMPANY')) return null;
  // `How many members were there then?`, behind who left: of those who stayed.
  const members = OF_BODY.test(text) && one?.kind === 'COMPANY' && last.measure !== 'BRANCHES';
  const stayed = members && OF_MOVES.includes(last.measure);
  const measure = ofAll ? 'COUNT' : whole ? 'PERSON_MANDATES' : stayed ? 'OFFICERS' : last.measure;
  const [time] = timesOf(words, asked, today, words.times.length === 0 && !words.now, measure);
  // `Back then`, where no time was spoken of.
  if (words.then && (time === undefined || (time.asOf === null && time.range === null))) return null;
  const span = { start: 0, end: question.length };
  const counted = (frame: QuestionFrame): Route => ({ intent: frame.intent, confidence: 0.9, reasoning: 'how many were told', frames: [frame], refused: [] }); // prettier-ignore
  if (ofAll) return OF_BODY.test(text) ? null : counted({ ...last, ...time, language, span, measure, intent: 'analytics', counted: last.counted ?? 'COMPANIES', readAs: [], notUnderstood: [] });
  if (one === undefined) return null;
  const ofBody = members && last.roles.length > 0;
  const frame: QuestionFrame = { ...last, measure, ...(stayed && { order: null, limit: null, changes: false }), ...time, language, span, subjects: [unwritten(one)], roles: ofBody ? bodyWith(last.roles) : last.roles, readAs: [], notUnderstood: [] };
  return counted(frame);
} // prettier-ignore

const THEN =
  / (?:damals|zu diesem zeitpunkt|zu jener zeit|zu der zeit|seinerzeit|a l epoque|a ce moment(?: la)?|alors|a cette (?:date|epoque)|allora|all epoca|a quel tempo|in quel momento|a quella data|(?:back )?then|at (?:that|the) (?:time|point|date)|on that (?:date|day))(?= |$)/;
/** Before a time, and around it. */
const AROUND = '(?:im|in|am|an|per|zu|von|anfang|ende|en|au|a|le|du|de|debut|fin|nel|al|il|alla|del|fine|inizio|on|at|as|of|by|back|the|during)'; // prettier-ignore
const BEHIND = new RegExp(`(?: ${AROUND})+$`);
const BEFORE = new RegExp(`^${LEAD}(?:${AROUND} )+(?=wie|combien|quant|how)`);

/** What is said of how many, folded; `in March 2021, how many were there` too. */
function withoutTimes(question: string, times: readonly TimeRead[]): string {
  const bare = [...times].reverse().reduce((text, { span }) => `${text.slice(0, span.start)} ${text.slice(span.end)}`, question); // prettier-ignore
  return foldName(bare).replace(THEN, '').replace(BEHIND, '').replace(BEFORE, '');
}
