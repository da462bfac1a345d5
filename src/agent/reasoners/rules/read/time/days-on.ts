/** `A month later`, `the day before`, `half a year earlier`, behind what was asked of a day: how far from it, in units less than a year. */
import { movedBy, NUMBER_WORDS, type TimeRead } from './dates.js';

type Time = Pick<TimeRead, 'asOf' | 'range'>;
/** Null where nothing can be counted from there. */
export type Moved = (from: Time, count: number) => Time | null;

const NUMBER = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const words = (body: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${body})(?![\\p{L}\\p{N}])`, 'giu');

interface Unit {
  unit: string;
  de: string;
  fr: string;
  it: string;
  en: string;
}

const UNITS: readonly Unit[] = [
  { unit: 'day', de: 'tage?s?', fr: 'jours?', it: 'giorn[oi]', en: 'days?' },
  { unit: 'week', de: 'wochen?', fr: 'semaines?', it: 'settiman[ae]', en: 'weeks?' },
  { unit: 'month', de: 'monat(?:e|s)?', fr: 'mois', it: 'mes[ei]', en: 'months?' },
];

const later = ({ de, fr, it, en }: Unit) =>
  words(
    [
      `(?:eine[nrms]?|${NUMBER})\\s+${de}\\s+(?:später|darauf|danach|nachher)`,
      `(?:(?:am|im|in\\s+der|der|den)\\s+)?(?:darauf\\s?folgende[rn]?|folgende[rn]?|nächste[rn]?)\\s+${de}`,
      `(?:am\\s+|der\\s+)?${de}\\s+(?:darauf|danach)`,
      `(?:une?|${NUMBER})\\s+${fr}\\s+(?:plus\\s+tard|apr[èe]s)`,
      `(?:le|la)\\s+${fr}\\s+(?:suivante?|d['’]apr[èe]s)`,
      `(?:un[oa]?|${NUMBER})\\s+${it}\\s+(?:dopo|più\\s+tardi|piu\\s+tardi)`,
      `(?:il|la|nel|nella)\\s+${it}\\s+(?:dopo|seguente|successiv[oa])`,
      `(?:an?|one|${NUMBER})\\s+${en}\\s+(?:later|afterwards|on(?!\\s+\\p{L})|after(?:\\s+that)?)`,
      `(?:on\\s+|in\\s+)?the\\s+(?:next|following)\\s+${en}|the\\s+${en}\\s+after(?:\\s+that)?`,
    ].join('|'),
  );
const earlier = ({ de, fr, it, en }: Unit) =>
  words(
    [
      `(?:eine[nrms]?|${NUMBER})\\s+${de}\\s+(?:früher|davor|zuvor|vorher)`,
      `(?:am\\s+|der\\s+|im\\s+)?${de}\\s+(?:davor|zuvor|vorher)|(?:am|im|in\\s+der)\\s+vorherigen\\s+${de}`,
      `(?:une?|${NUMBER})\\s+${fr}\\s+(?:plus\\s+t[ôo]t|auparavant|avant)`,
      `(?:le|la)\\s+${fr}\\s+(?:pr[ée]c[ée]dente?|d['’]avant)`,
      `(?:un[oa]?|${NUMBER})\\s+${it}\\s+prima`,
      `(?:il|la|nel|nella)\\s+${it}\\s+(?:prima|precedente)`,
      `(?:an?|one|${NUMBER})\\s+${en}\\s+(?:earlier|before(?:\\s+that)?|previously|prior)`,
      `(?:on\\s+|in\\s+)?the\\s+(?:previous|preceding)\\s+${en}|the\\s+${en}\\s+(?:before(?:\\s+that)?|earlier)`,
    ].join('|'),
  );

const HALF_LATER = words(
  "ein\\s+halbes\\s+jahr\\s+(?:später|danach|darauf)|une\\s+demi[- ]ann[ée]e\\s+(?:plus\\s+tard|apr[èe]s)|mezz['’]?\\s?anno\\s+(?:dopo|più\\s+tardi)|half\\s+a\\s+year\\s+(?:later|on(?!\\s+\\p{L})|after(?:wards)?)",
);
const HALF_EARLIER = words(
  "ein\\s+halbes\\s+jahr\\s+(?:früher|davor|zuvor|vorher)|une\\s+demi[- ]ann[ée]e\\s+(?:plus\\s+t[ôo]t|avant|auparavant)|mezz['’]?\\s?anno\\s+prima|half\\s+a\\s+year\\s+(?:earlier|before)",
);

const DAY_LATER = words(
  "(?:am\\s+)?folgetag(?:e?s)?|tags\\s+darauf|(?:et\\s+)?le\\s+lendemain(?!\\s+d[eu'’])|(?:l|all)['’]indomani(?!\\s+d[ei])",
);
const DAY_EARLIER = words(
  "(?:am\\s+)?vortag(?:e?s)?(?!\\s+(?:de[rs]|ihre[rs]|seine[rs]|von))|tags\\s+(?:zuvor|davor)|(?:à\\s+)?la\\s+veille(?!\\s+d[eu'’])|(?:al)?la\\s+vigilia(?!\\s+d[ei])|(?:on\\s+)?the\\s+eve(?!\\s+of)",
);

/** The same day so many units later; of a stretch, only months are counted. */
const moved =
  (unit: string, sign: 1 | -1): Moved =>
  ({ asOf, range }, count) => {
    if (asOf !== null) return { asOf: movedBy(asOf, sign * count, unit), range: null };
    if (unit !== 'month' || range === null || range.from === null || range.to === null) return null;
    return { asOf: null, range: { from: movedBy(range.from, sign * count, unit), to: movedBy(range.to, sign * count, unit) } }; // prettier-ignore
  };

const halfYears =
  (sign: 1 | -1): Moved =>
  (from, count) =>
    moved('month', sign)(from, 6 * count);

/** The longer words first: `half a year later` holds `a year later`. */
export const DAYS_ON: readonly (readonly [RegExp, Moved])[] = [
  [HALF_LATER, halfYears(1)],
  [HALF_EARLIER, halfYears(-1)],
  [DAY_LATER, moved('day', 1)],
  [DAY_EARLIER, moved('day', -1)],
  ...UNITS.flatMap((unit): (readonly [RegExp, Moved])[] => [
    [later(unit), moved(unit.unit, 1)],
    [earlier(unit), moved(unit.unit, -1)],
  ]),
];
