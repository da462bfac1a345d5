/** The prose of Geneva, Vaud and Neuchâtel: no headings, a sentence for each thing that happens. */
import type { Entered, OfficerChange } from '../model.js';
import type { NoticeText } from './notice-text.js';
import { printedOf } from './list-entries.js';
import { writeFounders, writeNewcomers } from './prose-entries.js';
import { writeProseChange } from './prose-changes.js';
import {
  frenchPlural,
  isProcuration,
  isSignatory,
  originAndHome,
  personName,
  rolesText,
  sharesText,
  signatureText,
  type Manner,
} from './words.js';

export function writeProse(
  out: NoticeText,
  manner: Manner,
  changes: readonly OfficerChange[],
  founding: boolean,
): void {
  const entered = changes.filter((change): change is Entered => change.type === 'enter');
  if (founding) return writeFounders(out, manner, entered);
  const removed = changes.filter((change) => change.type === 'remove');
  const newcomers = entered.filter((change) => !change.before && !change.never);
  const sale = findSale(removed, newcomers);
  if (sale) writeSale(out, manner, sale.seller, sale.buyer);
  writeRemovals(
    out,
    manner,
    removed.filter((change) => change !== sale?.seller),
  );
  for (const change of entered)
    if (change.before) writeProseChange(out, manner, change.officer, change.before, change.row);
  writeNewcomers(
    out,
    manner,
    newcomers.filter((change) => change !== sale?.buyer),
  );
}

/** A partner who leaves and one who comes with the same shares are one sentence. */
function findSale(
  removed: readonly OfficerChange[],
  newcomers: readonly Entered[],
): { seller: OfficerChange; buyer: Entered } | null {
  for (const seller of removed)
    for (const buyer of newcomers)
      if (
        seller.officer.person &&
        buyer.officer.person &&
        seller.row.shares &&
        seller.row.shares.count === buyer.row.shares?.count
      )
        return { seller, buyer };
  return null;
}

function writeSale(out: NoticeText, manner: Manner, seller: OfficerChange, buyer: Entered): void {
  const roles = rolesText(seller.row.roles, seller.row.female, manner);
  const shares = sharesText(seller.row.shares!, manner).replace(/^pour /, '');
  const signs = seller.row.signature !== 'NONE' && seller.row.signature !== null;
  const vaud = manner.style === 'prose-vd';
  out.add(vaud ? ` Les ${shares} de ` : ' ');
  const mention = out.open('REMOVED', seller.officer, seller.row, personName(seller.row, manner), {
    roles: [...seller.row.roles],
    shares: seller.row.shares,
  });
  if (vaud)
    out
      .add(`, qui n'est plus ${roles}${signs ? ' et dont la signature est radiée' : ''}`)
      .close(mention)
      .add(', sont cédées à ');
  else
    out
      .add(` n'est plus ${roles}${signs ? `; ${powersGone(manner)}` : ''}; ses ${shares} ont été cédées`)
      .close(mention)
      .add(' à ');
  const { officer, row } = buyer;
  const printed = vaud ? { ...printedOf(row), shares: null } : printedOf(row);
  const entry = out.open('ENTERED', officer, row, personName(row, manner), printed);
  const newRole = rolesText(row.roles, row.female, manner);
  out.add(
    `${originAndHome(row, manner)}, ${row.female ? 'nouvelle' : 'nouvel'} ${newRole}${vaud ? '' : ` ${sharesText(row.shares!, manner)}`} ${signatureText(row.signature!, null, manner)}`,
  );
  out.close(entry).add('.');
}

function powersGone(manner: Manner): string {
  return manner.style === 'prose-ge' ? 'ses pouvoirs sont radiés' : 'sa signature est radiée';
}

function writeRemovals(out: NoticeText, manner: Manner, removed: readonly OfficerChange[]): void {
  const pairable = removed.filter(
    (change) =>
      change.officer.person &&
      change.row.roles.length === 1 &&
      change.row.roles[0] === 'BOARD_MEMBER' &&
      change.row.signature !== 'NONE',
  );
  const together = pairable.length > 1 ? pairable : [];
  for (const change of removed) if (!together.includes(change)) writeRemoval(out, manner, change);
  if (together.length === 0) return;
  out.add(' ');
  together.forEach((change, index) => {
    if (index > 0) out.add(index === together.length - 1 ? ' et ' : ', ');
    out.close(
      out.open('REMOVED', change.officer, change.row, personName(change.row, manner), { roles: [...change.row.roles] }),
    );
  });
  const roles = frenchPlural(
    rolesText(
      ['BOARD_MEMBER'],
      together.every((change) => change.row.female),
      manner,
    ),
  );
  out.add(
    ` ne sont plus ${roles}; ${manner.style === 'prose-ge' ? 'leurs pouvoirs sont radiés' : 'leur signature est radiée'}.`,
  );
}

function writeRemoval(out: NoticeText, manner: Manner, change: OfficerChange): void {
  const { officer, row } = change;
  if (officer.firm) {
    out.add(' ');
    const mention = out.open('REMOVED', officer, row, row.name.surname, { roles: [...row.roles] });
    out
      .add(` (${officer.firm.uid}) n'est plus ${rolesText(row.roles, row.female, manner)}`)
      .close(mention)
      .add('.');
    return;
  }
  const name = personName(row, manner);
  if (isSignatory(row)) {
    const [before, after] = isProcuration(row)
      ? ['La procuration de', 'est radiée']
      : manner.style === 'prose-ge' ? ['Les pouvoirs de', 'sont radiés'] : ['La signature de', 'est radiée']; // prettier-ignore
    out
      .add(` ${before} `)
      .close(out.open('REMOVED', officer, row, name, {}))
      .add(` ${after}.`);
    return;
  }
  out.add(' ');
  const mention = out.open('REMOVED', officer, row, name, { roles: [...row.roles] });
  out.add(` n'est plus ${rolesText(row.roles, row.female, manner)}`);
  if (row.signature !== 'NONE' && row.signature !== null) out.add(`; ${powersGone(manner)}`);
  out.close(mention).add('.');
}
