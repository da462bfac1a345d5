import type { StrangerNotice } from './stranger-notice.js';

const DE =
  'Firnlicht Optik AG, in Sursee, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
const LIQ =
  'Firnlicht Optik AG in Liquidation, in Sursee, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
const FR = 'Firnlicht Optique SA, à Genève, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). ';
const FRLIQ = 'Firnlicht Optique SA en liquidation, à Genève, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). ';
const IT =
  'Firnlicht Ottica SA, in Lugano, CHE-100.000.006, società anonima (FUSC no. 112 del 12.06.2014, Pubbl. 1551234). ';
const ITLIQ =
  'Firnlicht Ottica SA in liquidazione, in Lugano, CHE-100.000.006, società anonima (FUSC no. 112 del 12.06.2014, Pubbl. 1551234). ';
const BROKE = ['BANKRUPT BANKRUPTCY_OPENED'];
const LEFT = ['DELETED DELETED'];
const ENDING = ['IN_LIQUIDATION LIQUIDATION_OPENED'];
const SAYS = ['IN_LIQUIDATION NAME_SAYS_LIQUIDATION'];

// prettier-ignore
export const STATES: readonly StrangerNotice[] = [
  ['bankruptcy with an hour', 'de', 'HR02', DE + 'Firma neu: Firnlicht Optik AG in Liquidation. Mit Entscheid vom 05.03.2019, 10.00 Uhr, hat der Konkursrichter des Bezirksgerichts Musterland über die Gesellschaft den Konkurs eröffnet; demnach ist die Gesellschaft aufgelöst.', { statuses: BROKE }],
  ['bankruptcy in the passive', 'de', 'HR02', DE + 'Über die Gesellschaft ist mit Urteil des Einzelrichters vom 05.03.2019 mit Wirkung ab dem 05.03.2019, 08.30 Uhr, der Konkurs eröffnet worden.', { statuses: BROKE }],
  ['bankruptcy, the words turned round', 'de', 'HR02', DE + 'Die Gesellschaft ist infolge Konkurseröffnung durch Urteil des Zivilgerichts vom 05.03.2019 aufgelöst.', { statuses: BROKE }],
  ['a suspension for want of assets', 'de', 'HR02', LIQ + 'Mit Verfügung des Konkursrichters vom 01.04.2019 ist das Konkursverfahren mangels Aktiven eingestellt worden.', { statuses: ['BANKRUPT BANKRUPTCY_SUSPENDED'] }],
  ['a suspension, old words', 'de', 'HR02', LIQ + 'Konkursverfahren mangels Aktiven eingestellt. Die Löschung erfolgt, falls nicht innert drei Monaten begründeter Einspruch erhoben wird.', { statuses: ['BANKRUPT BANKRUPTCY_SUSPENDED'] }],
  ['a bankruptcy quashed', 'de', 'HR02', LIQ + 'Firma neu: Firnlicht Optik AG. Das Obergericht hat mit Entscheid vom 20.03.2019 das Konkursdekret vom 05.03.2019 aufgehoben.', { statuses: ['ACTIVE BANKRUPTCY_REVOKED'] }],
  ['dissolved by the meeting', 'de', 'HR02', DE + 'Firma neu: Firnlicht Optik AG in Liquidation. Die Gesellschaft ist mit Beschluss der Generalversammlung vom 01.04.2019 aufgelöst worden.', { statuses: ENDING }],
  ['dissolved by the register office', 'de', 'HR02', DE + 'Die Gesellschaft wird gemäss Art. 153b HRegV von Amtes wegen als aufgelöst erklärt, weil die ihr zur Wiederherstellung des gesetzmässigen Zustandes in Bezug auf das Rechtsdomizil angesetzte Frist unbenützt abgelaufen ist.', { statuses: ENDING }],
  ['dissolved for want of organs', 'de', 'HR02', DE + 'Mit Entscheid des Kantonsgerichts vom 01.04.2019 wurde die Gesellschaft in Anwendung von Art. 731b OR aufgelöst und deren Liquidation nach den Vorschriften über den Konkurs angeordnet.', { statuses: ENDING }],
  ['the dissolution taken back', 'de', 'HR02', LIQ + 'Firma neu: Firnlicht Optik AG. Die Generalversammlung hat mit Beschluss vom 01.05.2019 die Auflösung widerrufen.', { statuses: ['ACTIVE LIQUIDATION_REVOKED'] }],
  ['a moratorium is no bankruptcy', 'de', 'HR02', DE + 'Mit Entscheid vom 05.05.2020 hat das Nachlassgericht der Gesellschaft eine provisorische Nachlassstundung bis 05.09.2020 bewilligt.', { statuses: [] }],
  ['the liquidation is over, but the taxes are not', 'de', 'HR02', LIQ + 'Die Liquidation ist beendet. Die Löschung kann mangels Zustimmung der Steuerbehörden noch nicht vollzogen werden.', { statuses: SAYS }],
  ['deleted after the liquidation', 'de', 'HR03', LIQ + 'Die Liquidation ist beendet. Die Gesellschaft wird gelöscht.', { statuses: [...LEFT, ...SAYS] }],
  ['deleted after the bankruptcy', 'de', 'HR03', LIQ + 'Das Konkursverfahren ist mit Entscheid vom 01.06.2019 geschlossen worden. Die Gesellschaft wird von Amtes wegen gelöscht.', { statuses: [...LEFT, 'BANKRUPT BANKRUPTCY_CLOSED'] }],
  ['a business given up', 'de', 'HR03', 'Firnlicht Optik, Inhaberin Sina Musterin, in Sursee, CHE-100.000.006, Einzelunternehmen (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). Das Einzelunternehmen ist infolge Geschäftsaufgabe erloschen.', { statuses: LEFT }],
  ['deleted here because it moved', 'de', 'HR03', DE + 'Die Gesellschaft wird infolge Sitzverlegung nach Zug im Handelsregister des Kantons Luzern von Amtes wegen gelöscht.', { statuses: ['ACTIVE DELETED_HERE_MOVED'] }],
  ['deleted by merger', 'de', 'HR03', DE + 'Die Aktiven und Passiven (Fremdkapital) gehen infolge Fusion auf die Rotgletscher AG, in Zug (CHE-100.000.012), über. Die Gesellschaft wird gelöscht.', { statuses: LEFT, relations: ['MERGER TO Rotgletscher AG, Zug, CHE-100.000.012'] }],
  ['a merger that gives and takes', 'de', 'HR02', DE + 'Fusion: Übernahme der Aktiven und Passiven der Blaugletscher GmbH, in Stans (CHE-100.000.012), gemäss Fusionsvertrag vom 01.06.2019 und Bilanz per 31.12.2018. Da die übernehmende Gesellschaft sämtliche Stammanteile der übertragenden Gesellschaft hält, findet weder eine Kapitalerhöhung noch eine Aktienzuteilung statt.', { relations: ['MERGER FROM Blaugletscher GmbH, Stans, CHE-100.000.012'] }],
  ['Geneva: bankruptcy', 'fr', 'HR02', FR + "La société est dissoute par suite de faillite prononcée par jugement du Tribunal de première instance du 12.03.2019, avec effet dès le 12.03.2019 à 14 h 15. Par conséquent, sa raison sociale devient: Firnlicht Optique SA en liquidation.", { statuses: BROKE }],
  ['Vaud: bankruptcy', 'fr', 'HR02', FR + "Par décision du 12.03.2019, le président du Tribunal d'arrondissement a prononcé la faillite de la société, avec effet à partir du 12.03.2019 à 09 h 00. La société est dissoute.", { statuses: BROKE }],
  ['suspended for want of assets', 'fr', 'HR02', FRLIQ + "Par jugement du 12.05.2019, la procédure de faillite a été suspendue faute d'actif.", { statuses: ['BANKRUPT BANKRUPTCY_SUSPENDED'] }],
  ['an effect suspended is no end', 'fr', 'HR02', FRLIQ + "La faillite prononcée le 12.03.2019 a été annulée par arrêt de la Cour de justice du 02.05.2019. Nouvelle raison sociale: Firnlicht Optique SA.", { statuses: ['ACTIVE BANKRUPTCY_REVOKED'] }],
  ['dissolved', 'fr', 'HR02', FR + "L'assemblée générale du 12.03.2019 a décidé la dissolution de la société. Nouvelle raison sociale: Firnlicht Optique SA en liquidation.", { statuses: ENDING }],
  ['a moratorium', 'fr', 'HR02', FR + "Par jugement du 12.03.2019, un sursis concordataire provisoire a été accordé à la société jusqu'au 12.07.2019.", { statuses: [] }],
  ['radiated after liquidation', 'fr', 'HR03', FRLIQ + "La liquidation étant terminée, la société est radiée.", { statuses: [...LEFT, ...SAYS] }],
  ['radiated for having moved', 'fr', 'HR03', FR + "Le siège de la société ayant été transféré à Nyon (FOSC du 12.03.2019, p. 0/1004587000), elle est radiée d'office du registre du commerce de Genève.", { statuses: ['ACTIVE DELETED_HERE_MOVED'] }],
  ['a sole proprietor who stopped', 'fr', 'HR03', "Firnlicht Lunettes, à Sierre, CHE-100.000.006, entreprise individuelle (No. FOSC 112 du 12.06.2014, Publ. 1551234). Radiation par suite de cessation de l'exploitation.", { statuses: LEFT }],
  ['Ticino: bankruptcy', 'it', 'HR02', IT + 'La società è sciolta in seguito a fallimento pronunciato dalla Pretura del Distretto con decreto del 12.03.2019 a far tempo dal 13.03.2019 alle ore 10.00.', { statuses: BROKE }],
  ['Ticino: suspended', 'it', 'HR02', ITLIQ + 'Con decreto del 12.05.2019 la procedura di fallimento è stata sospesa per mancanza di attivi.', { statuses: ['BANKRUPT BANKRUPTCY_SUSPENDED'] }],
  ['Ticino: revoked', 'it', 'HR02', ITLIQ + "Nuova ditta: Firnlicht Ottica SA. Con sentenza del 12.05.2019 il Tribunale d'appello ha annullato la dichiarazione di fallimento.", { statuses: ['ACTIVE BANKRUPTCY_REVOKED'] }],
  ['Ticino: dissolved', 'it', 'HR02', IT + "La società è sciolta con decisione dell'assemblea generale del 12.03.2019. Nuova ditta: Firnlicht Ottica SA in liquidazione.", { statuses: ENDING }],
  ['Ticino: cancelled', 'it', 'HR03', ITLIQ + 'La liquidazione è terminata. La società è cancellata.', { statuses: [...LEFT, ...SAYS] }],
  ['Ticino: cancelled for having moved', 'it', 'HR03', IT + 'In seguito al trasferimento della sede a Zugo, la società è cancellata d’ufficio dal registro di commercio del Cantone Ticino.', { statuses: ['ACTIVE DELETED_HERE_MOVED'] }],
  ['a correction, its target by journal and gazette', 'de', 'HR02', "Berichtigung des im SHAB Nr. 12 vom 18.01.2019, Publ. 1004546000, publizierten TR-Eintrags Nr. 345 vom 15.01.2019. " + DE + 'Firma neu: Firnlicht Holding AG [nicht: Firnlicht Holdings AG].', { corrects: ['345/2019-01-15'] }],
  ['a correction in French', 'fr', 'HR02', "Rectification de l'inscription no 512 du 04.04.2018, publiée dans la FOSC no 69 du 11.04.2018, Publ. 4165501. " + FR + 'Nouvelle adresse: Rue Haute 3, 1204 Genève [non: Rue Haute 5, 1204 Genève].', { corrects: ['512/2018-04-04'] }],
  ['a correction in Italian', 'it', 'HR02', "Rettifica dell'iscrizione del registro giornaliero no. 4'321 del 12.05.2014, pubblicata sul FUSC no. 93 del 16.05.2014, Pubbl. 1505555. " + IT + 'Nuovo recapito: via Alta 3, 6900 Lugano [non: via Alta 5, 6900 Lugano].', { corrects: ['4321/2014-05-12'] }],
  ['a reentry', 'de', 'HR02', LIQ + 'Die Gesellschaft wird auf Anordnung des Bezirksgerichts vom 01.02.2020 wieder eingetragen.', { statuses: ['IN_LIQUIDATION REENTERED'] }],
];
