/** `How long did he stay?`, `combien de temps est-il resté ?`, behind an answer that told of people in a firm: since when, and until when, each was there; never how old the firm is. */
import { foldName, type Language } from '../../../../core/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

const STAYED: Record<Language, RegExp> = {
  de: /^(?:und )?wie lange (?:blieb|war|sass|amtete|amtierte|blieben|waren|ist|hat)(?: (?:er|sie|die|der|jene[rs]?|diese[rs]?|es))(?: (?:denn|da|dort|im amt|dabei|insgesamt|schon|geblieben|gewesen|amtiert|gedauert))*$/,
  fr: /^(?:et )?(?:pendant )?combien de temps (?:(?:est|sont|a|y est|y a)(?: t)? (?:il|elle|ils|elles) (?:reste|restee|restes|restees|ete la|ete en poste|occupe ce poste|tenu)|(?:(?:il|elle) )?(?:est|y est) (?:reste|restee))(?: (?:la|en poste|en fonction|en place))*$/,
  it: /^(?:e )?(?:per )?quanto (?:tempo )?(?:(?:ci )?(?:e|sono) (?:rimast[oaei]|restat[oaei]|stat[oaei] (?:li|in carica))|(?:e )?durat[oa]|ha ricoperto (?:la carica|quella carica)|vi e rimast[oa])(?: (?:li|in carica|lui|lei))*$/,
  en: /^(?:and )?(?:for )?how long (?:did|was|were|had|has) (?:he|she|they|that one|that person)(?: (?:stay|stayed|serve|served|last|lasted|been|remain|remained|hold (?:it|the post|office)|there|on(?: the board)?|in (?:office|post|it|the job)|in total|for|then))*$/,
};
/** Lists whose lines say since when, and until when. */
const LISTS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'DEPARTED', 'JOINED', 'AUDITOR'];

/** Null: it says more, or nobody was told. */
export function howLongThere({ question, language, recalled, focusUid }: Asked): Route | null {
  const { frames: [last], subjects, current, justListed, pending } = recalled;
  if (focusUid !== null || pending || last === undefined || !STAYED[language].test(foldName(question))) return null;
  const span = { start: 0, end: question.length };
  const route = (frame: QuestionFrame): Route => ({ intent: frame.intent, confidence: 0.9, reasoning: 'since when and until when those told of were there', frames: [frame], refused: [] });
  const all = { from: null, to: null };
  const again: QuestionFrame = { ...last, language, span, subjects: last.subjects.map(unwritten), within: last.within && unwritten(last.within), sinceWhen: false, readAs: [], notUnderstood: [] };
  const hers = last.refusal === null && last.measure === 'PERSON_MANDATES';
  if (hers) return route({ ...again, range: all, asOf: null });
  if (last.refusal === null && LISTS.includes(last.measure) && justListed) return route(again);
  const [one, another] = subjects.slice(0, Math.max(1, current)).filter(({ kind }) => kind === 'PERSON');
  const blank: QuestionFrame = { ...BLANK_FRAME, language, span, intent: 'search_companies', measure: 'PERSON_MANDATES', range: all };
  if (one !== undefined && another === undefined) return route({ ...blank, subjects: [unwritten(one)] });
  // Of whom it is asked is open: the firm that was spoken of is nobody's stay.
  return PEOPLE.test(foldName(question)) || language === 'en' ? route(blank) : null;
} // prettier-ignore
/** French and Italian say so of firms too; these say whose stay it is. */
const PEOPLE = /(?:^| )(?:amt|poste|fonction|carica|lui|lei|er)(?= |$)/;
