import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'address', 'Buongiorno, devo scrivere alla {firm}. L’indirizzo?'],
    ['firm', 'officers:BOARD', 'Chi c’è nel consiglio di amministrazione?'],
    ['firm', 'officersAsOf:BOARD', 'E il {day}, chi c’era?'],
    ['firm', 'no:firm', 'Quanto prende di compenso un consigliere?'],
    ['firm', 'signatories', 'Chi ha diritto di firma, e di che tipo?'],
  ],
  [
    ['both', 'shared', 'Chi si ritrova sia in {firm} sia in {firm2}?'],
    ['firm', 'seat', '{firm} dove ha la sede?'],
    ['firm2', 'seat', 'e l’altra, {firm2}?'],
    ['firm2', 'capital', 'Capitale?'],
  ],
  [
    ['homonym', 'homonym', 'chi è {homonym}'],
    ['pick1', 'personFirms', 'il primo della lista: in che società sta?'],
    ['pick2', 'personFirms', 'e il secondo'],
  ],
  [
    ['firm', 'status', 'La {firm} è fallita?'],
    ['firm', 'bankruptcyLegal', 'In che data l’ha decretato il giudice?'],
    ['firm', 'bankruptcyPublished', 'E sul FUSC quando è uscito?'],
  ],
  [
    ['firm', 'personRole', '{person} che funzione ha nella {firm}?'],
    ['person', 'personSince', 'Da che giorno?'],
    ['person', 'personFirms', 'Ha cariche in altre ditte? Quali?'],
    ['firm', 'auditor', 'E la revisione di {firm} chi la fa?'],
  ],
  [
    ['byId', 'status', 'Questa ditta è attiva?'],
    ['byId', 'purpose', 'Di che cosa si occupa?'],
    ['byId', 'address', 'E dove la trovo, via e numero?'],
    ['byId', 'officers:ALL', 'Persone iscritte, con carica.'],
  ],
  [
    ['firm', 'left', 'Chi ha lasciato la {firm} nel {year}?'],
    ['firm', 'joined', 'E chi è subentrato quell’anno?'],
    ['firm', 'auditor', 'Revisore attuale?'],
    ['firm', 'no:firm', 'Hanno un sito internet?'],
  ],
  [
    ['firm', 'foundedOn', 'Costituita quando, la {firm}?'],
    ['firm', 'legalForm', 'E oggi è una SA o cos’altro?'],
    ['firm2', 'legalForm', 'E {firm2}?'],
    ['firm2', 'auditor', 'Chi ne verifica i conti?'],
    ['firm', 'capital', 'Torniamo a {firm}. Capitale sociale?'],
  ],
];
