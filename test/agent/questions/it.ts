import { BOARD_ROLES } from '../../../src/core/index.js';
import type { AskedAs } from './types.js';

const SAGL = ['Fratelli Esempio Sagl'];
const PONTE = ['Officina del Ponte SA'];
const CASA = ['Casa Modello SA'];
const MANAGERS = ['MANAGER', 'MANAGERS_CHAIR'] as const;
const AUDITORS = ['AUDITOR', 'GROUP_AUDITOR'] as const;

export const italianQuestions: AskedAs[] = [
  { question: 'Chi siede nel consiglio di amministrazione di Officina del Ponte SA?', measure: 'OFFICERS', about: PONTE, roles: BOARD_ROLES },
  { question: "Chi fa parte del consiglio d'amministrazione di Casa Modello SA?", measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES },
  { question: 'Chi siede nel CdA di Casa Modello SA?', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES },
  { question: 'Chi sono gli amministratori di Casa Modello SA?', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES },
  { question: 'Elencami le amministratrici della Casa Modello SA', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES },
  { question: 'Chi era amministratore di Casa Modello SA il 3 maggio 2020?', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES, time: '2020-05-03' },
  { question: 'Chi sedeva nel consiglio di Casa Modello SA alla fine del 2018?', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES, time: '2018-12-31' },
  { question: 'Chi sedeva nel 2020 nel consiglio di Casa Modello SA?', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES, time: '2020-01-01..2021-01-01' },
  { question: 'Chi sedeva nel marzo 2020 nel consiglio di Casa Modello SA?', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES, time: '2020-03-01..2020-04-01' },
  { question: 'Chi presiede Casa Modello SA?', measure: 'OFFICERS', about: CASA, roles: ['BOARD_PRESIDENT'] },
  { question: 'Chi è la presidente di Officina del Ponte SA?', measure: 'OFFICERS', about: PONTE, roles: ['BOARD_PRESIDENT'] },
  { question: 'Chi è il vicepresidente di Officina del Ponte SA?', measure: 'OFFICERS', about: PONTE, roles: ['BOARD_VICE_PRESIDENT'] },
  { question: "Chi è l'amministratore unico di Casa Modello SA?", measure: 'OFFICERS', about: CASA, roles: ['SOLE_BOARD_MEMBER'] },
  { question: 'Chi è gerente della Fratelli Esempio Sagl?', measure: 'OFFICERS', about: SAGL, roles: MANAGERS },
  { question: 'Quali gerenti ha la Fratelli Esempio Sagl?', measure: 'OFFICERS', about: SAGL, roles: MANAGERS },
  { question: 'chi gestisce fratelli esempio sagl', measure: 'OFFICERS', about: SAGL, roles: MANAGERS },
  { question: 'Chi sono i soci di Fratelli Esempio Sagl?', measure: 'OFFICERS', about: SAGL, roles: ['PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'] },
  { question: "Qual è l'ufficio di revisione di Casa Modello SA?", measure: 'AUDITOR', about: CASA, roles: AUDITORS },
  { question: 'Chi è il revisore di Officina del Ponte SA?', measure: 'AUDITOR', about: PONTE, roles: AUDITORS },
  { question: 'Chi può firmare per Casa Modello SA?', measure: 'SIGNATORIES', about: CASA },
  { question: 'Chi ha firma individuale presso Casa Modello SA?', measure: 'SIGNATORIES', about: CASA },
  { question: 'Quali procuratori ha la Casa Modello SA?', measure: 'SIGNATORIES', about: CASA },
  { question: 'Chi dirige Officina del Ponte SA?', measure: 'OFFICERS', about: PONTE },
  { question: "Qual è l'indirizzo di Officina del Ponte SA?", measure: 'ADDRESS', about: PONTE },
  { question: 'Dove si trova Officina del Ponte SA?', measure: 'ADDRESS', about: PONTE },
  { question: 'Qual è lo scopo di Casa Modello SA?', measure: 'PURPOSE', about: CASA },
  { question: 'Qual è il capitale azionario di Casa Modello SA?', measure: 'CAPITAL', about: CASA },
  { question: 'Che forma giuridica ha Fratelli Esempio Sagl?', measure: 'LEGAL_FORM', about: SAGL },
  { question: 'Dove ha sede Fratelli Esempio Sagl?', measure: 'SEAT', about: SAGL },
  { question: 'Casa Modello SA è in liquidazione?', measure: 'STATUS', about: CASA },
  { question: 'Chi ha lasciato Casa Modello SA nel 2022?', measure: 'DEPARTED', about: CASA, time: '2022-01-01..2023-01-01' },
  { question: 'Chi non è più nel consiglio di amministrazione di Casa Modello SA?', measure: 'DEPARTED', about: CASA, roles: BOARD_ROLES },
  { question: 'Chi è uscito dal consiglio di Casa Modello SA?', measure: 'DEPARTED', about: CASA, roles: BOARD_ROLES },
  { question: 'Dove abita Chiara Esempio?', measure: 'RESIDENCE', about: ['Esempio, Chiara'] },
  { question: 'Di che nazionalità è Chiara Esempio?', measure: 'ORIGIN', about: ['Esempio, Chiara'] },
  { question: 'Da dove viene Chiara Esempio?', measure: 'ORIGIN', about: ['Esempio, Chiara'] },
  { question: 'Quali mandati ha Chiara Esempio?', measure: 'PERSON_MANDATES', about: ['Esempio, Chiara'] },
  { question: 'In quali società siede Chiara Esempio?', measure: 'PERSON_MANDATES', about: ['Esempio, Chiara'] },
  { question: 'Chi è Chiara Esempio?', measure: 'DOSSIER', about: ['Esempio, Chiara'] },
  { question: 'Mostrami il dossier di Casa Modello SA', measure: 'DOSSIER', about: CASA },
  { question: 'Casa Modello SA', measure: 'DOSSIER', about: CASA },
  { question: 'Che cosa sai di «Officina del Ponte SA»?', measure: 'DOSSIER', about: PONTE },
  { question: 'Chi era direttore di Officina del Ponte SA due anni fa?', measure: 'OFFICERS', about: PONTE, roles: ['DIRECTOR', 'DEPUTY_DIRECTOR', 'VICE_DIRECTOR'], time: '2024-09-15' },
  { question: 'Chi sedeva ieri nel consiglio di Officina del Ponte SA?', measure: 'OFFICERS', about: PONTE, roles: BOARD_ROLES, time: '2026-09-14' },
  { question: 'Quale amministratore di Casa Modello SA porta calze rosse?', measure: 'OFFICERS', about: CASA, roles: BOARD_ROLES, notUnderstood: ['porta', 'calze', 'rosse'] },
  { question: 'Chi è entrato in Muster Bau AG nel 2022?', measure: 'JOINED', about: ['Muster Bau AG'], time: '2022-01-01..2023-01-01' },
]; // prettier-ignore
