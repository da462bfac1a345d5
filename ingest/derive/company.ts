import {
  companyUid as uidOfKey, compareNumbers, compareText, nameKey, numberOfKey, shownNumber, type CompanyRow, type CompanyStateRow,
} from '../../src/core/index.js'; // prettier-ignore
import { notLaterThan, OPEN, sameBound } from './bounds.js';
import type { FirmInput, Notice } from './contract.js';
import { knownBetween } from './epochs.js';
import { compareNotices, legalDay } from './order.js';

type Name = CompanyRow['names'][number];

/** The firm itself: its numbers, and every name it ever had. `states`: every version, in time order. */
export function companyRow(input: FirmInput, states: readonly CompanyStateRow[]): CompanyRow {
  const identifiers = input.keys.flatMap((key) => numberOfKey(key) ?? []).sort(compareNumbers);
  const aliases = [...new Set(input.keys.map(uidOfKey))].filter((uid) => uid !== input.companyUid).sort();
  const scopes = input.notices.map(({ header }) => header.scope).sort();
  return {
    uid: input.companyUid,
    registerNumber: shownNumber(identifiers),
    identifiers,
    aliases,
    scope: scopes[0] ?? 'public',
    strength: 'STRONG',
    names: namesOf(states, input.notices),
  };
}

/** The current name first, then the others from the latest to the earliest, then those that were taken back. */
function namesOf(states: readonly CompanyStateRow[], notices: readonly Notice[]): Name[] {
  const living = statedNames(states.filter(({ withdrawnPublished }) => withdrawnPublished === null));
  const gone = new Map<string, CompanyStateRow[]>();
  for (const state of states)
    if (state.withdrawnPublished !== null)
      gone.set(state.withdrawnPublished, [...(gone.get(state.withdrawnPublished) ?? []), state]);
  const withdrawn = [...gone]
    .sort(([a], [b]) => compareText(b, a))
    .flatMap(([day, each]) => statedNames(each).map((name) => ({ ...name, withdrawnPublished: day })));
  const former = withdrawn.filter((name) => !goesOn(name, living));
  return living.length + former.length > 0 ? [...living, ...former] : printedNames(notices);
}

/** A correction of something else takes a state back and gives its name again: the name was known all the time. */
function goesOn(former: Name & { withdrawnPublished: string }, living: readonly Name[]): boolean {
  const same = living.find(
    ({ name, kind, from, fromPublished }) =>
      name === former.name &&
      kind === former.kind &&
      sameBound(from, former.from) &&
      fromPublished <= former.withdrawnPublished,
  );
  if (same !== undefined && former.fromPublished < same.fromPublished) same.fromPublished = former.fromPublished;
  return same !== undefined;
}

function statedNames(states: readonly CompanyStateRow[]): Name[] {
  const names: Name[] = [];
  for (const state of states) {
    if (state.name !== null) addName(names, state, state.name, 'NAME');
    for (const translation of state.translations) addName(names, state, translation, 'TRANSLATION');
  }
  const order = (name: Name): string => `${name.to.kind === 'OPEN' ? '1' : '0'} ${name.from.date ?? ''}`;
  return names
    .map((name, index) => ({ name, index }))
    .sort(
      (a, b) => kindOrder(a.name) - kindOrder(b.name) || compareText(order(b.name), order(a.name)) || b.index - a.index,
    )
    .map(({ name }) => name);
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

/** For a firm of which no notice says more than how it is called: from the latest to the earliest, those of cancelled notices last. */
function printedNames(notices: readonly Notice[]): Name[] {
  const names = new Map<string, Name>();
  for (const notice of [...notices].sort(compareNotices)) {
    const known = knownBetween(notice);
    for (const { name } of notice.reading.subjects) {
      const key = `${known?.[1] ?? ''} ${name}`;
      if (name === null || known === null || names.has(key)) continue;
      names.set(key, {
        name,
        kind: 'NAME',
        from: notLaterThan(legalDay(notice)),
        to: OPEN,
        fromPublished: notice.header.publicationDate,
        ...(known[1] === null ? {} : { withdrawnPublished: known[1] }),
      });
    }
  }
  const all = [...names.values()].reverse();
  const stands = ({ withdrawnPublished }: Name): boolean => withdrawnPublished === undefined;
  return [...all.filter(stands), ...all.filter((name) => !stands(name))];
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
