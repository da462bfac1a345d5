import { createHash } from 'node:crypto';

/** Qdrant's ids are numbers or UUIDs: the same text, the same UUID (version 8 of RFC 9562: made as one likes), so that writing twice changes nothing. */
export function pointId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
