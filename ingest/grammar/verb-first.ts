import { enters, followUps, leaves, namesSomebody, type Line } from './lines.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const GONE_FIRST =
  /^(?:(?:ausgeschieden|zurückgetreten|ausgetreten|verstorben|abberufen)\s+(?:ist|sind|wurden?)(?:\s+(?:infolge|zufolge|wegen)\s+\p{L}+)?|(?:est|sont)\s+(?:démissionnaires?|sortante?s?|décédée?s?)|(?:a|ont)\s+démissionné|(?:è|sono)\s+(?:dimissionari[oae]?|uscit[oaie]|decedut[oaie]))\s*:?\s+(?=\p{Lu})/iu;
const IN_HIS_PLACE =
  /^(?:(?:mit\s+wirkung\s+)?(?:ab|per|vom|seit)\s+\d[\d. ]{5,11}\s+(?:ist|sind|wird|werden|wurden?)\s+(?=\p{Lu})|(?:(?:al\s+(?:suo|loro)\s+posto|in\s+sua\s+(?:vece|sostituzione)|à\s+(?:sa|leur)\s+place|en\s+(?:son|leur)\s+remplacement),?\s+)?(?:(?:è|sono)\s+(?:stat[oaie]\s+)?(?:nominat|elett)[oaie]|(?:(?:est|sont)|(?:a|ont)\s+été)\s+(?:nommée?s?|élue?s?|désignée?s?))\s*:?\s+(?=\p{Lu}))/iu;

/** `Ausgeschieden ist A, Präsident`, `Al suo posto è nominato B, da X, in Y, gerente`: the verb, then whom it is about. Null where it is no such sentence. */
export function verbFirst(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, Math.min(body.end, body.start + 200));
  const gone = GONE_FIRST.exec(raw)?.[0].length;
  const comes = gone === undefined ? IN_HIS_PLACE.exec(raw)?.[0].length : undefined;
  const lead = gone ?? comes;
  if (lead === undefined) return null;
  const { main, signature } = followUps(text, { start: body.start + lead, end: body.end });
  const semicolon = text.slice(main.start, main.end).indexOf(';');
  const named = { start: main.start, end: semicolon < 0 ? main.end : main.start + semicolon };
  const rows = readRows(skeleton, named, { prose: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  if (gone !== undefined) return rows.map((row) => leaves(row, row.roles, signature));
  return rows.every((row) => row.roles.length > 0 && row.residence !== null) ? rows.map(enters) : null;
}
