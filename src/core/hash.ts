import { hash } from 'node:crypto';

export function sha256Hex(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

/** A short derived id: the first 80 bits of SHA-256 in Crockford base32, 16 characters, stable for ever. */
export function shortHash(data: string): string {
  const digest = hash('sha256', data, 'hex');
  return twenty(digest, 0) + twenty(digest, 5) + twenty(digest, 10) + twenty(digest, 15);
}

/** 20 bits (five digits of hex) as four characters. */
function twenty(hex: string, at: number): string {
  const bits = Number.parseInt(hex.slice(at, at + 5), 16);
  return (
    CROCKFORD[bits >>> 15]! + CROCKFORD[(bits >>> 10) & 31]! + CROCKFORD[(bits >>> 5) & 31]! + CROCKFORD[bits & 31]!
  );
}
const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
