import type { StrangerNotice } from './stranger-notice.js';

const GE = 'Firnlicht Optique SA, en liquidation, à Genève, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). ';
const SOLE =
  'Malerei Zwicky, in Näfels, CHE-100.000.006, Einzelunternehmen (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
const BRANCH =
  'Firnlicht Optik AG, succursale de Lancy, à Lancy, Chemin Vert 3, 1212 Grand-Lancy, CHE-100.000.006. Nouvelle succursale';
const FIELDS = { name: 'Firnlicht Optik AG, succursale de Lancy', seat: 'Lancy', legalForm: '0151', address: 'Chemin Vert 3, 1212 Grand-Lancy', purpose: 'optique' }; // prettier-ignore

/** Branches whose head office has no label of its own, and businesses that another firm carries on. */
// prettier-ignore
export const BRANCHES_AND_HEIRS: readonly StrangerNotice[] = [
  ['a branch, and behind the seat of its head office the name', 'fr', 'HR01', BRANCH + ". Siège principal: Sursee (CHE-100.000.012), sous la raison sociale: Firnlicht Optik AG. But: optique.", { fields: FIELDS, statuses: ['ACTIVE FOUNDED'], relations: ['HEAD_OFFICE FROM Firnlicht Optik AG, Sursee, CHE-100.000.012'] }],
  ['a branch of what kind of firm, with its seat: the branch carries the name', 'fr', 'HR01', BRANCH + " d'une société anonyme avec siège principal à Sursee. But: optique.", { fields: FIELDS, statuses: ['ACTIVE FOUNDED'], relations: ['HEAD_OFFICE FROM Firnlicht Optik AG, Sursee, null'] }],
  ['a business that a firm carries on', 'de', 'HR03', SOLE + 'Das Einzelunternehmen ist infolge Verkaufs erloschen. Das Geschäft wird von der Zwicky Farben GmbH, in Mollis (CHE-100.000.012), weitergeführt.', { statuses: ['DELETED DELETED'], relations: ['ASSET_TRANSFER TO Zwicky Farben GmbH, Mollis, CHE-100.000.012'] }],
  ['a business that a firm carries on, of which only the name is printed', 'de', 'HR03', SOLE + 'Das Einzelunternehmen ist erloschen. Das Geschäft wird durch die Zwicky Farben GmbH weitergeführt.', { statuses: ['DELETED DELETED'], relations: ['ASSET_TRANSFER TO Zwicky Farben GmbH, null, null'] }],
  ['a business that somebody carries on', 'de', 'HR03', SOLE + 'Das Einzelunternehmen ist erloschen. Das Geschäft wird durch den bisherigen Prokuristen Fritz Zwicky weitergeführt.', { statuses: ['DELETED DELETED'] }],
  ['a liquidation by way of bankruptcy is suspended', 'fr', 'HR02', GE + "Par jugement du 04.04.2016, le Tribunal a prononcé la suspension de la liquidation par voie de faillite faute d'actif.", { statuses: ['BANKRUPT BANKRUPTCY_SUSPENDED'] }],
  ['the name under which a liquidation takes its course', 'fr', 'HR02', "Firnlicht Optique SA, à Neuchâtel, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). Selon décision de l'assemblée générale du 04.04.2016, la société a décidé sa dissolution. La liquidation s'opérera sous la raison sociale: Firnlicht Optique SA en liquidation.", { fields: { name: ['Firnlicht Optique SA en liquidation', 'Firnlicht Optique SA'] }, statuses: ['IN_LIQUIDATION LIQUIDATION_OPENED'] }],
];
