import { isBarePlace } from './bare-place.js';
import { isPlaceKind, kindOf, type Part, type PartKind } from './kinds.js';
import { firstOnes } from './first-ones.js';
import { takesCalledName } from './called.js';
import { entryBehind, isBesideFirm, isGivenPart, isFirmPart, isNameOnly, isPartner, isPartnership, isSomebodyElse, isSurnameOf, ADDRESS, isTradeOf, officeBehind, isOnlyNew, originBehind, placesIn, takesAddress, takesFormerName } from './in-place.js'; // prettier-ignore
import { asideAt, at, CEDED_TO, isPlain, CONJUNCTION, GROUP, indexOf, ORDINAL, COUNTS, MOST, EARLIER, isRemark, NOMINATED, RIGHTLY, renamedAt, renewedAt, LEAVES, LOST, EXCEPT, REPLACES } from './leads.js'; // prettier-ignore
import { losesOffice } from './lost.js';
import { isFirmName } from './names.js';
import { partsOf } from './parts.js';
import { emptyRow, namedBehindRole, putValue, retire, type Row } from './row.js';
import { takesNumber } from './renumbered.js';
import { officeBefore } from './office-before.js';
import { findRoles } from './roles.js';
import { assignNotes, mergeNamedAgain, share } from './share.js';
import type { Skeleton } from './segment.js';
import { isEarlierToo, settled } from './settled.js';
import { isTitlePart } from './subject.js';
import { givenTo, startsPerson, type RowOptions } from './starts-person.js';
import { trim, type Stretch } from './text.js';
import { isTrade } from './trades.js';

/** Reads a stretch into rows: state by state, comma by comma, looking one part ahead. Never throws; what fits nowhere is unread. */
export function readRows(skeleton: Skeleton, stretch: Stretch, options: RowOptions): Row[] {
  const { parts, notes } = partsOf(skeleton, stretch);
  const reader = new RowReader(skeleton.text, parts, options);
  const rows = reader.read();
  assignNotes(rows, notes);
  if (options.prose) mergeNamedAgain(skeleton.text, rows);
  share(skeleton.text, rows);
  const last = rows.at(-1);
  if (last && notes.length > 0) last.end = Math.max(last.end, notes.at(-1)!.span.end);
  return rows;
}

/** The state machine of {@link readRows}; a class only to hold its state. */
class RowReader {
  private readonly rows: Row[] = [];
  private row: Row | null = null;
  private last: PartKind | 'NAME' = 'NAME';
  private isNew = false;
  /** The part that is known to be given names. */
  private given = -1;
  private aside: ReturnType<typeof asideAt> = null;
  /** Where what is said to be earlier ends. */
  private earlierTo = 0;
  /** `A et B, tous deux de France, à Divonne`: the place behind the common origin is common too. */
  private together: readonly Row[] = [];
  /** `A et B, lesquels signent à deux, toutefois pas entre eux`, `tous deux associés chacun pour 10 parts`: what goes on with a group's value. */
  private group: { members: readonly Row[]; kind: 'SIGNATURE' | 'SHARES' } | null = null;

  constructor(
    private readonly text: string,
    private readonly parts: readonly Part[],
    private readonly options: RowOptions,
  ) {}

  read(): Row[] {
    this.parts.forEach((part, index) => this.take(part, index));
    return this.rows;
  }

  private take(part: Part, index: number): void {
    if (this.row && this.takeAside(this.row, part)) return;
    if (this.row && takesNumber(this.text, this.row, part)) return;
    if (this.row && (this.options.prose ? ADDRESS.test(this.said(part)) : takesAddress(this.text, this.row, part))) return; // prettier-ignore
    if (this.row && this.options.prose && isBesideFirm(this.text, this.row, part, this.next(index)))
      return void this.row.unread.push({ start: part.start, end: part.end });
    const ceded = this.row && this.options.prose ? at(CEDED_TO, this.text, part.start) : null;
    if (ceded) return this.open(this.behind(part, ceded));
    const another = this.row ? entryBehind(this.text, this.parts, index) : null;
    if (another && (!this.options.prose || part.kind !== 'SIGNATURE')) {
      this.extend(kindOf(this.text, another.head), index);
      this.open(another.name);
      // In prose a name is one part, but not this one.
      return void (this.given = this.options.prose ? index + 1 : -1);
    }
    if (index === this.given) return void this.row!.name.push({ start: part.start, end: part.end });
    const word = !part.fresh && part.end - part.start <= 12 ? this.said(part) : '';
    if (this.row && isOnlyNew(word)) return void (this.isNew = true);
    if (this.row && isEarlierToo(this.text, this.earlierTo, part))
      return void this.putEarlier(this.row, part, part.end);
    if (this.row && !part.fresh && isPlain(this.said(part))) {
      if (this.startsPerson(part, index, false)) this.open(part);
      else this.extendPlain(part, index);
      return;
    }
    if (this.row && at(REPLACES, this.text, part.start)) return this.open(part);
    const remark = renamedAt(this.text, part.start) !== null || isRemark(this.said(part));
    if (this.row && !part.fresh && (remark || LOST.test(this.said(part)))) return this.extend(part, index);
    const ordinal = this.rows.length > 1 ? at(ORDINAL, this.text, part.start) : null;
    const one = ordinal && this.rows.at(indexOf(ordinal));
    if (one && part.start + ordinal[0].length < part.end) {
      const own = this.behind(part, ordinal);
      if (namedBehindRole(this.text, own) === null) return this.takeOne(own, one);
    }
    if (this.takeFirst(part)) return;
    const group = this.row ? at(GROUP, this.text, part.start) : null;
    if (group && part.start + group[0].length < part.end) {
      const start = part.start + group[0].length;
      const chosen = at(NOMINATED, this.text, start)?.[0].length ?? 0;
      this.takeGroup(kindOf(this.text, { start: start + chosen, end: part.end }), group);
      return;
    }
    const conjunction = at(CONJUNCTION, this.text, part.start);
    const joined = conjunction !== null && part.start + conjunction[0].length < part.end;
    const bare = joined ? kindOf(this.text, trim(this.text, part.start + conjunction[0].length, part.end)) : part;
    if (!this.row || part.fresh || this.startsPerson(bare, index, joined)) this.open(bare, index);
    else this.extend(bare, index);
  }

  private said = ({ start, end }: Stretch): string => this.text.slice(start, end);

  /** What stands in a part behind the words that lead it. */
  private behind(part: Part, lead: RegExpExecArray): Part {
    return kindOf(this.text, { start: part.start + lead[0].length, end: part.end });
  }

  private putEarlier(row: Row, part: Part, end: number): void {
    row.earlier.push(part);
    row.end = Math.max(row.end, end);
    this.earlierTo = end;
  }

  /** Whom an estate is of, or who has a right in somebody's shares, are people of whom the entry is not: all that is said of them stays unread. */
  private takeAside(row: Row, part: Part): boolean {
    const raw = this.said(part);
    const ends = part.kind === 'ROLE' || part.kind === 'SIGNATURE' || part.kind === 'SHARES';
    const goesOn = this.aside !== null;
    this.aside = asideAt(raw) ?? (this.aside === 'MEMBERS' && ends ? null : this.aside);
    if (this.aside === null) return false;
    if (goesOn) row.unread.at(-1)!.end = part.end;
    else row.unread.push({ start: part.start, end: part.end });
    row.end = Math.max(row.end, part.end);
    return true;
  }

  private next = (index: number): PartKind | undefined => this.parts[index + 1]?.kind;

  private startsPerson = (part: Part, index: number, joined: boolean): boolean =>
    startsPerson({ text: this.text, parts: this.parts, row: this.row!, last: this.last, ...this.options }, part, index, joined); // prettier-ignore

  private open(part: Part, index = this.parts.length): void {
    const replaces = at(REPLACES, this.text, part.start);
    // In a list the preposition is the surname's own (`à Porta`): nothing is given to anybody there.
    const lead = replaces ?? (this.options.prose ? at(givenTo(this.options), this.text, part.start) : null);
    const residence = this.options.prose && part.kind === 'RESIDENCE';
    const start = residence ? part.valueStart : part.start + (lead?.[0].length ?? 0);
    const row = emptyRow(start, part.end);
    row.leaves = replaces !== null;
    const named = namedBehindRole(this.text, { start, end: part.end });
    const office = this.options.prose ? null : officeBefore(this.text, part, this.parts[index + 1], this.parts[index + 2]); // prettier-ignore
    if (office) row.roles.push(office.role);
    else if (named) (named.isNew ? row.roles : row.stated).push(named.role);
    row.name.push(office?.name ?? named?.name ?? { start, end: part.end });
    this.rows.push(row);
    this.row = row;
    this.last = 'NAME';
    this.isNew = false;
    this.together = [];
    this.group = null;
  }

  private extend(part: Part, index: number): void {
    if (!this.extendByWord(this.row!, part)) this.extendPlain(part, index);
  }

  private extendPlain(part: Part, index: number): void {
    const row = this.row!;
    if (this.last === 'NAME' && this.options.prose && takesCalledName(this.text, row, part)) return;
    if (this.last === 'NAME' && this.isNamePart(part, index)) {
      const origin = this.options.prose ? null : originBehind(this.text, row, part, this.next(index));
      row.name.push({ start: part.start, end: origin?.before ?? part.end });
      row.end = part.end;
      if (origin) this.put(row, origin.part);
      return;
    }
    if (isTrade(this.text, row, this.last, part, this.next(index))) return void row.unread.push({ start: part.start, end: part.end }); // prettier-ignore
    const places = part.kind === 'ORIGIN' && !isPlaceKind(this.next(index)) ? placesIn(this.text, part) : [part];
    for (const place of places) this.put(row, settled(this.text, row, this.last, place, this.parts, index));
  }

  private isNamePart(part: Part, index: number): boolean {
    if (this.options.prose)
      return (
        part.kind === 'UNKNOWN' &&
        (isTitlePart(this.text, part) ||
          isGivenPart(this.text, this.row!, part, this.next(index)) ||
          isFirmPart(this.text, this.row!, part) ||
          isTradeOf(this.text, this.row!, this.next(index)))
      );
    if (part.kind === 'UNKNOWN' || part.kind === 'COUNTRY')
      return this.row!.name.length < 4 && !isBarePlace(this.text, this.row!, this.last, part, this.next(index));
    if (part.kind === 'ROLE') return isFirmPart(this.text, this.row!, part) && this.next(index) !== undefined;
    return false;
  }

  /** Parts told by their first word: what was before, what is new, a nomination, a new name, a departure. */
  private extendByWord(row: Row, part: Part): boolean {
    const { text } = this;
    const raw = this.said(part);
    row.end = Math.max(row.end, part.end);
    if (isRemark(raw)) return true;
    if (LEAVES.test(raw)) return (row.leaves = true);
    if (LOST.test(raw)) return losesOffice(text, row, this.rows, part);
    const earlier = at(EARLIER, text, part.start);
    if (earlier) {
      const rest = this.behind(part, earlier);
      if (!takesFormerName(text, row, rest) && !isSomebodyElse(text, row, rest)) this.putEarlier(row, rest, part.end);
      return true;
    }
    const renamed = renamedAt(this.text, part.start);
    if (renamed && (renamed[0].includes('prénom') || isNameOnly(text, part.start + renamed[0].length, part.end))) {
      row.renamed = { start: part.start + renamed[0].length, end: part.end };
      row.misnamed = at(RIGHTLY, text, part.start) !== null;
      return true;
    }
    return this.extendRenewed(row, part);
  }

  private extendRenewed(row: Row, part: Part): boolean {
    const nominated = at(NOMINATED, this.text, part.start);
    if (nominated && part.start + nominated[0].length < part.end) {
      this.put(row, { ...this.behind(part, nominated), kind: 'ROLE' });
      return true;
    }
    const renewed = renewedAt(this.text, part.start);
    if (!renewed || part.start + renewed[0].length >= part.end) return false;
    this.isNew = true;
    const rest = this.behind(part, renewed);
    if (isRemark(this.said(rest))) return retire(row, 'ROLE') === undefined;
    if (isSurnameOf(this.text, row, rest) || (rest.kind === 'UNKNOWN' && isFirmName(this.said(rest))))
      return row.unread.push({ start: part.start, end: part.end }) > 0;
    this.put(
      row,
      rest.kind === 'UNKNOWN' && findRoles(this.said(rest)).length === 0 ? { ...rest, kind: 'ROLE' } : rest,
    );
    return true;
  }

  private put(row: Row, part: Part): void {
    const office = part.kind === 'SIGNATURE' || part.kind === 'SHARES' ? officeBehind(this.text, part) : null;
    if (office) {
      this.put(row, { ...part, end: office.before });
      row.roles.push(office.role);
      row.end = Math.max(row.end, part.end);
      return;
    }
    // A new partner keeps the office: `à A, gérante, nouvelle associée`.
    if (this.isNew && isPartnership(this.text, part) && !isPartner(this.text, row))
      row.renewed.add('ROLE').add('SHARES');
    if (this.isNew && !row.renewed.has(part.kind)) retire(row, part.kind);
    const places = part.kind === 'RESIDENCE' || part.kind === 'COUNTRY';
    if (!places) this.together = [];
    for (const other of this.together) if (other !== row) putValue(this.text, other, part, this.last);
    if (this.group?.kind === part.kind && (part.kind === 'SHARES' || this.last === 'SIGNATURE'))
      for (const other of this.group.members) if (other !== row) putValue(this.text, other, part, this.last);
    if (!places) this.group = null;
    if (!putValue(this.text, row, part, this.last)) row.unread.push({ start: part.start, end: part.end });
    row.end = Math.max(row.end, part.end);
    if (part.kind !== 'COUNTRY')
      this.last = part.kind === 'BOTH' ? 'RESIDENCE' : part.kind === 'UNKNOWN' ? 'ROLE' : part.kind;
  }

  private takeOne(part: Part, one: Row): void {
    putValue(this.text, one, part, 'NAME');
    one.alone ||= part.kind === 'SIGNATURE';
    this.row!.end = Math.max(this.row!.end, part.end);
    this.last = part.kind;
  }

  private takeFirst(part: Part): boolean {
    const firsts = firstOnes(this.text, part, this.rows);
    for (const one of firsts?.rows ?? []) this.takeOne(firsts!.said, one);
    return firsts !== null;
  }

  private takeGroup(part: Part, group: RegExpExecArray): void {
    const word = group[2]?.toLowerCase();
    const count = word ? (COUNTS[word] ?? 2) : group[3] ? 2 : group[5] ? 1 : MOST;
    const members = this.rows.slice(-count);
    if (isRemark(this.said(part))) return;
    const earlier = at(EARLIER, this.text, part.start);
    if (earlier) return members.forEach((member) => this.putEarlier(member, this.behind(part, earlier), part.end));
    if (EXCEPT.test(this.said(part))) return void this.row!.unread.push({ start: group.index, end: part.end });
    // `A, avec signature individuelle, B et C, lesquels signent collectivement à deux`: not of A.
    const meant = part.kind === 'SIGNATURE' ? members.filter(({ signature }) => signature === null) : members;
    for (const place of part.kind === 'ORIGIN' ? placesIn(this.text, part) : [part])
      for (const member of meant) putValue(this.text, member, place, 'NAME');
    if (part.kind === 'SIGNATURE') this.group = { members: meant, kind: 'SIGNATURE' };
    else if (/\schacune?$/u.test(this.said(part))) this.group = { members, kind: 'SHARES' };
    else this.group = null;
    const row = this.row!;
    row.end = Math.max(row.end, part.end);
    row.alone ||= group[5] !== undefined && part.kind === 'SIGNATURE';
    this.last = part.kind;
    this.together = part.kind === 'ORIGIN' || part.kind === 'NATIONALITY' ? members : [];
  }
}
