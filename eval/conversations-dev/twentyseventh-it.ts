import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'count:DELETED', 'Quante imprese sono uscite dal registro nel {year} nel canton {canton}?'],
    ['firm', 'count:FOUNDED', 'E quante sono entrate lo stesso anno?'],
    ['firm', 'count:FOUNDED:nextYear', 'Un anno dopo?'],
    ['firm', 'count:FOUNDED:everywhere', 'E nel {year} per tutta la Svizzera?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY:VD', 'Mi serve il numero dei fallimenti nel canton Vaud nel {year}.'],
    ['firm', 'count:BANKRUPTCY:ZH', 'Adesso Zurigo.'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'E il totale nazionale?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Il totale nazionale dell’anno seguente?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Chi ha la presidenza di {firm}?'],
    ['person', 'personFirms', 'In quali altre società compare questo nome?'],
    ['firm', 'address', 'Di nuovo {firm}: che indirizzo ha?'],
    ['firm', 'legalForm', 'E la forma giuridica?'],
  ],
  [
    ['person', 'personFirms', 'Ho sentito al telefono {person}. Con quali ditte ha a che fare?'],
    ['firm', 'address', 'Una è {firm}. Dove sta, via compresa?'],
    ['firm', 'purpose', 'E lo scopo?'],
    ['firm', 'auditor', 'C’è un revisore? Quale?'],
  ],
  [
    ['firm', 'misspelt:status', '{typo} è ancora attiva?'],
    ['firm', 'address', 'via e località?'],
    ['firm', 'purpose', 'che cosa combinano?'],
    ['firm', 'timeline', 'tutte le iscrizioni finora'],
  ],
  [
    ['firm', 'byNumber:address', 'Che indirizzo corrisponde a {number}?'],
    ['firm', 'legalForm', 'Di che tipo di ente si tratta?'],
    ['firm', 'auditor', 'Il revisore?'],
    ['firm', 'auditorAsOf', 'E il revisore al {date}?'],
  ],
  [
    ['firm', 'branches', 'Mi elenchi le località in cui {firm} ha succursali.'],
    ['firm', 'address', 'Bene, e la sede centrale, in quale via?'],
    ['firm2', 'purpose', 'E {firm2}, cosa fa?'],
    ['firm', 'status', 'Torno a {firm}: è attiva?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Vorrei il consiglio di {firm} com’era il {day}.'],
    ['firm', 'auditorAsOf', 'Più l’ufficio di revisione di allora.'],
    ['firm', 'address', 'L’indirizzo di oggi?'],
    ['firm', 'officers:BOARD', 'E il consiglio di oggi?'],
  ],
  [
    ['firm', 'ranking:OFFICERS', 'Quale società ha più iscritti di tutte le altre?'],
    ['firm', 'ranking:PERSONS', 'Quale persona siede in più società?'],
    ['firm', 'ranking:AUDITORS', 'Quale ufficio di revisione ha più clienti?'],
    ['firm', 'purpose', 'Cosa fa {firm}?'],
  ],
  [
    ['firm', 'officers:OWNER', 'La ditta individuale {firm}: chi c’è dietro?'],
    ['person', 'personFirms', 'Questa persona dirige altre società?'],
    ['firm', 'address', 'E la ditta stessa, cioè {firm}, dov’è?'],
    ['firm', 'status', 'È ancora iscritta?'],
  ],
  [
    ['homonym', 'homonym', 'Ci sono più {homonym}, vero? Me li mostri.'],
    ['pick2', 'personFirms', 'Le società della seconda persona?'],
    ['pick1', 'personFirms', 'E della prima?'],
    ['firm', 'legalForm', '{firm}, a proposito: che forma giuridica?'],
  ],
  [
    ['firm', 'purpose', 'Di cosa vive {firm}, secondo l’iscrizione?'],
    ['firm2', 'purpose', 'E {firm2}?'],
    ['firm', 'address', 'Indirizzo della prima?'],
    ['firm2', 'address', 'Della seconda?'],
  ],
];
