import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'officers:MANAGERS', "Buongiorno, sono inquilina della {firm} e mi piove in casa. Chi sono i gerenti?"],
    ['firm', 'officers:PARTNERS', 'E i soci, con le quote?'],
    ['firm', 'no:firm', 'Mi dà il numero di telefono?'],
    ['firm', 'address', "Vabbè, scriverò una raccomandata. L'indirizzo qual è?"],
    ['firm2', 'officers:MANAGERS', "Dell'amministrazione si occupa la {firm2}: lì chi sono i gerenti?"],
    ['firm', 'status', 'E la padrona di casa, come società, è ancora attiva?'],
  ],
  [
    ['firm', 'status', '{firm} esiste ancora?'],
    ['firm2', 'status', 'e {firm2}?'],
    ['firm', 'capital', 'ok, torniamo alla prima, che capitale ha?'],
    ['firm2', 'purpose', "l'altra invece di cosa si occupa?"],
    ['firm', 'purpose', 'e la prima?'],
  ],
  [
    ['person', 'personFirms', "Mi hanno offerto un posto tramite {person}. In quali ditte figura?"],
    ['person', 'personRole', 'Capito. E alla {firm} che cosa fa?'],
    ['person', 'personSince', 'Da quando?'],
    ['firm', 'foundedOn+capital', "E la ditta stessa, quando è nata e che capitale ha?"],
    ['firm', 'officers:ALL', "Chi c'è scritto lì dentro, tutti quanti?"],
  ],
  [
    ['homonym', 'homonym', 'cerco {homonym}'],
    ['pick3', 'personFirms', 'il terzo, dove compare?'],
    ['pick3', 'no:person', 'è sposato?'],
    ['pick1', 'personFirms', 'Mi sa che ho sbagliato persona. Il primo, in che società è?'],
  ],
  [
    ['both', 'shared', "Per il tetto del circolo ho due preventivi, della {firm} e della {firm2}. Hanno qualcuno in comune?"],
    ['firm2', 'foundedOn', 'La seconda da che data esiste?'],
    ['both', 'capital+capital:firm2', 'E di capitale, quanto ha ciascuna delle due?'],
    ['firm2', 'no:firm', 'Quanti operai ha la seconda?'],
    ['firm', 'signatories', 'Pazienza, tanto il comitato ha già scelto. Nella prima chi firma, e come?'],
  ],
  [
    ['firm', 'seatAsOf', 'Vecchia fattura. Dove aveva la sede {firm} in data {day}?'],
    ['firm', 'officersAsOf:BOARD', "E quel giorno lì chi c'era nel consiglio di amministrazione?"],
    ['firm', 'officers:BOARD', 'E oggi?'],
    ['firm2', 'officersAsOf:BOARD', 'La {firm2}, sempre quel giorno: chi stava in consiglio?'],
    ['firm', 'seat', 'Grazie mille. Quella della fattura adesso in che comune sta?'],
  ],
  [
    ['firm', 'count:FOUNDED:0107', 'Studio economia, mi serve un numero: quante Sagl sono nate nel {year}?'],
    ['firm', 'count:FOUNDED:0107:nextYear', "E l'anno dopo?"],
    ['firm', 'foundedOn', 'Ah, pensavo di più. E {firm} quando è stata fondata?'],
    ['firm2', 'foundedOn', 'Lo stesso per {firm2}'],
    ['firm', 'legalForm', "No scusa, dell'altra mi serve anche la forma giuridica."],
    ['firm2', 'address+auditor', 'Di {firm2} invece indirizzo e ufficio di revisione.'],
  ],
  [
    ['firm', 'officers:OWNER', "Scusi, di chi è {firm}? Mi devono riparare la stufa e non risponde nessuno"],
    ['firm', 'address', 'E dove sta?'],
    ['firm2', 'none:BANKRUPTCY', 'Il pezzo lo fornisce {firm2}. Sono mai falliti?'],
    ['firm2', 'address', 'Meno male. Dove li trovo?'],
    ['firm', 'seat', "Ancora la prima: il comune?"],
    ['firm2', 'capital', "Capitale, ma dell'altra."],
  ],
];
