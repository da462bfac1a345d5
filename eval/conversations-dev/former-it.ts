import type { ConversationWording } from '../wording.js';

export const italian: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Chi siede nel CdA della {firm}?'],
    ['firm', 'left', 'Chi è uscito nel {year}?'],
    ['firm', 'purpose', 'Di che si occupa la società?'],
    ['firm', 'address', 'E dove si trova?'],
  ],
  [
    ['firm', 'capital', 'Quanto capitale ha la {firm}?'],
    ['firm', 'signatories', 'Chi firma per lei?'],
    ['firm', 'seat', 'E la sede?'],
  ],
  [
    ['firm', 'seat', 'Dove ha sede la {firm}?'],
    ['firm2', 'seat', 'E la {firm2}?'],
    ['firm2', 'capital', 'Che capitale ha?'],
    ['firm', 'capital', 'E invece la {firm}?'],
  ],
  [
    ['firm', 'officers:ALL', 'Chi figura nella {firm}?'],
    ['person', 'personFirms', "{person} dov'è ancora attivo?"],
    ['firm', 'address', "Torniamo alla {firm}: l'indirizzo?"],
    ['firm', 'auditor', 'E il revisore?'],
  ],
  [
    ['homonym', 'homonym', 'Mi servono informazioni su {homonym}.'],
    ['pick2', 'personFirms', "La seconda persona: dov'è iscritta?"],
    ['pick1', 'personFirms', 'E la prima?'],
  ],
  [
    ['homonym', 'homonym', 'In quali società siede {homonym}?'],
    ['pick1', 'personFirms', 'Intendo il primo.'],
    ['firm', 'seat', 'Cambiamo argomento: dove ha sede la {firm}?'],
    ['firm', 'purpose', 'E che scopo ha?'],
  ],
  [
    ['both', 'shared', 'La {firm} e la {firm2} hanno persone in comune?'],
    ['firm', 'capital', 'Che capitale ha la prima?'],
    ['firm2', 'capital', 'E la seconda?'],
  ],
  [
    ['firm', 'purpose', 'Cosa fa la {firm}?'],
    ['firm2', 'purpose', 'e la {firm2}?'],
    ['both', 'shared', "C'è qualcuno che siede in entrambe?"],
  ],
  [
    ['byId', 'officers:BOARD', 'Chi sono gli amministratori?'],
    ['firm', 'officersAsOf:BOARD', 'E il {day}?'],
    ['firm', 'address', "Mi dia anche l'indirizzo."],
  ],
  [
    ['byId', 'address', "Qual è l'indirizzo?"],
    ['firm', 'no:firm', 'E il numero di telefono?'],
    ['firm', 'capital', 'Allora il capitale.'],
  ],
  [
    ['firm', 'status', 'La {firm} è ancora attiva?'],
    ['firm', 'foundedOn', 'Da quando è iscritta?'],
    ['firm', 'formerNames', 'Ha avuto altri nomi?'],
    ['firm', 'timeline', 'Mi elenchi tutto quello che è successo.'],
    ['firm', 'seat', 'E la sede attuale?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Quando è fallita la {firm}?'],
    ['firm', 'bankruptcyPublished', 'E quando è stato pubblicato?'],
    ['firm', 'seat', 'Dove aveva la sede?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Chi presiede la {firm}?'],
    ['firm', 'joined:BOARD', 'Chi è entrato nel consiglio nel {year}?'],
    ['firm', 'signatories:SOLE', 'Chi può firmare da solo?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Chi gestisce la {firm}?'],
    ['firm', 'officers:PARTNERS', 'E i soci?'],
    ['firm', 'address', 'Indirizzo?'],
    ['firm', 'legalForm', 'Forma giuridica?'],
  ],
  [
    ['firm', 'auditor', 'Chi revisiona la {firm}?'],
    ['firm', 'auditorAsOf', 'E il {day} chi era?'],
    ['firm2', 'address', 'Passiamo alla {firm2}: indirizzo?'],
    ['firm2', 'officers:ALL', 'Chi vi è iscritto?'],
    ['firm', 'officers:ALL', 'E nella {firm}?'],
  ],
];
