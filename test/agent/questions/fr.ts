import { BOARD_ROLES } from '../../../src/core/index.js';
import type { AskedAs } from './types.js';

const LAC = ['Garage du Lac Sàrl'];
const BANK = ['Banque de la Place SA'];
const BAKERY = ['Boulangerie Modèle SA'];
const MANAGERS = ['MANAGER', 'MANAGERS_CHAIR'] as const;
const AUDITORS = ['AUDITOR', 'GROUP_AUDITOR'] as const;

export const frenchQuestions: AskedAs[] = [
  { question: "Qui siège au conseil d'administration de Banque de la Place SA ?", measure: 'OFFICERS', about: BANK, roles: BOARD_ROLES },
  { question: 'Qui siège au conseil d’administration de la Banque de la Place SA ?', measure: 'OFFICERS', about: BANK, roles: BOARD_ROLES },
  { question: 'Qui sont les administrateurs de Boulangerie Modèle SA ?', measure: 'OFFICERS', about: BAKERY, roles: BOARD_ROLES },
  { question: 'Quelles sont les administratrices de la Boulangerie Modèle SA ?', measure: 'OFFICERS', about: BAKERY, roles: BOARD_ROLES },
  { question: 'Qui était administrateur de Boulangerie Modèle SA le 1er mai 2021 ?', measure: 'OFFICERS', about: BAKERY, roles: BOARD_ROLES, time: '2021-05-01' },
  { question: 'Qui siégeait au conseil d’administration de Boulangerie Modèle SA fin 2018 ?', measure: 'OFFICERS', about: BAKERY, roles: BOARD_ROLES, time: '2018-12-31' },
  { question: 'Qui siégeait en 2020 au conseil de Boulangerie Modèle SA ?', measure: 'OFFICERS', about: BAKERY, roles: BOARD_ROLES, time: '2020-01-01..2021-01-01' },
  { question: 'Qui siégeait en mars 2020 au conseil de Boulangerie Modèle SA ?', measure: 'OFFICERS', about: BAKERY, roles: BOARD_ROLES, time: '2020-03-01..2020-04-01' },
  { question: 'Qui préside Boulangerie Modèle SA ?', measure: 'OFFICERS', about: BAKERY, roles: ['BOARD_PRESIDENT'] },
  { question: 'Qui est la présidente de la Banque de la Place SA ?', measure: 'OFFICERS', about: BANK, roles: ['BOARD_PRESIDENT'] },
  { question: 'Qui est vice-président de Banque de la Place SA ?', measure: 'OFFICERS', about: BANK, roles: ['BOARD_VICE_PRESIDENT'] },
  { question: 'Qui est administrateur unique de Boulangerie Modèle SA ?', measure: 'OFFICERS', about: BAKERY, roles: ['SOLE_BOARD_MEMBER'] },
  { question: 'Qui est gérant de Garage du Lac Sàrl ?', measure: 'OFFICERS', about: LAC, roles: MANAGERS },
  { question: 'Quelles gérantes a Garage du Lac Sàrl ?', measure: 'OFFICERS', about: LAC, roles: MANAGERS },
  { question: 'qui gère garage du lac sàrl', measure: 'OFFICERS', about: LAC, roles: MANAGERS },
  { question: 'Qui sont les associés de Garage du Lac Sàrl ?', measure: 'OFFICERS', about: LAC, roles: ['PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'] },
  { question: 'Qui est l’organe de révision de Boulangerie Modèle SA ?', measure: 'AUDITOR', about: BAKERY, roles: AUDITORS },
  { question: 'Quel réviseur a la Banque de la Place SA ?', measure: 'AUDITOR', about: BANK, roles: AUDITORS },
  { question: 'Qui peut signer pour Boulangerie Modèle SA ?', measure: 'SIGNATORIES', about: BAKERY },
  { question: 'Qui représentait Boulangerie Modèle SA en 2020 ?', measure: 'SIGNATORIES', about: BAKERY, time: '2020-01-01..2021-01-01' },
  { question: 'Qui a la signature individuelle chez Boulangerie Modèle SA ?', measure: 'SIGNATORIES', about: BAKERY },
  { question: 'Quels fondés de procuration a la Banque de la Place SA ?', measure: 'SIGNATORIES', about: BANK },
  { question: 'Qui dirige Boulangerie Modèle SA ?', measure: 'OFFICERS', about: BAKERY },
  { question: 'Quelle est l’adresse de Garage du Lac Sàrl ?', measure: 'ADDRESS', about: LAC },
  { question: 'Où se trouve Garage du Lac Sàrl ?', measure: 'ADDRESS', about: LAC },
  { question: 'Quel est le but de la Banque de la Place SA ?', measure: 'PURPOSE', about: BANK },
  { question: 'Quel est le capital-actions de Boulangerie Modèle SA ?', measure: 'CAPITAL', about: BAKERY },
  { question: 'Quelle est la forme juridique de Garage du Lac Sàrl ?', measure: 'LEGAL_FORM', about: LAC },
  { question: 'Quel est le siège social de Garage du Lac Sàrl ?', measure: 'SEAT', about: LAC },
  { question: 'Boulangerie Modèle SA est-elle en liquidation ?', measure: 'STATUS', about: BAKERY },
  { question: 'Qui a quitté Boulangerie Modèle SA en 2022 ?', measure: 'DEPARTED', about: BAKERY, time: '2022-01-01..2023-01-01' },
  { question: 'Quels sont les anciens administrateurs de Boulangerie Modèle SA ?', measure: 'DEPARTED', about: BAKERY, roles: BOARD_ROLES },
  { question: "Qui n'est plus au conseil d'administration de Boulangerie Modèle SA ?", measure: 'DEPARTED', about: BAKERY, roles: BOARD_ROLES },
  { question: 'Où habite Jean-Luc Modèle ?', measure: 'RESIDENCE', about: ['Modèle, Jean-Luc'] },
  { question: 'De quelle nationalité est Jean-Luc Modèle ?', measure: 'ORIGIN', about: ['Modèle, Jean-Luc'] },
  { question: 'D’où est originaire Claire de la Vallée ?', measure: 'ORIGIN', about: ['de la Vallée, Claire'] },
  { question: 'Quels mandats a Jean-Luc Modèle ?', measure: 'PERSON_MANDATES', about: ['Modèle, Jean-Luc'] },
  { question: 'Dans quelles sociétés siège Claire de la Vallée ?', measure: 'PERSON_MANDATES', about: ['de la Vallée, Claire'] },
  { question: 'Qui est Jean-Luc Modèle ?', measure: 'DOSSIER', about: ['Modèle, Jean-Luc'] },
  { question: 'Montre le dossier de Boulangerie Modèle SA', measure: 'DOSSIER', about: BAKERY },
  { question: 'Boulangerie Modèle SA', measure: 'DOSSIER', about: BAKERY },
  { question: 'Qui est au comité de l’Association Les Amis de la Vallée ?', measure: 'OFFICERS', about: ['Association Les Amis de la Vallée'], roles: BOARD_ROLES },
  { question: 'Que sais-tu de la société « Banque de la Place SA » ?', measure: 'DOSSIER', about: BANK },
  { question: 'Qui était directeur de Banque de la Place SA il y a deux ans ?', measure: 'OFFICERS', about: BANK, roles: ['DIRECTOR', 'DEPUTY_DIRECTOR', 'VICE_DIRECTOR'], time: '2024-09-15' },
  { question: 'Qui siégeait hier au conseil de Banque de la Place SA ?', measure: 'OFFICERS', about: BANK, roles: BOARD_ROLES, time: '2026-09-14' },
  { question: 'Quel administrateur de Boulangerie Modèle SA porte des chaussettes rouges ?', measure: 'OFFICERS', about: BAKERY, roles: BOARD_ROLES, notUnderstood: ['porte', 'chaussettes', 'rouges'] },
  { question: 'Qui est entré à Muster Bau AG en 2022 ?', measure: 'JOINED', about: ['Muster Bau AG'], time: '2022-01-01..2023-01-01' },
]; // prettier-ignore
