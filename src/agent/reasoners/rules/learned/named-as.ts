import { LANGUAGES, type Language } from '../../../../core/index.js';
import type { Kind } from './kinds.js';

/** How an answer names what a question was taken for: in German, French, Italian, English. */
const NAMES: Record<Kind, string> = {
  ADDRESS: 'Adresse | adresse | indirizzo | address',
  AUDITOR: 'Revisionsstelle | organe de révision | ufficio di revisione | auditor',
  BANKRUPTCY_DATES: 'Daten des Konkurses | dates de la faillite | date del fallimento | dates of the bankruptcy',
  BOARD: 'Verwaltungsrat | conseil d’administration | consiglio di amministrazione | board',
  BOARD_AS_KNOWN: 'Verwaltungsrat, wie damals publiziert | conseil, tel que publié alors | consiglio, come pubblicato allora | board, as published by then',
  BOARD_JOINED: 'neu im Verwaltungsrat | entrées au conseil | entrate nel consiglio | who joined the board',
  BOARD_LEFT: 'aus dem Verwaltungsrat ausgeschieden | départs du conseil | uscite dal consiglio | who left the board',
  BRANCHES: 'Zweigniederlassungen | succursales | succursali | branches',
  CAPITAL: 'Kapital | capital | capitale | capital',
  COUNT_BANKRUPTCIES: 'Zahl der Konkurse | nombre de faillites | numero di fallimenti | number of bankruptcies',
  COUNT_DELETED: 'Zahl der Löschungen | nombre de radiations | numero di cancellazioni | number of deletions',
  COUNT_FOUNDED: 'Zahl der Gründungen | nombre de fondations | numero di costituzioni | number of foundings',
  DELETED_ON: 'Tag der Löschung | jour de la radiation | giorno della cancellazione | day of the deletion',
  FOUNDATION_BOARD: 'Stiftungsrat | conseil de fondation | consiglio di fondazione | foundation board',
  FOUNDED_ON: 'Gründung | fondation | costituzione | founding',
  HEAD_OFFICE: 'Hauptsitz | établissement principal | sede principale | head office',
  JOINED: 'neu Eingetragene | nouveaux inscrits | nuovi iscritti | who joined',
  LEFT: 'Ausgeschiedene | départs | uscite | who left',
  LEGAL_FORM: 'Rechtsform | forme juridique | forma giuridica | legal form',
  LIQUIDATOR: 'Liquidator | liquidateur | liquidatore | liquidator',
  MANAGERS: 'Geschäftsführung | gérance | gerenza | managers',
  NAMES: 'Namen | noms | nomi | names',
  NOTHING: '',
  OFFICERS: 'eingetragene Personen | personnes inscrites | persone iscritte | people entered',
  OWNER: 'Inhaber | titulaire | titolare | owner',
  PARTNERS: 'Gesellschafter | associés | soci | partners',
  PATH: 'Verbindung | lien | legame | connection',
  PERSON: 'Mandate | mandats | mandati | mandates',
  PERSON_MANDATES: 'Mandate | mandats | mandati | mandates',
  PERSON_ROLE: 'Funktion | fonction | funzione | function',
  PERSON_SINCE: 'seit wann | depuis quand | da quando | since when',
  PRESIDENT: 'Präsidium | présidence | presidenza | chair',
  PURPOSE: 'Zweck | but | scopo | purpose',
  RANKING_AUDITORS: 'meiste Revisionsmandate | le plus de mandats de révision | più mandati di revisione | most audit mandates',
  RANKING_FIRMS: 'meiste eingetragene Personen | le plus de personnes inscrites | più persone iscritte | most people entered',
  RANKING_PEOPLE: 'meiste Mandate | le plus de mandats | più mandati | most mandates',
  SEAT: 'Sitz | siège | sede | seat',
  SEVERAL: '',
  SHARED_OFFICERS: 'gemeinsame Personen | personnes en commun | persone in comune | people in common',
  SIGNATORIES: 'Zeichnungsberechtigte | personnes autorisées à signer | aventi diritto di firma | signatories',
  SOLE_SIGNATORIES: 'Einzelunterschrift | signature individuelle | firma individuale | sole signature',
  STATUS: 'Status | statut | stato | status',
  TIMELINE: 'Verlauf | chronologie | cronologia | timeline',
  VICE_PRESIDENT: 'Vizepräsidium | vice-présidence | vicepresidenza | vice-chair',
}; // prettier-ignore

export function nameOfKind(kind: Kind, language: Language): string {
  return NAMES[kind].split(' | ')[LANGUAGES.indexOf(language)] ?? kind;
}
