import type { Stranger } from './stranger.js';

const A = 'Ackerlin, Tom, von Bern, in Bern, Mitglied, mit Einzelunterschrift.';
const B = 'Blancard, Luc, de Sion, à Sion, membre, avec signature individuelle.';
const C = 'Corrin, Ugo, da Lugano, in Lugano, membro, con firma individuale.';
const a = 'PERSON Ackerlin/Tom | Bern | Bern | BOARD_MEMBER | SOLE';
const b = 'PERSON Blancard/Luc | Sion | Sion | BOARD_MEMBER | SOLE';
const c = 'PERSON Corrin/Ugo | Lugano | Lugano | BOARD_MEMBER | SOLE';

// prettier-ignore
export const HEADINGS: readonly Stranger[] = [
  ['German: who leaves', 'HR02', `Ausgeschiedene Personen: ${A}`, [`- ${a}`]],
  ['German: signatures that are gone', 'HR02', `Erloschene Unterschriften: ${A}`, [`- ${a}`]],
  ['German: deleted persons and signatures', 'HR02', `Gelöschte Personen und erloschene Unterschriften: ${A}`, [`- ${a}`]],
  ['German: resigned', 'HR02', `Ausgetretene Personen: ${A}`, [`- ${a}`]],
  ['German: with commas for and', 'HR02', `Ausgeschiedene Personen, erloschene Unterschriften: ${A} Eingetragene Personen, neu oder mutierend: ${A}`, [`- ${a}`, `+ ${a}`]],
  ['German: new persons', 'HR02', `Neu eingetragene Personen: ${A}`, [`+ ${a}`]],
  ['German: persons that change', 'HR02', `Mutierte Personen: ${A}`, [`+ ${a}`]],
  ['German: those who may sign', 'HR02', `Zeichnungsberechtigte Personen neu: ${A}`, [`+ ${a}`]],
  ['German: no blank behind the colon', 'HR02', `Eingetragene Personen neu oder mutierend:${A}`, [`+ ${a}`]],
  ['French: radiated', 'HR02', `Personne(s) radiée(s): ${B}`, [`- ${b}`]],
  ['French: radiated signatures', 'HR02', `Signature(s) radiée(s): ${B}`, [`- ${b}`]],
  ['French: plural without brackets', 'HR02', `Personnes et signatures radiées: ${B} Inscription ou modification de personnes: ${B}`, [`- ${b}`, `+ ${b}`]],
  ['French: new or changed', 'HR02', `Personne(s) inscrite(s) nouvelle(s) ou modifiée(s): ${B}`, [`+ ${b}`]],
  ['French: new persons', 'HR02', `Nouvelle(s) personne(s) inscrite(s): ${B}`, [`+ ${b}`]],
  ['French: who resigned', 'HR02', `Personnes démissionnaires et signatures radiées: ${B}`, [`- ${b}`]],
  ['Italian: who goes', 'HR02', `Persone uscenti e firme cancellate: ${C}`, [`- ${c}`]],
  ['Italian: cancelled signatures', 'HR02', `Firme cancellate: ${C}`, [`- ${c}`]],
  ['Italian: new', 'HR02', `Nuove persone iscritte: ${C}`, [`+ ${c}`]],
  ['Italian: changed', 'HR02', `Persone iscritte o modifiche: ${C}`, [`+ ${c}`]],
  ['Italian: radiated persons', 'HR02', `Persone radiate e firme estinte: ${C}`, [`- ${c}`]],
];
