import { foldName, type FirmField, type Mention, type Proof } from '../../src/core/index.js';
import type { Notice } from './contract.js';
import type { Step } from './fold.js';
import { disjoint, linesOf, type Line } from './lines.js';
import { NO_PATCHES, wordsOf, type FieldPatches } from './words.js';

/** One notice of the plan: its rank, the alive corrections of it, and the notices it corrects itself. */
export interface Planned {
  rank: number;
  correctors: readonly number[];
  /** Those, the corrections of those, and so on: what the step's lines depend on. */
  allCorrectors: readonly number[];
  corrected: readonly number[];
  unresolved: boolean;
}

/** Makes the steps of a plan. Lines are read once, however often a notice folds. */
export class Steps {
  readonly #lines = new Map<number, Line[]>();

  /** `self`: the firm's own holder keys. */
  constructor(
    private readonly sorted: readonly Notice[],
    private readonly self: readonly string[],
  ) {}

  noticeOf(rank: number): Notice {
    return this.sorted[rank]!;
  }

  /** As the notice of this rank printed them. */
  linesOf(rank: number): Line[] {
    let lines = this.#lines.get(rank);
    if (lines === undefined) this.#lines.set(rank, (lines = linesOf(this.sorted[rank]!)));
    return lines;
  }

  stepOf(plan: Planned, planOf: (rank: number) => Planned): Step {
    const { sorted, self } = this;
    const notice = this.noticeOf(plan.rank);
    const { lines, patches } = this.#corrected(plan.rank, planOf);
    if (plan.corrected.length === 0)
      return { notice, lines, words: wordsOf(notice, self, patches), unresolved: plan.unresolved };
    const moved = new Set<Line>();
    const fields = new Set<FirmField>();
    const own = fieldsSet(notice);
    for (const target of plan.corrected) {
      for (const [, right] of pairs(this.linesOf(target), lines)) moved.add(right);
      for (const field of fieldsSet(sorted[target]!).keys()) if (own.has(field)) fields.add(field);
    }
    const left = lines.filter((line) => !moved.has(line));
    const unmatched = left.some((line) => line.mention.previous?.kind === 'NEVER');
    return {
      notice,
      lines: left,
      words: wordsOf(notice, self, patches, fields),
      unresolved: plan.unresolved || unmatched,
    };
  }

  /** Lines and values as corrections, themselves corrected perhaps, leave them. */
  #corrected(rank: number, planOf: (rank: number) => Planned): { lines: Line[]; patches: FieldPatches } {
    let lines = this.linesOf(rank);
    const { correctors } = planOf(rank);
    if (correctors.length === 0) return { lines, patches: NO_PATCHES };
    const patches = new Map<FirmField, { value: string | null; proof: Proof }>();
    const said = fieldsSet(this.sorted[rank]!);
    for (const corrector of correctors) {
      const word = this.#corrected(corrector, planOf);
      for (const [wrong, right] of pairs(this.linesOf(rank), word.lines))
        lines = lines.map((line) => (line === wrong || line.replaces === wrong ? inPlaceOf(wrong, right) : line));
      for (const [field, value] of fieldsSet(this.sorted[corrector]!))
        if (said.has(field)) patches.set(field, word.patches.get(field) ?? value);
    }
    return { lines, patches };
  }
}

function fieldsSet(notice: Notice): Map<FirmField, { value: string | null; proof: Proof }> {
  const fields = new Map<FirmField, { value: string | null; proof: Proof }>();
  for (const assertion of notice.reading.assertions)
    if (assertion.kind === 'FIRM_FIELD_SET' && assertion.background !== true)
      fields.set(assertion.field, {
        value: assertion.value,
        proof: { publicationId: notice.header.id, span: assertion.span },
      });
  return fields;
}

/** Which wrong line each correcting line means; a line that fits none, or several, stands for itself. */
function pairs(wrong: readonly Line[], right: readonly Line[]): [Line, Line][] {
  const found: [Line, Line][] = [];
  const taken = new Set<Line>();
  for (const line of right) {
    let fits = wrong.filter((other) => !taken.has(other) && corrects(line, other));
    if (fits.length > 1) {
      const near = fits.filter(
        (other) =>
          other.residence !== null &&
          (other.residence === line.residence || other.residence === line.previousResidence),
      );
      if (near.length > 0) fits = near;
    }
    if (fits.length !== 1) continue;
    taken.add(fits[0]!);
    found.push([fits[0]!, line]);
  }
  return found;
}

function corrects(line: Line, wrong: Line): boolean {
  if (line.removed !== wrong.removed || line.mention.subject !== wrong.mention.subject || line.background) return false;
  if (line.hub !== wrong.hub && line.previousHub !== wrong.hub) return saysNever(line, wrong);
  if (line.hub !== wrong.hub && namesWhole(line)) return true;
  return (
    !disjoint(line.origins, wrong.origins) ||
    (line.previousOrigins.length > 0 && !disjoint(line.previousOrigins, wrong.origins))
  );
}

/** `[nicht: Muster, Anna]`: the bracket gives surname and given names, so that somebody else may have been meant, with an origin of their own. */
function namesWhole({ mention: { previous } }: Line): boolean {
  return previous?.kind === 'NEVER' && previous.surname !== undefined && previous.givenNames !== undefined;
}

/** `(und nicht die Muster AG, CHE-...)`: the bracket holds the wrong entry's whole name, however it is read. */
function saysNever(line: Line, wrong: Line): boolean {
  const { previous } = line.mention;
  return previous?.kind === 'NEVER' && ` ${foldName(previous.text)} `.includes(` ${foldName(wrong.name)} `);
}

/**
 * The right line with the wrong one's place, section and true brackets; where it speaks of one thing only, the rest is the wrong line's. By what
 * office it points at somebody (`le gérant X est domicilié à Y`) was so when the correction was written, and says nothing of before the entry.
 */
function inPlaceOf(wrong: Line, right: Line): Line {
  const bracket = wrong.mention.previous;
  const { stated: _pointedAt, ...said } = right.mention.partial
    ? completed(right.mention, wrong.mention)
    : right.mention;
  const mention: Mention = {
    ...said,
    ...(wrong.mention.stated === undefined ? {} : { stated: wrong.mention.stated }),
    action: wrong.mention.action,
    previous: bracket?.kind === 'PREVIOUSLY' ? bracket : null,
    partial: wrong.mention.partial,
  };
  const same = right.hub === wrong.hub && sameWords(mention, wrong.mention);
  return {
    ...right,
    mention,
    mentionId: same ? wrong.mentionId : right.mentionId,
    section: wrong.section,
    previousHub: bracket?.kind === 'PREVIOUSLY' ? wrong.previousHub : null,
    previousOrigins: bracket?.kind === 'PREVIOUSLY' ? wrong.previousOrigins : [],
    previousResidence: bracket?.kind === 'PREVIOUSLY' ? wrong.previousResidence : null,
    replaces: same ? { ...wrong, mentionId: right.mentionId } : withNumber(wrong, right),
  };
}

/** The correction may give the number of the firm that had been entered by mistake, which the entry did not print. */
function withNumber(wrong: Line, right: Line): Line {
  const { previous } = right.mention;
  return previous?.kind === 'NEVER' && previous.identifier !== undefined
    ? { ...wrong, identifier: previous.identifier }
    : wrong;
}

function sameWords(a: Mention, b: Mention): boolean {
  return (
    a.signature?.kind === b.signature?.kind &&
    a.roles.length === b.roles.length &&
    a.roles.every(({ role }) => b.roles.some((other) => other.role === role))
  );
}

const citizenship = ({
  nationality,
  furtherNationalities,
}: Mention): Pick<Mention, 'nationality' | 'furtherNationalities'> =>
  furtherNationalities === undefined ? { nationality } : { nationality, furtherNationalities };

function completed(right: Mention, wrong: Mention): Mention {
  return {
    ...right,
    origins: right.origins.length > 0 ? right.origins : wrong.origins,
    ...citizenship(right.nationality === null ? wrong : right),
    residence: right.residence ?? wrong.residence,
    roles: right.roles.length > 0 ? right.roles : wrong.roles,
    roleText: right.roleText ?? wrong.roleText,
    signature: right.signature ?? wrong.signature,
    shares: right.shares ?? wrong.shares,
  };
}
