import { enters, namesSomebody, type Line } from './lines.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const SIGNATURE = String.raw`(?:(?:signatures?|procurations?)(?:\s+(?:individuelles?|collectives?))?(?:\s+à\s+(?:deux|trois))?|(?:einzel|kollektiv)?(?:unterschrift(?:en)?|prokura|prokuren)(?:\s+zu\s+(?:zweien|dreien))?|(?:firm[ae]|procur[ae])(?:\s+(?:individual[ei]|collettiv[ae]))?(?:\s+a\s+(?:due|tre))?)`;
const CONVERTED = new RegExp(
  String.raw`^(?:(?:la|les|die|le)\s+)?(${SIGNATURE})\s+(?:de\s+|d['’]|von\s+|de[rs]\s+(?=\p{L}+\s\p{Lu}[^,;]*\s\p{Lu})|di\s+)([^;]{3,300}?)\s+(?:est|sont|(?:a|ont)\s+été|ist|sind|wird|werden|wurden?|è|sono)\s+(?:stat[oaie]\s+)?(?:(?:remplacée?s?|transformée?s?|convertie?s?|modifiée?s?)\s+(?:par|en)|in|durch|(?:sostituit|trasformat|convertit|modificat)[aeoi]\s+(?:da|con|in))\s+(?:la\s+|une?\s+|des\s+|die\s+|eine\s+|una\s+)?(${SIGNATURE}[^;]{0,80}?)(?:\s+(?:umgewandelt|ersetzt|geändert))?(?:\s+worden)?(?=;|$)`,
  'diu',
);

/** `La signature individuelle de A devient collective à deux`, `La firma di A da individuale diventa collettiva a due`; of a procuration the word is printed again. */
const BECOMES =
  /^(?:la\s+)?((?:signature|firma)(?:\s+(?:individuelle|individuale|collective\s+à\s+deux|collettiva\s+a\s+due))?)\s+(?:de\s+|d['’]|di\s+)([^;]{3,200}?)(?:\s+da\s+(?:individuale|collettiva(?:\s+a\s+(?:due|tre))?))?\s+(?:devient|diventa)\s+(?:désormais\s+|maintenant\s+|ora\s+)?((?:signature\s+|firma\s+)?(?:individuelle|individuale|collective\s+à\s+(?:deux|trois)|collettiva\s+a\s+(?:due|tre)))(?=;|$)/diu;

/** `Die Unterschrift von A lautet neu Kollektivunterschrift zu zweien`. */
const READS = new RegExp(
  String.raw`^(?:die\s+)?()(?:unterschrift|zeichnungsberechtigung)\s+(?:von\s+|de[rs]\s+(?=\p{L}+\s\p{Lu}[^,;]*\s\p{Lu}))([^;]{3,300}?)\s+lautet\s+(?:nun|neu|nunmehr|jetzt|richtig):?\s+(${SIGNATURE}[^;]{0,80}?)(?=;|$)`,
  'diu',
);

/** `La signature de A est désormais collective à deux`, `Die Unterschrift von A ist neu Kollektivunterschrift`, `La firma di A è ora individuale`; of a procuration the word stands before. */
const IS_NOW =
  /^(?:(?:la|die)\s+)?()(?:signature|unterschrift|zeichnungsberechtigung|firma)\s+(?:sociale\s+)?(?:de\s+|d['’]|von\s+|de[rs]\s+(?=\p{L}+\s\p{Lu}[^,;]*\s\p{Lu})|di\s+)([^;]{3,200}?)\s+(?:est|ist|è)\s+(?:désormais|maintenant|dorénavant|neu|nun(?:mehr)?|jetzt|ora|adesso)\s+(?:(?:eine|une|la)\s+)?((?:signature\s+|firma\s+)?(?:individuelle|individuale|collective\s+à\s+(?:deux|trois)|collettiva\s+a\s+(?:due|tre))|einzel(?:unterschrift|prokura)|kollektiv(?:unterschrift|prokura)(?:\s+zu\s+(?:zweien|dreien))?)(?=;|$)/diu;

/** `Die Einzelunterschriften von A und B sind in Kollektivunterschriften zu zweien umgewandelt worden`: how they signed, and how they sign. */
export function convertedSignatures(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const indices =
    raw.length < 2_000
      ? (CONVERTED.exec(raw) ?? READS.exec(raw) ?? IS_NOW.exec(raw) ?? BECOMES.exec(raw))?.indices
      : null;
  if (!indices) return null;
  const at = ([start, end]: [number, number]): Stretch => ({ start: body.start + start, end: body.start + end });
  const rows = readRows(skeleton, at(indices[2]!), { prose: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  const former = at(indices[1]!);
  for (const row of rows) {
    if (former.end > former.start) row.earlier.push({ ...former, kind: 'SIGNATURE', valueStart: former.start });
    row.signature = at(indices[3]!);
  }
  rows.at(-1)!.end = Math.max(rows.at(-1)!.end, body.start + indices[0]![1]);
  return rows.map(enters);
}
