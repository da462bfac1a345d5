import type { MandateTruth } from '../../demo/index.js';
import type { IsoDate } from '../../src/core/index.js';
import type { Expectation } from '../expectation.js';
import { amountsIn, datesIn, rolesIn, signaturesIn, statusesIn } from '../reading/facts.js';
import type { Named, NameIndex } from '../reading/names.js';
import type { Truth } from '../truth.js';
import { TODAY } from '../world.js';

/** A sentence taken apart. */
export interface Told {
  text: string;
  names: Named[];
  /** The sentence without the names in it: a name's own words (`in Liquidation`, `Partner`, `AG`) say nothing. */
  masked: string;
  /** Firms whose facts it tells: those named that the question is about, else all that it is about. */
  firms: readonly string[];
  /** The one holder it is about, in a list of somebody's mandates the person asked about; null where it names none or several. */
  holder: ReadonlySet<string> | null;
}

export function told(text: string, index: NameIndex, expected: Expectation): Told {
  // A name after `c/o` is part of an address.
  const names = index.find(text).filter(({ from }) => !/c\/o\s*$/i.test(text.slice(0, from)));
  let masked = text.normalize('NFC');
  for (const { from, to } of names) masked = masked.slice(0, from) + '#'.repeat(to - from) + masked.slice(to);
  const named = names.flatMap(({ firms }) => [...firms]).filter((firm) => expected.firms.includes(firm));
  const people = names.filter((one) => one.people.size > 0 && one.firms.size === 0);
  const others = names.filter((one) => one.people.size === 0 && ![...one.firms].some((firm) => expected.firms.includes(firm))); // prettier-ignore
  return {
    text,
    names,
    masked,
    firms: named.length > 0 ? named : expected.firms,
    holder: oneOf(people, others) ?? askedAbout(names, expected),
  };
}

/** A line of a person's list names the firm alone. */
const askedAbout = (names: readonly Named[], { subject }: Expectation): ReadonlySet<string> | null =>
  subject?.kind === 'PERSON' && names.length > 0 && names.every(({ people }) => people.size === 0) ? new Set([subject.id]) : null; // prettier-ignore

/** People go before firms: an auditor may stand in a line of his own, never in somebody's. */
function oneOf(people: readonly Named[], firms: readonly Named[]): ReadonlySet<string> | null {
  const ids = (one: Named) => (people.length > 0 ? one.people : one.firms);
  const [first, ...rest] = people.length > 0 ? people : firms;
  return first && rest.every((one) => [...ids(one)].some((id) => ids(first).has(id))) ? ids(first) : null;
}

/** What a sentence states that truth does not contain, each told in words. */
export function inventedIn(sentence: Told, expected: Expectation, truth: Truth): string[] {
  const { firms, holder } = sentence;
  if (firms.length === 0) return [];
  const mandates = holder ? mandatesOf(truth, holder, firms) : null;
  return [
    ...inventedDates(sentence, expected, truth, mandates),
    ...(mandates ? inventedOffices(sentence, mandates) : inventedStates(sentence, truth)),
    ...inventedAmounts(sentence, truth, mandates),
  ];
}

const mandatesOf = (truth: Truth, holder: ReadonlySet<string>, firms: readonly string[]) =>
  firms.flatMap((firm) => truth.byFirm.get(firm) ?? []).filter((one) => holder.has(one.person ?? one.holderFirm ?? ''));

function inventedDates(
  { text, firms }: Told,
  expected: Expectation,
  truth: Truth,
  mandates: readonly MandateTruth[] | null,
): string[] {
  // prettier-ignore
  const days = datesIn(text).map(({ day }) => day);
  if (days.length === 0) return [];
  const known = new Set<IsoDate | null>([...expected.days, TODAY, ...truth.bounds()]);
  for (const one of mandates ?? []) {
    for (const day of [one.from, one.to, one.fromPublished, one.toPublished, ...one.shares.map(({ from }) => from)]) known.add(day); // prettier-ignore
    for (const id of one.publications) addNotice(known, truth.publications.get(id));
  }
  const holders = new Set((mandates ?? []).map((one) => one.person ?? one.holderFirm ?? ''));
  for (const firm of firms) {
    for (const notice of truth.publicationsOf.get(firm) ?? [])
      if (mandates === null || notice.mentions.some(({ person, firm: named }) => holders.has(person ?? named ?? '')))
        addNotice(known, notice);
    if (mandates === null) for (const { from, to, fromPublished } of truth.states.get(firm) ?? []) known.add(from).add(to).add(fromPublished); // prettier-ignore
    if (mandates === null)
      for (const one of truth.relations) if (one.firm === firm || one.other === firm) known.add(one.from);
    // Where a firm is deleted its people's offices end.
    if (mandates)
      for (const state of truth.states.get(firm) ?? []) if (state.status === 'DELETED') known.add(state.from);
  }
  return days.filter((day) => !known.has(day)).map((day) => `date ${day}`);
}

function addNotice(
  known: Set<IsoDate | null>,
  notice: { legalDate: string; published: string; cancelled: string | null } | undefined,
): void {
  // prettier-ignore
  if (notice) known.add(notice.legalDate).add(notice.published).add(notice.cancelled);
}

function inventedOffices({ masked }: Told, mandates: readonly MandateTruth[]): string[] {
  const roles = rolesIn(masked).filter((means) => !mandates.some(({ role }) => means.includes(role)));
  const signatures = signaturesIn(masked).filter((means) => !mandates.some(({ signature }) => signature !== null && means.includes(signature))); // prettier-ignore
  return [...roles.map(([role]) => `role ${role}`), ...signatures.map(([kind]) => `signature ${kind}`)];
}

function inventedStates({ masked, firms, names }: Told, truth: Truth): string[] {
  if (names.length === 0 && firms.length > 1) return [];
  const ever = new Set(firms.flatMap((firm) => (truth.states.get(firm) ?? []).map(({ status }) => status)));
  const address = /\b(\d{4}) (\p{Lu}[\p{L}-]+)/gu;
  const zips = new Set(
    firms.flatMap((firm) => (truth.addresses.get(firm) ?? []).map(({ value }) => value.swissZipCode)),
  );
  const elsewhere = [...masked.matchAll(address)].filter(([, zip, town]) => truth.townOf(zip!)?.startsWith(town!) && !zips.has(zip!)); // prettier-ignore
  return [
    ...statusesIn(statusPart(masked)).filter(([status]) => !ever.has(status!)).map(([status]) => `status ${status}`), // prettier-ignore
    ...elsewhere.map(([all]) => `address ${all}`),
  ];
}

/** Only where a status is told: `liquidation` also stands in what a notice was about, or in a purpose. */
const statusPart = (text: string): string => /(?:status|statut|stato|état)[^:]*:\s*(.*)$/iu.exec(text)?.[1] ?? '';

function inventedAmounts(
  { text, firms, names }: Told,
  truth: Truth,
  mandates: readonly MandateTruth[] | null,
): string[] {
  const known = new Set<number>(firms.flatMap((firm) => [...(truth.capitals.get(firm) ?? [])]));
  for (const firm of firms) for (const { nominal } of truth.states.get(firm) ?? []) known.add(nominal ?? 0);
  // A line of somebody's offices names the firm alone: there it is anybody's shares in that firm.
  const held = mandates ?? names.flatMap((name) => [...name.firms].flatMap((firm) => truth.byFirm.get(firm) ?? []));
  for (const { shares } of held)
    for (const { value } of shares) known.add(value.nominal).add(value.nominal * value.count);
  return amountsIn(text).filter(({ amount }) => !known.has(amount)).map(({ amount }) => `amount ${amount}`); // prettier-ignore
}

/** A sentence that dates what it tells of somebody, and tells it right, is true whatever was asked. */
export function trueByItself(sentence: Told, expected: Expectation, truth: Truth): boolean {
  if (!sentence.holder || sentence.firms.length === 0) return false;
  const mandates = mandatesOf(truth, sentence.holder, sentence.firms);
  const proofs = mandates.flatMap(({ publications }) => publications.map((id) => truth.publications.get(id)?.legalDate ?? null)); // prettier-ignore
  const bounds = new Set([...proofs, ...mandates.flatMap(({ from, to, fromPublished, toPublished }) => [from, to, fromPublished, toPublished])]); // prettier-ignore
  return (
    datesIn(sentence.text).some(({ day }) => bounds.has(day)) && inventedIn(sentence, expected, truth).length === 0
  );
}
