import { matchesOf } from '../../src/core/index.js';
import type { Reading, RoleReading } from '../../src/core/mention.js';
import { countryOfName, parseNationalities } from '../../src/core/nationality.js';
import { aroundNumbers, numbersMeant } from '../../src/core/number-schemes.js';
import { foreignNumberIn } from './foreign-numbers.js';
import { findRoles } from './roles.js';
import type { Role } from '../../src/core/vocabulary.js';
import type { Row } from './row.js';
import { trim, trimLoose, valueOf, type Stretch } from './text.js';
import { unlistedOffices } from './unlisted-offices.js';

export function readingOf(text: string, stretch: Stretch): Reading {
  return { value: valueOf(text, stretch), span: { start: stretch.start, end: stretch.end } };
}

/** Every role in the given stretches; one that the lexicon does not know is OTHER with its printed text, beside known ones too. */
export function rolesOf(text: string, stretches: readonly Stretch[]): RoleReading[] {
  return stretches.flatMap((stretch) => {
    const found = findRoles(text.slice(stretch.start, stretch.end));
    if (found.length === 0)
      return [
        { role: 'OTHER' as const, text: valueOf(text, stretch), span: { start: stretch.start, end: stretch.end } },
      ];
    const known = found.map(({ role, start, end }) => reading(role, stretch.start + start, stretch.start + end));
    const unlisted = unlistedOffices(text, stretch).map(({ start, end }) => reading('OTHER', start, end));
    return unlisted.length === 0 ? known : [...known, ...unlisted].sort((a, b) => a.span.start - b.span.start);
  });

  function reading(role: Role, start: number, end: number): RoleReading {
    return { role, text: valueOf(text, { start, end }), span: { start, end } };
  }
}

export function dedupe(roles: RoleReading[]): RoleReading[] {
  return roles.filter(
    (role, index) => role.role === 'OTHER' || roles.findIndex((other) => other.role === role.role) === index,
  );
}

const AND = /\s{1,3}(?:und|et|e|ed|sowie|y)\s{1,3}|\s{0,3},\s{0,3}|\s-\s/g;

/** Places of origin one by one; `von Düdingen, Bösingen und Rechthalten` gives three. */
export function originsOf(text: string, stretches: readonly Stretch[]): Reading[] {
  return stretches.flatMap((stretch) => {
    const raw = text.slice(stretch.start, stretch.end);
    const readings: Reading[] = [];
    let start = 0;
    for (const match of matchesOf(AND, raw)) {
      push(start, match.index);
      start = match.index + match[0].length;
    }
    push(start, raw.length);
    return readings;

    function push(from: number, to: number): void {
      const piece = trim(text, stretch.start + from, stretch.start + to);
      const lead =
        /^(?:(?:von|de|du|da|di)\s+|d['’]\s?)(?=\p{Lu})/u.exec(text.slice(piece.start, piece.end))?.[0].length ?? 0;
      if (piece.end > piece.start) readings.push(readingOf(text, { start: piece.start + lead, end: piece.end }));
    }
  });
}

const IDENTIFIER = aroundNumbers(
  ({ printed }) => new RegExp(String.raw`(?:\(\s*)?(?:(?:UID|IDI|IDE|RC|HR|Nr|No|n°)[.:\s-]*)?(${printed})(?:\s*\))?`),
);

interface NamedFirm {
  name: Stretch;
  identifier: Reading | null;
}

/** A register number in a stretch, and the stretch without it. */
export function withoutIdentifier(text: string, stretch: Stretch): NamedFirm {
  const raw = text.slice(stretch.start, stretch.end);
  const match = raw.length < 600 && /\d/.test(raw) ? IDENTIFIER().exec(raw) : null;
  if (!match) {
    const foreign = raw.length < 300 ? foreignNumberIn(raw) : 0;
    return { name: foreign > 0 ? { start: stretch.start, end: stretch.end - foreign } : stretch, identifier: null };
  }
  const digits = match[1]!;
  const value = asWritten(digits);
  const start = stretch.start + match.index + match[0].indexOf(digits);
  const identifier = { value, span: { start, end: start + digits.length } };
  const before = trim(text, stretch.start, stretch.start + match.index);
  const after = trim(text, stretch.start + match.index + match[0].length, stretch.end);
  const name = before.end > before.start ? before : after;
  return { name: trimLoose(text, name.start, name.end), identifier };
}

/** As its scheme writes it; as printed where several may be meant. */
function asWritten(printed: string): string {
  const meant = numbersMeant(printed);
  if (meant.length === 0 && /\s/.test(printed)) return asWritten(printed.replace(/\s/g, ''));
  return meant.length === 1 ? meant[0]!.value : printed;
}

/** Where somebody is from: the states whose citizen she is, in order, and what is left as places of origin. */
export interface Citizenship {
  nationalities: Reading[];
  origins: Stretch[];
}

/** `von Portugal`, `de France`: a country where a place of origin stands is a nationality. */
export function citizenshipOf(text: string, row: Row): Citizenship {
  if (row.nationality) return citizenOf(text, row.nationality, row.origins);
  const among = countryAmong(text, row.origins);
  if (among) return among;
  const only = row.origins.length === 1 ? row.origins[0]! : null;
  const country = only ? countryOfName(text.slice(only.start, only.end)) : null;
  const printed = only ? text.slice(only.start, only.end) : '';
  if (!only || !country || (printed.length < 4 && !/^[A-Z]{3}$/.test(printed)))
    return { nationalities: [], origins: row.origins };
  return { nationalities: [{ value: country, span: { start: only.start, end: only.end } }], origins: [] };
}

const JOINED = /\s(?:und|et|ed?|sowie|y)\s/;

/** `d'Italie et de Genève`, `de Genève et d'Italie`, `de France et d'Italie`: states, and places of origin. */
function countryAmong(text: string, origins: readonly Stretch[]): Citizenship | null {
  const country = ({ start, end }: Stretch): string | null =>
    end - start < 4 ? null : countryOfName(text.slice(start, end));
  const [only] = origins;
  if (!only || (origins.length === 1 && (!JOINED.test(text.slice(only.start, only.end)) || country(only)))) return null;
  const pieces = origins.flatMap((stretch) =>
    country(stretch) ? [stretch] : originsOf(text, [stretch]).map(({ span }) => span),
  );
  if (pieces.length < 2) return null;
  const nationalities = pieces.flatMap(({ start, end }): Reading[] => {
    const value = country({ start, end });
    return value === null ? [] : [{ value, span: { start, end } }];
  });
  if (nationalities.length === 0) return null;
  return { nationalities, origins: pieces.filter((piece) => country(piece) === null) };
}

/** `irischer Staatsangehöriger und von Zug`, `de Bulle et ressortissante française`: a citizenship, and a place of origin beside it. */
function citizenOf(text: string, stretch: Stretch, origins: readonly Stretch[]): Citizenship {
  const raw = text.slice(stretch.start, stretch.end);
  const behind = ORIGIN_BEHIND.exec(raw);
  const before = ORIGIN_BEFORE.exec(raw);
  const at = behind ? behind.index + behind[0].length : (before?.[1]!.length ?? 0);
  const end = behind ? raw.length : at + (before?.[2]!.length ?? 0);
  if ((!behind && !before) || countryOfName(raw.slice(at, end)) !== null)
    return { nationalities: readNationalities(text, stretch), origins: [...origins] };
  const citizen = behind
    ? { start: stretch.start, end: stretch.start + behind.index }
    : { start: stretch.start + before![0].length, end: stretch.end };
  const origin = { start: stretch.start + at, end: stretch.start + end };
  return { nationalities: readNationalities(text, citizen), origins: [...origins, origin] };
}
const ORIGIN_BEHIND = /\s(?:und|et|ed?|sowie)\s+(?:(?:von|de|da|di)\s+|d')(?=\p{Lu}[^,]*$)/u;
const ORIGIN_BEFORE = /^((?:von|de|da|di)\s+|d')(\p{Lu}[^,]*?)\s+(?:und|et|ed?|sowie)\s+(?=\p{Ll})/u;

function readNationalities(text: string, stretch: Stretch): Reading[] {
  const printed = valueOf(text, stretch);
  const countries = parseNationalities(printed);
  const span = { start: stretch.start, end: stretch.end };
  return (countries.length === 0 ? [printed] : countries).map((value) => ({ value, span }));
}
