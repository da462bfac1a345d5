import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { SAME_OFFICE } from '../lexicon/anaphora.js';
import type { Said } from '../read/said.js';
import { asksWhichOfTwo } from '../read/two.js';

/** `Who holds that office now?`, behind who held it: of that office, and not of all. */
export function ofSameOffice(words: Said, { question, language, recalled: { frames: [last] } }: Asked): Said {
  const holds = last !== undefined && last.refusal === null && OFFICES.includes(last.measure);
  // `In whose hands was it in 2020?`, behind `the management, in whose hands is it?`.
  const held = words.roles.length === 0 || (words.pronoun !== null && IN_HANDS.test(foldName(question)));
  const own = !held || words.signatures !== null || words.topics.length > 0 || (words.left ?? words.joined ?? words.counting) !== null;
  const open = words.unknown.filter((word) => !HOLDS.test(foldName(word)));
  if (!holds || own || open.length > 0 || !(saysOffice(foldName(question), language) || IN_HANDS.test(foldName(question))) || words.measures.some(({ value, text }) => !IN_OFFICE.includes(value) && !LEGALLY.test(foldName(text)))) return words;
  return { ...words, roles: last.roles, measures: last.measure === 'AUDITOR' ? [{ value: 'AUDITOR', text: question }] : [], who: true, unknown: [], unknownAsked: false };
} // prettier-ignore

const IN_HANDS =
  /^(?:und |et |e |and )?(?:in wessen handen|dans les mains de qui|entre les mains de qui|entre quelles mains|nelle mani di chi|in mano a chi|in whose hands)(?: |$)/;
const HOLDS =
  /^(?:jobs?|holders?|incumbent|present|inhaber(?:in)?|amtsinhaber(?:in)?|ubt|aus|ausubt|bekleidet|titulaire|exerce|occupe|titolare|riveste|ricopre|detiene)$/;
/** `Who legally was it?` asks for no legal form. */
const LEGALLY = /^(?:juridiquement|rechtlich|giuridicamente|legally)$/;
const IN_OFFICE: readonly Measure[] = ['OFFICERS', 'IDENTIFY', 'PERSON_MANDATES', 'DOSSIER'];
/** `Who is on it`, `qui en fait partie`: of the body that was asked about. */
const ON_IT =
  /(?:^| )(?:qui l (?:est|etait|fut)|chi (?:lo|la) compon\w+|chi (?:ne|vi) fa(?:ceva)? parte|qui (?:le|la) composait|qui (?:le|la) compose|qui en (?:fait|faisait|etait|est) (?:partie|membre)|wer gehort(?:e)? (?:ihm|ihr|dem) an|wer (?:war|ist) darin|who (?:is|was|sat|sits|were) on it)(?= |$)/;
const saysOffice = (text: string, language: Language): boolean =>
  ON_IT.test(text) || SAME_OFFICE[language].split(' | ').some((phrase) => ` ${text} `.includes(` ${phrase} `));

/** `What else does this person do`: a person's business is where she is; a firm's purpose is no person's. */
export function ofPersonsDoing(words: Said, { question }: Asked): Said {
  const does = words.measures.length > 0 && words.measures.every(({ value, text }) => value === 'PURPOSE' && DOES_THERE.test(foldName(text)));
  const hers = !words.companies && ONE_PERSON.test(foldName(question));
  // `Who are they, and what does each of them do?`: in which office.
  if (does && EACH_DOES.test(foldName(question))) return { ...words, measures: words.measures.map(({ text }) => ({ value: 'OFFICERS', text })) };
  return does && hers ? { ...words, measures: words.measures.map(({ text }) => ({ value: 'PERSON_MANDATES', text })) } : words;
} // prettier-ignore

/** `Which of the two has more?`, behind an amount, or `more capital`: the amounts of both. */
export function ofMore(words: Said, { question, recalled: { frames: [last], subjects } }: Asked): Said {
  const text = foldName(question);
  const firms = subjects.filter(({ kind }) => kind === 'COMPANY').length > 1;
  const more = last?.refusal === null && last.measure === 'CAPITAL' && HAS_MORE.test(text);
  const ofCapital = asksWhichOfTwo(text) && words.measures.length > 0 && words.measures.every(({ value }) => value === 'CAPITAL');
  return firms && (more || ofCapital) ? { ...words, measures: [{ value: 'CAPITAL', text: question }], two: true, comparison: null, order: null, quantity: null, counting: null, unknown: [], unknownAsked: false, ordinal: null, companies: true, who: false } : words;
} // prettier-ignore

const EACH_DOES =
  /(?:^| )(?:what (?:does )?(?:each|every(?:one|body))|was (?:macht|tut) jede[rs]?|que fait chacune?|cosa fa (?:ciascun|ognun)[oa])(?: |$)/;
const DOES_THERE = /(?:^| )(?:macht|tut|treibt|fait|fa|faccia|fanno|does|do)(?: |$)/;
const ONE_PERSON =
  /(?:^| )(?:diese|die|jene|besagte|cette|la|questa|quella|this|that|the) (?:person|personne|persona)(?: |$)/;
const HAS_MORE =
  /^(?:und |et |e |and )?(?:(?:which|who)(?: (?:one|firm|company))?(?: of (?:them|the two|both))? (?:has|is) (?:the )?(?:more|most|bigger|larger|higher|less|smaller|lower)(?: one)?|(?:wer|welche[rs]?)(?: firma| gesellschaft)?(?: (?:von|der) (?:beiden|ihnen|denen|den beiden|den zweien))? hat (?:denn )?(?:das )?(?:mehr|weniger|hohere|grossere|am meisten)|(?:laquelle|qui)(?: des deux| d entre elles)? (?:en )?a (?:le )?(?:plus|moins)|(?:quale|chi)(?: delle due| dei due| di loro)? (?:ne )?ha (?:di )?(?:piu|meno))$/;

/** `Which ones were struck off that year?`, behind who came: of the people, and not of the firm. */
export function ofPeopleStruck(words: Said, { question, recalled: { frames: [last] } }: Asked): Said {
  const people = last !== undefined && last.refusal === null && COMINGS.includes(last.measure);
  const struck = words.topics.length > 0 && words.topics.every(({ value }) => value === 'DELETED') && WHICH_WERE.test(foldName(question));
  const own = words.companies || words.when || words.measures.length + words.roles.length > 0 || (words.left ?? words.joined) !== null;
  return people && struck && !own ? { ...words, topics: [], left: words.topics[0]!.text } : words;
} // prettier-ignore

const COMINGS: readonly Measure[] = ['JOINED', 'DEPARTED', 'OFFICERS', 'SIGNATORIES'];
const WHICH_WERE =
  /^(?:und |et |e |and )?(?:welche|wer|lesquel(?:le)?s|qui|quali|chi|which(?: ones?)?|who) (?:wurden?|sind|worden|ont ete|a ete|sono stat[ie]|e stat[oa]|was|were|got|have been|has been)(?: |$)/;

/** `And who did that in 2020?`, behind a question for who holds something: what they do is not asked. */
export function ofDoing(words: Said, last: QuestionFrame | undefined): Said {
  // `Who left in 2023? Entries in that year?`: who came, and no founding.
  const entries = last?.refusal === null && last.measure === 'DEPARTED' && !words.when && words.topics.length > 0 && words.topics.every(({ text }) => ENTRIES.test(foldName(text)));
  if (entries) return { ...words, topics: [], joined: words.joined ?? words.topics[0]!.text };
  const holds = last !== undefined && last.refusal === null && OFFICES.includes(last.measure);
  const does = words.measures.length > 0 && words.measures.every(({ value, text }) => value === 'PURPOSE' && DOES.test(foldName(text)));
  return holds && does && words.who && words.times.length > 0 ? { ...words, measures: [] } : words;
} // prettier-ignore

const ENTRIES =
  /^(?:(?:neu)?eintrag(?:e|ung|ungen)?|(?:nouvelles )?inscriptions?|(?:nuove )?iscrizion[ei]|(?:new )?(?:entries|registrations?))$/;
const DOES = /^(?:gemacht|getan|macht|machte|tat|fait|faisait|fatto|faceva|fece|did|does|done|doing)$/;

const OFFICES: readonly Measure[] = ['OFFICERS', 'AUDITOR'];
