import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ToolResult } from '../../tools/index.js';

/** Results that nobody looks at just now and that this process keeps readable all the same: those of some runs that wait for quick models. */
const MOST_OPEN = 32;

/** Nobody looks at them just now, the one that waits longest first. */
const resting = new Set<SeenResult>();

const READ_AGAIN = ['rows', 'evidence', 'labels'] as const;
type Opened = Pick<ToolResult, (typeof READ_AGAIN)[number]>;

/**
 * A result as a run holds it. While the run waits for a model its rows, evidence and names are packed, past so many of other runs: as objects they take
 * twenty times the bytes. Whoever looks at them has them again, equal and not the same, so that nothing may be told by identity across a wait.
 * JSON values only, as replies are that are kept. Spread, it is a plain result that is never packed.
 */
export class SeenResult implements ToolResult {
  readonly outcome: ToolResult['outcome'];
  readonly total: number | null;
  readonly complete: boolean;
  declare readonly rows: ToolResult['rows'];
  declare readonly evidence: ToolResult['evidence'];
  declare readonly labels: ToolResult['labels'];
  #open: Opened | null;
  /** JSON, deflated, a byte a character: a buffer of its own would lie among what others free. Null: it was never packed. */
  #packed: string | null = null;
  readonly #tell: () => void;

  /** Properties of its own, as a plain result's are. */
  static readonly #readAgain: PropertyDescriptorMap = Object.fromEntries(
    READ_AGAIN.map((key) => [key, { enumerable: true, get: SeenResult.#getterOf(key) }]),
  );

  static #getterOf(key: keyof Opened) {
    return function (this: SeenResult) {
      return this.#opened()[key];
    };
  }

  /** `packed`: told each time that it was. */
  constructor({ outcome, total, complete, rows, evidence, labels }: ToolResult, packed: () => void = () => undefined) {
    this.#tell = packed;
    this.outcome = outcome;
    this.total = total;
    this.complete = complete;
    this.#open = { rows, evidence, labels };
    Object.defineProperties(this, SeenResult.#readAgain);
  }

  /** Nobody looks at it until something is asked of it again. */
  rest(): void {
    if (this.#open === null) return;
    resting.delete(this);
    resting.add(this);
    for (const longest of resting) {
      if (resting.size <= MOST_OPEN) return;
      longest.#pack();
    }
  }

  /** Its run has ended: nobody will look at it. */
  close(): void {
    resting.delete(this);
  }

  toJSON(): ToolResult {
    const { outcome, total, complete } = this;
    return { outcome, total, complete, ...this.#opened() };
  }

  #opened(): Opened {
    resting.delete(this);
    return (this.#open ??= JSON.parse(inflateRawSync(Buffer.from(this.#packed!, 'latin1')).toString()) as Opened);
  }

  #pack(): void {
    resting.delete(this);
    this.#packed ??= deflateRawSync(JSON.stringify(this.#open), FAST).toString('latin1');
    this.#open = null;
    this.#tell();
  }
}

/** Rows repeat their keys and names: more effort finds little more. */
const FAST = { level: 1 };
