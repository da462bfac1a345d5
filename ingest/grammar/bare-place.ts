import { isPlaceKind, type Part, type PartKind } from './kinds.js';
import { isGiven, wordsOf } from './name-words.js';
import { endsInNumber } from './numbers.js';
import type { Row } from './row.js';
import type { Stretch } from './text.js';

/** Words that open a town's name of several words. */
const OPENS =
  /^(?:l[aeo]s?|l['’].+|il|saint|sainte|st|ste|san|santa|grand|grande|petit|haut|haute|bas|basse|val|mont|monte|ponte|castel|villa|villars|bad|ober|unter|nieder)$/u;
const CODES = /\s(?:[A-Z]{2}|\([A-Z]{2}\))$/u;
/** Capitals without a digit, and small words between them. */
const NAME =
  /^(?:\p{Lu}|l['’]\p{Lu})[\p{L}'’./-]*(?:\s(?:\p{Lu}[\p{L}'’./-]*|sur|sous|le|la|les|de|du|des|di|am|an|bei|im|ob)){0,4}$/u;

/** `de La Sagne, La Chaux-de-Fonds, est ...`, `Muster SA (CHE-...), Neuchâtel`: the preposition before the residence is missing. */
export function isBarePlace(
  text: string,
  row: Row,
  last: PartKind | 'NAME',
  part: Part,
  next: PartKind | undefined,
): boolean {
  if (part.kind !== 'UNKNOWN' || part.fresh === true || row.residence !== null || row.roles.length > 0) return false;
  if (last !== 'ORIGIN' && last !== 'NATIONALITY' && last !== 'NAME') return false;
  const follows = last === 'NAME' ? isNumbered(text, row) : isRomance(text, row);
  return follows && !isPlaceKind(next) && isTown(text, part);
}

/** In French and Italian: a German office has a capital, too. */
function isRomance(text: string, { origins, nationality }: Row): boolean {
  const value = nationality ?? origins.at(-1)!;
  const lead = text.slice(nationality ? value.start : Math.max(0, value.start - 14), nationality ? value.end : value.start); // prettier-ignore
  return /(?:^|[\s,])(?:de|du|des|d['’]|da|dal|dalla|del|originaire\p{L}*|citoyen\p{L}*|ressortissant\p{L}*|cittadin\p{L}*|de la|de l['’])(?:\s|$|(?<=['’]))/iu.test(lead); // prettier-ignore
}

const CLOSE = 41;

function isNumbered(text: string, { name }: Row): boolean {
  return (
    name.length === 1 &&
    text.charCodeAt(name[0]!.end - 1) === CLOSE &&
    endsInNumber(text.slice(name[0]!.start, name[0]!.end))
  );
}

function isTown(text: string, part: Stretch): boolean {
  const raw = text.slice(part.start, part.end).replace(CODES, '');
  const words = raw.length > 40 || !NAME.test(raw) ? [] : wordsOf(text, part);
  const [first] = words;
  if (!first || words.slice(1).some(({ folded }) => isGiven(folded))) return false;
  return !/\s/u.test(raw) || OPENS.test(first.folded) || /\s(?:sur|sous|am|an|bei|ob)\s/u.test(raw);
}
