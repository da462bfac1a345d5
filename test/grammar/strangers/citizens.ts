import type { Stranger } from './stranger.js';

/** Citizens of more than one state, and states whose names have an `and` in them. */
// prettier-ignore
export const CITIZENS: readonly Stranger[] = [
  ['two adjectives', 'HR01', 'Eingetragene Personen: Torberg, Alena, schweizerische und tschechische Staatsangehörige, in Thun, Mitglied.', ['* PERSON Torberg/Alena | (CHE)+(CZE) | Thun | BOARD_MEMBER']],
  ['two adjectives in one word', 'HR01', 'Eingetragene Personen: Torberg, Alena, österreichisch-schweizerische Doppelbürgerin, in Thun, Mitglied.', ['* PERSON Torberg/Alena | (AUT)+(CHE) | Thun | BOARD_MEMBER']],
  ['a citizenship behind another', 'HR01', 'Eingetragene Personen: Torberg, Alena, tschechische Staatsangehörige, slowakische Staatsangehörige, in Thun, Mitglied.', ['* PERSON Torberg/Alena | (CZE)+(SVK) | Thun | BOARD_MEMBER']],
  ['a place and a citizenship', 'HR01', 'Eingetragene Personen: Torberg, Alena, von Spiez und tschechische Staatsangehörige, in Thun, Mitglied.', ['* PERSON Torberg/Alena | (CZE)+Spiez | Thun | BOARD_MEMBER']],
  ['what she was a citizen of', 'HR02', 'Eingetragene Personen neu oder mutierend: Torberg, Alena, von Spiez, in Thun, Mitglied [bisher: tschechische und slowakische Staatsangehörige].', ['+ PERSON Torberg/Alena | Spiez | Thun | BOARD_MEMBER |  |  | was CZE SVK']],
  ['two adjectives in French', 'HR01', 'Personnes inscrites: Quillard, Noé, ressortissant belge et canadien, à Nyon, gérant.', ['* PERSON Quillard/Noé | (BEL)+(CAN) | Nyon | MANAGER']],
  ['three of them', 'HR01', 'Personnes inscrites: Quillard, Noé, de nationalité belge, canadienne et suisse, à Nyon, gérant.', ['* PERSON Quillard/Noé | (BEL)+(CAN)+(CHE) | Nyon | MANAGER']],
  ['two states where a place of origin stands', 'HR02', "Quillard Noé, de Belgique et du Canada, à Nyon, est administrateur.", ['+ PERSON Quillard/Noé | (BEL)+(CAN) | Nyon | BOARD_MEMBER']],
  ['a place and two states', 'HR01', 'Personnes inscrites: Quillard, Noé, de Rolle, de Belgique et du Canada, à Nyon, gérant.', ['* PERSON Quillard/Noé | (BEL)+(CAN)+Rolle | Nyon | MANAGER']],
  ['half a word before', 'HR01', 'Personnes inscrites: Quillard, Noé, ressortissant franco-suisse, à Nyon, gérant.', ['* PERSON Quillard/Noé | (FRA)+(CHE) | Nyon | MANAGER']],
  ['two in Italian', 'HR01', 'Persone iscritte: Bernaschi, Ezio, cittadino argentino e italiano, in Melide, gerente.', ['* PERSON Bernaschi/Ezio | (ARG)+(ITA) | Melide | MANAGER']],
  ['one state, an and in its name', 'HR01', 'Eingetragene Personen: Torberg, Alena, Staatsangehörige von Bosnien und Herzegowina, in Thun, Mitglied.', ['* PERSON Torberg/Alena | (BIH) | Thun | BOARD_MEMBER']],
  ['one state, its whole name in French', 'HR01', "Personnes inscrites: Quillard, Noé, ressortissant du Royaume-Uni de Grande-Bretagne et d'Irlande du Nord, à Nyon, gérant.", ['* PERSON Quillard/Noé | (GBR) | Nyon | MANAGER']],
  ['one state, its whole name in Italian', 'HR01', 'Persone iscritte: Bernaschi, Ezio, cittadino del Regno Unito di Gran Bretagna e Irlanda del Nord, in Melide, gerente.', ['* PERSON Bernaschi/Ezio | (GBR) | Melide | MANAGER']],
  ['somebody whose surname is a country', 'HR02', 'Quillard Noé, de Rolle, et Jordan Anne, de Nyon, tous deux à Nyon, sont administrateurs.', ['+ PERSON Quillard/Noé | Rolle | Nyon | BOARD_MEMBER', '+ PERSON Jordan/Anne | Nyon | Nyon | BOARD_MEMBER']],
  ['two people, one of two states', 'HR02', 'Torberg Alena, tschechische Staatsangehörige, und Zibung Karl, deutscher und schweizerischer Staatsangehöriger, beide in Thun, sind Mitglieder des Verwaltungsrates.', ['+ PERSON Torberg/Alena | (CZE) | Thun | BOARD_MEMBER', '+ PERSON Zibung/Karl | (DEU)+(CHE) | Thun | BOARD_MEMBER']],
];
