import {
  companyUid as uidOfKey, compareText, nameKey, type CompanyRow, type CompanyStateRow,
} from '../../src/core/index.js'; // prettier-ignore
import { notLaterThan, OPEN } from './bounds.js';
import type { FirmInput, Notice } from './contract.js';
import { legalDay } from './order.js';

type Name = CompanyRow['names'][number];

/** The firm itself: its numbers, and every name it ever had. `states`: those that stand, in time order; `notices`: those that count, in order. */
export function companyRow(
  input: FirmInput,
  states: readonly CompanyStateRow[],
  notices: readonly Notice[],
): CompanyRow {
  const identifiers = input.keys.flatMap((key): CompanyRow['identifiers'] => {
    if (key.startsWith('ch-uid:')) return [{ scheme: 'ch-uid', value: key.slice(7) }];
    return key.startsWith('ch-old:') ? [{ scheme: 'ch-old', value: key.slice(7) }] : [];
  });
  identifiers.sort((a, b) => compareText(b.scheme, a.scheme) || compareText(a.value, b.value));
  const aliases = [...new Set(input.keys.map(uidOfKey))].filter((uid) => uid !== input.companyUid).sort();
  const scopes = input.notices.map(({ header }) => header.scope).sort();
  return {
    uid: input.companyUid,
    registerNumber: identifiers.find(({ scheme }) => scheme === 'ch-uid')?.value ?? null,
    identifiers,
    aliases,
    scope: scopes[0] ?? 'public',
    strength: 'STRONG',
    names: namesOf(states, notices),
  };
}

/** The current name first, then the others from the latest to the earliest. */
function namesOf(states: readonly CompanyStateRow[], notices: readonly Notice[]): Name[] {
  const names: Name[] = [];
  for (const state of states) {
    if (state.name !== null) addName(names, state, state.name, 'NAME');
    for (const translation of state.translations) addName(names, state, translation, 'TRANSLATION');
  }
  const order = (name: Name): string => `${name.to.kind === 'OPEN' ? '1' : '0'} ${name.from.date ?? ''}`;
  const sorted = names
    .map((name, index) => ({ name, index }))
    .sort(
      (a, b) => kindOrder(a.name) - kindOrder(b.name) || compareText(order(b.name), order(a.name)) || b.index - a.index,
    )
    .map(({ name }) => name);
  return sorted.length > 0 ? sorted : printedNames(notices);
}

function kindOrder({ kind, to }: Name): number {
  if (to.kind === 'OPEN') return kind === 'NAME' ? 0 : 1;
  return 2;
}

function addName(names: Name[], state: CompanyStateRow, name: string, kind: Name['kind']): void {
  const known = names.find((one) => one.name === name && one.kind === kind && sameDay(one.to, state.from));
  if (known !== undefined) known.to = state.to;
  else names.push({ name, kind, from: state.from, to: state.to, fromPublished: state.fromPublished });
}

function sameDay(to: Name['to'], from: Name['from']): boolean {
  return to.date !== null && to.date === from.date;
}

/** For a firm of which no notice says more than how it is called. */
function printedNames(notices: readonly Notice[]): Name[] {
  const names = new Map<string, Name>();
  for (const notice of notices)
    for (const { name } of notice.reading.subjects)
      if (name !== null && !names.has(name))
        names.set(name, {
          name,
          kind: 'NAME',
          from: notLaterThan(legalDay(notice)),
          to: OPEN,
          fromPublished: notice.header.publicationDate,
        });
  return [...names.values()].reverse();
}

/** The keys that other firms' notices may mean this firm by. */
export function claimsOf(input: FirmInput, states: readonly CompanyStateRow[], notices: readonly Notice[]): string[] {
  const claims = new Set(input.keys);
  for (const { name, translations, seat } of states)
    for (const one of name === null ? translations : [name, ...translations]) claims.add(nameKey(one, seat));
  for (const notice of notices)
    if (notice.reading.subjects.length === 1) {
      const { name, seat } = notice.reading.subjects[0]!;
      if (name !== null && seat !== null) claims.add(nameKey(name, seat));
    }
  return [...claims].sort();
}
