/** Entries of what is asked of names and places, of which a register has more than of roles: forgotten sooner, a load would read each again. */
export const MANY_TEXTS = 100_000;

/**
 * Remembers what a pure function of a short text gave: registers print the same names, roles and places over and over. Results are
 * shared: treat them as immutable. Bounded: at `limit` entries all are forgotten. Longer texts than `length` are read anew each time.
 */
export function remembered<T>(read: (text: string) => T, limit = 8192, length = 96): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > length) return read(text);
    const value = known.get(text);
    if (value !== undefined) return value;
    const made = read(text);
    if (known.size >= limit) known.clear();
    known.set(text, made);
    return made;
  };
}
