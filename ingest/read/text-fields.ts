import { FIRM_FIELDS } from '../../src/core/index.js';
import type { FirmField, Span } from '../../src/core/index.js';
import { clauseMoney, raisedCapital, type MoneyPart } from './capital.js';
import { bareValue, previousValue, saysUnpublished, sentenceEnd, takenBack, type Clause } from './clauses.js';
import { translationList, type FirmBlock } from './commons.js';
import { setCanton } from './compare-commons.js';
import type { Draft } from './draft.js';
import { splitName, type Header } from './header.js';
import { parseLegalForm } from '../../src/core/index.js';
import {
  ADDRESS_ALONE,
  NEW_NAME,
  NEW_SEAT,
  NO_ADDRESS,
  NO_ADDRESS_OF,
  THE_FIRM,
  NO_REVISION,
  OF_HEAD_OFFICE,
  REVISION_AGAIN,
} from './lexicon/prose-fields.js';
import { PRINTED_MONEY, printedMoney } from './printed.js';

/** A value that the text gives: `isNew` where it says that it was another before. */
interface Told {
  value: string;
  place: string;
  span: Span;
  isNew: boolean;
  previous?: string | null;
}
type Values = Partial<Record<FirmField, Told>>;

/**
 * The firm's fields from the text alone, for notices without structured content: the header says what the firm was (or, in a first entry, is),
 * labelled clauses and regional prose say what it is now. `sentences`: those outside purpose and person lists. Returns what the firm is called
 * after the notice.
 */
export function readTextFields(
  draft: Draft,
  header: Header | null,
  block: FirmBlock | null,
  clauses: readonly Clause[],
  sentences: readonly Span[],
  founding: boolean,
): { name: Told | null; nameWas: string | null; seat: string | null; legalForm: string | null } {
  const base = baseValues(header, block);
  const told = { ...proseValues(draft, sentences), ...clauseValues(draft, clauses) };
  const lapsed = lapsedAddress(draft, sentences);
  if (lapsed && !told.address) draft.set(lapsed.place, lapsed.span, 'address', null, {});
  if (founding && !base.address) told.address ??= addressAlone(draft, sentences);
  for (const field of FIRM_FIELDS) {
    const was = base[field];
    const is = told[field];
    if (is && (is.isNew || was === undefined)) {
      const previous = is.previous !== undefined ? is.previous : founding ? undefined : was?.value;
      const how = founding ? {} : !is.isNew ? { background: true } : previous === undefined ? {} : { previous };
      draft.set(is.place, is.span, field, is.value, how);
    } else if (was) draft.set(was.place, was.span, field, was.value, founding ? {} : { background: true });
  }
  const moved = told.seat?.isNew ? told.seat : undefined;
  setCanton(draft, moved ?? base.seat, moved ? base.seat : undefined, founding);
  const renamed = told.name?.isNew ? told.name : undefined;
  return {
    name: renamed ?? base.name ?? told.name ?? null,
    nameWas: renamed ? (base.name?.value ?? null) : null,
    seat: moved?.value ?? null,
    legalForm: told.legalForm?.isNew ? told.legalForm.value : null,
  };
}

function baseValues(header: Header | null, block: FirmBlock | null): Values {
  const values: Values = {};
  if (header) {
    for (const field of ['name', 'translations', 'seat', 'address', 'legalForm'] as const) {
      const part = header[field];
      if (part) values[field] = { value: part.value, span: part.span, place: String(part.span.start), isNew: false };
    }
  }
  for (const field of FIRM_FIELDS) {
    const value = block?.values[field];
    if (value) values[field] = { ...value, isNew: false };
  }
  return values;
}

function clauseValues(draft: Draft, clauses: readonly Clause[]): Values {
  const values: Values = {};
  const raised = raisedCapital(draft);
  for (const clause of clauses) {
    if (clause.kind === 'capital' || clause.kind === 'paid') {
      const money = clauseMoney(draft, clause);
      if (money) takeMoney(draft, values, clause, money, raised);
    } else {
      for (const [field, told] of textValues(draft, clause)) values[field] ??= told;
    }
  }
  if (raised && !values.capitalNominal) Object.assign(values, moneyValues('capitalNominal', raised, true));
  return values;
}

function takeMoney(draft: Draft, values: Values, clause: Clause, money: MoneyPart, raised: MoneyPart | null): void {
  const field = clause.kind === 'paid' ? 'capitalPaid' : 'capitalNominal';
  const printed = draft.body.slice(money.span.end, Math.min(clause.to, money.span.end + 120));
  const isNew = clause.isNew || raised?.amount === money.amount || money.previous !== null;
  if (!values[field]) {
    const previous =
      money.previous ?? (raised?.amount === money.amount && field === 'capitalNominal' ? raised.previous : null);
    Object.assign(values, moneyValues(field, { ...money, previous }, isNew));
  }
  if (field !== 'capitalNominal' || values.capitalPaid) return;
  if (PAID_UP.test(printed)) {
    Object.assign(values, {
      capitalPaid: { ...values.capitalNominal!, previous: undefined, place: `${money.span.start}#paid` },
    });
    return;
  }
  const partly = PAID_IN_PART.exec(printed);
  const paid = partly && printedMoney(printed.slice(partly[0].length));
  if (partly && paid) {
    const start = money.span.end + partly[0].length;
    const length = new RegExp(`^${PRINTED_MONEY}`).exec(draft.body.slice(start))![0].trimEnd().length;
    const told = { ...paid, span: { start, end: start + length }, previous: null };
    Object.assign(values, { capitalPaid: moneyValues('capitalPaid', told, isNew).capitalPaid });
  }
}
const PAID_UP = /^[\s,]*(?:entièrement\s+libéré|voll\s*(?:ständig\s+)?liberiert|interamente\s+liberato|vollliberiert)/i;

/** `libéré à concurrence de CHF 50'000`, `liberiert mit CHF 50'000`: only so much of it. */
const PAID_IN_PART =
  /^[\s,]*(?:libéré(?:\s+partiellement)?\s+(?:à\s+(?:concurrence|raison|hauteur)\s+de|de)|(?:teil)?liberiert\s+(?:mit|zu|im\s+Umfang\s+von)|liberato\s+(?:per|fino\s+a(?:\s+concorrenza\s+di)?|in\s+ragione\s+di))\s+(?=[A-Z]{3}|S?Fr\.)/iu;

function moneyValues(field: 'capitalNominal' | 'capitalPaid', money: MoneyPart, isNew: boolean): Values {
  const { span, previous } = money;
  const place = String(span.start);
  const told = { span, isNew, ...(previous === null ? {} : { previous: previous.amount }) };
  const values: Values = { [field]: { ...told, value: money.amount, place } };
  if (field === 'capitalNominal') {
    const changed = previous !== null && previous.currency !== money.currency;
    values.capitalCurrency = {
      value: money.currency,
      span,
      place: `${place}#currency`,
      isNew: changed,
      ...(changed ? { previous: previous.currency } : {}),
    };
  }
  return values;
}

function textValues(draft: Draft, clause: Clause): [FirmField, Told][] {
  if (clause.kind === 'name') return nameValues(draft, clause.from, endOf(draft, clause), clause.isNew, clause.to);
  if (clause.kind === 'translations') return translationValues(draft, clause);
  if (clause.kind !== 'seat' && clause.kind !== 'address' && clause.kind !== 'purpose' && clause.kind !== 'legalForm')
    return [];
  const end = clause.kind === 'purpose' ? clause.to : endOf(draft, clause);
  const printed = draft.body.slice(clause.from, end).trimEnd();
  const bare = clause.kind === 'seat' ? bareValue(printed).split(',')[0]! : bareValue(printed);
  const value = clause.kind === 'legalForm' ? parseLegalForm(bare) : bare;
  if (value === null || value === '') return [];
  const before = previousValue(draft.body.slice(clause.from, clause.to));
  const was = before && clause.kind === 'legalForm' ? parseLegalForm(before.value) : (before?.value ?? null);
  const isNew = clause.isNew && !saysUnpublished(printed);
  const span = { start: clause.from, end: clause.from + printed.length };
  const told: [FirmField, Told] = [
    clause.kind,
    { value, span, isNew, place: String(clause.from), ...(was === null ? {} : { previous: was }) },
  ];
  const behind = clause.kind === 'seat' ? BEHIND_SEAT.exec(printed) : null;
  if (!behind) return [told];
  const start = clause.from + behind[0].length - behind[1]!.length;
  const address = {
    value: bareValue(behind[1]!),
    span: { start, end: start + behind[1]!.length },
    isNew,
    place: String(start),
  };
  return [told, ['address', address]];
}
/** `Nouveau siège: Lancy, chemin des Palettes 4, 1212 Grand-Lancy`: the address with it. */
const BEHIND_SEAT =
  /^[^,[(]{2,40},\s+((?:c\/o\s[^,]{2,60},\s+)?\p{L}[^,[(]{2,50}\s\d{1,4}\s?[a-zA-Z]?,\s+\d{4}\s+\p{Lu}[^,[(]{1,40})$/u;

/** `Übersetzungen der Firma neu: (X SA) (X Ltd)`, others (`Traductions: X AG, X Ltd`) cannot be told apart. */
function translationValues(draft: Draft, clause: Clause): [FirmField, Told][] {
  const groups = /^(?:\s*\([^()]*(?:\([^()]*\)[^()]*)*\))+/.exec(draft.body.slice(clause.from, endOf(draft, clause)));
  const value = groups && translationList(groups[0]);
  if (!groups || value === null) return [];
  const span = { start: clause.from, end: clause.from + groups[0].length };
  return [['translations', { value, span, isNew: clause.isNew, place: String(span.start) }]];
}

function endOf(draft: Draft, clause: Clause): number {
  return sentenceEnd(draft.body, clause.from, clause.to);
}

function nameValues(draft: Draft, from: number, end: number, isNew: boolean, limit: number): [FirmField, Told][] {
  const bracket = draft.body.indexOf('[', from);
  const { name, translations } = splitName(draft.body, from, bracket >= from && bracket < end ? bracket : end);
  const before = previousValue(draft.body.slice(from, limit));
  const value = name.value.replace(/^["«„]|["»“”]$/g, '').trim();
  if (value === '' || value.length > 400) return [];
  const told: Told = {
    value,
    span: name.span,
    isNew,
    place: String(name.span.start),
    ...(before ? { previous: before.value } : {}),
  };
  const values: [FirmField, Told][] = [['name', told]];
  if (translations) {
    values.push([
      'translations',
      { value: translations.value, span: translations.span, isNew, place: String(translations.span.start) },
    ]);
  }
  return values;
}

/** `... en liquidation par A, de X, à Y, nommé liquidateur`: where the name ends. */
const LIQUIDATED_BY = /(?<=\s(?:en liquidation|in liquidazione)),?\s+(?:par|da)\s/u;

/** Where the text says that the firm has no address any more; null where it does not. */
function lapsedAddress(draft: Draft, sentences: readonly Span[]): { place: string; span: Span } | null {
  for (const { start, end } of sentences) {
    const match = NO_ADDRESS.exec(draft.body.slice(start, end));
    if (!match || takenBack(draft.body, start + match.index) !== null || isOfAnother(draft.body.slice(start, end), match)) continue; // prettier-ignore
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    return { place: `${span.start}#address`, span };
  }
  return null;
}

/** Of a branch, of somebody in the firm, or of whoever the sentence begins with and is no firm. */
function isOfAnother(sentence: string, match: RegExpExecArray): boolean {
  const before = sentence.slice(0, match.index).trim();
  return NO_ADDRESS_OF.test(sentence.slice(0, match.index + match[0].length)) || (before !== '' && /^(?:kein|hat|sans|n['’]|priva)/i.test(match[0]) && !THE_FIRM.test(before));
} // prettier-ignore

function addressAlone(draft: Draft, sentences: readonly Span[]): Told | undefined {
  const found = sentences.find(({ start, end }) => ADDRESS_ALONE.test(draft.body.slice(start, end)));
  if (!found) return undefined;
  return { value: draft.body.slice(found.start, found.end), span: found, place: String(found.start), isNew: true };
}

/** Names and seats that prose gives without a label: `La société a transféré son siège à X`, `Die Firma lautet neu X`; and the waived audit. */
function proseValues(draft: Draft, sentences: readonly Span[]): Values {
  const values: Values = {};
  for (const { start, end } of sentences) {
    const sentence = draft.body.slice(start, end);
    const seat = NEW_SEAT.exec(sentence);
    const place = seat?.slice(1).find((group) => group !== undefined);
    if (seat && place !== undefined && !values.seat) {
      const at = start + seat.index + seat[0].lastIndexOf(place);
      values.seat = {
        value: place.trim(),
        span: { start: at, end: at + place.length },
        place: String(at),
        isNew: true,
      };
    }
    const name = NEW_NAME.exec(sentence);
    const ofBranch = name !== null && /succursale/i.test(name[0]) && !/succursale|Zweigniederlassung/i.test(draft.body.slice(0, start)); // prettier-ignore
    if (name && !ofBranch && !OF_HEAD_OFFICE.test(sentence.slice(0, name.index))) {
      const at = start + name.index + name[0].length;
      const upTo = at + (LIQUIDATED_BY.exec(draft.body.slice(at, end))?.index ?? end - at);
      for (const [field, told] of nameValues(draft, at, upTo, true, upTo)) values[field] ??= told;
    }
    const again = REVISION_AGAIN.exec(sentence);
    const waived = again ?? NO_REVISION.exec(sentence);
    const back = again ? 'STRUCK' : waived && takenBack(draft.body, start + waived.index);
    if (waived && !values.optingOut && back !== 'EARLIER') {
      const at = start + waived.index;
      values.optingOut = {
        value: back === 'STRUCK' ? 'false' : 'true',
        span: { start: at, end: at + waived[0].length },
        place: String(at),
        isNew: true,
      };
    }
  }
  return values;
}
