import { BOARD_ROLES } from '../../../src/core/index.js';
import type { AskedAs } from './types.js';

const MUSTER = ['Muster Bau AG'];
const NORTH = ['Northwind Trading Ltd'];
const LAC = ['Garage du Lac Sàrl'];
const MANAGERS = ['MANAGER', 'MANAGERS_CHAIR'] as const;
const AUDITORS = ['AUDITOR', 'GROUP_AUDITOR'] as const;

export const englishQuestions: AskedAs[] = [
  { question: 'Who is on the board of Muster Bau AG?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES },
  { question: 'Who sits on the board of directors of Muster Bau AG?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES },
  { question: "Who is on Muster Bau AG's board?", measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES },
  { question: 'List the directors of Northwind Trading Ltd', measure: 'OFFICERS', about: NORTH, roles: BOARD_ROLES },
  { question: 'who are the board members of northwind trading ltd', measure: 'OFFICERS', about: NORTH, roles: BOARD_ROLES },
  { question: 'Who was on the board of Muster Bau AG on 5 June 2021?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2021-06-05' },
  { question: 'Who was on the board of Muster Bau AG on June 5, 2021?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2021-06-05' },
  { question: 'Who was on the board of Muster Bau AG at the end of 2018?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2018-12-31' },
  { question: 'Who was on the board of Muster Bau AG in 2020?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2020-01-01..2021-01-01' },
  { question: 'Who was on the board of Muster Bau AG in March 2020?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2020-03-01..2020-04-01' },
  { question: 'Who was on the board of Muster Bau AG between 2019 and 2021?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2019-01-01..2022-01-01' },
  { question: 'Who chairs Muster Bau AG?', measure: 'OFFICERS', about: MUSTER, roles: ['BOARD_PRESIDENT'] },
  { question: 'Who is the chairwoman of Northwind Trading Ltd?', measure: 'OFFICERS', about: NORTH, roles: ['BOARD_PRESIDENT'] },
  { question: 'Who is the vice-chair of Northwind Trading Ltd?', measure: 'OFFICERS', about: NORTH, roles: ['BOARD_VICE_PRESIDENT'] },
  { question: 'Who manages Garage du Lac Sàrl?', measure: 'OFFICERS', about: LAC, roles: MANAGERS },
  { question: 'Managing directors of Garage du Lac Sàrl', measure: 'OFFICERS', about: LAC, roles: MANAGERS },
  { question: 'Who are the partners of Garage du Lac Sàrl?', measure: 'OFFICERS', about: LAC, roles: ['PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'] },
  { question: 'Who is the auditor of Muster Bau AG?', measure: 'AUDITOR', about: MUSTER, roles: AUDITORS },
  { question: 'Which firm audits Muster Bau AG?', measure: 'AUDITOR', about: MUSTER, roles: AUDITORS },
  { question: 'Who may sign for Muster Bau AG?', measure: 'SIGNATORIES', about: MUSTER },
  { question: 'Authorised signatories of Muster Bau AG', measure: 'SIGNATORIES', about: MUSTER },
  { question: 'Who represented Muster Bau AG in 2020?', measure: 'SIGNATORIES', about: MUSTER, time: '2020-01-01..2021-01-01' },
  { question: 'Who has sole signature at Muster Bau AG?', measure: 'SIGNATORIES', about: MUSTER },
  { question: 'Who runs Northwind Trading Ltd?', measure: 'OFFICERS', about: NORTH },
  { question: 'What is the address of Garage du Lac Sàrl?', measure: 'ADDRESS', about: LAC },
  { question: 'Where is Garage du Lac Sàrl located?', measure: 'ADDRESS', about: LAC },
  { question: 'What is the purpose of Northwind Trading Ltd?', measure: 'PURPOSE', about: NORTH },
  { question: 'What is the share capital of Muster Bau AG?', measure: 'CAPITAL', about: MUSTER },
  { question: 'What is the legal form of Garage du Lac Sàrl?', measure: 'LEGAL_FORM', about: LAC },
  { question: 'What is the registered office of Garage du Lac Sàrl?', measure: 'SEAT', about: LAC },
  { question: 'Is Muster Bau AG in liquidation?', measure: 'STATUS', about: MUSTER },
  { question: 'Does Muster Bau AG still exist?', measure: 'STATUS', about: MUSTER },
  { question: 'Who left Muster Bau AG in 2022?', measure: 'DEPARTED', about: MUSTER, time: '2022-01-01..2023-01-01' },
  { question: 'Who is no longer on the board of Muster Bau AG?', measure: 'DEPARTED', about: MUSTER, roles: BOARD_ROLES },
  { question: 'Former directors of Muster Bau AG', measure: 'DEPARTED', about: MUSTER, roles: BOARD_ROLES },
  { question: 'Which companies is Anna Muster in?', measure: 'PERSON_MANDATES', about: ['Muster, Anna'] },
  { question: 'Which directorships does Anna Muster hold?', measure: 'PERSON_MANDATES', about: ['Muster, Anna'] },
  { question: 'Who is Anna Muster?', measure: 'DOSSIER', about: ['Muster, Anna'] },
  { question: 'Show me the dossier of Northwind Trading Ltd', measure: 'DOSSIER', about: NORTH },
  { question: 'Northwind Trading Ltd', measure: 'DOSSIER', about: NORTH },
  { question: 'Tell me about “Director Partners AG”', measure: 'DOSSIER', about: ['Director Partners AG'] },
  { question: 'Who is on the board of Director Partners AG?', measure: 'OFFICERS', about: ['Director Partners AG'], roles: BOARD_ROLES },
  { question: 'Who was on the board of Muster Bau AG two years ago?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2024-09-15' },
  { question: 'Who was on the board of Muster Bau AG yesterday?', measure: 'OFFICERS', about: MUSTER, roles: BOARD_ROLES, time: '2026-09-14' },
  { question: 'Which director of Muster Bau AG wears red socks?', measure: 'OFFICERS', about: MUSTER, roles: [...BOARD_ROLES, 'DIRECTOR'], notUnderstood: ['wears', 'red', 'socks'] },
  { question: 'Who joined Muster Bau AG in 2022?', measure: 'JOINED', about: ['Muster Bau AG'], time: '2022-01-01..2023-01-01' },
]; // prettier-ignore
