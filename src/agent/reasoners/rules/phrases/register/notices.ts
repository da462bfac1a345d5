import type { Language } from '../../../../../core/index.js';
import type { NoticeDetail } from '../../../../../trace/index.js';

/** The wording of what one notice says. */
export interface NoticePhrases {
  /** Before its title; `days`: both of them. */
  notice(number: string, days: string, cancelled: boolean): string;
  /** No such number; or none about that one which tells any of these. */
  none(number: string | null, of: string | null, details: readonly string[], searched: string): string;
  details: Record<NoticeDetail, string>;
  /** Fields by their names in the portal's format; any other is called as it is there. */
  fields: Readonly<Record<string, string>>;
}

export const NOTICES: Record<Language, NoticePhrases> = {
  de: {
    notice: (number, days, cancelled) => `Meldung ${number}${cancelled ? ' (annulliert)' : ''}, ${days}`,
    none: (number, of, details, searched) => number === null ? `Keine geladene Meldung${of === null ? '' : ` zu ${of}`} nennt ${details.join(', ') || 'etwas'} (durchsucht: ${searched}).` : `Keine geladene Meldung hat die Nummer ${number} (durchsucht: ${searched}).`,
    details: { DEADLINE: 'eine Frist für Gläubiger', OFFICE: 'ein Amt', COURT: 'ein Gericht', AUCTION: 'eine Steigerung', INSPECTION: 'eine Auflage' },
    fields: {
      entryDeadline: 'Frist', daysAfterPublication: 'Frist in Tagen ab Publikation', commentEntryDeadline: 'zur Frist', entryStart: 'Auflage ab', registrationOffice: 'zuständige Stelle', resolutionDate: 'Datum der Konkurseröffnung',
      cessationDate: 'Datum der Einstellung', proceedingEndDate: 'Datum des Schlusses', revocationDate: 'Datum des Widerrufs', advanceAmount: 'Kostenvorschuss in Franken', auctionObjects: 'Steigerungsobjekte',
      'auction.date': 'Datum der Steigerung', 'auction.time': 'Zeit der Steigerung', 'auction.location': 'Ort der Steigerung', locationCirculationAuthority: 'Auflage', informationAboutEdition: 'Angaben zur Auflage',
      additionalLegalRemedy: 'rechtliche Hinweise', remarks: 'Bemerkungen', publication: 'Inhalt', title: 'Titel',
    },
  },
  fr: {
    notice: (number, days, cancelled) => `Publication ${number}${cancelled ? ' (annulée)' : ''}, ${days}`,
    none: (number, of, details, searched) => number === null ? `Aucune publication chargée${of === null ? '' : ` sur ${of}`} n’indique ${details.join(', ') || 'quoi que ce soit'} (consulté : ${searched}).` : `Aucune publication chargée ne porte le numéro ${number} (consulté : ${searched}).`,
    details: { DEADLINE: 'de délai pour les créanciers', OFFICE: 'd’office', COURT: 'de tribunal', AUCTION: 'de vente aux enchères', INSPECTION: 'de dépôt' },
    fields: {
      entryDeadline: 'délai', daysAfterPublication: 'délai en jours dès la publication', commentEntryDeadline: 'sur le délai', entryStart: 'dépôt dès le', registrationOffice: 'office compétent', resolutionDate: 'date de l’ouverture de la faillite',
      cessationDate: 'date de la suspension', proceedingEndDate: 'date de la clôture', revocationDate: 'date de la révocation', advanceAmount: 'avance de frais en francs', auctionObjects: 'objets mis aux enchères',
      'auction.date': 'date des enchères', 'auction.time': 'heure des enchères', 'auction.location': 'lieu des enchères', locationCirculationAuthority: 'dépôt', informationAboutEdition: 'sur le dépôt',
      additionalLegalRemedy: 'indications juridiques', remarks: 'remarques', publication: 'contenu', title: 'titre',
    },
  },
  it: {
    notice: (number, days, cancelled) => `Pubblicazione ${number}${cancelled ? ' (annullata)' : ''}, ${days}`,
    none: (number, of, details, searched) => number === null ? `Nessuna pubblicazione caricata${of === null ? '' : ` su ${of}`} indica ${details.join(', ') || 'qualcosa'} (cercato: ${searched}).` : `Nessuna pubblicazione caricata porta il numero ${number} (cercato: ${searched}).`,
    details: { DEADLINE: 'un termine per i creditori', OFFICE: 'un ufficio', COURT: 'un tribunale', AUCTION: 'un incanto', INSPECTION: 'un deposito' },
    fields: {
      entryDeadline: 'termine', daysAfterPublication: 'termine in giorni dalla pubblicazione', commentEntryDeadline: 'sul termine', entryStart: 'deposito dal', registrationOffice: 'ufficio competente', resolutionDate: 'data della dichiarazione di fallimento',
      cessationDate: 'data della sospensione', proceedingEndDate: 'data della chiusura', revocationDate: 'data della revoca', advanceAmount: 'anticipo delle spese in franchi', auctionObjects: 'oggetti dell’incanto',
      'auction.date': 'data dell’incanto', 'auction.time': 'ora dell’incanto', 'auction.location': 'luogo dell’incanto', locationCirculationAuthority: 'deposito', informationAboutEdition: 'sul deposito',
      additionalLegalRemedy: 'indicazioni giuridiche', remarks: 'osservazioni', publication: 'contenuto', title: 'titolo',
    },
  },
  en: {
    notice: (number, days, cancelled) => `Notice ${number}${cancelled ? ' (cancelled)' : ''}, ${days}`,
    none: (number, of, details, searched) => number === null ? `No notice as loaded${of === null ? '' : ` on ${of}`} gives ${details.join(', ') || 'anything'} (searched: ${searched}).` : `No notice as loaded has the number ${number} (searched: ${searched}).`,
    details: { DEADLINE: 'a deadline for creditors', OFFICE: 'an office', COURT: 'a court', AUCTION: 'an auction', INSPECTION: 'an inspection' },
    fields: {
      entryDeadline: 'deadline', daysAfterPublication: 'deadline in days from publication', commentEntryDeadline: 'on the deadline', entryStart: 'open from', registrationOffice: 'office in charge', resolutionDate: 'day the bankruptcy was opened',
      cessationDate: 'day of suspension', proceedingEndDate: 'day of closure', revocationDate: 'day of revocation', advanceAmount: 'advance on costs in francs', auctionObjects: 'objects of the auction',
      'auction.date': 'day of the auction', 'auction.time': 'time of the auction', 'auction.location': 'place of the auction', locationCirculationAuthority: 'open for inspection', informationAboutEdition: 'on the inspection',
      additionalLegalRemedy: 'legal notes', remarks: 'remarks', publication: 'content', title: 'title',
    },
  },
}; // prettier-ignore
