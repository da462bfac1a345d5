import { isFirmName, isNameLike } from './names.js';
import { emptyRow, type Row } from './row.js';
import type { Stretch } from './text.js';

const TAKEN_OVER =
  /^(?:jusqu['’]ici|jusqu'à présent|précédemment|bisher|finora|sinora)\s*:?\s+([^,;:]{3,90}(?:\s\([^()]{3,40}\))?(?:,\s(?:à|in)\s\p{Lu}[^,;]{1,30})?),\s+(?:(?:radiée?|démissionnaire|décédée?|gelöscht|ausgeschieden|cancellat[oa]|dimissionari[oa]),\s+)?(?:maintenant|désormais|neu|nun(?:mehr)?|ora)\s*:?\s+(?=\p{Lu})/du;

/** `Organe de révision: jusqu'ici A, maintenant B`: who held the office, and where whoever holds it now begins; null where `jusqu'ici` is no name's. */
export function takenOver(text: string, body: Stretch, heading: Stretch): { gone: Row; now: Stretch } | null {
  const match = TAKEN_OVER.exec(text.slice(body.start, body.end).trimStart().slice(0, 400));
  if (!match?.indices?.[1]) return null;
  const start = body.start + /^\s*/u.exec(text.slice(body.start, body.end))![0].length;
  const place = match[1]!.search(/,\s(?:à|in)\s/u);
  const from = start + match.indices[1][0];
  const name = { start: from, end: place < 0 ? start + match.indices[1][1] : from + place };
  if (!isNameLike(text, name) && !isFirmName(text.slice(name.start, name.end))) return null;
  // With its heading, which says what it is that goes.
  const gone = emptyRow(Math.min(heading.start, name.start), start + match.indices[1][1]);
  if (place >= 0)
    gone.residence = { start: from + place + /^,\s(?:à|in)\s/u.exec(match[1]!.slice(place))![0].length, end: gone.end };
  gone.name.push(name);
  gone.roles.push(heading);
  return { gone, now: { start: start + match[0].length, end: body.end } };
}
