import type { StrangerNotice } from './stranger-notice.js';

const DE =
  'Firnlicht Optik AG, in Sursee, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
const LIQ =
  'Firnlicht Optik AG in Liquidation, in Sursee, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
const FR = 'Firnlicht Optique SA, à Genève, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). ';
const FRLIQ = 'Firnlicht Optique SA en liquidation, à Genève, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). ';
const IT =
  'Firnlicht Ottica SA, in Lugano, CHE-100.000.006, società anonima (FUSC no. 112 del 12.06.2014, Pubbl. 1551234). ';
const SOLE =
  'Firnlicht Optik, Inhaberin Sina Musterin, in Sursee, CHE-100.000.006, Einzelunternehmen (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
const BROKE = ['BANKRUPT BANKRUPTCY_OPENED'];
const LEFT = ['DELETED DELETED'];
const ENDING = ['IN_LIQUIDATION LIQUIDATION_OPENED'];
const SAYS = ['IN_LIQUIDATION NAME_SAYS_LIQUIDATION'];

// prettier-ignore
export const MORE_STATES: readonly StrangerNotice[] = [
  ['the struck sentence of a dissolution does not dissolve', 'de', 'HR02', LIQ + 'Firma neu: Firnlicht Optik AG. [gestrichen: Die Gesellschaft ist mit Beschluss der Generalversammlung vom 01.04.2019 aufgelöst.]. Die Generalversammlung hat am 01.08.2019 den Widerruf der Auflösung beschlossen.', { statuses: ['ACTIVE LIQUIDATION_REVOKED'] }],
  ['the struck sentence alone', 'de', 'HR02', DE + 'Domizil neu: Gartenweg 3, 6210 Sursee. [gestrichen: Über die Gesellschaft wurde am 01.04.2019 der Konkurs eröffnet.].', { statuses: [] }],
  ['an appeal with effect is told', 'de', 'HR02', LIQ + 'Firma neu: Firnlicht Optik AG. Dem Rechtsmittel gegen die Konkurseröffnung vom 05.03.2019 wurde mit Verfügung des Obergerichts vom 12.03.2019 die aufschiebende Wirkung erteilt.', { statuses: ['ACTIVE LIQUIDATION_REVOKED'] }],
  ['an agreement with the creditors that gives up the assets', 'de', 'HR02', DE + 'Firma neu: Firnlicht Optik AG in Nachlassliquidation. Das Nachlassgericht hat mit Entscheid vom 01.04.2019 den Nachlassvertrag mit Vermögensabtretung bestätigt; die Gesellschaft ist aufgelöst.', { statuses: ENDING }],
  ['a moratorium that ends in bankruptcy', 'de', 'HR02', DE + 'Mit Entscheid vom 01.04.2019 hat das Nachlassgericht die Nachlassstundung widerrufen und über die Gesellschaft mit Wirkung ab 01.04.2019, 09.00 Uhr, den Konkurs eröffnet.', { statuses: BROKE }],
  ['a moratorium taken back', 'de', 'HR02', DE + 'Die mit Entscheid vom 01.02.2019 gewährte Nachlassstundung ist widerrufen worden.', { statuses: [] }],
  ['dissolved by the passing of time', 'de', 'HR02', 'Firnlicht & Co., in Chur, CHE-100.000.006, Kollektivgesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). Die Kollektivgesellschaft hat sich aufgelöst; die Liquidation wird durch die bisherigen Gesellschafter durchgeführt.', { statuses: ENDING }],
  ['a liquidation that is done, in one deletion', 'de', 'HR03', 'Firnlicht & Co., in Chur, CHE-100.000.006, Kollektivgesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). Die Kollektivgesellschaft hat sich aufgelöst und ist nach durchgeführter Liquidation erloschen.', { statuses: [...LEFT, ...SAYS] }],
  ['the owner died', 'de', 'HR03', SOLE + 'Das Einzelunternehmen ist infolge Todes der Inhaberin erloschen.', { statuses: LEFT }],
  ['bankruptcy of a sole proprietor', 'de', 'HR02', SOLE + 'Mit Entscheid des Bezirksgerichts vom 05.03.2019, 10.00 Uhr, ist über die Inhaberin des Einzelunternehmens der Konkurs eröffnet worden.', { statuses: BROKE }],
  ['deleted for want of activity and assets', 'de', 'HR03', DE + 'Die Gesellschaft wird in Anwendung von Art. 155 HRegV von Amtes wegen gelöscht, da sie keine Geschäftstätigkeit mehr aufweist und keine verwertbaren Aktiven hat.', { statuses: LEFT }],
  ['deleted after a suspended bankruptcy', 'de', 'HR03', LIQ + 'Das Konkursverfahren wurde mit Urteil vom 01.04.2019 mangels Aktiven eingestellt. Gegen die Löschung wurde kein begründeter Einspruch erhoben. Die Gesellschaft wird gemäss Art. 159 Abs. 5 lit. a HRegV von Amtes wegen gelöscht.', { statuses: [...LEFT, 'BANKRUPT BANKRUPTCY_SUSPENDED'] }],
  ['a branch closed', 'de', 'HR03', 'Firnlicht Optik AG, Zweigniederlassung Stans, in Stans, CHE-100.000.006, Zweigniederlassung (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). Die Zweigniederlassung ist infolge Aufgabe des Geschäftsbetriebes erloschen.', { statuses: LEFT }],
  ['a business passed on', 'de', 'HR03', SOLE + 'Aktiven und Passiven gehen gemäss Vermögensübertragungsvertrag vom 01.04.2019 auf die Rotgletscher GmbH, in Zug (CHE-100.000.012), über. Das Einzelunternehmen ist erloschen.', { statuses: LEFT, relations: ['ASSET_TRANSFER TO Rotgletscher GmbH, Zug, CHE-100.000.012'] }],
  ['moved to another canton, in the passive', 'de', 'HR03', DE + 'Die Gesellschaft hat ihren Sitz nach Zug verlegt und wird daher im Handelsregister des Kantons Luzern gelöscht.', { statuses: ['ACTIVE DELETED_HERE_MOVED'] }],
  ['moved abroad', 'de', 'HR03', DE + 'Die Gesellschaft hat ihren Sitz nach Vaduz (LI) verlegt. Die Gesellschaft wird gelöscht.', { statuses: LEFT }],
  ['a liquidation announced, but the name is another matter', 'fr', 'HR02', FR + "La société est dissoute d'office en application de l'article 153b ORC. Nouvelle raison sociale: Firnlicht Optique SA en liquidation.", { statuses: ENDING }],
  ['a bankruptcy with an effect from', 'fr', 'HR02', FR + "Par jugement du 12.03.2019, le Tribunal de première instance a déclaré la société en état de faillite dès le 12.03.2019 à 14 h 30. La société est dissoute.", { statuses: BROKE }],
  ['an appeal with effect, in French', 'fr', 'HR02', FRLIQ + "Par décision du 22.03.2019, la Chambre civile a accordé l'effet suspensif au recours contre le jugement de faillite du 12.03.2019. Nouvelle raison sociale: Firnlicht Optique SA.", { statuses: ['ACTIVE LIQUIDATION_REVOKED'] }],
  ['the court annuls', 'fr', 'HR02', FRLIQ + "Par arrêt du 22.04.2019, la Cour de justice a annulé le jugement prononçant la faillite de la société. Nouvelle raison sociale: Firnlicht Optique SA.", { statuses: ['ACTIVE BANKRUPTCY_REVOKED'] }],
  ['closed and radiated', 'fr', 'HR03', FRLIQ + "La procédure de faillite, suspendue faute d'actifs, a été clôturée par jugement du 22.04.2019. La société est radiée d'office.", { statuses: [...LEFT, 'BANKRUPT BANKRUPTCY_CLOSED'] }],
  ['radiated for want of opposition', 'fr', 'HR03', FRLIQ + "Aucune opposition motivée n'ayant été présentée contre la radiation, la société est radiée d'office conformément à l'art. 159 ORC.", { statuses: [...LEFT, ...SAYS] }],
  ['absorbed', 'fr', 'HR03', FR + "Les actifs et passifs envers les tiers sont repris par la société Glacier Rouge SA, à Nyon (CHE-100.000.012), selon contrat de fusion du 02.02.2019. La société est radiée par suite de fusion.", { statuses: LEFT, relations: ['MERGER TO Glacier Rouge SA, Nyon, CHE-100.000.012'] }],
  ['a merger, the parent takes', 'fr', 'HR02', FR + "Fusion: reprise des actifs et passifs de la société Glacier Bleu Sàrl, à Nyon (CHE-100.000.012), selon contrat de fusion du 02.02.2019 et bilan au 31.12.2018, présentant des actifs de CHF 100'000, des passifs envers les tiers de CHF 50'000.", { relations: ['MERGER FROM Glacier Bleu Sàrl, Nyon, CHE-100.000.012'] }],
  ['moved out, in French', 'fr', 'HR03', FR + "La société ayant transféré son siège à Fribourg, elle est radiée d'office du registre du commerce de Genève.", { statuses: ['ACTIVE DELETED_HERE_MOVED'] }],
  ['moved out, in Italian', 'it', 'HR03', IT + 'La società ha trasferito la sede a Coira. La società è cancellata dal registro di commercio del Cantone Ticino.', { statuses: ['ACTIVE DELETED_HERE_MOVED'] }],
  ['Ticino: dissolved by the judge', 'it', 'HR02', IT + "Con decisione del 12.03.2019 il Pretore ha sciolto la società in applicazione dell'art. 731b CO e ordinato la sua liquidazione in via di fallimento.", { statuses: ENDING }],
  ['Ticino: bankruptcy declared', 'it', 'HR02', IT + 'Con decreto del 12.03.2019 la Pretura ha dichiarato il fallimento della società a far tempo dal 12.03.2019, ore 14.00.', { statuses: BROKE }],
  ['Ticino: absorbed', 'it', 'HR03', IT + 'Attivi e passivi sono ripresi dalla Ghiacciaio Rosso SA, in Chiasso (CHE-100.000.012), in seguito a fusione. La società è cancellata.', { statuses: LEFT, relations: ['MERGER TO Ghiacciaio Rosso SA, Chiasso, CHE-100.000.012'] }],
  ['a moratorium in Italian', 'it', 'HR02', IT + 'Con decreto del 12.03.2019 la Pretura ha concesso alla società una moratoria concordataria provvisoria fino al 12.07.2019.', { statuses: [] }],
  ['a supplement', 'de', 'HR02', "Nachtrag zum im SHAB Nr. 12 vom 18.01.2019, Publ. 1004546000, publizierten TR-Eintrag Nr. 1'345 vom 15.01.2019. " + DE + 'Weitere Adresse: Postfach 3, 6210 Sursee.', { corrects: ['1345/2019-01-15'] }],
  ['a correction behind the firm', 'de', 'HR02', DE + "Berichtigung: Der TR-Eintrag Nr. 345 vom 15.01.2019 (SHAB Nr. 12 vom 18.01.2019, Publ. 1004546000) wird wie folgt berichtigt: Domizil neu: Gartenweg 3, 6210 Sursee [nicht: Gartenweg 33, 6210 Sursee].", { corrects: ['345/2019-01-15'] }],
  ['a complement in French', 'fr', 'HR02', "Complément à l'inscription no 512 du 04.04.2018, publiée dans la FOSC no 69 du 11.04.2018, Publ. 4165501. " + FR + "Autre adresse: case postale 3, 1204 Genève.", { corrects: ['512/2018-04-04'] }],
  ['Geneva: a correction in a sentence', 'fr', 'HR02', FR + "L'inscription no 5'812 du 12.01.2016 (FOSC du 15.01.2016, p. 0/2598001) est rectifiée en ce sens que la nouvelle adresse est: Rue Haute 3, 1204 Genève (et non Rue Haute 5).", { corrects: ['5812/2016-01-12'] }],
];
