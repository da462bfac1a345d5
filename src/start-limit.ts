/** At most `most` starts (one or more) within any `withinMs`. `now`: milliseconds, of a clock that nobody sets. */
export class StartLimit {
  #starts: number[] = [];

  constructor(
    private readonly most: number,
    private readonly withinMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  started(): void {
    this.#starts = [...this.#starts, this.now()].slice(-this.most);
  }

  /** How long until the next start is allowed; 0 where it is. */
  waitMs(): number {
    const [oldest] = this.#starts;
    return oldest === undefined || this.#starts.length < this.most
      ? 0
      : Math.max(0, oldest + this.withinMs - this.now());
  }
}
