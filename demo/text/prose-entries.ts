/** How the western registers introduce people: at a foundation under the name of the body, later sentence by sentence. */
import type { Entered, Row } from '../model.js';
import type { NoticeText } from './notice-text.js';
import { printedOf } from './list-entries.js';
import {
  isProcuration,
  isSignatory,
  originAndHome,
  personName,
  rolesText,
  sharesText,
  signatureText,
  type Manner,
} from './words.js';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ALL: Readonly<Record<number, readonly [string, string]>> = {
  2: ['tous deux', 'toutes deux'],
  3: ['tous trois', 'toutes trois'],
  4: ['tous quatre', 'toutes quatre'],
};
const BODY_HEADING: Readonly<Record<string, string>> = {
  company: 'Administration',
  foundation: 'Conseil de fondation',
  association: 'Comité',
  cooperative: 'Administration',
};

export function writeFounders(out: NoticeText, manner: Manner, entered: readonly Entered[]): void {
  const people = entered.filter((change) => change.officer.person);
  const board = people.filter(
    (change) => change.row.roles.length === 1 && ['BOARD_PRESIDENT', 'BOARD_MEMBER'].includes(change.row.roles[0]!),
  );
  const alike =
    board.length >= 2 && board.length <= 4 && board.every((change) => change.row.signature === board[0]!.row.signature);
  if (alike) writeBody(out, manner, board);
  writeNewcomers(
    out,
    manner,
    entered.filter((change) => !alike || !board.includes(change)),
    true,
  );
}

/** `Administration: A, de X, à Y, président, et B, de X, à Y, tous deux avec signature collective à deux.` */
function writeBody(out: NoticeText, manner: Manner, board: readonly Entered[]): void {
  out.add(` ${BODY_HEADING[manner.body] ?? 'Administration'}: `);
  list(out, board, (change) => {
    const { officer, row } = change;
    const mention = out.open('REGISTERED', officer, row, personName(row, manner), printedOf(row));
    out.add(originAndHome(row, manner));
    if (row.roles[0] === 'BOARD_PRESIDENT') out.add(row.female ? ', présidente' : ', président');
    out.close(mention);
  });
  const all = ALL[board.length]![board.every((change) => change.row.female) ? 1 : 0];
  out.add(`, ${all} ${signatureText(board[0]!.row.signature ?? 'NONE', null, manner)}.`);
}

function list(out: NoticeText, changes: readonly Entered[], write: (change: Entered) => void): void {
  changes.forEach((change, index) => {
    if (index > 0) out.add(index === changes.length - 1 ? ', et ' : ', ');
    write(change);
  });
}

export function writeNewcomers(out: NoticeText, manner: Manner, entered: readonly Entered[], founding = false): void {
  const action = founding ? 'REGISTERED' : 'ENTERED';
  const signatories = new Map<string, Entered[]>();
  for (const change of entered) {
    if (change.officer.firm) writeFirm(out, manner, change, founding);
    else if (isSignatory(change.row)) {
      const key = signatureText(change.row.signature ?? 'NONE', change.row.restriction, manner);
      signatories.set(key, [...(signatories.get(key) ?? []), change]);
    } else if (manner.style === 'prose-ne' && !founding) writeAppointed(out, manner, change);
    else writeUnderRole(out, manner, change, founding);
  }
  for (const [key, group] of signatories) {
    const conferred =
      isProcuration(group[0]!.row) || key.startsWith('avec') ? capital(key.replace('avec ', '')) : 'Signature';
    out.add(` ${conferred} a été conférée à `);
    list(out, group, ({ officer, row }) => {
      const mention = out.open(action, officer, row, personName(row, manner), { ...printedOf(row), roles: null });
      out.add(originAndHome(row, manner)).close(mention);
    });
    out.add('.');
  }
}

function writeFirm(out: NoticeText, manner: Manner, change: Entered, founding: boolean): void {
  const { officer, row } = change;
  const role = rolesText(row.roles, row.female, manner);
  const auditor = row.roles[0] === 'AUDITOR';
  out.add(` ${founding || !auditor ? capital(role) : `Nouvel ${role}`}: `);
  const mention = out.open(founding ? 'REGISTERED' : 'ENTERED', officer, row, row.name.surname, {
    residence: row.home.town,
    roles: [...row.roles],
    shares: row.shares,
  });
  out.add(` (${officer.firm!.uid}), à ${row.home.town}`);
  if (row.shares) out.add(`, ${sharesText(row.shares, manner)}`);
  out.close(mention).add('.');
}

/** Neuchâtel: `N, de O, à R, est nommé administrateur avec signature individuelle.` */
function writeAppointed(out: NoticeText, manner: Manner, change: Entered): void {
  const { officer, row } = change;
  out.add(' ');
  const mention = out.open('ENTERED', officer, row, personName(row, manner), printedOf(row));
  out.add(
    `${originAndHome(row, manner)}, est nommé${row.female ? 'e' : ''} ${rolesText(row.roles, row.female, manner)}`,
  );
  if (row.shares) out.add(`, ${sharesText(row.shares, manner)}`);
  if (row.signature) out.add(`${row.shares ? ',' : ''} ${signatureText(row.signature, row.restriction, manner)}`);
  out.close(mention).add('.');
}

/** `Associé-gérant: N, de O, à R, pour 200 parts de CHF 100 avec signature individuelle.` Vaud puts the signature before the colon. */
function writeUnderRole(out: NoticeText, manner: Manner, change: Entered, founding: boolean): void {
  const { officer, row } = change;
  const role = rolesText(row.roles, row.female, manner);
  const signature = row.signature ? ` ${signatureText(row.signature, row.restriction, manner)}` : '';
  const vaud = manner.style === 'prose-vd';
  const heading = founding ? capital(role) : `${newAdjective(row, role)} ${role}`;
  out.add(` ${heading}${vaud ? signature : ''}: `);
  const mention = out.open(founding ? 'REGISTERED' : 'ENTERED', officer, row, personName(row, manner), printedOf(row));
  out.add(originAndHome(row, manner));
  if (row.shares) out.add(`, ${sharesText(row.shares, manner)}`);
  if (!vaud) out.add(row.shares ? signature : `,${signature}`);
  out.close(mention).add('.');
}

function newAdjective(row: Row, role: string): string {
  if (row.female) return 'Nouvelle';
  return /^[aeiouéh]/.test(role) ? 'Nouvel' : 'Nouveau';
}
