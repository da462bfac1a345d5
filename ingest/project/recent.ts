/** The last values asked for, as many as weigh at most `most` together: one each, unless `weightOf` says otherwise. */
export class Recent<Key, Value> {
  readonly #values = new Map<Key, Value>();
  #weight = 0;

  constructor(
    private readonly most: number,
    private readonly weightOf: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#delete(key);
    this.#values.set(key, value);
    this.#weight += this.weightOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.most) return;
      this.#delete(oldest);
    }
  }

  #delete(key: Key): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.weightOf(value);
  }
}
