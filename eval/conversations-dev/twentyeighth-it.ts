import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'count:BANKRUPTCY', 'Quanti fallimenti ci sono stati nel {year} nel cantone {canton}?'],
    ['firm', 'count:BANKRUPTCY:nextYear', "E l'anno dopo com'è andata?"],
    ['firm', 'count:FOUNDED', 'Nuove costituzioni nel {year}, stesso cantone?'],
    ['firm', 'count:FOUNDED:everywhere', 'A livello nazionale?'],
  ],
  [
    ['firm', 'address', 'Devo notificare un atto a {firm}. A che indirizzo?'],
    ['firm', 'purpose', 'E di cosa si occupa?'],
    ['firm2', 'purpose', 'E {firm2}?'],
    ['firm2', 'address', 'Quella dove si trova?'],
  ],
  [
    ['person', 'personFirms', 'In quali ditte figura {person}?'],
    ['firm', 'personRole', 'Con quale ruolo presso {firm}?'],
    ['firm', 'address', "L'indirizzo di quest'ultima, per favore."],
    ['person', 'no:person', 'Quanti anni ha {person}?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Chi presiede il consiglio di amministrazione di {firm}?'],
    ['person', 'personFirms', 'Questa persona ha altri mandati?'],
    ['firm', 'purpose', 'Tornando a {firm}: qual è lo scopo?'],
    ['firm', 'address', "E l'indirizzo?"],
  ],
  [
    ['firm', 'count:DELETED', '{year}, {canton}: numero di cancellazioni?'],
    ['firm', 'count:FOUNDED', 'nuove iscrizioni?'],
    ['firm', 'count:FOUNDED:0107', 'di cui Sagl?'],
    ['firm', 'count:DELETED:yearBefore', "e le cancellazioni dell'anno prima?"],
  ],
  [
    ['homonym', 'homonym', 'Quanti {homonym} ci sono, e chi sono?'],
    ['pick2', 'personFirms', 'Il secondo, dove sta?'],
    ['pick1', 'personFirms', 'E il primo?'],
    ['firm', 'address', "Infine l'indirizzo di {firm}."],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Chi sedeva nel consiglio di amministrazione di {firm} il {day}?'],
    ['firm', 'auditorAsOf', "Chi era allora l'ufficio di revisione?"],
    ['firm', 'auditor', 'E adesso chi è?'],
    ['firm', 'joined', 'Chi è arrivato nel {year}?'],
    ['firm', 'joined:nextYear', "E l'anno seguente?"],
  ],
  [
    ['both', 'shared', 'Chi si trova sia in {firm} sia in {firm2}?'],
    ['firm', 'purpose', 'Qual è lo scopo della prima?'],
    ['firm2', 'purpose', "E quello dell'altra?"],
    ['firm2', 'no:firm', 'Che fatturato fa?'],
  ],
  [
    ['firm', 'misspelt:purpose', 'che fa {typo}'],
    ['firm', 'address', 'dove sta di preciso'],
    ['firm', 'officers:ALL', "e chi c'è dentro"],
    ['firm', 'foundedOn', 'da quando esiste'],
  ],
  [
    ['firm', 'officers:OWNER', 'Di chi è {firm}?'],
    ['person', 'personFirms', 'Il titolare o la titolare gestisce altre ditte?'],
    ['firm', 'address', '{firm}, in che via si trova?'],
    ['firm', 'status', 'Ancora attiva?'],
  ],
  [
    ['firm', 'count:FOUNDED:everywhere', 'Quante società sono nate in Svizzera nel {year}?'],
    ['firm', 'count:FOUNDED', 'Solo {canton}?'],
    ['firm', 'count:FOUNDED:BE', 'E Berna?'],
    ['firm', 'count:BANKRUPTCY:BE', "Quante sono fallite lì in quell'anno?"],
  ],
  [
    ['firm', 'signatories', 'Chi firma per {firm}, e come?'],
    ['firm', 'capital', 'A quanto ammonta il capitale?'],
    ['firm', 'no:firm', 'E i debiti?'],
    ['firm', 'purpose', 'Pazienza. Che scopo ha?'],
    ['firm', 'address', 'Il domicilio, con la via?'],
  ],
];
