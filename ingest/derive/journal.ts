/**
 * Maps whose changes can be taken back to an earlier mark: the fold of a firm goes back to where a late, corrected or cancelled
 * notice changes it, and shares everything before. Values are never changed in place.
 */
export interface Table<Value> {
  get(key: string): Value | undefined;
  has(key: string): boolean;
  /** `undefined` takes the key out. */
  set(key: string, value: Value | undefined): void;
  values(): IterableIterator<Value>;
  entries(): IterableIterator<[string, Value]>;
  /** Keys set or taken back since the last call, each once; clears the list. Empty unless the table is `watched`. */
  touched(): Set<string>;
}

export interface Journal {
  table<Value>(watched?: boolean): Table<Value>;
  mark(): number;
  rollback(mark: number): void;
}

export function createJournal(): Journal {
  /** The table of each change, in order; each table keeps its own former values. */
  const changes: (() => void)[] = [];
  function table<Value>(watched = false): Table<Value> {
    const map = new Map<string, Value>();
    const keys: string[] = [];
    const formerly: (Value | undefined)[] = [];
    let changed = new Set<string>();
    const put = (key: string, value: Value | undefined): void => {
      if (value === undefined) map.delete(key);
      else map.set(key, value);
      if (watched) changed.add(key);
    };
    const takeBack = (): void => put(keys.pop()!, formerly.pop());
    return {
      get: (key) => map.get(key),
      has: (key) => map.has(key),
      set(key, value) {
        const before = map.get(key);
        if (before === value) return;
        keys.push(key);
        formerly.push(before);
        changes.push(takeBack);
        put(key, value);
      },
      values: () => map.values(),
      entries: () => map.entries(),
      touched() {
        const touched = changed;
        if (touched.size > 0) changed = new Set();
        return touched;
      },
    };
  }
  return {
    table,
    mark: () => changes.length,
    rollback(mark) {
      while (changes.length > mark) changes.pop()!();
    },
  };
}
