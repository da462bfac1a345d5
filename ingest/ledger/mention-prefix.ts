import { sha256Hex } from '../../src/core/index.js';

const MENTION_ID = /^pe_([0-9a-hjkmnp-tv-z]{16})_[0-9a-z]{1,8}$/;
const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

/** The part of a mention id that names its revision (core's `mentionUid`): the first 80 bits of SHA-256. */
export function mentionPrefix(publicationId: string, hash: string): Buffer {
  return Buffer.from(sha256Hex(`${publicationId}\n${hash}`).slice(0, 20), 'hex');
}

/** The same bits, from the 16 characters of Crockford's base 32 in the id itself; null for what is no mention id. */
export function mentionPrefixOf(mentionId: string): Buffer | null {
  const text = MENTION_ID.exec(mentionId)?.[1];
  if (text === undefined) return null;
  let bits = 0n;
  for (const character of text) bits = (bits << 5n) | BigInt(CROCKFORD.indexOf(character));
  return Buffer.from(bits.toString(16).padStart(20, '0'), 'hex');
}
