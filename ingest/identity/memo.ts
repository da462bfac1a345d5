/** What memos may hold together is bounded; names and places of a register repeat, so that few entries serve nearly all. */
const MAX_ENTRIES = 100_000;

/** A pure function of a string, remembered. Results are shared: treat them as immutable. */
export function memo<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = of(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(text, made);
    return made;
  };
}
