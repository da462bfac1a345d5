import { createHash } from 'node:crypto';

export function sha256Hex(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A short derived id: the first 80 bits of SHA-256 in Crockford base32, 16 characters, stable for ever. */
export function shortHash(data: string): string {
  const digest = createHash('sha256').update(data).digest();
  let id = '';
  for (let chunk = 0; chunk < 2; chunk++) {
    let bits = 0n;
    for (let index = 0; index < 5; index++) bits = (bits << 8n) | BigInt(digest[chunk * 5 + index] ?? 0);
    for (let shift = 35n; shift >= 0n; shift -= 5n) id += CROCKFORD[Number((bits >> shift) & 31n)];
  }
  return id;
}
const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
