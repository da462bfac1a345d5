/** Person sections in list form: the lists of German, French and Italian registers, and Fribourg's. */
import type { OfficerChange, Row } from '../model.js';
import type { MentionTruth } from '../truth.js';
import type { NoticeText, Printed } from './notice-text.js';
import { citizenshipText, homeText, personName, rolesText, sharesText, signatureText, type Manner } from './words.js';

const HEADINGS = {
  'list-de': ['Eingetragene Personen:', 'Ausgeschiedene Personen und erloschene Unterschriften:', 'Eingetragene Personen neu oder mutierend:'],
  'list-fr': ['Personne(s) inscrite(s):', 'Personne(s) et signature(s) radiée(s):', 'Inscription ou modification de personne(s):'],
  'list-it': ['Persone iscritte:', 'Persone dimissionarie e firme cancellate:', 'Nuove persone iscritte o modifiche:'],
} as const; // prettier-ignore
export const BRACKET = { de: ['bisher', 'nicht'], fr: ['précédemment', 'non'], it: ['finora', 'non'] } as const;

type ListStyle = keyof typeof HEADINGS;

export function isListStyle(style: string): style is ListStyle {
  return style in HEADINGS;
}

/** Everything a full entry prints. */
export function printedOf(row: Row): Printed {
  return {
    origins:
      row.citizenship.nationality === null && row.citizenship.origins.length > 0 ? [...row.citizenship.origins] : null,
    nationality: row.citizenship.nationality,
    residence: row.home.town,
    roles: row.roles.length > 0 ? [...row.roles] : null,
    signature: row.signature,
    shares: row.shares,
  };
}

export function writeListSections(
  out: NoticeText,
  manner: Manner,
  changes: readonly OfficerChange[],
  founding: boolean,
): void {
  const headings = HEADINGS[manner.style as ListStyle];
  const removed = changes.filter((change) => change.type === 'remove');
  const entered = changes.filter((change) => change.type === 'enter');
  if (removed.length > 0) section(out, headings[1], removed, (change) => writeEntry(out, manner, change, 'REMOVED'));
  const action = founding ? 'REGISTERED' : 'ENTERED';
  if (entered.length > 0)
    section(out, headings[founding ? 0 : 2], entered, (change) => writeEntry(out, manner, change, action));
}

function section(
  out: NoticeText,
  heading: string,
  changes: readonly OfficerChange[],
  write: (change: OfficerChange) => void,
): void {
  out.clause(`${heading} `);
  changes.forEach((change, index) => {
    if (index > 0) out.add('; ');
    write(change);
  });
  out.add('.');
}

function writeEntry(out: NoticeText, manner: Manner, change: OfficerChange, action: MentionTruth['action']): void {
  const { officer, row } = change;
  if (officer.firm) {
    const mention = out.open(action, officer, row, row.name.surname, {
      residence: row.home.town,
      roles: [...row.roles],
      signature: row.signature,
      shares: row.shares,
    });
    out.add(` (${officer.firm.uid}), ${homeText(row.home, manner)}${tail(row, manner)}`);
    out.close(mention);
    return;
  }
  const mention = out.open(action, officer, row, personName(row, manner), printedOf(row));
  out.add(
    `, ${citizenshipText(row.citizenship, row.female, manner)}, ${homeText(row.home, manner)}${tail(row, manner)}`,
  );
  if (change.type === 'enter') {
    const words = BRACKET[manner.language];
    if (change.before) out.add(bracket(words[0], change.before, row, manner));
    if (change.before && change.before.name !== row.name) mention.formerName = change.before.name;
    if (change.never) out.add(bracket(words[1], change.never, row, manner));
  }
  out.close(mention);
}

/** Roles, signature, shares, each after a comma. */
function tail(row: Row, manner: Manner): string {
  let text =
    row.roles.length > 0 && row.roles[0] !== 'SIGNATORY' ? `, ${rolesText(row.roles, row.female, manner)}` : '';
  if (row.signature !== null) text += `, ${signatureText(row.signature, row.restriction, manner)}`;
  if (row.shares) text += `, ${sharesText(row.shares, manner)}`;
  return text;
}

/** ` [bisher: ...]` with the parts that differ; empty where none does. */
export function bracket(word: string, old: Row, row: Row, manner: Manner): string {
  const parts: string[] = [];
  if (old.name.surname !== row.name.surname || old.name.givenNames !== row.name.givenNames)
    parts.push(personName(old, manner));
  if (
    old.citizenship.nationality !== row.citizenship.nationality ||
    old.citizenship.origins.join() !== row.citizenship.origins.join()
  )
    parts.push(citizenshipText(old.citizenship, old.female, manner));
  if (old.home.town !== row.home.town) parts.push(homeText(old.home, manner));
  const roleChanged = old.roles.join() !== row.roles.join();
  const hadRole = old.roles[0] !== 'SIGNATORY';
  if (roleChanged && hadRole) parts.push(rolesText(old.roles, old.female, manner));
  else if (roleChanged && manner.language === 'de') parts.push('ohne eingetragene Funktion');
  if ((roleChanged || old.signature !== row.signature || old.restriction !== row.restriction) && old.signature !== null)
    parts.push(signatureText(old.signature, old.restriction, manner));
  if (old.shares && (old.shares.count !== row.shares?.count || old.shares.nominal !== row.shares.nominal))
    parts.push(sharesText(old.shares, manner));
  return parts.length > 0 ? ` [${word}: ${parts.join(', ')}]` : '';
}
