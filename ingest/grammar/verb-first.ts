import { inverted } from './inverted.js';
import { enters, followUps, leaves, namesSomebody, type Line } from './lines.js';
import { findRoles } from './roles.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const GONE_FIRST =
  /^(?:(?:aus\s+(?:dem|der)\s+(?<of>[^,;:]{4,40}?)\s+)?(?:ausgeschieden|zurückgetreten|ausgetreten|verstorben|abberufen)\s+(?:ist|sind|wurden?)(?:\s+(?:infolge|zufolge|wegen)\s+\p{L}+)?|(?:est|sont)\s+(?:démissionnaires?|sortante?s?|décédée?s?)|(?:a|ont)\s+démissionné(?:\s+(?:du|de\s+la|de\s+l['’])\s?(?<from>(?:conseil|comité|administration|gérance)(?:\s+(?:d['’]|de\s+)\p{Ll}+)?))?|(?:è|sono)\s+(?:dimissionari[oae]?|uscit[oaie]|decedut[oaie]))\s*:?\s+(?=\p{Lu})/diu;
const IN_HIS_PLACE =
  /^(?:an\s+(?:seiner|ihrer|deren|dessen)\s+stelle\s+(?:wurden?|ist|sind|tritt|treten)\s+(?:(?:neu\s+)?(?:gewählt|ernannt|bestellt)\s*)?:?\s*(?=\p{Lu})|(?:neu|ferner|zudem|ausserdem|weiter|zusätzlich)\s+(?:ist|sind|wird|werden|wurden?)\s+(?=\p{Lu})|(?:mit\s+wirkung\s+)?(?:ab|per|vom|seit)\s+\d[\d. ]{5,11}\s+(?:ist|sind|wird|werden|wurden?)\s+(?=\p{Lu})|(?:(?:al\s+(?:suo|loro)\s+posto|in\s+sua\s+(?:vece|sostituzione)|à\s+(?:sa|leur)\s+place|en\s+(?:son|leur)\s+remplacement),?\s+)?(?:(?:è|sono)\s+(?:stat[oaie]\s+)?(?:nominat|elett)[oaie]|(?:(?:est|sont)|(?:a|ont)\s+été)\s+(?:nommée?s?|élue?s?|désignée?s?))\s*:?\s+(?=\p{Lu}))/iu;

/** `Ne sont plus membres du comité: A, président, et B`, `Nicht mehr Mitglieder des Vorstandes sind A und B`. */
const NO_MORE =
  /^(?:non\s+(?:è|sono)\s+più|n['’]est\s+plus|ne\s+sont\s+plus|nicht\s+mehr)\s+(?<of>[^,;:]{4,60}?)(?:\s+(?:ist|sind)|\s*:)\s+(?=\p{Lu})/diu;

/** `Par conséquent, sont radiés les pouvoirs de A, ..., et B, ...`. */
const GONE_SIGNATURE =
  /^(?:par\s+conséquent,?\s+)?(?:est|sont)\s+(?:radiée?s?|éteinte?s?|supprimée?s?)\s+((?:les\s+pouvoirs|la\s+(?:signature|procuration)|les\s+(?:signatures|procurations))(?:\s+(?:individuelles?|collectives?(?:\s+à\s+(?:deux|trois))?))?)\s+(?:de\s+(?:l['’])?|d['’])(?=\p{Lu})/diu;

function signatureFirst(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const match = GONE_SIGNATURE.exec(text.slice(body.start, Math.min(body.end, body.start + 200)));
  if (!match?.indices?.[1]) return null;
  const [start, end] = match.indices[1];
  const signature = { start: body.start + start, end: body.start + end };
  const rows = readRows(skeleton, { start: body.start + match[0].length, end: body.end }, { prose: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  return rows.map((row) => leaves(row, row.roles, signature, true));
}

/** `Ausgeschieden ist A, Präsident`, `Al suo posto è nominato B, da X, in Y, gerente`: the verb, then whom it is about. Null where it is no such sentence. */
export function verbFirst(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const unsigned = signatureFirst(skeleton, body) ?? inverted(skeleton, body);
  if (unsigned) return unsigned;
  const raw = text.slice(body.start, Math.min(body.end, body.start + 200));
  const ended = NO_MORE.exec(raw) ?? GONE_FIRST.exec(raw);
  const groups = ended?.indices?.groups;
  const printed = groups?.['of'] ?? groups?.['from'];
  const office = printed && { start: body.start + printed[0], end: body.start + printed[1] };
  if (office && findRoles(text.slice(office.start, office.end))[0]?.start !== 0) return null;
  const gone = ended?.[0].length;
  const comes = gone === undefined ? IN_HIS_PLACE.exec(raw)?.[0].length : undefined;
  const lead = gone ?? comes;
  if (lead === undefined) return null;
  const { main, signature } = followUps(text, { start: body.start + lead, end: body.end });
  const semicolon = text.slice(main.start, main.end).indexOf(';');
  const named = { start: main.start, end: semicolon < 0 ? main.end : main.start + semicolon };
  const rows = readRows(skeleton, named, { prose: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  if (gone !== undefined)
    return rows.map((row) => leaves(row, row.roles.length > 0 || !office ? row.roles : [office], signature));
  return rows.every((row) => row.roles.length > 0 && row.residence !== null) ? rows.map(enters) : null;
}
