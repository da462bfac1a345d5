import type { IsoDate, Span } from '../../../../../core/index.js';
import { movedBy, NUMBER_WORDS, type Range, type TimeRead } from './dates.js';
import { DAYS_ON, type Moved } from './days-on.js';

/** The time of the turn before; null: it was of none. */
export type TimeBefore = Pick<TimeRead, 'asOf' | 'range'> | null;

const NUMBER = `(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`;
/** Twelve of them are a year. */
const MONTHS = '(?:12|zwölf|douze|dodici|twelve)';
const words = (body: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${body})(?![\\p{L}\\p{N}])`, 'giu');

/** Behind these an event may be told (`the year after she joined`, `after the merger`): no year is counted from there, unless a mark, the end or what goes on with the question follows. */
const OPEN_END = /(?:after|before|prior|preceding|year\s+following|apr[èe]s|avant|dopo|prima|appresso)$/iu;
const GOES_ON =
  /^\s*(?:$|[^\p{L}\p{N}\s]|(?:who|whom|what|which|where|when|how|and|at|there|qui|quoi|quel\p{L}*|où|quand|comment|et|chez|chi|cosa|quale|quali|dove|quando|come|com|e|ed|da|dal|dalla|dall)(?!\p{L}))/iu;
/** `Im Vorjahr der Fusion`, `two years later than that`. */
const OF_NOUN =
  /^\s+(?:the|its|their|his|her|of|than|als|der|des|dem|den|die|das|seine[mnr]?|ihre[mnr]?|la|le|les|l|de|d|du|des|sa|son|ses|leur|que?|il|lo|i|gli|del|della|dell|di|che|sua|suo)(?!\p{L})/iu;
const BY_ITSELF = /(?:darauf|drauf|danach|nachher|hernach|davor|zuvor|vorher)$/iu;
const isCounted = (phrase: string, behind: string) =>
  OPEN_END.test(phrase) ? GOES_ON.test(behind) : BY_ITSELF.test(phrase) || !OF_NOUN.test(behind);

const LATER = words(
  [
    `(?:(?:im|in dem|das|vom|zum|fürs|ins)\\s+)?(?:(?:unmittelbar\\s+)?(?:darauf\\s?folgende[ns]?|drauffolgende[ns]?|folgende[ns]|nachfolgende[ns]?|anschliessende[ns]?)\\s+jahr(?:es)?|(?<!(?:diese[ms]|jene[ms]|selben|gleichen)\\s+)folgejahr(?:es)?|jahr\\s+(?:darauf|drauf|danach|später|nachher|hernach))`,
    `${NUMBER}\\s+jahre?\\s+(?:darauf|drauf|danach|später|nachher)`,
    `${MONTHS}\\s+(?:monate\\s+(?:darauf|drauf|danach|später|nachher)|mois\\s+(?:plus\\s+tard|apr[èe]s)|mesi\\s+(?:dopo|più\\s+tardi|piu\\s+tardi)|months\\s+(?:later|on(?!\\s+\\p{L})|after(?:wards)?(?:\\s+that)?|thereafter))`,
    `(?:(?:à|dans|de|pour|pendant|durant)\\s+)?l'an(?:n[ée]e)?\\s+(?:suivante?|d'apr[èe]s|qui\\s+(?:a\\s+suivi|suit|suivait))|(?<!(?:cette|m[êe]me|la|l'|l)\\s*)ann[ée]e\\s+suivante`,
    `${NUMBER}\\s+ann?(?:[ée]e)?s?\\s+(?:plus\\s+tard|apr[èe]s)`,
    `(?:nel|dell|all|l|un)'anno\\s+(?:subito\\s+|immediatamente\\s+)?(?:seguente|successivo|dopo|appresso|che\\s+(?:segue|seguiva|seguì|è\\s+seguito))|(?<!(?:quell'|quello\\s+stesso\\s+|medesimo\\s+))anno\\s+(?:seguente|successivo|dopo)`,
    `${NUMBER}\\s+ann[oi]\\s+(?:dopo|più\\s+tardi|piu\\s+tardi)`,
    `(?:(?:in|during|for|of)\\s+)?(?:the\\s+(?:following|next|subsequent|succeeding)\\s+year|(?<!(?:the|that|this|same|very)\\s+)following\\s+year|(?:the\\s+)?year\\s+(?:after(?:wards)?(?:\\s+(?:that|it|this))?|following|later|thereafter|that\\s+followed))`,
    `${NUMBER}\\s+years?\\s+(?:later|on(?!\\s+\\p{L})|after(?:wards)?(?:\\s+that)?|thereafter)`,
  ].join('|'),
);

const EARLIER = words(
  [
    `(?:(?:im|in dem|das|vom|zum)\\s+)?(?:(?:vorangehende|vorangegangene|vorhergehende|vorherige)[ns]?\\s+jahr(?:es)?|vorjahr(?:es)?|jahr\\s+(?:davor|zuvor|vorher|früher))`,
    `${NUMBER}\\s+jahre?\\s+(?:davor|zuvor|vorher|früher)`,
    `${MONTHS}\\s+(?:monate\\s+(?:davor|zuvor|vorher|früher)|mois\\s+(?:plus\\s+t[ôo]t|avant|auparavant)|mesi\\s+prima|months\\s+(?:earlier|before(?:\\s+that)?|prior))`,
    `(?:(?:à|dans|de|pour|pendant|durant)\\s+)?l'an(?:n[ée]e)?\\s+(?:pr[ée]c[ée]dente?|d'avant|qui\\s+pr[ée]c[èe]de|qui\\s+pr[ée]c[ée]dait)`,
    `${NUMBER}\\s+ann?(?:[ée]e)?s?\\s+(?:plus\\s+t[ôo]t|avant|auparavant)`,
    `(?:nel|dell|all|l|quell)'anno\\s+(?:precedente|prima|antecedente)|anno\\s+(?:precedente|prima)`,
    `${NUMBER}\\s+ann[oi]\\s+prima`,
    `(?:(?:in|during|for|of)\\s+)?(?:the\\s+(?:previous|preceding|prior)\\s+year|(?<!(?:the|that|this|same|very)\\s+)(?:previous|preceding|prior)\\s+year|(?:the\\s+)?year\\s+(?:before|prior|earlier|preceding)(?:\\s+(?:that|it|this))?)`,
    `${NUMBER}\\s+years?\\s+(?:earlier|before(?:\\s+that)?|prior|previously)`,
  ].join('|'),
);

/** `Who left since?`: the word that ends a question for people or numbers is of the time spoken of. */
const ENDS =
  '(?<=^(?:(?:und|et|e|and)\\s+)?(?:qui|combien|quel(?:le)?s?|lesquel(?:le)?s|who|which|what|how)\\s[^?.!,;]{1,60})(?:depuis|since)(?=\\s*(?:[?.!]|$))';
const SINCE_THEN = words(
  `seither|seitdem|seit da|depuis lors|depuis ce temps|da allora|d'allora in poi|since then|from then on|ever since|${ENDS}`,
);

/** Of an event that is told right behind: no year is counted from there. */
const OF_EVENT = words(
  [
    `(?:jahre?|monate?|wochen?|tage?)\\s+(?:vor|nach)\\s+(?:de[mnr]|ih[mr]|ihnen|seine[mnr]|ihre[mnr]|diese[mnr])`,
    `(?:ann?(?:[ée]e)?s?|mois|semaines?|jours?)\\s+(?:avant|apr[èe]s)`,
    `(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi])\\s+(?:prima|dopo)`,
    `(?:year|month|week|day)s?\\s+(?:before|after|prior|preceding|following)`,
  ].join('|'),
);

/** One of these stands in all that is looked for; most questions hold none. */
const COUNTED =
  /jahr|year|an(?:[née]|s?(?!\p{L}))|seit|depuis|allora|since|then|monat|mois|mes[ei]|month|woche|tage?|semaine|jour|settiman|giorn|week|day|veille|vigilia|eve\b|lendemain|indomani/iu;

export interface YearsOn {
  times: TimeRead[];
  /** Words of time that can be counted from nothing: years, or all since then. */
  uncounted: { span: Span; of: 'YEARS' | 'SINCE' }[];
}

/** `The year after`, `two years earlier`, `since then`: counted from the time named before it in the question, else from that of the turn before; uncounted where neither has one. */
export function yearsOn(question: string, named: readonly TimeRead[], before: TimeBefore, today: IsoDate): YearsOn {
  const text = question.replace(/’/g, "'");
  if (!COUNTED.test(text)) return { times: [], uncounted: [] };
  const uncounted: YearsOn['uncounted'] = [];
  const met: Span[] = [];
  const times = KINDS.flatMap(([pattern, moved]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const span = { start: match.index, end: match.index + match[0].length };
      if ([...named.map((time) => time.span), ...met].some((other) => overlap(other, span))) return [];
      const goesOn = moved === since || isCounted(match[0], text.slice(span.end));
      const count = match
        .slice(1)
        .find((group) => group !== undefined)
        ?.toLowerCase();
      const from = named.findLast((time) => time.span.end <= span.start) ?? before;
      const time =
        goesOn &&
        from &&
        !(moved === since && from.asOf === today) &&
        moved(from, count === undefined ? 1 : (NUMBER_WORDS[count] ?? Number(count)));
      if (time) {
        met.push(span);
        return [{ span, ...time, bareYear: false }];
      }
      // Less than a year is told of other things as well.
      if (isOfDays(moved)) return [];
      uncounted.push({ span, of: moved === since ? 'SINCE' : 'YEARS' });
      return [];
    }),
  );
  const read = [...named, ...times, ...uncounted];
  for (const match of text.matchAll(OF_EVENT)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (!read.some((time) => overlap(time.span, span))) uncounted.push({ span, of: 'YEARS' });
  }
  return { times, uncounted };
}

const isOfDays = (moved: Moved) => DAYS_ON.some(([, other]) => other === moved);
const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

const KINDS: readonly (readonly [RegExp, Moved])[] = [
  ...DAYS_ON,
  [LATER, later],
  [EARLIER, (from, years) => later(from, -years)],
  [SINCE_THEN, since],
];

/** From the day on (there is no stretch from today on), or from the end of the stretch; of one that is open, from its beginning. */
function since({ asOf, range }: NonNullable<TimeBefore>): Pick<TimeRead, 'asOf' | 'range'> | null {
  const from = asOf ?? range?.to ?? range?.from ?? null;
  return from === null ? null : { asOf: null, range: { from, to: null } };
}

/** The same day or stretch so many years later; null of a stretch that is open at an end, and of no time. */
function later({ asOf, range }: NonNullable<TimeBefore>, years: number): Pick<TimeRead, 'asOf' | 'range'> | null {
  const moved = (day: IsoDate) => movedBy(day, years, 'year')!;
  if (asOf !== null) return { asOf: moved(asOf), range: null };
  if (range === null || range.from === null || range.to === null) return null;
  return { asOf: null, range: { from: moved(range.from), to: moved(range.to) } satisfies Range };
}
