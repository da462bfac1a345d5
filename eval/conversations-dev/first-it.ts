import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Buongiorno, mi può dire chi sono i membri del consiglio di amministrazione di {firm}?'],
    ['firm', 'left', 'Chi ha lasciato la società nel {year}?'],
    ['firm', 'purpose', 'E qual è il suo scopo?'],
    ['firm', 'address', "Mi dà anche l'indirizzo?"],
  ],
  [
    ['firm', 'capital', 'ciao, quanto capitale risulta per {firm}'],
    ['firm', 'signatories', 'chi puo firmare e come'],
    ['firm', 'seat', "e la sede dov'e"],
  ],
  [
    ['firm', 'seat', 'Dove ha sede {firm}?'],
    ['firm2', 'seat', "E dov'è quella di {firm2}?"],
    ['firm2', 'capital', 'Che capitale ha quest’ultima?'],
    ['firm', 'capital', 'E {firm}, quanto capitale ha?'],
  ],
  [
    ['firm', 'officers:ALL', 'Chi è iscritto per {firm}, e con quali funzioni?'],
    ['person', 'personFirms', 'Mi interessa {person}: in quali altre società è presente?'],
    ['firm', 'address', "Torniamo a {firm}. L'indirizzo?"],
    ['firm', 'auditor', 'E chi è il revisore?'],
  ],
  [
    ['homonym', 'homonym', 'Che cosa risulta su {homonym}?'],
    ['pick2', 'personFirms', "Io intendo la seconda persona dell'elenco. In che società è iscritta?"],
    ['pick1', 'personFirms', "E quella in cima all'elenco, la prima?"],
  ],
  [
    ['homonym', 'homonym', 'Avete informazioni su {homonym}?'],
    ['pick1', 'personFirms', 'Il primo della lista, direi. Quali ditte ha?'],
    ['firm', 'seat', "Passiamo ad altro: dov'è la sede di {firm}?"],
    ['firm', 'purpose', 'Che scopo persegue?'],
  ],
  [
    ['both', 'shared', 'Chi è iscritto contemporaneamente in {firm} e in {firm2}?'],
    ['firm', 'capital', 'Quanto capitale ha la prima delle due?'],
    ['firm2', 'capital', 'E la seconda, quanto?'],
  ],
  [
    ['firm', 'purpose', 'Scopo di {firm}, per favore.'],
    ['firm2', 'purpose', 'E lo scopo di {firm2}?'],
    ['both', 'shared', 'C’è qualcuno che figura in entrambe?'],
  ],
  [
    ['byId', 'officers:BOARD', 'Di chi è composto il consiglio di amministrazione di questa società?'],
    ['firm', 'officersAsOf:BOARD', "E in data {day}, chi c'era nel consiglio?"],
    ['firm', 'address', 'Indirizzo attuale della ditta?'],
  ],
  [
    ['byId', 'address', 'Dove si trova questa azienda, con via e numero?'],
    ['firm', 'no:firm', 'Ha un numero di telefono?'],
    ['firm', 'capital', 'Pazienza. E quanto capitale ha?'],
  ],
  [
    ['firm', 'status', 'Volevo sapere se {firm} è ancora in piedi.'],
    ['firm', 'foundedOn', 'Quando era stata fondata?'],
    ['firm', 'formerNames', 'Si è sempre chiamata così? Quali erano i nomi di prima?'],
    ['firm', 'timeline', "Mi faccia l'elenco di tutte le iscrizioni con le date."],
    ['firm', 'seat', 'E oggi in che comune ha sede?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'In che data è stato decretato il fallimento di {firm}?'],
    ['firm', 'bankruptcyPublished', "E quando l'ha riportato il FUSC?"],
    ['firm', 'seat', 'Dove aveva la sede questa ditta?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Chi è presidente del CdA di {firm}?'],
    ['firm', 'joined:BOARD', 'Nel {year} chi è entrato nuovo in consiglio?'],
    ['firm', 'signatories:SOLE', 'Qualcuno ha la firma individuale? Chi?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Gerenti di {firm}?'],
    ['firm', 'officers:PARTNERS', 'E i soci chi sono?'],
    ['firm', 'address', 'La trovo a che indirizzo?'],
    ['firm', 'legalForm', 'È una Sagl o cosa?'],
  ],
  [
    ['firm', 'auditor', 'A chi è affidata la revisione di {firm}?'],
    ['firm', 'auditorAsOf', 'E chi se ne occupava in data {day}?'],
    ['firm2', 'address', 'Ora mi serve l’indirizzo di {firm2}.'],
    ['firm2', 'officers:ALL', 'Chi vi è iscritto, e con che funzione?'],
    ['firm', 'officers:ALL', 'Stessa domanda per {firm}: chi è iscritto e con che funzione?'],
  ],
];
