import { enters, namesSomebody, type Line } from './lines.js';
import { isFirmName, isNameLike } from './names.js';
import { emptyRow, namedBehindRole } from './row.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const MONEY = String.raw`(?:CHF|EUR|USD|Fr\.|SFr\.)\s*\d[\d'’.]*(?:\.?--?)?`;
const HELD =
  'commandite|part(?:\\s+sociale)?|apport|kommanditsumme|kommanditeinlage|stammeinlage|stammanteil|quota|accomandita|quota di accomandita';
const FORMS = [
  // `La commandite de A est portée de CHF 1 à CHF 2`, `Die Kommanditsumme des A ist von CHF 1 auf CHF 2 erhöht`.
  String.raw`^(?:le\s+montant\s+de\s+|der\s+betrag\s+|l['’]importo\s+del)?(?:la|die|der|l['’])\s*(?:${HELD})\s+(?:de\s+(?:la\s+|l['’])?|du\s+|d['’]|des\s+|der\s+|von\s+|di\s+|del\s+|della\s+|dell['’])(?<name>(?:[^;:\d]|\(CHE-[\d.]+\)){3,90}?)\s+(?:a\s+été|est|ist|wurde|wird|è(?:\s+stata)?)\s+(?:\p{L}+\s+)?(?:de|von|da)\s+(?<former>${MONEY})\s+(?:à|auf|a)\s+(?<now>${MONEY})`,
  // `A porte sa commandite de CHF 1 à CHF 2`, `A ha aumentato la sua quota da CHF 1 a CHF 2`.
  String.raw`^(?<name>[^;:\d]{3,90}?)\s+(?:porte|augmente|réduit|a\s+(?:porté|augmenté|réduit)|ha\s+(?:aumentato|ridotto|portato)|aumenta|riduce|hat)\s+(?:sa|la\s+sua|seine|ihre[nr]?|seinen)\s+(?:${HELD})\s+(?:de|von|da)\s+(?<former>${MONEY})\s+(?:à|auf|a)\s+(?<now>${MONEY})`,
  // `Die Stammeinlage des A beträgt neu CHF 2`.
  String.raw`^(?:le\s+montant\s+de\s+|der\s+betrag\s+|l['’]importo\s+del)?(?:la|die|der|l['’])\s*(?:${HELD})\s+(?:de\s+(?:la\s+|l['’])?|du\s+|d['’]|des\s+|der\s+|von\s+|di\s+|del\s+|della\s+|dell['’])(?<name>[^;:\d]{3,90}?)\s+(?:beträgt\s+(?:neu|nun|nunmehr)|est\s+(?:désormais|maintenant)\s+de|s['’]élève\s+(?:désormais|maintenant)\s+à|è\s+ora\s+di|ammonta\s+ora\s+a)\s+(?<now>${MONEY})`,
  // `Division de la part de CHF 1 de A en 2 parts de CHF 1`.
  String.raw`^(?:division\s+de(?:s|\s+la)|les|la)\s+(?<former>(?:\d+\s+)?parts?\s+(?:sociales?\s+)?de\s+(?:de\s+)?${MONEY})\s+(?:de\s+(?:la\s+|l['’])?|du\s+|d['’])(?<name>[^,;:\d]{3,90}?)(?:,\s[^;,]{3,80},)?\s+(?:(?:a\s+été|est|ont\s+été|sont)\s+divisées?\s+)?en\s+(?<now>\d[\d'’]*\s+parts\s+(?:sociales\s+)?de\s+${MONEY})`,
].map((form) => new RegExp(form, 'diu'));

/** How much somebody has put in, where a sentence says from what to what it changes; null where it is no such sentence. */
export function resized(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  if (raw.length > 1_000) return null;
  for (const form of FORMS) {
    const groups = form.exec(raw)?.indices?.groups;
    if (!groups) continue;
    const at = (name: string): Stretch => ({
      start: body.start + groups[name]![0],
      end: body.start + groups[name]![1],
    });
    const printed = at('name');
    const pointed = namedBehindRole(text, withArticle(text, printed));
    const name = pointed?.name ?? printed;
    const row = emptyRow(name.start, at('now').end);
    row.name.push(name);
    if (pointed) row.stated.push(pointed.role);
    row.shares.push(at('now'));
    if (groups['former']) row.earlier.push({ ...at('former'), kind: 'SHARES', valueStart: at('former').start });
    return (isNameLike(text, name) || isFirmName(text.slice(name.start, name.end))) && namesSomebody(text, row) ? [enters(row)] : null; // prettier-ignore
  }
  return null;
}

/** The article that the form has taken with the preposition tells that an office is pointed at. */
function withArticle(text: string, { start, end }: Stretch): Stretch {
  return /l['’]$/iu.test(text.slice(start - 2, start)) ? { start: start - 2, end } : { start, end };
}
