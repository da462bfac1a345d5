const FIRST_MS = 1_000;
const MOST_MS = 30_000;

/** What is wrong, each thing told once as long as it stays the same, and when to try again: after longer and longer pauses. */
export class Patience {
  #said: string | null = null;
  #pauseMs = 0;

  constructor(private readonly tell: (error: string) => void) {}

  /** It failed; gives how long to wait. Milliseconds. */
  failed(error: unknown): number {
    const said = error instanceof Error ? error.message : String(error);
    this.#pauseMs = said === this.#said ? Math.min(2 * this.#pauseMs, MOST_MS) : FIRST_MS;
    if (said !== this.#said) this.tell(said);
    this.#said = said;
    return this.#pauseMs;
  }

  /** It went well. */
  went(): void {
    this.#said = null;
  }
}
