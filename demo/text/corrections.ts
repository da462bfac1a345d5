/** Notices that put an earlier notice right. */
import { printedDate } from '../calendar.js';
import type { Entered, Firm, Reference } from '../model.js';
import type { NoticeText } from './notice-text.js';
import { headerOfChange } from './headers.js';
import { homeText, homeTown, money, personName, rolesText, signatureText, type Manner } from './words.js';

/** Lists begin with the entry they correct, then the usual header; the section follows. */
export function correctionHeader(firm: Firm, wrong: Reference): string {
  const entry = money(wrong.journalNumber, false);
  const [journal, day] = [printedDate(wrong.journalDay), printedDate(wrong.day)];
  const header = headerOfChange(firm, wrong);
  switch (firm.place.style) {
    case 'list-de':
      return `Berichtigung des im SHAB Nr. ${wrong.issue} vom ${day} publizierten TR-Eintrags Nr. ${entry} vom ${journal}. ${header}`;
    case 'list-fr':
      return `Rectification de l'inscription au registre journalier no ${entry} du ${journal}, publiée dans la FOSC no ${wrong.issue} du ${day}. ${header}`;
    case 'list-it':
      return `Rettifica dell'iscrizione del registro giornaliero no. ${entry} del ${journal}, pubblicato sul FUSC no. ${wrong.issue} del ${day}. ${header}`;
    case 'fribourg-de':
      return `${header} Berichtigung: Die Eintragung Nr. ${wrong.journalNumber} vom ${journal} (SHAB vom ${day}, Id ${wrong.sequence}) ist wie folgt berichtigt.`;
    case 'fribourg-fr':
      return `${header} Rectification: le n° ${wrong.journalNumber} du ${journal} (FOSC du ${day}, Id ${wrong.sequence}) est rectifié comme suit.`;
    default:
      return header;
  }
}

/** The west: `Rectificatif: l'inscription n° ... est rectifiée en ce sens que X est domicilié à Y (et non pas à Z).` */
export function writeProseCorrection(out: NoticeText, manner: Manner, wrong: Reference, change: Entered): void {
  const { officer, row } = change;
  const never = change.never!;
  const entry = `l'inscription n° ${wrong.journalNumber} du ${printedDate(wrong.journalDay)} (FOSC du ${printedDate(wrong.day)}, p. 0/${wrong.sequence})`;
  out.add(` Rectificatif: ${entry} est rectifiée en ce sens que `);
  const role = row.roles[0] === 'SIGNATORY' || row.roles.length === 0 ? '' : rolesText(row.roles, row.female, manner);
  if (role) out.add(/^[aeiouéh]/.test(role) ? `l'${role} ` : `${row.female ? 'la' : 'le'} ${role} `);
  const name = personName(row, manner);
  if (never.name.surname !== row.name.surname || never.name.givenNames !== row.name.givenNames) {
    out.add(role ? 'porte le nom de ' : 'le nom correct est ').close(out.open('ENTERED', officer, row, name, {}));
    out.add(` (et non pas ${personName(never, manner)}).`);
  } else if (never.home.town !== row.home.town) {
    const mention = out.open('ENTERED', officer, row, name, { residence: row.home.town });
    out.add(
      ` est domicilié${row.female ? 'e' : ''} à ${homeTown(row.home, manner.style)} (et non pas ${homeText(never.home, manner)})`,
    );
    out.close(mention).add('.');
  } else {
    const mention = out.open('ENTERED', officer, row, name, { signature: row.signature });
    const before = signatureText(never.signature!, never.restriction, manner);
    out.add(
      ` est inscrit${row.female ? 'e' : ''} ${signatureText(row.signature!, row.restriction, manner)} (et non pas ${before})`,
    );
    out.close(mention).add('.');
  }
}
