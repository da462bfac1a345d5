import { bareName, type Truth } from '../truth.js';

export interface Named {
  people: ReadonlySet<string>;
  firms: ReadonlySet<string>;
  /** Where in the text the name stands. */
  from: number;
  to: number;
}

interface Bearers {
  people: Set<string>;
  firms: Set<string>;
}

const TOKEN = /[\p{L}\p{N}&][\p{L}\p{N}\p{M}&'-]*|,/gu;
const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/[’`´]/g, "'");

/** All names of a world: whoever is named in a sentence is found, whether expected or not. */
export class NameIndex {
  private readonly bearers = new Map<string, Bearers>();
  private readonly beginnings = new Set<string>();
  private longest = 1;

  constructor(truth: Truth) {
    for (const [person, names] of truth.printed)
      for (const { surname, givenNames } of names)
        for (const form of [`${givenNames} ${surname}`, ...withComma(`${surname} ${givenNames}`)])
          this.add(form, { person });
    for (const firm of new Set([...truth.states.keys(), ...truth.namedFirms.keys()]))
      for (const name of truth.namesOfFirm(firm)) {
        this.add(name, { firm });
        this.add(bareName(name), { firm });
      }
  }

  private add(name: string, bearer: { person?: string; firm?: string }): void {
    const tokens = [...plain(name).matchAll(TOKEN)].map(([token]) => token);
    if (tokens.length < 2) return;
    for (let length = 1; length < tokens.length; length++) this.beginnings.add(tokens.slice(0, length).join(' '));
    const key = tokens.join(' ');
    const known = this.bearers.get(key) ?? { people: new Set(), firms: new Set() };
    if (bearer.person !== undefined) known.people.add(bearer.person);
    if (bearer.firm !== undefined) known.firms.add(bearer.firm);
    this.bearers.set(key, known);
    this.longest = Math.max(this.longest, tokens.length);
  }

  /** Every name in a text, the longest first where one holds another; no two overlap. */
  find(text: string): Named[] {
    const tokens = [...plain(text).matchAll(TOKEN)];
    const found: Named[] = [];
    for (let start = 0; start < tokens.length; start++) {
      const end = this.longestFrom(tokens, start);
      if (end === null) continue;
      const key = tokens.slice(start, end).map(([token]) => token).join(' '); // prettier-ignore
      const last = tokens[end - 1]!;
      found.push({ ...this.bearers.get(key)!, from: tokens[start]!.index, to: last.index + last[0].length });
      start = end - 1;
    }
    return found;
  }

  private longestFrom(tokens: readonly RegExpMatchArray[], start: number): number | null {
    let key = '';
    let best: number | null = null;
    for (let end = start; end < Math.min(tokens.length, start + this.longest); end++) {
      key = key === '' ? tokens[end]![0] : `${key} ${tokens[end]![0]}`;
      if (this.bearers.has(key)) best = end + 1;
      if (!this.beginnings.has(key)) break;
    }
    return best;
  }
}

/** `A B C`, `A, B C`, `A B, C`: registers that print no comma leave open where the surname ends. */
function withComma(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const split = words.slice(1).map((_, at) => `${words.slice(0, at + 1).join(' ')}, ${words.slice(at + 1).join(' ')}`);
  return [words.join(' '), ...split];
}
