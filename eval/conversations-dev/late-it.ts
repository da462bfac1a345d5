import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'status', "Apro un incarto su {firm}. Stato?"],
    ['firm', 'capital', "Capitalizzata per quanto?"],
    ['firm2', 'status', "E la {firm2} è attiva?"],
    ['firm2', 'purpose', "Ha quale scopo?"],
    ['firm', 'purpose', "Quello della {firm}, invece."],
    ['firm', 'auditor', "Chi le fa la revisione?"],
  ],
  [
    ['both', 'shared', "{firm} e {firm2}: c'è qualcuno che sta in tutte e due, e chi?"],
    ['firm2', 'address', "L'indirizzo della seconda."],
    ['firm', 'address', "Della prima?"],
    ['firm', 'officers:ALL', "Rimaniamo qui: tutti gli iscritti e che funzione hanno."],
  ],
  [
    ['firm', 'officersAsOf:BOARD', "Quali erano gli amministratori di {firm} in data {day}?"],
    ['firm', 'auditorAsOf', "L'ufficio di revisione, quel giorno?"],
    ['firm', 'auditor', "Adesso chi è?"],
    ['firm', 'address', "Bene. E a che indirizzo gli scrivo?"],
  ],
  [
    ['homonym', 'homonym', "buongiorno cercavo {homonym} mi dice in che società si trova"],
    ['pick1', 'personFirms', "direi il primo"],
    ['pick2', 'personFirms', "ah no scusi il secondo"],
    ['firm', 'seat', "un'altra cosa, {firm} che sede ha"],
  ],
  [
    ['firm', 'signatories', "Gentili signori, dovremmo stipulare un rogito con {firm}: chi può firmare e in quale maniera?"],
    ['person', 'personSince', "{person} è dentro da quando di preciso?"],
    ['person', 'personFirms', "In quali altre ditte ricopre una carica?"],
    ['firm', 'left', "Rieccomi su {firm}: chi se n'è andato nel {year}?"],
    ['firm', 'joined', "Subentrati nello stesso anno?"],
  ],
  [
    ['firm', 'timeline', "Che cosa è capitato a {firm} da quando è a registro? In ordine di tempo."],
    ['firm', 'formerNames', "Soltanto i nomi di una volta."],
    ['firm', 'legalForm', "Come forma giuridica è rimasta che cosa?"],
  ],
  [
    ['byId', 'officers:ALL', "Chi c'è iscritto qui, e per fare cosa?"],
    ['firm', 'capital', "Il suo capitale, intanto."],
    ['firm2', 'foundedOn', "Parentesi su {firm2}: costituita quando?"],
    ['firm', 'foundedOn', "E {firm}?"],
  ],
  [
    ['firm', 'bankruptcyLegal', "Che giorno è stato aperto il fallimento di {firm}?"],
    ['firm', 'bankruptcyPublished', "Apparso sul FUSC in data?"],
    ['firm2', 'legalForm', "{firm2} invece che tipo di società è?"],
    ['firm2', 'auditor', "Revisionata da chi?"],
  ],
  [
    ['both', 'path', "Il mio capo è convinto che tra {firm} e {firm2} ci sia sotto qualcosa. Che collegamento c'è?"],
    ['firm2', 'seat', "La seconda in che comune sta?"],
    ['firm', 'seat', "L'altra?"],
    ['firm', 'purpose', "Scopo?"],
  ],
  [
    ['firm', 'seatAsOf', "{firm} il {date} in quale comune aveva la sede?"],
    ['firm', 'officersAsOf:BOARD', "E il CdA, alla medesima data?"],
    ['firm', 'officers:BOARD', "Ora da chi è formato?"],
    ['firm2', 'officers:ALL', "Voltiamo pagina: {firm2}, elenco di chi è iscritto con le funzioni."],
    ['firm', 'auditor', "Ritornando a {firm}, il revisore?"],
  ],
];
