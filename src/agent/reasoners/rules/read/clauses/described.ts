import type { Language } from '../../../../../core/index.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { WHO } from '../thing.js';

/** What tells a firm by the turn in which it was spoken of. */
const BEGINNING: Record<Language, RegExp> = {
  de: /(?:vom|am|zu|aus) (?:anfang|beginn)|von (?:vorhin|ganz oben)|mit der (?:wir|ich) (?:angefangen|begonnen) (?:haben|habe)|die ich (?:zuerst|als erste|als erstes) (?:genannt|erwahnt) (?:habe|hatte)/,
  fr: /de depart|du debut|de tout a l heure|d origine|initiale?|(?:par|avec) laquelle (?:on a|nous avons|j ai) commence|(?:que j ai )?(?:citee?|nommee?|mentionnee?) en premier/,
  it: /di partenza|dell inizio|iniziale|dell esordio|da cui (?:siamo|sono|eravamo|ero) partit[oaie]|con cui (?:ho|abbiamo|avevo) (?:iniziato|cominciato)|(?:che ho )?(?:nominat[oa]|citat[oa]|menzionat[oa]) per prim[ao]/,
  en: /(?:from|at) the (?:start|beginning|outset)|we (?:started|began) with|i (?:started|began) with|(?:i )?(?:named|mentioned) first/,
};
const FIRM: Record<Language, string> = {
  de: 'firma|gesellschaft|unternehmen|betrieb|laden|stiftung|verein',
  fr: 'societe|entreprise|boite|firme|maison|fondation|association',
  it: 'societa|ditta|azienda|impresa|fondazione|associazione',
  en: 'company|firm|business|outfit|entity|one',
};
const firstOf = (language: Language) => new RegExp(`^(?:${FIRM[language]}) (?:${BEGINNING[language].source})(?: |$)`);
const FIRST: Record<Language, RegExp> = {
  de: firstOf('de'),
  fr: firstOf('fr'),
  it: firstOf('it'),
  en: firstOf('en'),
};
/** Behind `the first`: `la première société que j'ai citée`. */
const NAMED =
  /^(?:societe|entreprise|boite|firme|maison|firma|gesellschaft|societa|ditta|azienda|company|firm) (?:que j ai (?:citee|nommee|mentionnee)|die ich (?:genannt|erwahnt) habe|che ho (?:nominat|citat|menzionat)[oa]|(?:that )?i (?:named|mentioned))(?= |$)/;
/** `Zur zuerst geprüften Gesellschaft`. */
const FIRST_ASKED =
  /^(?:zuerst|eingangs|anfangs) (?:ge|er|be|an)\w+ten? (?:firma|gesellschaft|unternehmen|betrieb|stiftung|verein)(?= |$)/;
/** Behind an article: of two spoken of, the one before; with a word for `again` beside it. */
const EARLIER: Record<Language, RegExp> = {
  de: /^(?:alte[nr]?|fruhere[nr]?|vorige[nr]?|ursprungliche[nr]?)$/,
  fr: /^(?:ancien|ancienne|precedente?)$/,
  it: /^(?:vecchi[oa]|precedente)$/,
  en: /^(?:old|former|previous|earlier|original)$/,
};
const AGAIN: Record<Language, RegExp> = {
  de: /^(?:wieder|nochmals?)$/,
  fr: /^(?:nouveau|encore)$/,
  it: /^(?:nuovo|nuovamente)$/,
  en: /^again$/,
};

/**
 * The reading in which a firm described by its part in the conversation leads back to it: `the company we started with`, `dalla società di
 * partenza`; or by what it is to the one who asks, with a word for `again` (`the old landlord again`), where the noun asks for nothing.
 */
export function withDescribed(reading: Reading): Reading {
  const { tokens, language } = reading;
  const first = FIRST[language];
  for (let at = 0; at < tokens.length; at++) {
    const text = tokens.slice(at, at + LONGEST).map(({ folded }) => folded).join(' ');
    const found = (first.exec(text) ?? FIRST_ASKED.exec(text))?.[0].trim().split(' ').length ?? 0;
    const before = tokens[at - 1] === undefined ? null : slotOf(tokens[at - 1]!);
    if (before?.type === 'ORDINAL' && before.index !== 0) continue;
    const named = before?.type === 'ORDINAL' ? (NAMED.exec(text)?.[0].trim().split(' ').length ?? 0) : 0;
    if (named > 0) return rewritten(reading, at, at + named, { type: 'BACK', first: true });
    // Who was in the firm from its start is asked of the firm spoken of.
    if (found > 0 && !tokens.slice(0, at).some(({ folded }) => WHO.has(folded))) return rewritten(reading, at, at + found, { type: 'BACK', first: true });
    const earlier = earlierAt(tokens, at, language);
    if (earlier > 0) return rewritten(reading, at, at + earlier, { type: 'BACK' });
  }
  return reading;
} // prettier-ignore

/** How many words from there on say that the one before is meant. */
function earlierAt(tokens: readonly TaggedToken[], at: number, language: Language): number {
  const [word, noun] = [tokens[at]!, tokens[at + 1]];
  if (!EARLIER[language].test(word.folded)) return 0;
  // `La précédente, s'il vous plaît`, with no noun behind it.
  const alone =
    noun === undefined || noun.commaBefore || noun.breakBefore || SMALL.includes(slotOf(noun)?.type ?? 'MEASURE');
  if (alone && ARTICLE.test(tokens[at - 1]?.folded ?? '') && BY_ITSELF.test(word.folded)) return 1;
  if (noun === undefined) return 0;
  const asksNothing = slotOf(noun) === null || slotOf(noun)?.type === 'COMPANY_NOUN';
  const again = tokens.slice(Math.max(0, at - NEAR), at + NEAR).some(({ folded }) => AGAIN[language].test(folded));
  return asksNothing && again ? 2 : 0;
}

const SMALL: readonly Slot['type'][] = ['FILLER', 'BOTH', 'NOW', 'TIME'];
const BY_ITSELF = /^(?:precedente?|vorige[nr]?|vorherige[nr]?|previous)$/;
const ARTICLE = /^(?:la|le|del|della|dell|die|der|den|das|the|il|al|alla|du|au)$/;

function rewritten(reading: Reading, start: number, end: number, slot: Slot): Reading {
  // A phrase of its own, whatever the words around it belong to.
  const phrase = Math.max(...reading.tokens.map((token) => token.phrase)) + 1;
  const tokens = reading.tokens.map((token, at): TaggedToken =>
    at < start || at >= end
      ? token
      : { ...token, slot: at === start ? slot : { type: 'FILLER' }, guess: null, phrase, inPhrase: true },
  );
  return { ...reading, tokens };
}

const LONGEST = 8;
const NEAR = 4;
