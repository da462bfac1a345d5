import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Said } from '../read/said.js';

/** A turn that says `before` and nothing else. */
export const BEFORE: Record<Language, RegExp> = {
  de: /^(?:und )?(?:(?:wer|wie|wo|was|welche[srnm]?) (?:war|hiess|sass|lag|hatte|gab)?(?: ?(?:es|sie|das|da|dort|er))? ?)?(?:(?:gab es|hatte sie|hatte es) )?(?:(?:noch |weiter |noch weiter )?(?:vorher|zuvor|davor|fruher|vordem|zuruck|vor (?:denen|dieser|diesem|ihnen|ihm|ihr))(?: (?:schon )?(?:eine[nr]?|jemand(?:en)?|andere[nr]?|eine andere|einen anderen))?|(?:schon )?(?:eine[nr]?|jemand(?:en)?|eine andere|einen anderen) (?:vorher|zuvor|davor))(?: (?:war|denn|noch|so|es|sie|das))*$/,
  fr: /^(?:et )?(?:(?:il y en avait|y en avait il|y en a t il eu|il y en a eu|elle en avait|en avait elle|y avait il|il y avait) (?:(?:une?|d autres|quelqu un|un autre|une autre) )?|(?:qui|ou|quoi|quelle?|laquelle|lequel|combien)? ?(?:c )?(?:en )?(?:etait|avait)?(?: t)?(?: (?:ce|elle|il|qui|ou|quoi))? ?)?(?:encore |juste |bien )?(?:avant|auparavant|precedemment|plus tot|avant (?:ca|cela|elle|eux|lui|elles|celui ci|celui la|celle ci|celle la))(?: (?:c etait|qui|ou|quoi|etait ce|ou etait elle|qui etait ce|quel etait il))*$/,
  it: /^(?:e )?(?:(?:(?:ce n|ne|ce ne|c|ve n) ?(?:era|erano|aveva) (?:(?:gia )?(?:un[oa]?|altri|qualcuno|un altro|un altra) )?)|(?:chi|dove|dov|qual|com|quale|cosa|quanto) ?(?:(?:c|lo|la) )?(?:era|erano|aveva|ne aveva|faceva|ha fatto)? ?)?(?:prima|in precedenza|precedentemente|prima di (?:allora|loro|lui|lei|quello|quella|questo|questa)|prima ancora|ancora prima)(?: (?:chi|dov|dove|qual|com|cosa|c|era|erano|invece))*$/,
  en: /^(?:(?:and|n|so|ok|but) )*(?:(?:who|where|what|which(?: one)?) (?:(?:(?:came|was|were|sat|served|stood) (?:there |in (?:office|post) )?)?(?=before (?:that|then|them|him|her|it)$)|(?:(?:was|were) (?:it|that|there|they)|did (?:it|they) have|(?:did|had|held) (?:it|that|this)) )|(?:was|were) there (?:(?:ever|already) )?(?:one|any|anyone|anybody|someone|somebody|another(?: one)?|others) |(?:did|had) (?:it|they) (?:have |had )?(?:one|any|another(?: one)?) |(?:who|where|what) (?:was |were )?(?=before$)|even |further |just )?(?:before|back|earlier still|before (?:that|then|them|him|her|it|(?:that|this|the last) one)|previously|earlier|prior to that)(?: (?:who|where|what|was|were|it|that))*$/,
};
/** Whether it says no more, whatever name a word resembles. */
export const saysBefore = ({ question, language }: Pick<Asked, 'question' | 'language'>): boolean => BEFORE[language].test(foldName(question)); // prettier-ignore
const VALUES: readonly Measure[] = ['SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'NAMES', 'STATUS'];
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const OFFICES: readonly Measure[] = ['OFFICERS', 'AUDITOR'];

/** Whether it was asked of a value, or of an office. */
export const hasBefore = ({ measure, refusal }: QuestionFrame): boolean => refusal === null && (VALUES.includes(measure) || OFFICES.includes(measure)); // prettier-ignore

/** What those words ask for that say more than `before`, and beside which measures they only ask for the former ones. */
const WORDED: readonly { by: RegExp; asks: Measure | null; of: readonly Measure[] }[] = [
  { by: /(?:^| )hiess(?: |$)/, asks: 'NAMES', of: ['NAMES'] },
  { by: /(?:^| )(?:wo|sass|lag|ou|dov|dove|where)(?: |$)/, asks: 'SEAT', of: ['SEAT', 'ADDRESS'] },
  { by: /(?:^| )(?:wer|qui|chi|who)(?: |$)/, asks: null, of: [...OFFICES, ...MOVES] },
];

/** `And before that?`: of a value its former ones, of an office who left it, of comings and goings the earlier ones; null where the turn says more, or nothing was told that has a before. */
export function beforeThat({ question, language, recalled }: Asked, words: Said): Said | null {
  const [last] = recalled.frames;
  if (last === undefined || last.refusal !== null || !BEFORE[language].test(foldName(question))) return null;
  // `Wie hiess sie vorher?`, behind where it sits, asks for no former seat.
  const other = WORDED.find(({ by, of }) => by.test(foldName(question)) && !of.includes(last.measure));
  const value = other === undefined ? last.measure : other.asks;
  if (value === null || (other !== undefined && !VALUES.includes(last.measure))) return null;
  const open = { ...words, unknown: [], unknownAsked: false, ordinal: null, outside: null, pronoun: null, companies: false, about: false, then: false };
  if (VALUES.includes(last.measure)) return { ...open, measures: [{ value, text: question }], roles: [], left: null, ever: true };
  // Of all up to a day, no later ones.
  const to = last.asOf ?? last.range?.from ?? (MOVES.includes(last.measure) ? (last.range?.to ?? null) : null);
  const times = to === null ? [] : [{ span: { start: 0, end: 0 }, asOf: null, range: { from: null, to }, bareYear: false }];
  // `Who joined in 2023? And before that?`: who joined earlier, and nobody whose place was taken.
  if (MOVES.includes(last.measure) && (to !== null || last.roles.length > 0)) return { ...open, measures: [], roles: [...last.roles], joined: last.measure === 'JOINED' ? question : null, left: last.measure === 'DEPARTED' ? question : null, times };
  // `What changed since 2022? And before?`: what happened up to then.
  if (last.measure === 'TIMELINE' && to !== null && other === undefined) return { ...open, measures: [{ value, text: question }], topics: last.topics.map((topic) => ({ value: topic, text: '' })), times };
  if (!OFFICES.includes(last.measure)) return null;
  const roles = last.measure === 'AUDITOR' && last.roles.length === 0 ? (['AUDITOR', 'GROUP_AUDITOR'] as const) : last.roles;
  return { ...open, measures: [], roles: [...roles], left: question, times };
} // prettier-ignore
