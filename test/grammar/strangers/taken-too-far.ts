import type { Stranger } from './stranger.js';

/** Sentences that sound like those that a rule reads, and say something else: who stays, who never came, what is no place, no title and no end of a sentence. */
// prettier-ignore
export const TAKEN_TOO_FAR: readonly Stranger[] = [
  ['entered by mistake is not entered', 'HR02', 'Exemple Jean, de Lutry, à Pully, a été inscrit par erreur comme administrateur.', [], ['Exemple Jean, de Lutry, à Pully, a été inscrit par erreur comme administrateur']],
  ['who steps in stays, whoever died before', 'HR02', 'Comme associé entre dans la société Exemple Jean, de Lutry, à Pully, en remplacement de Modèle Anna, décédée.', ['+ PERSON Exemple/Jean | Lutry | Pully | PARTNER']],
  ['two liquidators are not the first with the home of the second', 'HR02', 'La liquidation est opérée sous la raison sociale Exemple SA en liquidation, par Modèle Anna, de Bex, à Aigle, nommée liquidatrice, et par Type Luc, de Nyon, à Nyon, liquidateur.', [], ['La liquidation est opérée sous la raison sociale Exemple SA en liquidation, par Modèle Anna, de Bex, à Aigle, nommée liquidatrice, et par Type Luc, de Nyon, à Nyon, liquidateur']],
  ['a partner sells some of his shares', 'HR02', 'Exemple Jean, associé gérant, a cédé ses 10 parts de CHF 1000 sur 20 à Modèle Anna, de Bex, à Aigle, nouvelle associée.', [], ['Exemple Jean, associé gérant, a cédé ses 10 parts de CHF 1000 sur 20 à Modèle Anna, de Bex, à Aigle, nouvelle associée']],
  ['a partner sells all, German', 'HR02', 'Der Gesellschafter Muster Hans hat seine 20 Stammanteile zu CHF 1000 an Beispiel Anna, von Thun, in Bern, neue Gesellschafterin, abgetreten.', ['-~ PERSON Muster/Hans |  |  | PARTNER |  |  |  | ends PARTNER', '+ PERSON Beispiel/Anna | Thun | Bern | PARTNER |  | 20 x 1000.00 = CHF 20000.00']],
  ['a surname in capitals behind a title', 'HR02', 'Dr. ROTH Hans, von Thun, in Bern, ist zum Präsidenten ernannt worden mit Einzelunterschrift.', ['+ PERSON <Dr.> ROTH/Hans | Thun | Bern | BOARD_PRESIDENT | SOLE']],
  ['a surname that is a profession', 'HR02', 'Eingetragene Personen neu oder mutierend: Dr. Lehrer Peter, von Thun, in Bern, Mitglied, mit Einzelunterschrift.', ['+ PERSON <Dr.> Lehrer/Peter | Thun | Bern | BOARD_MEMBER | SOLE']],
  ['an initial behind a home', 'HR02', 'Exemple Jean, de Lutry, à Pully, M. Dupont Luc, de Bex, à Aigle, sont nommés administrateurs avec signature collective à deux.', ['+ PERSON Exemple/Jean | Lutry | Pully | BOARD_MEMBER | JOINT_TWO', '+ PERSON M. Dupont/Luc | Bex | Aigle | BOARD_MEMBER | JOINT_TWO']],
  ['two places are nobody', 'HR02', 'Eingetragene Personen neu oder mutierend: Beispiel, Hans, von Thun, in Biel und Nidau, Fürsprecher, Mitglied, mit Einzelunterschrift.', ['+ PERSON Beispiel/Hans | Thun | Biel und Nidau | OTHER+BOARD_MEMBER | SOLE']],
  ['no member, and secretary', 'HR02', 'Eingetragene Personen neu oder mutierend: Beispiel, Hans, von Thun, in Bern, Nichtmitglied Sekretär, mit Kollektivunterschrift zu zweien.', ['+ PERSON Beispiel/Hans | Thun | Bern | BOARD_SECRETARY | JOINT_TWO']],
  ['a foundation of a GmbH has a board', 'HR02', 'Personalvorsorgestiftung der Muster GmbH, in Bern, CHE-109.322.551, Stiftung. Eingetragene Personen neu oder mutierend: Beispiel, Hans, von Thun, in Bern, Präsident, mit Kollektivunterschrift zu zweien.', ['+ PERSON Beispiel/Hans | Thun | Bern | BOARD_PRESIDENT | JOINT_TWO']],
];
