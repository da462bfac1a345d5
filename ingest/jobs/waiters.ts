/** Wakes whoever waits for something to change; nobody is left behind after their signal fired. */
export class Waiters {
  readonly #waiting = new Set<() => void>();

  /** Resolves at the next {@link wake}, or when the signal fires. */
  changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      if (signal.aborted) return resolve();
      this.#waiting.add(done);
      signal.addEventListener('abort', done, { once: true });
    });
  }

  wake(): void {
    for (const done of [...this.#waiting]) done();
  }

  get size(): number {
    return this.#waiting.size;
  }
}
