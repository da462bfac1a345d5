import { matchesOf } from '../../src/core/index.js';
import { isGiven, wordsOf } from './name-words.js';
import { isNameLike } from './names.js';
import type { Verb } from './predicate.js';
import { namedBehindRole } from './row.js';
import type { Skeleton } from './segment.js';
import { trim, trimLoose, type Stretch } from './text.js';

/** A subject, its verb, and what stands behind it. */
export interface Piece {
  subject: Stretch;
  verb: Verb | null;
  rest: Stretch;
}

/** `A ist als X und B ist als Y zurückgetreten`: a second subject and verb in one clause. */
export function splitAtSubjects(skeleton: Skeleton, clause: Stretch, verbs: readonly Verb[]): Piece[] {
  const pieces: Piece[] = [];
  let start = clause.start;
  let at = 0;
  while (at < verbs.length && pieces.length < 50) {
    const first = verbs[at]!;
    const subject = trim(skeleton.text, start, first.start);
    const cut = nextSubject(skeleton, verbs, at);
    const end = cut ? cut.end : clause.end;
    pieces.push({ subject, verb: first, rest: trimLoose(skeleton.text, first.end, end) });
    if (!cut) return withEllipsis(skeleton, pieces);
    start = cut.start;
    at = cut.verb;
  }
  if (pieces.length === 0) pieces.push({ subject: clause, verb: null, rest: { start: clause.end, end: clause.end } });
  return pieces;
}

const SAME_VERB = /\)\s*(?:et|und|ed?)\s+(\p{Lu}[^,;()]{3,60}?)\s+(?=(?:à|au|aux|in|a)\s+\p{Lu})/gu;

/** `wurde zum Präsidenten und B, von X, in Y, zur Sekretärin gewählt`. */
const SAME_OFFICE = /\s(?:und|sowie)\s+(\p{Lu}[^;()]{3,160}?),?\s+(?=zu[mr]\s+\p{Lu})/gu;

/** `est nommé président et B, de X, à Y, secrétaire`. */
const SAME_CHOICE =
  /\s(?:et|ed?)\s+(\p{Lu}[^,;()]{3,60}(?:,\s(?:de\s|d['’]|des?\s|du\s|à\s|aux?\s|da\s|dal\s|di\s|in\s|a\s)\s?\p{Lu}[^,;()]{1,50}){1,3}),\s+(?=\p{Ll})/gu;
const CHOSEN = /^(?:été\s+|stat[oa]\s+)?(?:nommée?|élue?|désignée?|nominat[oa]|elett[oa])\s/u;

/** `est maintenant associée pour 15 parts, et B, de X, à Y, nouvel associé pour 5 parts`. */
const SAME_PARTNER =
  /,?\s(?:et|ed?|und)\s(\p{Lu}[^,;()]{3,60}(?:,\s(?:de\s|d['’]|des?\s|du\s|à\s|aux?\s)\s?\p{Lu}[^,;()]{1,50}|,\s[A-Z]{1,3}){1,3}),\s+(?=nouve(?:l|lle)\sassociée?\s(?:pour|avec)\s)/gu;
const SAME_SHARES =
  /\s(?:et|und|ed?)\s+(\p{Lu}[^,;()\d]{3,60}?)\s+(?=(?:(?:de|pour|avec|mit|von|di|con|per)\s+)?[\d'’]+\s+(?:parts?\b|stammanteil|quot[ae]\b))/giu;

/** `A est à X (et non à Y) et B à Z (et non à W)`, `A est titulaire de 60 parts et B de 140 parts`: the second subject has the first one's verb. */
function withEllipsis(skeleton: Skeleton, pieces: Piece[]): Piece[] {
  const last = pieces.at(-1)!;
  if (
    last.verb === null ||
    !/^(?:est|sont|ist|sind|wird|wurde|werden|wurden|a|ha|è|sono|détient|hält|detiene|reste|demeure|possède|bleibt|rimane|resta)$/.test(
      last.verb.word,
    )
  )
    return pieces;
  const { rest, verb } = last;
  const further: Piece[] = [];
  let end = rest.end;
  const printed = skeleton.text.slice(rest.start, rest.end);
  const offices = /^(?:neu\s+)?zu[mr]\s/u.test(printed) ? matchesOf(SAME_OFFICE, printed) : [];
  const chosen = CHOSEN.test(printed) ? matchesOf(SAME_CHOICE, printed) : [];
  const again = [
    ...matchesOf(SAME_VERB, printed),
    ...matchesOf(SAME_SHARES, printed),
    ...matchesOf(SAME_PARTNER, printed),
    ...offices,
    ...chosen,
  ];
  for (const match of again.sort((one, other) => other.index - one.index)) {
    const start = rest.start + match.index + match[0].indexOf(match[1]!);
    const subject = { start, end: start + match[1]!.length };
    const head = { start, end: start + firstComma(skeleton.text, subject) };
    if (!isNameLike(skeleton.text, head) && !namedBehindRole(skeleton.text, head)) continue;
    const behind = trimLoose(skeleton.text, subject.end, end);
    further.unshift({ subject, verb: { ...verb, word: verb.word === 'a' ? 'est' : verb.word }, rest: behind });
    end = rest.start + match.index + (match[0].startsWith(')') ? 1 : 0);
  }
  return [...pieces.slice(0, -1), { ...last, rest: { start: rest.start, end } }, ...further];
}

/** A comma alone divides only where name and verb follow at once: `A est associé pour 90 parts, B est associé pour 90 parts`. */
const JOINT =
  /[\s,]{1,4}(?:und|et|e|mais|tandis que|während)\s+(?=\S+\s+\S)|,\s+(?=\S+\s+\S[^,]*$)|,\s+(?=\S+\s\S[^,]{1,50},\s(?:de\s|du\s|des\s|d['’])[^,]{2,60},\s(?:à|au|aux)\s[^,]{2,60}(?:,\s[A-Z]{1,3})?,?\s*$)|(?<bare>,\s+)(?=\p{Lu}[\p{L}'’-]+\s\p{Lu})/gu;

function nextSubject(
  skeleton: Skeleton,
  verbs: readonly Verb[],
  from: number,
): { end: number; start: number; verb: number } | null {
  const { text } = skeleton;
  const first = verbs[from]!;
  for (let index = from + 1; index < Math.min(verbs.length, from + 4); index++) {
    const verb = verbs[index]!;
    if (verb.start - first.end > 600) return null;
    for (const match of matchesOf(JOINT, text.slice(first.end, verb.start))) {
      const start = first.end + match.index + match[0].length;
      const subject = trim(text, start, verb.start);
      const head = { start, end: Math.min(subject.end, start + firstComma(text, subject)) };
      // `A ist Präsident, B, von X, in Y, ist Sekretär`: by a comma alone where a given name tells.
      if (match.groups!['bare'] !== undefined && !hasGiven(text, head)) continue;
      if (isNameLike(text, head) || namedBehindRole(text, head))
        return { end: first.end + match.index, start, verb: index };
    }
  }
  return null;
}

const hasGiven = (text: string, name: Stretch): boolean => wordsOf(text, name).some(({ folded }) => isGiven(folded));

function firstComma(text: string, subject: Stretch): number {
  // `Muster Ruth (neu), von X`: a bracket ends it, too.
  const comma = text.slice(subject.start, subject.end).search(/\s?\(|,/);
  return comma < 0 ? subject.end - subject.start : comma;
}
