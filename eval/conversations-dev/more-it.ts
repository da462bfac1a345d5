import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['both', 'path', 'Buongiorno. Che cosa unisce la {firm} e la {firm2}?'],
    ['firm2', 'officers:ALL', 'Della seconda vorrei tutti gli iscritti con la funzione.'],
    ['firm', 'officers:ALL', 'Lo stesso per la prima.'],
    ['firm', 'address', "E l'indirizzo di quest'ultima?"],
  ],
  [
    ['firm', 'officers:BOARD', 'Gli amministratori della {firm}, per favore, cioè il consiglio.'],
    ['firm', 'joined:BOARD', 'Chi di questi è entrato in consiglio nel {year}?'],
    ['person', 'personFirms', '{person} in quali altre società è presente?'],
    ['firm', 'formerNames', 'Torniamo alla società: come si chiamava prima?'],
  ],
  [
    ['firm', 'formerNames', 'vecchi nomi della {firm}?'],
    ['firm', 'seat', "e la sede dov'è"],
    ['firm', 'timeline', 'ok tutta la storia con le date'],
    ['firm2', 'capital', '{firm2} che capitale ha'],
    ['firm', 'capital', 'e la prima?'],
  ],
  [
    ['homonym', 'homonym', 'Avete qualcosa su {homonym}?'],
    ['pick2', 'personFirms', "È il secondo dell'elenco. In quali ditte sta?"],
    ['pick1', 'personFirms', 'No, mi correggo: il primo.'],
  ],
  [
    ['byId', 'officers:ALL', 'Chi è iscritto qui, e con quale funzione?'],
    ['firm', 'signatories', 'Come firmano?'],
    ['firm', 'auditor', "E l'ufficio di revisione?"],
    ['firm', 'no:firm', 'Mi dà anche il loro fax o telefono?'],
  ],
  [
    ['firm', 'status', 'Un mio debitore è la {firm}. È ancora attiva, o in che stato si trova?'],
    ['firm', 'bankruptcyPublished', 'Quando è uscita la notizia del fallimento sul FUSC?'],
    ['firm', 'bankruptcyLegal', 'E la decisione del giudice, di che giorno era?'],
    ['firm', 'address', "Da ultimo l'indirizzo iscritto."],
  ],
  [
    ['both', 'shared', "Chi c'è sia nella {firm} sia nella {firm2}?"],
    ['firm', 'purpose', 'La prima che scopo ha?'],
    ['firm2', 'purpose', "E l'altra?"],
    ['firm2', 'foundedOn', "Quando è stata iscritta quest'altra per la prima volta?"],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Chi sta a capo del consiglio d'amministrazione della {firm}, come presidente?"],
    ['firm', 'officersAsOf:PRESIDENT', "In data {day} lo era già o c'era qualcun altro?"],
    ['firm', 'left', "Chi se n'è andato nel {year}, a qualunque titolo?"],
    ['firm', 'joined', 'E chi è arrivato?'],
    ['firm2', 'officers:PRESIDENT', "La domanda dell'inizio anche per la {firm2}: chi presiede?"],
    ['firm', 'officers:BOARD', 'E tutto il consiglio della prima?'],
  ],
];
