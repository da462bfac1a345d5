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

/** Tables and their changes, in order. Classes, not closures: a firm's fold is over before what is compiled for its closures is of use. */
export class Journal {
  /** The table of each change; each table keeps its own former values. */
  readonly #changes: { takeBack(): void }[] = [];

  table<Value>(watched = false): Table<Value> {
    return new JournalTable<Value>(this.#changes, watched);
  }

  mark(): number {
    return this.#changes.length;
  }

  rollback(mark: number): void {
    while (this.#changes.length > mark) this.#changes.pop()!.takeBack();
  }
}

class JournalTable<Value> implements Table<Value> {
  readonly #map = new Map<string, Value>();
  readonly #keys: string[] = [];
  readonly #formerly: (Value | undefined)[] = [];
  readonly #watched: boolean;
  readonly #changes: { takeBack(): void }[];
  #touched = new Set<string>();

  constructor(changes: { takeBack(): void }[], watched: boolean) {
    this.#changes = changes;
    this.#watched = watched;
  }

  get(key: string): Value | undefined {
    return this.#map.get(key);
  }

  has(key: string): boolean {
    return this.#map.has(key);
  }

  set(key: string, value: Value | undefined): void {
    const before = this.#map.get(key);
    if (before === value) return;
    this.#keys.push(key);
    this.#formerly.push(before);
    this.#changes.push(this);
    this.#put(key, value);
  }

  takeBack(): void {
    this.#put(this.#keys.pop()!, this.#formerly.pop());
  }

  values(): IterableIterator<Value> {
    return this.#map.values();
  }

  entries(): IterableIterator<[string, Value]> {
    return this.#map.entries();
  }

  touched(): Set<string> {
    const touched = this.#touched;
    if (touched.size > 0) this.#touched = new Set();
    return touched;
  }

  #put(key: string, value: Value | undefined): void {
    if (value === undefined) this.#map.delete(key);
    else this.#map.set(key, value);
    if (this.#watched) this.#touched.add(key);
  }
}
