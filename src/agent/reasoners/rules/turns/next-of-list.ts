import { foldName, type Language } from '../../../../core/index.js';
import type { Asked } from '../../../slots.js';
import type { Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

interface Words {
  /** The one behind who was picked, in words that may as well be told of time: a noun of its own behind them is another matter (`the next meeting`). */
  next: RegExp;
  /** Behind it: one of a list, and where in the list. */
  list: RegExp;
}

const WORDS: Record<Language, Words> = {
  de: {
    next: /^(?:der|die|das|den|dem|zum|zur|vom|beim) (?:nachst|folgend|darauffolgend|nachfolgend)e[nr]? /,
    list: /^(?:person|name[n]?|eintrag|kandidat(?:en|in)?|treffer|firma|gesellschaft|herrn?|frau) (?=.|$)/,
  },
  fr: {
    next: /^(?:l[ea] |au |du |a la |de la )(?:(?:personne |nom |societe |candidate? |entree )?suivante?|prochaine?) /,
    list: /^(?:personne|nom|candidate?|entree|societe) (?=.|$)/,
  },
  it: {
    next: /^(?:il |la |al |alla |del |della |col |con la )(?:(?:persona |nome |ditta |societa |candidat[oa] )?(?:successiv[oa]|seguente)|prossim[oa]) /,
    list: /^(?:persona|nome|candidat[oa]|voce|ditta|societa) (?=.|$)/,
  },
  en: {
    next: /^(?:the )?next (?=one |name |person |entry |candidate |hit |result |down |$)|^the next /,
    list: /^(?:one|name|person|entry|candidate|hit|result|company|firm|in line|down) (?=.|$)/,
  },
};
const WHERE =
  /^(?:down |below |further |weiter |unten |darunter |sotto |en dessous |(?:in|auf|von|on|of|from|sur|dans|de|nell|nella|sull|sulla|dell|della) ?(?:the |that |your |der |dieser |la |cette |ta |votre |questa )?(?:list|liste|lista|elenco) |della lista |dell elenco )+/;
const MOST = 8;
/** Nothing that it could belong to: what follows asks, or is said of who is meant. */
const APART: readonly Slot['type'][] = ['FILLER', 'MEASURE', 'PRONOUN', 'COMPANY_NOUN', 'JOINED', 'NOW'];

/** `The next one down`, `le suivant sur la liste`: of a list shown, the one behind the one spoken of; not what is next in time. What denies that one before it says the same. */
export function withNextOfList({ recalled, focusUid }: Asked, reading: Reading): Reading {
  const { tokens, language } = reading;
  const list = recalled.candidates.length > 1 ? recalled.candidates : recalled.listed;
  const at = list.findIndex(({ uid }) => uid === recalled.subjects[0]?.uid);
  if (focusUid !== null || at < 0 || at + 1 >= list.length) return reading;
  for (let start = 0; start < tokens.length; start++) {
    const length = lengthAt(tokens, start, language);
    if (length === 0) continue;
    const told = tokens.map((token, index): TaggedToken => {
      if (index < start || index >= start + length) return token;
      return { ...token, guess: null, slot: index === start ? { type: 'ORDINAL', index: at + 1 } : { type: 'FILLER' } };
    });
    return { ...reading, tokens: told.slice(deniesUpTo(tokens, start)) };
  }
  return reading;
}

/** How many words say so; 0: none. */
function lengthAt(tokens: readonly TaggedToken[], start: number, language: Language): number {
  const upTo = tokens.findIndex((token, index) => index > start && (token.breakBefore || token.commaBefore));
  const clause = tokens.slice(start, upTo < 0 ? tokens.length : upTo).slice(0, MOST);
  let rest = `${clause.map(({ folded }) => folded).join(' ')} `;
  const { next, list } = WORDS[language];
  if (!next.test(rest)) return 0;
  for (const words of [next, list, WHERE]) rest = rest.replace(words, '');
  const left = rest.trim() === '' ? 0 : rest.trim().split(' ').length;
  const behind = tokens[start + clause.length - left];
  if (left > 0 && (behind === undefined || !APART.includes(slotOf(behind)?.type ?? 'OUTSIDE'))) return 0;
  return clause.length - left;
}

/** `Not it.`, `Nein, der nicht.`: up to where only that stands before it. */
function deniesUpTo(tokens: readonly TaggedToken[], start: number): number {
  const before = tokens.slice(0, start);
  const denies = before.some(({ folded }) => /^(?:nicht|not|pas|non|isn|wasn|nope)$/.test(folded));
  const says = before.some((token) =>
    ['MEASURE', 'ROLE', 'TOPIC', 'OUTSIDE', 'TIME'].includes(slotOf(token)?.type ?? ''),
  );
  const small = before.every(({ folded }) => folded.length <= MOST_LETTERS);
  return denies && small && !says && before.length <= MOST ? start : 0;
}
const MOST_LETTERS = 6;

/** `Number one`, behind a list to choose from: the first of it, and no ranking. */
export function firstOfList({ recalled: { pending, candidates } }: Asked, words: Said): Said {
  const { order, ordinal } = words;
  const first =
    (pending || candidates.length > 1) && ordinal === null && order !== null && NUMBER_ONE.test(foldName(order.text));
  return first ? { ...words, order: null, ordinal: { value: 0, text: order.text, of: null } } : words;
}

const NUMBER_ONE = /^(?:(?:die |le |la |il |the )?(?:nummer eins|nr eins|numero (?:un|uno|1)|number one|no 1))$/;
