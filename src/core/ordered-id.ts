import type { Clock } from './clock.js';

/**
 * Draws ids that sort by when they were drawn, to the millisecond: UUIDs of version 7 (RFC 9562, 5.7), 36 lower-case characters, 74 bits of them
 * `random`, which gives UUIDs of version 4. What is written at about the same time lies on the same pages of an index then.
 */
export function orderedIds(clock: Clock, random: () => string): () => string {
  return () => {
    const ms = clock.now().toString(16).padStart(12, '0');
    return `${ms.slice(0, 8)}-${ms.slice(8)}-7${random().slice(15)}`;
  };
}
