/**
 * A dotted path into a publication's content or meta. A register's notices have the same few hundred: each is made once, so that it need
 * not be joined, hashed and compared character by character for every notice again.
 */
export class FieldPath {
  /** Its place among all known paths in text order, or -1: not settled yet, or not known. */
  rank = -1;
  readonly #below = new Map<string, FieldPath>();
  readonly #elements: FieldPath[] = [];

  private constructor(readonly text: string) {}

  /** Paths of a tree's own leaves are `name`. */
  static readonly root = new FieldPath('');

  /** `path.name`. */
  member(name: string): FieldPath {
    const seen = this.#below.get(name);
    if (seen !== undefined) return seen;
    const made = new FieldPath(internalized(this.text === '' ? name : `${this.text}.${name}`));
    if (isKept(made)) this.#below.set(name, made);
    return made;
  }

  /** The path itself for the first element of a list, else `path[2]`. */
  element(index: number): FieldPath {
    if (index === 0) return this;
    const seen = this.#elements[index - 1];
    if (seen !== undefined) return seen;
    const made = new FieldPath(internalized(`${this.text}[${index}]`));
    if (index - 1 === this.#elements.length && isKept(made)) this.#elements.push(made);
    return made;
  }
}

const MAX_PATHS = 5_000;
const known: FieldPath[] = [];
let ranked = 0;

/** Only so many are remembered, however odd the notices. */
function isKept(path: FieldPath): boolean {
  return known.length < MAX_PATHS && known.push(path) > 0;
}

/** Compares in text order of the paths. */
export function comparePaths(a: FieldPath, b: FieldPath): number {
  if (a === b) return 0;
  if (ranked !== known.length) rankAll();
  if (a.rank >= 0 && b.rank >= 0) return a.rank - b.rank;
  return a.text === b.text ? 0 : a.text < b.text ? -1 : 1;
}

/** Two paths of one text (`a.b` a name, and `b` below `a`) share a rank. */
function rankAll(): void {
  const sorted = [...known].sort((a, b) => (a.text === b.text ? 0 : a.text < b.text ? -1 : 1));
  let rank = -1;
  for (const [index, path] of sorted.entries()) path.rank = path.text === sorted[index - 1]?.text ? rank : ++rank;
  ranked = known.length;
}

/** A text as an engine keeps names of members: what is looked up by it is told by its address. */
function internalized(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text;
}
