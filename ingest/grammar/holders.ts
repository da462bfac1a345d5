import type { Stretch } from './text.js';

const FRENCH =
  /^(titulaires?\s+(?:de\s+(?:la|sa|leur|une)\s+|d['’](?:une\s+)?|de\s+))((?:signature|procuration)s?(?!\p{L}).*?)(?:(\s*,?\s+mais\s+(?:(?:est|sont)\s+)?(?:désormais\s+|maintenant\s+)?(?:titulaires?\s+)?(?:de\s+(?:la|sa|une)\s+|d['’](?:une\s+)?|de\s+)?)((?:signature|procuration).*))?$/iu;
const ITALIAN =
  /^(titolar[ei]\s+(?:dell[ae]\s+|di\s+(?:una\s+)?|del\s+))((?:firma|procura|diritto\s+di\s+firma)(?!\p{L}).*?)(?:(\s*,?\s+(?:ma|bensì)\s+(?:(?:è|sono)\s+)?(?:ora\s+)?(?:titolar[ei]\s+)?(?:della\s+|di\s+(?:una\s+)?)?)((?:firma|procura).*))?$/iu;
const GERMAN =
  /^((?:inhaber(?:in)?|träger(?:in)?)\s+(?:der|einer)\s+)((?:einzel|kollektiv)?(?:unterschrift|prokura|zeichnungsberechtigung)(?!\p{L}).*?)(?:(\s*,?\s+sondern\s+(?:(?:ist|sind)\s+)?(?:neu\s+|nun\s+)?(?:inhaber(?:in)?\s+)?(?:der\s+|einer\s+)?)((?:einzel|kollektiv)?(?:unterschrift|prokura).*))?$/iu;

/** `n'est plus titulaire de la procuration mais de la signature collective à deux`: who holds a signature owns no firm. */
export function heldSignature(text: string, rest: Stretch): { lost: Stretch; gained: Stretch | null } | null {
  if (rest.end - rest.start > 600) return null;
  const raw = text.slice(rest.start, rest.end);
  const match = FRENCH.exec(raw) ?? GERMAN.exec(raw) ?? ITALIAN.exec(raw);
  if (!match) return null;
  const start = rest.start + match[1]!.length;
  const lost = { start, end: start + match[2]!.length };
  const gained = match[4] === undefined ? null : { start: lost.end + match[3]!.length, end: rest.end };
  return { lost, gained };
}
