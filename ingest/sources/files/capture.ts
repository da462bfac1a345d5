import { RAW_BYTES } from './item.js';

/** Collects the bytes of one record and forgets all but its head once they are too many. */
export class Capture {
  #parts: Uint8Array[] = [];
  #size = 0;

  constructor(
    readonly line: number,
    private readonly maxBytes: number,
  ) {}

  get size(): number {
    return this.#size;
  }

  get tooLarge(): boolean {
    return this.#size > this.maxBytes;
  }

  add(bytes: Uint8Array): void {
    const before = this.#size;
    this.#size += bytes.length;
    if (!this.tooLarge) this.#parts.push(bytes);
    else if (before <= this.maxBytes || before < RAW_BYTES) {
      // A copy: a view would keep all of it.
      this.#parts = [new Uint8Array(Buffer.concat([...this.#parts, bytes]).subarray(0, RAW_BYTES))];
    }
  }

  /** The record, or its first bytes where it was too large. */
  bytes(): Uint8Array {
    return this.#parts.length === 1 ? (this.#parts[0] ?? new Uint8Array()) : Buffer.concat(this.#parts);
  }
}
