import { anew } from './clause-state.js';
import { COUNTS } from './leads.js';
import { enters, losesOnly, type Line } from './lines.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';
import { splitAt, type Skeleton } from './segment.js';
import { readClauses } from './sentences.js';
import { endsSignature } from './signature.js';
import { mayFollow, successors } from './successors.js';
import type { Stretch } from './text.js';

const LAST = /^(?:ce dernier|cette dernière|celui-ci|celle-ci|letztere[rs]?|quest['’]ultim[oa])\s/iu;
const ONLY =
  /^(?:(?:il|ll|elle|egli|ella|essa|esso|er|sie(?=\s(?:ist|zeichnet|bleibt|wird|wurde|wohnt)\s))|(?:sa|ses)\s(?:signature|procuration|pouvoirs))\s/iu;
const ALL =
  /^(?:leurs?\s(?:signature|procuration|pouvoir)s?|ils|elles|ceux-ci|celles-ci|(?:tous|toutes)\s(?:les\s)?(deux|trois|quatre|cinq)|entrambi|entrambe|essi|esse)\s/iu;
/** Who sells and who buys are two: a pronoun may be either. */
const SALE = /céd|cède|cession|vend|acqui|transf/iu;

/** `Ce dernier est nommé président.`: a sentence about whoever the one before it names; null where it is not certain who is meant. */
export function saidBack(skeleton: Skeleton, body: Stretch, before: readonly Line[]): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const next = mayFollow(text, body.start) && raw.length < 2_000 ? followed(skeleton, body, before) : null;
  if (next) return next;
  if (before.length === 0 || raw.length > 600) return null;
  const named = namedIn(text, before);
  const whom = meant(text, raw, named, body.start);
  if (whom.length === 0) return null;
  const lines = anew(whom, body.start, body.end).map(enters);
  const read = readClauses(skeleton, body, lines);
  return [...lines.filter(({ row }) => saysAnything(row)).map(({ row }) => asSaid(text, row)), ...read];
}

/** `Sein Nachfolger ist A; ...`: whoever comes after those before, and what the sentence says behind that. */
function followed(skeleton: Skeleton, body: Stretch, before: readonly Line[]): Line[] | null {
  const [first, ...others] = splitAt(skeleton, body, 59);
  const next = first ? successors(skeleton, first, before) : null;
  return next && [...next, ...others.slice(0, 20).flatMap((clause) => readClauses(skeleton, clause, next))];
}

/** `Ses pouvoirs sont éteints.`: a signature goes, and nothing comes. */
function asSaid(text: string, row: Row): Line {
  const gone = row.signature !== null && row.roles.length === 0 && endsSignature(text, row.signature);
  return gone ? losesOnly({ ...row, earlier: [] }, row.signature!) : enters(row);
}

/** Everybody once, as they are printed one behind the other. */
function namedIn(text: string, lines: readonly Line[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { row } of lines) {
    const [first, last] = [row.name[0], row.name.at(-1)];
    if (first && last) rows.set(text.slice(first.start, last.end), row);
  }
  return [...rows.values()].sort((one, other) => one.name[0]!.start - other.name[0]!.start);
}

function meant(text: string, raw: string, named: readonly Row[], start: number): readonly Row[] {
  if (LAST.test(raw)) return named.slice(-1);
  // `Il direttore A`, `Il domicilio di A`: an article.
  if (/^il\s/iu.test(raw) && (findRoles(raw.slice(3, 60))[0]?.start === 0 || ARTICLE.test(raw))) return [];
  if (SALE.test(text.slice(Math.max(0, (named[0]?.start ?? start) - 300), start))) return [];
  if (ONLY.test(raw)) return named.length === 1 ? named : [];
  const all = ALL.exec(raw);
  if (!all || named.length < 2) return [];
  return all[1] === undefined || COUNTS[all[1].toLowerCase()] === named.length ? named : [];
}

const ARTICLE = /^il\s\p{L}+\s(?:d(?:i|ei|el|ella)\s|del?l['’])/iu;

function saysAnything(row: Row): boolean {
  return row.roles.length + row.kept.length + row.shares.length + row.origins.length > 0 || [row.signature, row.residence, row.nationality, row.renamed].some((value) => value !== null); // prettier-ignore
}
