/** windows-1252 as far as it differs from ISO 8859-1: what 0x80 to 0x9f print. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Undoes UTF-8 that was once read as windows-1252 (`ZÃ¼rich` for `Zürich`), only where that loses nothing: every character
 * must stem from one byte and all the bytes must be UTF-8 again; else the text comes back as it was. A text whose no-break
 * spaces were made plain ones afterwards (`societÃ  anonima`, `Nr.Â 253`) is undone as well.
 */
export function undoDoubleEncoding(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text;
  const asIs = decodeAgain(text);
  if (asIs !== null) return asIs;
  const restored = decodeAgain(text.replace(/([ÂÃ]) /g, '$1\u00a0'));
  return restored === null ? text : restored.replace(/\u00a0/g, ' ');
}

function decodeAgain(text: string): string | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const byte = byteOf(text.charCodeAt(index));
    if (byte === null) return null;
    bytes[index] = byte;
  }
  try {
    return utf8.decode(bytes);
  } catch {
    return null; // not UTF-8: the text was never double-encoded
  }
}

function byteOf(unit: number): number | null {
  if (unit < 0x100) return unit;
  const index = HIGH.indexOf(String.fromCharCode(unit));
  return index < 0 ? null : 0x80 + index;
}
