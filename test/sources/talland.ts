/** A register of a country that does not exist, as an engineer would add it: how it numbers its firms, and its notices as files hold them. */
import { fieldTree } from '../../ingest/sources/field-tree.js';
import { dayOf } from '../../ingest/sources/days.js';
import { problem } from '../../ingest/sources/problem.js';
import type { RawItem, Source } from '../../ingest/sources/index.js';
import type { NumberScheme } from '../../src/core/index.js';

const LETTERS = 'ABCDEFGHJK';

/** `HRB 12345 B`: the letter is the digits' sum, modulo ten. */
export const hrbOf = (digits: string): string =>
  `HRB ${digits} ${LETTERS[[...digits].reduce((sum, digit) => sum + Number(digit), 0) % LETTERS.length]}`;

export const TALLAND_HRB: NumberScheme = {
  id: 'tl-hrb',
  shown: true,
  canonical: (text) => {
    const match = /^\s*HRB[\s-]?(\d{5})\s?([A-HJK])\s*$/i.exec(text);
    return match ? `HRB ${match[1]} ${match[2]!.toUpperCase()}` : null;
  },
  holds: (number) => number === hrbOf(number.slice(4, 9)),
  asked: String.raw`HRB[\s-]?\d{5}\s?[A-HJK]`,
  printed: String.raw`HRB[\s-]?\d{5}\s?[A-HJK](?!\w)`,
  begins: 'HRB ',
};

/** Nine digits and nothing else, as a Swiss UID without its letters: never read from prose. */
export const TALLAND_ID: NumberScheme = {
  id: 'tl-id',
  shown: false,
  canonical: (text) => /^\s*(\d{9})\s*$/.exec(text)?.[1] ?? null,
  holds: () => true,
  asked: String.raw`\d{9}`,
  printed: null,
};

export interface TallandNotice {
  talland: string;
  kind: 'ENTRY' | 'CHANGE' | 'DELETION';
  day: string;
  hrb?: string;
  id?: string;
  name: string;
  seat: string;
  text: string;
}

const SUB_RUBRIC = { ENTRY: 'HR01', CHANGE: 'HR02', DELETION: 'HR03' };
const isNotice = (value: unknown): value is TallandNotice =>
  typeof value === 'object' && value !== null && 'talland' in value;

export const tallandSource: Source = {
  name: 'talland',
  description: 'notices of the register of Talland',
  jsonLists: [],
  xmlRecords: [],
  xmlLists: [],
  detect: (item) => item.kind === 'json' && isNotice(item.value),
  read(item: RawItem) {
    if (item.kind !== 'json' || !isNotice(item.value)) throw problem('UNKNOWN_FORM', 'no notice of Talland');
    const { talland, kind, day, hrb, id, name, seat, text } = item.value;
    const [subRubric, publicationDate] = [SUB_RUBRIC[kind], dayOf(day, 'day')];
    const numbers = [{ scheme: TALLAND_HRB.id, number: hrb }, { scheme: TALLAND_ID.id, number: id }]; // prettier-ignore
    const company = { name, seat, numbers: numbers.filter(({ number }) => number !== undefined) };
    const block = kind === 'DELETION' ? 'commonsActual' : 'commonsNew';
    return {
      source: 'talland', scope: 'public', id: `talland/${talland}`, number: `talland/${talland}`, rubric: 'HR', subRubric, language: 'de',
      state: 'PUBLISHED', publicationDate, updateDate: null, cantons: [], title: { de: `${name}, ${seat}` },
      meta: fieldTree({ rubric: 'HR', subRubric, publicationDate }, 'meta'),
      content: fieldTree({ publicationText: text, journalDate: publicationDate, [block]: { company } }, 'content'),
    }; // prettier-ignore
  },
};
