/** Seeded randomness. Every firm and every person has a stream of its own, so that one more draw here moves nothing there. */

/** Mixes labels and numbers into 32 bits (FNV-1a over UTF-16 units, then murmur3's finaliser). Same parts, same value, on every machine. */
export function mixSeed(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = typeof part === 'number' ? `#${part}` : part;
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** sfc32 (C. Doty-Humphrey's Small Fast Counter), 128 bits of state. Not for secrets. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(...parts: readonly (string | number)[]) {
    this.a = mixSeed('a', ...parts) | 0;
    this.b = Math.imul(this.a ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.c = Math.imul(this.b ^ 0x243f6a88, 0xc2b2ae35) | 0;
    for (let round = 0; round < 12; round++) this.bits();
  }

  /** 32 random bits, unsigned. */
  bits(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }

  /** In [0, 1). */
  unit(): number {
    return this.bits() / 4294967296;
  }

  /** A whole number in [0, bound). */
  below(bound: number): number {
    return Math.floor(this.unit() * bound);
  }

  /** A whole number in [low, high]. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Prefers the front of the list, as common names are common. */
  pickSkewed<T>(list: readonly T[]): T {
    return list[Math.floor(this.unit() ** 1.6 * list.length)]!;
  }

  /** A key of `weights`, in proportion to its weight. */
  weighted<K extends string>(weights: readonly (readonly [K, number])[]): K {
    let rest = this.unit() * weights.reduce((total, [, weight]) => total + weight, 0);
    for (const [key, weight] of weights) {
      rest -= weight;
      if (rest < 0) return key;
    }
    return weights[weights.length - 1]![0];
  }

  /** Waiting time with the given mean, at least `least`. */
  waiting(mean: number, least: number): number {
    return least + Math.floor(-Math.log(1 - this.unit()) * Math.max(0, mean - least));
  }
}
