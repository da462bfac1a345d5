import { anew, losesSignature, type State } from './clause-state.js';
import { conclude } from './conclude.js';
import { COUNTS, MOST } from './leads.js';
import { conferral, signatureRemoval } from './granted.js';
import { appointedClause, headedClause, replacedIn } from './headed.js';
import { enters, followUps, leaves, moveTogether, namesSomebody, verbless, type Line } from './lines.js';
import { mistaken, saysMistaken, type Mistake } from './mistakes.js';
import { splitAtSubjects, type Piece } from './pieces.js';
import type { Outcome } from './outcome.js';
import { interpret, masked, verbsOf, type Verb } from './predicate.js';
import { replacedSignature, type ReplacedSignature } from './replaced-signature.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';
import { readRows } from './rows.js';
import { splitAt, type Skeleton } from './segment.js';
import { shareBack } from './share.js';
import { endsSignature } from './signature.js';
import { SEVERAL, subjectRows } from './subject-rows.js';
import { goneSeller, heldAfterSale, isOnlyNamed, passiveSale, soldInGerman } from './transfers.js';
import { successors } from './successors.js';
import type { Stretch } from './text.js';

const SEMICOLON = 59;

/** Clauses with a subject and a verb, clause by clause; empty where none of them is about a person. `before`: lines read already, of whom a pronoun speaks. */
export function readClauses(skeleton: Skeleton, body: Stretch, before: readonly Line[] = []): Line[] {
  const state: State = {
    waiting: [],
    done: before.map(({ row }) => row),
    latest: before.map(({ row }) => row),
    mistake: null,
    lines: [...before],
    sellers: [],
    after: [],
    buyers: new Set(),
  };
  for (const clause of splitAt(skeleton, body, SEMICOLON)) {
    const wrong = saysMistaken(skeleton.text.slice(clause.start, clause.end));
    const headed = wrong
      ? null
      : (successors(skeleton, clause, state.lines) ??
        headedClause(skeleton, clause) ??
        conferral(skeleton, clause) ??
        signatureRemoval(skeleton, clause) ??
        appointedClause(skeleton, clause) ??
        (clause.start > body.start ? heldAfterSale(skeleton, clause) : null) ??
        soldInGerman(skeleton, clause)?.lines);
    if (headed) state.lines.push(...headed);
    else readClause(skeleton, clause, state);
  }
  moveTogether(skeleton.text, state.waiting);
  for (const row of state.waiting) state.lines.push(...verbless(skeleton.text, row));
  const lines = [...state.lines.slice(before.length), ...state.after].filter((line, _, all) => !isSaidAgain(skeleton.text, line, all)); // prettier-ignore
  // `a cédé ses parts ...; elle n'est plus associée`: said twice.
  return lines.filter(
    (line) =>
      !line.sold ||
      !lines.some(
        (other) => other !== line && other.leaves && !other.signatureOnly && other.row.name[0] === line.row.name[0],
      ),
  );
}

/** `a cédé 20 parts à B; par conséquent A et B sont associés chacun pour 100 parts`: of whom the sale itself says nothing. */
function isSaidAgain(text: string, { row, leaves: gone }: Line, all: readonly Line[]): boolean {
  if (gone || !isOnlyNamed(row)) return false;
  const name = nameOf(text, row);
  return all.some((other) => other.row !== row && !other.leaves && nameOf(text, other.row) === name);
}
const nameOf = (text: string, { name }: Row): string => text.slice(name[0]!.start, name.at(-1)!.end);

function readClause(skeleton: Skeleton, clause: Stretch, state: State): void {
  if (replaceSignature(skeleton.text, clause, state)) return;
  const mistake = mistaken(skeleton, clause);
  if (mistake) return void (state.mistake = mistake);
  if (saysMistaken(skeleton.text.slice(clause.start, clause.end))) return;
  const tail = followUps(skeleton.text, clause);
  if (tail.main.end <= tail.main.start) return endSignature(skeleton.text, state, tail.signature);
  // `sa signature est radiée et ses parts ont été cédées à B`: said of those before, and then something else.
  if (tail.signature && tail.main.start > tail.signature.start) {
    endSignature(skeleton.text, state, tail.signature);
    tail.signature = null;
  }
  // `...; n'exerce pas la signature`: a clause may begin with its verb.
  const verbs = verbsOf(` ${masked(skeleton, tail.main)}`, tail.main.start - 1);
  let pending: { rows: Row[]; roles: Stretch[] }[] = [];
  for (const piece of splitAtSubjects(skeleton, tail.main, verbs)) {
    const read = readPiece(skeleton, piece, state);
    if (!read) continue;
    if (read.outcome.kind === 'PENDING') {
      pending.push({ rows: read.rows, roles: read.outcome.roles });
      continue;
    }
    if (read.outcome.kind === 'LEAVES') {
      for (const { rows, roles } of pending)
        for (const row of rows) state.lines.push(leaves(row, roles, tail.signature));
      pending = [];
    }
    conclude(skeleton, read.rows, read.outcome, tail.signature, state);
  }
  if (tail.signature && state.waiting.length > 0) {
    for (const row of state.waiting.splice(0)) state.lines.push(leaves(row, row.roles, tail.signature));
  }
}

/** `sa signature individuelle est remplacée par une signature collective à deux`: said of the last one named, `leur` of all that are meant. */
function replaceSignature(text: string, clause: Stretch, state: State): boolean {
  const replaced = replacedSignature(text, clause);
  const whose = replaced ? possessors(replaced.whose, state) : [];
  if (!replaced || whose.length === 0) return false;
  for (const again of anew(whose, clause.start, clause.end)) {
    again.signature = replaced.now;
    again.earlier.push({ ...replaced.former, kind: 'SIGNATURE', valueStart: replaced.former.start });
    state.lines.push(enters(again));
  }
  return true;
}

/** Of several the nearest that were named together, else all that stay. */
function possessors(whose: ReplacedSignature['whose'], state: State): Row[] {
  const last = state.done.at(-1) ?? state.lines.at(-1)?.row;
  const gone = new Set(state.lines.filter((line) => line.leaves).map((line) => line.row));
  const latest = state.latest.filter((row) => !gone.has(row));
  if (whose !== 'ONE' && latest.length > 1) return latest;
  return whose === 'SEVERAL' ? state.done.filter((row) => !gone.has(row)) : last ? [last] : [];
}

/** A clause of its own by which signatures go concerns the persons named just before. */
function endSignature(text: string, state: State, signature: Stretch | null): void {
  if (!signature) return;
  if (state.waiting.length > 0) {
    for (const row of state.waiting.splice(0)) state.lines.push(leaves(row, row.roles, signature));
    return;
  }
  const anyLeaves = state.lines.some((line) => line.leaves);
  for (const line of ofLast(text, signature, state.lines)) {
    if (line.leaves) line.signature ??= signature;
    else if (!anyLeaves || !state.buyers.has(line.row)) losesSignature(line.row, signature);
  }
}

/** `la procuration du dernier est radiée`: of several the last one only. */
function ofLast(text: string, signature: Stretch, lines: readonly Line[]): readonly Line[] {
  return /\sderni(?:er|ère)\s/iu.test(text.slice(signature.start, signature.end)) ? lines.slice(-1) : lines;
}

function readPiece(skeleton: Skeleton, piece: Piece, state: State): { rows: Row[]; outcome: Outcome } | null {
  const sold = piece.verb && passiveSale(skeleton.text, piece.subject, piece.rest);
  if (sold) {
    const [seller, another] = state.lines.filter((line) => line.leaves).map(({ row }) => row).reverse(); // prettier-ignore
    if (seller && !(another && /^leurs\s/iu.test(skeleton.text.slice(piece.subject.start, piece.subject.end)))) {
      seller.shares.push(piece.subject);
      seller.end = Math.max(seller.end, piece.subject.end);
    }
    const gone = goneSeller(skeleton.text, piece.subject);
    if (gone) state.lines.push(leaves(gone, [], null));
    return {
      rows: [],
      outcome: { kind: 'TRANSFERS', buyers: sold, words: { start: piece.subject.start, end: sold.start } },
    };
  }
  const subject = subjectRows(skeleton, piece.subject);
  if (subject === null || (subject.length === 0 && state.done.length === 0 && !state.mistake)) return null;
  const rows = [...state.waiting, ...subject];
  if (!piece.verb) {
    state.waiting = rows;
    return null;
  }
  if (rows.length === 0) return readPronoun(skeleton, piece, piece.verb, state);
  const replaced = replacedIn(skeleton.text, piece.rest);
  const rest = replaced ? { start: piece.rest.start, end: replaced.start } : piece.rest;
  const outcome = interpret(skeleton, piece.verb, rest, rows);
  if (!outcome) return null;
  if (replaced) replace(skeleton, replaced, rows, piece.rest.start, state);
  state.waiting = [];
  const last = rows.at(-1);
  if (last) last.end = Math.max(last.end, piece.rest.end);
  shareBack(skeleton, piece.rest, state.done, rows);
  state.done.push(...rows);
  state.latest = rows;
  return { rows, outcome };
}

/** `A, administrateur, est élu vice-président en remplacement de B`: of what A comes into, and not of what A has been. */
function replace(skeleton: Skeleton, replaced: Stretch, rows: readonly Row[], since: number, state: State): void {
  const former = readRows(skeleton, replaced, { prose: true }).filter((row) => namesSomebody(skeleton.text, row));
  const all = rows[0]?.roles ?? [];
  const gained = all.filter(({ start }) => start >= since);
  const roles = gained.length > 0 ? gained : all;
  for (const row of former) {
    // `est nommé commissaire en lieu et place de l'administrateur B`: not out of the office that A comes into.
    if (row.roles.length === 0 && row.stated.length > 0 && !isSameOffice(skeleton.text, row.stated, roles)) {
      rows[0]?.unread.push({ start: row.start, end: row.end });
      continue;
    }
    // `démissionnaire, dont les pouvoirs sont radiés`: the signature goes with the office.
    const signature = row.signature && endsSignature(skeleton.text, row.signature) ? row.signature : null;
    state.after.push(leaves(row, row.roles.length > 0 ? row.roles : roles, signature));
  }
}

function isSameOffice(text: string, stated: readonly Stretch[], gained: readonly Stretch[]): boolean {
  const named = (some: readonly Stretch[]): string[] => some.flatMap(({ start, end }) => findRoles(text.slice(start, end)).map(({ role }) => role)); // prettier-ignore
  const comes = named(gained);
  return comes.length === 0 || named(stated).some((role) => comes.includes(role) || (role.startsWith('BOARD_') && comes.some((other) => other.includes('BOARD_')))); // prettier-ignore
}

/** `er zeichnet mit ...` goes on with the row before; `il reste associé` after a departure is a line of its own. */
function readPronoun(
  skeleton: Skeleton,
  piece: Piece,
  verb: Verb,
  state: State,
): { rows: Row[]; outcome: Outcome } | null {
  if (state.mistake) return setRight(skeleton, piece, verb, state.mistake);
  if (state.sellers.length > 0 && OF_SELLERS.test(verb.word)) {
    const sellers = anew(state.sellers, verb.start, piece.rest.end);
    const outcome = interpret(skeleton, verb, piece.rest, sellers);
    return outcome ? { rows: sellers, outcome } : null;
  }
  const said = skeleton.text.slice(piece.subject.start, piece.subject.end);
  const last = LAST.test(said) ? state.done.slice(-1) : null;
  const several = SEVERAL.exec(said);
  const count = several ? (COUNTS[several[1]!.toLowerCase()] ?? 2) : MOST;
  const gone = new Set(state.lines.filter((line) => line.leaves).map((line) => line.row));
  const before = (last ?? state.done).filter((row) => !gone.has(row)).slice(-count);
  // `A cède 10 parts à B; tous deux sont maintenant de X`: of whoever sells, too.
  const both =
    before.length === 1 && !last && (several ? count : /^(?:ils|elles|essi|esse)$/iu.test(said) ? 2 : 0) === 2;
  const sellers = both && state.sellers.length === 1 && !isGone(state, state.sellers[0]!) ? anew(state.sellers, verb.start, piece.rest.end) : []; // prettier-ignore
  if (before.length > 0) {
    const outcome = interpret(skeleton, verb, piece.rest, [...sellers, ...before]);
    if (outcome?.kind === 'SETS') state.lines.push(...sellers.map(enters));
    if (outcome?.kind === 'SETS') before.at(-1)!.end = Math.max(before.at(-1)!.end, piece.rest.end);
    // `...; elle porte désormais le nom de B`.
    if (outcome?.kind === 'RENAMED') Object.assign(before.at(-1)!, { renamed: outcome.name, end: piece.rest.end });
    return outcome?.kind === 'LEAVES' ? { rows: before, outcome } : null;
  }
  const rows = anew(last ?? state.done, verb.start, piece.rest.end);
  const outcome = interpret(skeleton, verb, piece.rest, rows);
  return outcome && rows.length > 0 ? { rows, outcome } : null;
}

const isGone = ({ lines }: State, { name }: Row): boolean =>
  lines.some((line) => line.leaves && line.row.name[0] === name[0]);

/** `A a été nommé par erreur président; il reste administrateur`: what is right, and what never was. */
function setRight(
  skeleton: Skeleton,
  piece: Piece,
  verb: Verb,
  { clause, rows: whose, wrong }: Mistake,
): { rows: Row[]; outcome: Outcome } | null {
  const rows = anew(whose, clause.start, piece.rest.end);
  const outcome = interpret(skeleton, verb, piece.rest, rows);
  if (outcome?.kind !== 'SETS') return null;
  if (wrong) for (const row of rows) row.notes.push({ kind: 'NEVER', span: wrong, body: wrong });
  return { rows, outcome };
}

const LAST = /^(?:ce dernier|cette dernière|letztere[rs]?|quest['’]ultim[oa])$/i;

/** Verbs by which somebody who was there goes, or stays as something less. */
const OF_SELLERS =
  /(?:plus|più|nicht mehr)$|^(?:reste|restent|demeure|demeurent|bleibt|bleiben|rimane|rimangono|resta|restano|démissionne|(?:conserv|gard)(?:e|ent)|conserva|conservano|mantiene|mantengono|behält|behalten)$/;
