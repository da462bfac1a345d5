import type { Mention } from '../../src/core/mention.js';
import type { Role } from '../../src/core/vocabulary.js';
import { splitAt, type Skeleton } from './segment.js';
import { readSignature } from './signature.js';
import type { Stretch } from './text.js';

/** The last clause of a sentence, by which all whom it names sign in one way, and what stands before it. */
export interface CommonSignature {
  body: Stretch;
  clause: Stretch;
  signature: Stretch;
  /** `die Mitglieder der Verwaltung`: of those only. */
  board: boolean;
  /** How many it says they are, or null. */
  count: number | null;
}

const FOR_ALL =
  /^(?:(?:et|und|ed?)\s+)?(?:tous|toutes|alle|tutti|tutte|(?<board>(?:tous\s+les|toutes\s+les|les|alle|die|tutti\s+i|i|gli)\s+(?:membres|administrat(?:eurs|rices)|mitglieder|verwaltungsräte|membri|amministratori)(?:\s+(?:du\s+(?:conseil|comité)|de\s+l['’]administration|de[rs]\s+\p{L}+|del\s+\p{L}+|dell['’]\p{L}+)(?:\s+d(?:e\s|i\s|['’])\p{L}+)?)?))\s+(?<signs>(?:signent|zeichnen|firmano)\s.{4,120})$/diu;
/** `...; beide mit Einzelunterschrift`: the verb is left out. */
const WITHOUT_VERB =
  /^(?:(?:und|et|ed?)\s+)?(?:(?<two>beide|tous (?:les )?deux|toutes (?:les )?deux|entramb[ie])|alle(?:\s+(?<more>drei|vier|fünf|sechs|sieben))?|tous|toutes|tutt[ie]),?\s+(?<signs>(?:jeweils\s+|je\s+)?(?:mit|avec|con)\s+\p{L}*(?:unterschrift|prokura|signature|procuration|firma|procura)(?!\p{L}).{0,60})$/diu;
const SEMICOLON = 59;

/** `...; tous signent collectivement à deux`, `Die Mitglieder der Verwaltung zeichnen zu zweien`; null where a sentence ends otherwise. */
export function commonSignature(skeleton: Skeleton, sentence: Stretch): CommonSignature | null {
  if (sentence.end - sentence.start > 20_000 || !SIGNS.test(tailOf(skeleton.text, sentence).toLowerCase())) return null;
  const clauses = splitAt(skeleton, sentence, SEMICOLON);
  const clause = clauses.at(-1);
  if (!clause || clause.end - clause.start > 260) return null;
  const raw = skeleton.text.slice(clause.start, clause.end);
  const match = FOR_ALL.exec(raw) ?? (clauses.length > 1 ? WITHOUT_VERB.exec(raw) : null);
  const signs = match?.indices?.groups?.signs;
  if (!match || !signs) return null;
  const signature = { start: clause.start + signs[0], end: clause.end };
  if (!MANNERS.has(readSignature(skeleton.text, signature).kind)) return null;
  const end = clauses.at(-2)?.end ?? sentence.start;
  const { board, two, more } = match.groups!;
  const count = two === undefined ? (more === undefined ? null : (COUNTED[more.toLowerCase()] ?? null)) : 2;
  return { body: { start: sentence.start, end }, clause, signature, board: board !== undefined, count };
}
/** A word that one of the forms has, in small letters. */
const SIGNS = /signent\s|zeichnen\s|firmano\s|;\s*(?:(?:und|et|ed?)\s+)?(?:beide|alle|tous|toutes|tutt|entramb)/;
const COUNTED: Record<string, number> = { drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7 };
const tailOf = (text: string, { start, end }: Stretch): string => text.slice(Math.max(start, end - 260), end);
const MANNERS = new Set(['SOLE', 'JOINT_TWO', 'JOINT_THREE', 'SOLE_PROCURATION', 'JOINT_PROCURATION_TWO']);

const SITS: ReadonlySet<Role> = new Set<Role>(['BOARD_PRESIDENT', 'BOARD_VICE_PRESIDENT', 'BOARD_DELEGATE', 'BOARD_MEMBER']); // prettier-ignore

/** Gives the signature to whoever has come in; false where it is not certain of each that it is meant: one signs otherwise, or sits elsewhere. */
export function signForAll(
  text: string,
  { signature, board, count }: CommonSignature,
  mentions: readonly Mention[],
): boolean {
  const people = mentions.filter(({ subject, action, roles }) => subject === 'PERSON' && action !== 'REMOVED' && !roles.some(({ role }) => role === 'AUDITOR')); // prettier-ignore
  const certain = people.every(
    (mention) =>
      mention.signature === null &&
      (!board || (mention.roles.length > 0 && mention.roles.every(({ role }) => SITS.has(role)))),
  );
  if (people.length < 2 || !certain || (count !== null && count !== people.length)) return false;
  for (const mention of people) mention.signature = readSignature(text, signature);
  return true;
}
