/** Records a second over the last seconds. */
export class Rate {
  readonly #marks: { at: number; count: number }[] = [];

  constructor(private readonly windowMs = 5_000) {}

  mark(at: number, count: number): number {
    this.#marks.push({ at, count });
    while (this.#marks.length > 2 && at - this.#marks[0]!.at > this.windowMs) this.#marks.shift();
    const first = this.#marks[0]!;
    const spanMs = at - first.at;
    return spanMs <= 0 ? 0 : Math.round(((count - first.count) * 1000) / spanMs);
  }
}
