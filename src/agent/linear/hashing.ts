/** Features as buckets (Weinberger et al., Feature Hashing for Large Scale Multitask Learning, 2009): texts by hashes of 32 bits. */

const BASIS = 0x811c9dc5;

/** FNV-1a, with its bits mixed once more: as many low bits as are taken are as good as any. 32 bits. */
export const hashOf = (text: string): number => hashBehind(BASIS, text);

/** What a text has come to so far, before its bits are mixed: of many that begin alike, the beginning is read once. */
export function begun(text: string, before = BASIS): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The hash of a text that ends so, behind what it begins with. */
export function hashBehind(before: number, text: string): number {
  const hash = begun(text, before);
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 12)) >>> 0;
}
