import type { EntryAction, Mention, UnreadSpan } from '../../src/core/mention.js';
import type { Language } from '../../src/core/vocabulary.js';
import { kindOf } from './kinds.js';
import { mentionOf, rolesOf } from './mention.js';
import { isFirmName, isNameLike } from './names.js';
import { apply, interpret, masked, verbsOf, type Outcome, type Verb } from './predicate.js';
import { partsOf } from './parts.js';
import { findRoles } from './roles.js';
import { namedBehindRole, readRows, type Row } from './rows.js';
import { splitAt, type Skeleton } from './segment.js';
import { trim, trimLoose, type Stretch } from './text.js';

export interface ProseRead {
  mentions: Mention[];
  unread: UnreadSpan[];
  language: Language | null;
  action: EntryAction;
  form: 'heading' | 'conferral' | 'removal' | 'sentence' | 'unread';
}

/** Cheap: whether a sentence has a word without which no prose rule can apply. */
const HINT =
  /signature|procuration|pouvoirs|administrat|gérant|associé|direct(?:eur|rice)|président|membres?\b|liquidat|organe de révision|titulaire|domicilié|désormais|maintenant|démission|nommée?s?\b|porte |prokura|unterschrift|nicht mehr|zurückgetreten|ausgeschieden|ernannt|gewählt|wohnhaft|zeichne[tn]|mit dem namen|mitglied|präsident|non è più|non sono più|nominat|procura\b|firma (?:collettiva|individuale|di)|revisionsstelle|conféré|berichtigt/i;
const NOT_PROSE =
  /^(?:but|zweck|scopo|capital|kapital|aktienkapital|stammkapital|statut|organe de publication|publikationsorgan|mitteilung|communication|comunicazion|obligation|restriction|domizil|adresse|indirizzo|selon (?:la )?déclaration|con dichiarazione|gemäss erklärung|die gesellschaft|la société|la società|l'association|der verein|die stiftung|la fondation|la succursale|die zweigniederlassung|l'entreprise|das einzelunternehmen|l'inhaber|der inhaber|capitale|fusion|transfert|vermögens|apport|sacheinlage|umwandlung|liberierung|aktien|nouveaux? statuts|par décision|par jugement|mit entscheid|mit verfügung|gemäss|laut|sa liquidation|la liquidation|la procédure|das konkurs|unter dieser firma(?! )|augmentation|réduction|radiation|suppression)(?![\p{L}])/iu;

export function mayBeProse(text: string, sentence: Stretch): boolean {
  const length = sentence.end - sentence.start;
  if (length < 16 || length > 20_000) return false;
  const raw = text.slice(sentence.start, sentence.end);
  return HINT.test(raw) && !NOT_PROSE.test(raw);
}

const FRENCH = /\b(?:de|est|sont|avec|signature|nommée?|n'est|pouvoirs|et)\b|à\s/g;
const GERMAN = /\b(?:von|ist|sind|mit|der|die|unterschrift|und|zeichne[tn])\b/gi;
const ITALIAN = /\b(?:da|è|sono|con|firma|della|il)\b/g;

function languageOf(raw: string): Language | null {
  const counts = ([['fr', FRENCH], ['de', GERMAN], ['it', ITALIAN]] as const).map(([language, expression]) => ({ language, count: raw.match(expression)?.length ?? 0 })); // prettier-ignore
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count === 0 ? null : best.language;
}

// ---- `Administration: ...` ----------------------------------------------------------------------------------------

/** A role heading's persons; null where what follows names nobody. */
export function readRoleHeading(
  skeleton: Skeleton,
  body: Stretch,
  heading: Stretch,
  action: EntryAction,
): ProseRead | null {
  const { text } = skeleton;
  const tail = followUps(text, body);
  const rows = readRows(skeleton, tail.main, { prose: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  const { parts } = partsOf(skeleton, heading);
  for (const row of rows) applyHeading(skeleton, row, parts);
  const mentions = rows.flatMap((row) =>
    row.leaves ? leaving(skeleton, row, [], tail.signature) : entering(skeleton, row, action),
  );
  const unread = rows.flatMap((row) =>
    row.unread.map((span) => ({ span, reason: 'a part of an entry that no rule reads' })),
  );
  return { mentions, unread, language: languageOf(text.slice(heading.start, body.end)), action, form: 'heading' };
}

function namesSomebody(text: string, row: Row): boolean {
  const name = row.name[0];
  if (!name) return false;
  const raw = text.slice(name.start, row.name.at(-1)!.end);
  if (
    /^(?:un|une|ein|eine|einem|d'un|keine?|aucun|néant|vacant|les|die|der|das|mindestens|max|bis|\d)(?![\p{L}'-])/iu.test(
      raw,
    )
  )
    return false;
  return isNameLike(text, name) || isFirmName(raw) || row.stated.length > 0 || row.origins.length > 0 || row.nationality !== null || (row.residence !== null && /^\p{Lu}/u.test(raw)) || isOffice(raw, row); // prettier-ignore
}

function isOffice(raw: string, row: Row): boolean {
  return (
    row.origins.length === 0 &&
    /amt|departement|département|autorit|behörde|aufsicht|ufficio|dipartimento|office|service|direktion/i.test(raw)
  );
}

const BODY =
  /^(?:administration|conseil|verwaltung|verwaltungsrat|stiftungsrat|vorstand|comité|gérance|geschäftsführung|amministrazione|consiglio|gerenza|direction|direktion|direzione|comitato|bureau)/i;

/** The heading's office goes to each person: beside a personal one where that is another office, instead of it where it says the same body. */
function applyHeading(skeleton: Skeleton, row: Row, parts: readonly ReturnType<typeof kindOf>[]): void {
  const { text } = skeleton;
  for (const part of parts) {
    const kind = kindOf(text, part);
    if (kind.kind === 'SIGNATURE') row.signature ??= { start: part.start, end: part.end };
    else if (kind.kind === 'SHARES') row.shares.push(part);
    else if (findRoles(text.slice(part.start, part.end)).length > 0) headRole(text, row, part);
  }
}

function headRole(text: string, row: Row, heading: Stretch): void {
  const personal = rolesOf(text, row.roles).map((role) => role.role);
  const own = findRoles(text.slice(heading.start, heading.end)).map((role) => role.role);
  const board =
    own.every((role) => role === 'BOARD_MEMBER') &&
    personal.some((role) => role.startsWith('BOARD_') || role === 'SOLE_BOARD_MEMBER');
  if (
    personal.length > 0 &&
    (board || BODY.test(text.slice(heading.start, heading.end)) || own.every((role) => personal.includes(role)))
  )
    return;
  row.roles.unshift({ start: heading.start, end: heading.end });
}

// ---- sentences ----------------------------------------------------------------------------------------------------

interface FollowUps {
  main: Stretch;
  /** `ses pouvoirs sont radiés`, `seine Unterschrift ist erloschen`: what is gone, as printed. */
  signature: Stretch | null;
}

const FOLLOW_UP =
  /[\s,;.]*\b(?:(?:et|und|e|ainsi que|partant)\s+)?(?:(?:ses|leurs|sa|leur|son|dont (?:la|les))\s+(?:respectives?\s+)?(?:pouvoirs|signatures?|procurations?)(?:\s+(?:collectives?|individuelles?|sociales?)(?:\s+à\s+(?:deux|trois))?)?\s+(?:est|sont|a été|ont été)\s+(?:donc\s+|par conséquent\s+)?(?:radiée?s?|éteinte?s?|supprimée?s?|révoquée?s?|modifiée?s?|annulée?s?)(?:\s+(?:dans|en)\s+(?:ce|le même)\s+sens)?|(?:seine|ihre|deren|dessen)\s+(?:kollektiv|einzel)?(?:unterschrift(?:en)?|prokura|prokuren|zeichnungsberechtigung(?:en)?)(?:\s+zu\s+zweien)?\s+(?:ist|sind|wurde|wurden)\s+(?:erloschen|gelöscht|gestrichen)|(?:la sua|la loro|le loro|i suoi|i loro)\s+(?:firm[ae]|procur[ae]|poteri|diritt[oi] di firma)\s+(?:è|sono)\s+(?:estint|cancellat|radiat|revocat)[aeoi])/iu;

function followUps(text: string, stretch: Stretch): FollowUps {
  const match = FOLLOW_UP.exec(text.slice(stretch.start, stretch.end));
  if (!match) return { main: stretch, signature: null };
  const start = stretch.start + match.index;
  const span = trimLoose(text, start, start + match[0].length);
  const rest = trimLoose(text, start + match[0].length, stretch.end);
  const modified = /modifi/i.test(match[0]);
  const main = rest.end > rest.start && match.index === 0 ? rest : { start: stretch.start, end: start };
  return { main, signature: modified ? null : span };
}

const CORRECTION =
  /(?:(?:rectifiée?|complétée?|annulée?)\s+(?:en ce sens qu(?:e|')|comme suit\s*:)\s*|wie folgt (?:berichtigt|ergänzt|korrigiert)\s*:\s*|(?:rettificat[ao]|corrett[ao]) (?:nel senso che|come segue\s*:)\s*)/iu;

/** Persons in a sentence of prose; null where it speaks of none; an unread reading where it must but no rule reads it. */
export function readProse(skeleton: Skeleton, sentence: Stretch, action: EntryAction): ProseRead | null {
  const { text } = skeleton;
  const raw = text.slice(sentence.start, sentence.end);
  const correction = raw.length < 3000 ? CORRECTION.exec(raw) : null;
  const body = correction
    ? { start: sentence.start + correction.index + correction[0].length, end: sentence.end }
    : sentence;
  const read =
    conferral(skeleton, body, action) ?? signatureRemoval(skeleton, body) ?? sentences(skeleton, body, action);
  if (read && read.mentions.length > 0) return { ...read, language: languageOf(raw) };
  if (!MUST_SPEAK.test(raw) || correction) return null;
  return {
    mentions: [],
    unread: [{ span: sentence, reason: 'prose about a person or a signature that no rule reads' }],
    language: languageOf(raw),
    action,
    form: 'unread',
  };
}

const MUST_SPEAK =
  /(?:signature|procuration|pouvoirs)[^.]{0,120}(?:radiée?s?|conférée?s?|éteinte?s?)(?!\p{L})|n'(?:est|exerce) plus (?:administrat|gérant|associé|direct|président|membre|titulaire|liquidat|fondé|organe|la signature)|\bist nicht mehr\b|unterschrift(?:en)? (?:ist|sind) erloschen|prokura (?:ist|sind) erloschen|\bist zu[mr] [^.]{2,120} (?:ernannt|gewählt)/iu;

const CONFERRED =
  /^((?:la |une )?(?:signature|procuration)[^;:]{0,220}?|(?:einzel|kollektiv)(?:unterschrift|prokura)[^;:]{0,160}?)\s+(?:a été|est|ont été|sont|wurde|wurden|wird|ist|sind)\s+(?:nouvellement\s+|désormais\s+|aussi\s+|également\s+)?(?:conférée?s?|accordée?s?|attribuée?s?|donnée?s?|octroyée?s?|erteilt|eingeräumt|verliehen)\s*(?:worden\s+)?(?:à|au|aux|an|:)\s*/iu;
const CONFERRED_DE =
  /^(?:(.{3,400}?)\s+(?:wurde|wird|ist)\s+((?:einzel|kollektiv)(?:unterschrift|prokura)(?: zu (?:zweien|dreien))?)\s+erteilt)/iu;
const CONFERRED_IT =
  /^(?:è|sono|viene)\s+(?:stat[oa]\s+)?conferit[oa]\s+((?:la\s+)?(?:firma|procura)\s+(?:individuale|collettiva)(?:\s+a\s+(?:due|tre))?)\s+(?:a|ad|al|alla)\s+/iu;

function conferral(skeleton: Skeleton, body: Stretch, action: EntryAction): ProseRead | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const german = CONFERRED_DE.exec(raw);
  const match = CONFERRED.exec(raw) ?? CONFERRED_IT.exec(raw);
  if (!match && !german) return null;
  const tail = match ? followUps(text, { start: body.start + match[0].length, end: body.end }) : null;
  const group = tail ? tail.main : { start: body.start, end: body.start + german![1]!.length };
  const words = match ? match[1]! : german![2]!;
  const at = body.start + (match ? match[0].indexOf(words) : german![0].indexOf(words, german![1]!.length));
  const rows = readRows(skeleton, withoutTo(text, group), { prose: true });
  if (rows.length === 0) return null;
  for (const row of rows) {
    row.signature = { start: at, end: at + words.length };
    if (tail?.signature) row.earlier.push({ ...tail.signature, kind: 'SIGNATURE', valueStart: tail.signature.start });
  }
  return {
    mentions: rows.flatMap((row) => entering(skeleton, row, action)),
    unread: [],
    language: null,
    action,
    form: 'conferral',
  };
}

/** `à A, à B et à C`: the preposition is repeated. */
function withoutTo(text: string, group: Stretch): Stretch {
  const lead = /^(?:à|an|a|ad)\s+/i.exec(text.slice(group.start, group.end))?.[0].length ?? 0;
  return { start: group.start + lead, end: group.end };
}

const GONE =
  /^(?:(?:la|les|le|l'|die|das|il|lo|i)\s+)?((?:signatures?|procurations?|pouvoirs|(?:einzel|kollektiv)?(?:unterschrift(?:en)?|prokura|prokuren|zeichnungsberechtigung(?:en)?)|firm[ae]|procur[ae]|diritt[oi] di firma)(?:\s+(?:collectives?|individuelles?|sociales?|individual[ei]|collettiv[ae]))?(?:\s+(?:à|a|zu)\s+(?:deux|trois|zweien|dreien|due|tre))?)\s*,?\s*(?:conférée?s?\s+(?:à|aux?)|erteilt an|accordée?s?\s+à|de la|de l'|des|du|de|d'|von|der|di|del|della)\s*(.+?)\s*,?\s+(?:est|sont|a été|ont été|ist|sind|wurde|wurden|è|sono)\s+(?:radiée?s?|éteinte?s?|supprimée?s?|révoquée?s?|annulée?s?|erloschen|gelöscht|widerrufen|cancellat[aeoi]|estint[aeoi]|revocat[aeoi]|radiat[aeoi])(?!\p{L})/iu;

function signatureRemoval(skeleton: Skeleton, body: Stretch): ProseRead | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const match = raw.length < 6000 ? GONE.exec(raw) : null;
  if (!match) return null;
  const signatureStart = body.start + match[0].indexOf(match[1]!);
  const groupStart = body.start + match[0].indexOf(match[2]!, match[0].indexOf(match[1]!) + match[1]!.length);
  const signature = { start: signatureStart, end: signatureStart + match[1]!.length };
  const rows = readRows(skeleton, { start: groupStart, end: groupStart + match[2]!.length }, { prose: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  for (const row of rows) row.signature ??= signature;
  const mentions = rows.flatMap((row) => leaving(skeleton, row, row.roles, signature, true));
  return { mentions, unread: [], language: null, action: 'REMOVED', form: 'removal' };
}

const SEMICOLON = 59;

/** Clauses with a subject and a verb. A clause without a verb waits for the next one's. */
function sentences(skeleton: Skeleton, body: Stretch, action: EntryAction): ProseRead | null {
  const state: ClauseState = { waiting: [], done: [], mentions: [], signature: null };
  for (const clause of splitAt(skeleton, body, SEMICOLON)) readClause(skeleton, clause, state, action);
  for (const row of state.waiting)
    if (row.leaves) state.mentions.push(...leaving(skeleton, row, row.roles, state.signature));
  const verdict = state.mentions.some((mention) => mention.action === 'REMOVED') ? 'REMOVED' : action;
  return { mentions: state.mentions, unread: [], language: null, action: verdict, form: 'sentence' };
}

interface ClauseState {
  waiting: Row[];
  done: Row[];
  mentions: Mention[];
  signature: Stretch | null;
}

function readClause(skeleton: Skeleton, clause: Stretch, state: ClauseState, action: EntryAction): void {
  const { text } = skeleton;
  const tail = followUps(text, clause);
  state.signature = tail.signature;
  if (tail.main.end <= tail.main.start) return endSignature(state, tail.signature);
  const verbs = verbsOf(masked(skeleton, tail.main), tail.main.start);
  const pieces = splitAtSubjects(skeleton, tail.main, verbs);
  let pending: { rows: Row[]; roles: Stretch[] }[] = [];
  for (const piece of pieces) {
    const outcome = readPiece(skeleton, piece, state);
    if (!outcome) continue;
    if (outcome.outcome.kind === 'PENDING') {
      pending.push({ rows: outcome.rows, roles: outcome.outcome.roles });
      continue;
    }
    if (outcome.outcome.kind === 'LEAVES') {
      for (const { rows, roles } of pending)
        for (const row of rows) state.mentions.push(...leaving(skeleton, row, roles, tail.signature));
      pending = [];
    }
    conclude(skeleton, outcome.rows, outcome.outcome, tail.signature, state, action);
  }
}

/** A clause of its own that only takes signatures away concerns the persons just named. */
function endSignature(state: ClauseState, signature: Stretch | null): void {
  if (!signature) return;
  for (const mention of state.mentions.slice(-Math.max(1, state.done.length))) {
    if (mention.action === 'REMOVED' && mention.ends) mention.ends = endsOf(mention.ends.roles, true);
    else if (mention.action !== 'REMOVED' && mention.previous === null)
      mention.previous = { kind: 'PREVIOUSLY', text: '', span: { start: signature.start, end: signature.end } };
  }
}

interface Piece {
  subject: Stretch;
  verb: Verb | null;
  rest: Stretch;
}

/** `A ist als X und B ist als Y zurückgetreten`: a second subject and verb in one clause. */
function splitAtSubjects(skeleton: Skeleton, clause: Stretch, verbs: readonly Verb[]): Piece[] {
  const { text } = skeleton;
  const first = verbs[0];
  if (!first) return [{ subject: clause, verb: null, rest: { start: clause.end, end: clause.end } }];
  for (const verb of verbs.slice(1)) {
    const between = text.slice(first.end, verb.start);
    const joint = /[\s,]+(?:und|et|e|mais|tandis que|während)\s+(?=\S+\s+\S)/giu;
    for (const match of between.matchAll(joint)) {
      const start = first.end + match.index + match[0].length;
      const subject = trim(text, start, verb.start);
      if (!isNameLike(text, subject) && !namedBehindRole(text, subject)) continue;
      const rest = trimLoose(text, first.end, first.end + match.index);
      return [
        { subject: trim(text, clause.start, first.start), verb: first, rest },
        ...splitAtSubjects(
          skeleton,
          { start, end: clause.end },
          verbs.filter((other) => other.start >= verb.start),
        ),
      ];
    }
  }
  return [
    { subject: trim(text, clause.start, first.start), verb: first, rest: trimLoose(text, first.end, clause.end) },
  ];
}

function readPiece(skeleton: Skeleton, piece: Piece, state: ClauseState): { rows: Row[]; outcome: Outcome } | null {
  const { text } = skeleton;
  const subject = subjectRows(skeleton, piece.subject);
  const rows = [...state.waiting, ...subject];
  if (subject.length === 0 && state.done.length === 0) return null;
  if (!piece.verb) {
    state.waiting = rows;
    return null;
  }
  const targets = rows.length > 0 ? rows : state.done;
  const outcome = interpret(skeleton, piece.verb, piece.rest, targets);
  if (!outcome) return null;
  state.waiting = [];
  shareBack(skeleton, piece.rest, state.done, rows);
  state.done = [...state.done, ...rows];
  void text;
  return { rows, outcome };
}

/** `..., ist Präsident; ..., ist Mitglied, beide mit Kollektivunterschrift`: the last clause speaks for the earlier ones too. */
function shareBack(skeleton: Skeleton, rest: Stretch, earlier: readonly Row[], rows: readonly Row[]): void {
  if (earlier.length === 0) return;
  const group =
    /[,\s](?:beide|alle (?:zwei|drei|vier|fünf)|alle|tous deux|toutes deux|tous (?:les )?(?:trois|quatre)|lesquels|entrambi|tutti)\s/i.test(
      skeleton.text.slice(rest.start, rest.end),
    );
  const signature = rows.at(-1)?.signature;
  if (group && signature) for (const row of earlier) row.signature ??= signature;
}

function subjectRows(skeleton: Skeleton, subject: Stretch): Row[] {
  const { text } = skeleton;
  if (subject.end - subject.start < 4) return [];
  const raw = text.slice(subject.start, subject.end);
  if (/^(?:il|elle|ils|elles|er|sie|es|ce|cela|celui-ci|celle-ci|lequel|laquelle|dieser|diese)$/i.test(raw)) return [];
  const rows = readRows(skeleton, subject, { prose: true });
  return rows.every(
    (row) =>
      namesSomebody(text, row) &&
      !/^(?:la|le|les|die|der|das|il|lo|l'|aucun|toute?|nouveau|nouvelle)\s?$/i.test(
        text.slice(row.name[0]!.start, row.name[0]!.start + 3),
      ),
  )
    ? rows
    : [];
}

function conclude(
  skeleton: Skeleton,
  rows: readonly Row[],
  outcome: Outcome,
  signature: Stretch | null,
  state: ClauseState,
  action: EntryAction,
): void {
  switch (outcome.kind) {
    case 'LEAVES':
      for (const row of rows) state.mentions.push(...leaving(skeleton, row, outcome.roles, signature));
      return;
    case 'RENAMED':
      for (const row of rows) row.renamed = outcome.name;
      break;
    case 'TRANSFERS': {
      const buyers = readRows(skeleton, outcome.buyers, { prose: true }).filter((row) =>
        namesSomebody(skeleton.text, row),
      );
      for (const buyer of buyers) state.mentions.push(...entering(skeleton, buyer, action));
      state.done = buyers;
      return;
    }
    case 'SETS':
    case 'PENDING':
      break;
  }
  for (const row of rows) {
    if (signature && row.signature === null && row.roles.length === 0)
      state.mentions.push(...leaving(skeleton, row, [], signature));
    else state.mentions.push(...entering(skeleton, withEarlier(row, signature), action));
  }
}

function withEarlier(row: Row, signature: Stretch | null): Row {
  if (signature) row.earlier.push({ ...signature, kind: 'SIGNATURE', valueStart: signature.start });
  return row;
}

/** A line that comes in. Whoever is printed with origin, nationality or seat is printed whole; else only the change is. */
function entering(skeleton: Skeleton, row: Row, action: EntryAction): Mention[] {
  const firm =
    /\(CHE?-/.test(skeleton.text.slice(row.start, row.end)) ||
    (row.origins.length === 0 && isFirmName(skeleton.text.slice(row.name[0]!.start, row.name.at(-1)!.end)));
  const whole = row.origins.length > 0 || row.nationality !== null || firm;
  const mention = mentionOf(skeleton, row, { action, partial: !whole, ends: null, givenFirst: false });
  return mention ? [mention] : [];
}

/** Offices that someone may lose and still be a partner of the firm. */
const BESIDE_PARTNER = new Set(['MANAGER', 'MANAGERS_CHAIR', 'BRANCH_MANAGER', 'BOARD_SECRETARY', 'BOARD_DELEGATE']);

function endsOf(roles: NonNullable<Mention['ends']>['roles'], signature: boolean): Mention['ends'] {
  const all = signature && roles.every((role) => !BESIDE_PARTNER.has(role.role));
  return roles.length > 0 && all ? null : { roles, signature };
}

function leaving(
  skeleton: Skeleton,
  row: Row,
  roles: readonly Stretch[],
  signature: Stretch | null,
  signatureOnly = false,
): Mention[] {
  const printed = roles.length > 0 ? [...roles] : row.roles.length > 0 ? row.roles : row.stated;
  const line: Row = { ...row, roles: printed };
  const mention = mentionOf(skeleton, line, { action: 'REMOVED', partial: true, ends: null, givenFirst: false });
  if (!mention) return [];
  const audits = mention.roles.some((role) => role.role === 'AUDITOR' || role.role === 'OWNER');
  if (!audits && !row.leaves)
    mention.ends =
      signatureOnly && mention.roles.length === 0
        ? { roles: [], signature: true }
        : endsOf(mention.roles, signature !== null);
  return [mention];
}
void apply;
