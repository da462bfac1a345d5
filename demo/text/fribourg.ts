/** Fribourg's own headings, in French and German, with entries that say only what is new. */
import type { Entered, OfficerChange, Row } from '../model.js';
import type { MentionTruth } from '../truth.js';
import type { NoticeText } from './notice-text.js';
import { BRACKET, bracket, printedOf } from './list-entries.js';
import { citizenshipText, homeText, personName, rolesText, sharesText, signatureText, type Manner } from './words.js';

const WORDS = {
  de: {
    removed: ['Gelöschte Person:', 'Gelöschte Personen:'],
    entered: ['Neu eingetragene Person:', 'Neu eingetragene Personen:'],
    changed: ['Eingetragene Person geändert:', 'Eingetragene Personen geändert:'],
    registered: ['Eingetragene Person:', 'Eingetragene Personen:'],
    now: 'neu',
  },
  fr: {
    removed: ['Personne radiée:', 'Personnes radiées:'],
    entered: ['Nouvelle personne inscrite:', 'Nouvelles personnes inscrites:'],
    changed: ['Personne inscrite modifiée:', 'Personnes inscrites modifiées:'],
    registered: ['Personne inscrite:', 'Personnes inscrites:'],
    now: 'maintenant',
  },
} as const;

export function writeFribourg(
  out: NoticeText,
  manner: Manner,
  changes: readonly OfficerChange[],
  founding: boolean,
): void {
  const words = WORDS[manner.language === 'de' ? 'de' : 'fr'];
  const removed = changes.filter((change) => change.type === 'remove');
  const entered = changes.filter((change): change is Entered => change.type === 'enter');
  const added = entered.filter((change) => !change.before && !change.never);
  const changed = entered.filter((change) => change.before ?? change.never);
  write(out, words.removed, removed, (change) => writeRemoved(out, manner, change));
  const action = founding ? 'REGISTERED' : 'ENTERED';
  write(out, founding ? words.registered : words.entered, added, (change) => writeWhole(out, manner, change, action));
  write(out, words.changed, changed, (change) => writeChanged(out, manner, change, words.now));
}

function write<T>(
  out: NoticeText,
  headings: readonly [string, string],
  changes: readonly T[],
  entry: (change: T) => void,
): void {
  if (changes.length === 0) return;
  out.clause(`${headings[changes.length > 1 ? 1 : 0]} `);
  changes.forEach((change, index) => {
    if (index > 0) out.add('; ');
    entry(change);
  });
  out.add('.');
}

const hasRole = (row: Row) => row.roles.length > 0 && row.roles[0] !== 'SIGNATORY';

function writeRemoved(out: NoticeText, manner: Manner, change: OfficerChange): void {
  const { officer, row } = change;
  if (officer.firm) return writeFirm(out, manner, change, 'REMOVED');
  const printed = hasRole(row) ? { roles: [...row.roles] } : { signature: row.signature };
  const mention = out.open('REMOVED', officer, row, personName(row, manner), printed);
  if (hasRole(row)) out.add(`, ${rolesText(row.roles, row.female, manner)}`);
  else if (row.signature) out.add(`, ${signatureText(row.signature, row.restriction, manner)}`);
  out.close(mention);
}

function writeFirm(out: NoticeText, manner: Manner, change: OfficerChange, action: MentionTruth['action']): void {
  const { officer, row } = change;
  const mention = out.open(action, officer, row, row.name.surname, {
    residence: row.home.town,
    roles: [...row.roles],
    signature: row.signature,
    shares: row.shares,
  });
  out.add(` (${officer.firm!.uid}), ${homeText(row.home, manner)}, ${rolesText(row.roles, row.female, manner)}`);
  if (row.shares) out.add(`, ${sharesText(row.shares, manner)}`);
  out.close(mention);
}

function writeWhole(out: NoticeText, manner: Manner, change: Entered, action: MentionTruth['action']): void {
  const { officer, row } = change;
  if (officer.firm) return writeFirm(out, manner, change, action);
  const mention = out.open(action, officer, row, personName(row, manner), printedOf(row));
  out.add(`, ${citizenshipText(row.citizenship, row.female, manner)}, ${homeText(row.home, manner)}`);
  if (hasRole(row)) out.add(`, ${rolesText(row.roles, row.female, manner)}`);
  if (row.signature) out.add(`, ${signatureText(row.signature, row.restriction, manner)}`);
  if (row.shares) out.add(`, ${sharesText(row.shares, manner)}`);
  if (change.before) out.add(bracket(BRACKET[manner.language][0], change.before, row, manner));
  if (change.before && change.before.name !== row.name) mention.formerName = change.before.name;
  if (change.never) out.add(bracket(BRACKET[manner.language][1], change.never, row, manner));
  out.close(mention);
}

/** A change of home, role or signature alone is printed alone; anything else as a whole row with what was before. */
function writeChanged(out: NoticeText, manner: Manner, change: Entered, now: string): void {
  const { officer, row, before } = change;
  const roleChanged = before?.roles.join() !== row.roles.join();
  const signatureChanged = before?.signature !== row.signature;
  const homeChanged = before?.home.town !== row.home.town;
  const alone = Number(homeChanged) + Number(roleChanged || signatureChanged) === 1;
  const sameOtherwise =
    before &&
    before.name === row.name &&
    before.citizenship === row.citizenship &&
    before.shares?.count === row.shares?.count;
  if (officer.firm || change.never || !sameOtherwise || !alone) return writeWhole(out, manner, change, 'ENTERED');
  const printed = homeChanged
    ? { residence: row.home.town, roles: hasRole(row) ? [...row.roles] : null }
    : { roles: hasRole(row) ? [...row.roles] : null, signature: row.signature };
  const mention = out.open('ENTERED', officer, row, personName(row, manner), printed);
  const role = hasRole(row) ? rolesText(row.roles, row.female, manner) : '';
  if (homeChanged) out.add(`${role && `, ${role}`}, ${now} ${homeText(row.home, manner)}`);
  else {
    const signature = row.signature ? signatureText(row.signature, row.restriction, manner) : '';
    out.add(roleChanged && role ? `, ${now} ${role}, ${signature}` : `${role && `, ${role}`}, ${now} ${signature}`);
  }
  out.close(mention);
}
