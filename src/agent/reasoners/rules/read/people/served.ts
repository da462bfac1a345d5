/** Who was there longest, or came or went first or last, of those in an office: `am längsten`, `le dernier arrivé`. */
import type { Language } from '../../../../../core/index.js';
import type { Order } from '../../../../../trace/index.js';
import type { TaggedToken } from '../words/tagging.js';

export interface Served {
  order: Order;
  /** The words that say so. */
  words: readonly TaggedToken[];
}

/** Longest and shortest of tenures, first and last of comings and goings. */
type Words = Record<Order, string>;

const WORDS: Record<Language, Words> = {
  de: {
    MOST: 'am langsten|langst(?:gedient|amtierend)\\w*|dienstaltest\\w*|amtsaltest\\w*|langste amts(?:zeit|dauer)',
    LEAST: 'am kurzesten|kurzeste amts(?:zeit|dauer)',
    LAST: '(?:als )?(?:der |die )?allerletzte[rsn]?|als letzte[rsn]?|zuletzt|neue?ste[nrs]?|letzte[nrs]?',
    FIRST: 'als (?:allererste|erste)[rsn]?|zuerst|(?:aller)?erste[sn]?(?= (?:mandat|amt|funktion|posten))',
  },
  en: {
    MOST: '(?:the )?longest(?: serving| standing| tenure| time)?',
    LEAST: '(?:the )?(?:shortest|least)(?: serving| tenure)?(?: time)?',
    LAST: '(?:the )?(?:very )?last(?: (?:one|person|member))?(?: to)?|(?:the )?most recent(?:ly)?|(?:the )?newest|(?:the )?latest(?<!at the latest)',
    FIRST: '(?:the )?(?:very )?first(?: (?:one|person|member))? (?:to|who|that)|first$|(?:the )?(?:very )?first(?= (?:mandate|office|post|position|directorship|appointment|role))',
  },
  fr: {
    MOST: '(?:depuis )?le plus longtemps|(?:le |la )?plus longue(?:ment)?(?: duree)?|(?:le |la )?plus ancienn?e?',
    LEAST: '(?:depuis )?le moins longtemps|(?:le |la )?plus courte(?: duree)?|(?:le )?plus brievement',
    LAST: 'en dernier(?: lieu)?|(?:le |la |les )?(?:tout )?derni(?:er|ere|ers|eres)(?: a)?|(?:le |la )?plus (?:recent|recente|recemment)|dernierement',
    FIRST: 'en (?:tout )?premier(?: lieu)?|(?:le |la )?premi(?:er|ere) a|(?:le |la )?(?:tout )?premi(?:er|ere)(?= (?:mandat|fonction|poste))',
  },
  it: {
    MOST: '(?:da )?piu (?:tempo|a lungo)|(?:da )?piu lungo(?: tempo)?',
    LEAST: '(?:da )?meno (?:tempo|a lungo)|piu brevemente|meno a lungo',
    LAST: '(?:per )?ultim[oaie](?: a(?:d)?)?|piu recent[ei](?:mente)?|piu nuov[oa]',
    FIRST: 'per prim[oa]|(?:il |la )?prim[oa] a(?:d)?|(?:il |la )?prim[oa](?= (?:mandato|carica|incarico|funzione))',
  },
}; // prettier-ignore

const ORDERS: readonly Order[] = ['MOST', 'LEAST', 'LAST', 'FIRST'];
const ordered = (language: Language) => ORDERS.map((order) => ({ order, pattern: new RegExp(`(?<![^ ])(?:${WORDS[language][order]})(?![^ ])`) })); // prettier-ignore
const PATTERNS: Record<Language, ReturnType<typeof ordered>> = { de: ordered('de'), en: ordered('en'), fr: ordered('fr'), it: ordered('it') }; // prettier-ignore

/** Null: nothing says so. `Last year` says a time. */
export function servedIn(tokens: readonly TaggedToken[], language: Language): Served | null {
  // `Cette dernière`, `the latter one`: whoever was spoken of.
  const own = tokens.filter(
    ({ slot, inPhrase }) => slot?.type !== 'TIME' && slot?.type !== 'THEN' && !(slot?.type === 'PRONOUN' && inPhrase),
  );
  const text = own.map(({ folded }) => folded).join(' ');
  for (const { order, pattern } of PATTERNS[language]) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const start = text.slice(0, found.index).split(' ').length - 1;
    return { order, words: own.slice(start, start + found[0].split(' ').length) };
  }
  return null;
}
