import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'foundedOn+capital', 'Stamattina, facendo colazione, ho letto della {firm} sul giornale. Quando è stata fondata e che capitale ha?'],
    ['firm2', 'foundedOn+capital', "Nell'articolo accanto c'era la {firm2}. Mi dice le stesse due cose anche di questa?"],
    ['firm', 'timeline', 'Grazie. Della prima mi racconta che cosa è stato pubblicato, tutto in ordine?'],
    ['firm', 'ranking:OFFICERS', 'Ma quanta roba sapete! Allora le chiedo: qual è la ditta con più persone iscritte in assoluto?'],
    ['firm2', 'officers:PRESIDENT', "Non l'avrei mai detto. E la seconda ditta del giornale, chi ha come presidente del consiglio d'amministrazione?"],
    ['firm', 'officers:PRESIDENT', 'E la prima?'],
  ],
  [
    ['firm', 'signatories', 'Ieri a cena mio suocero si vantava di conoscere tutti alla {firm}. Chi è che può firmare lì, e in che modo?'],
    ['person', 'personRole', 'Ecco, lui nominava sempre {person}. Che funzione ha in quella ditta?'],
    ['person', 'personSince', 'E da quando?'],
    ['person', 'personFirms', 'Mio suocero dice che è dappertutto. In quali società compare questa persona?'],
    ['person', 'no:person', 'Ma è vero che ha una villa sul lago?'],
    ['firm', 'seat', 'Va bene, lasciamo stare la villa. Torniamo alla ditta del suocero, in che comune ha la sede?'],
  ],
  [
    ['firm', 'seatAsOf', 'Ho ereditato dalla nonna delle azioni della {firm}, le aveva comprate il {day}. Dove aveva sede la società quel giorno?'],
    ['firm', 'seat', 'E oggi?'],
    ['firm', 'auditorAsOf', "Sto mettendo insieme le sue carte. Il giorno dell'acquisto, chi era l'ufficio di revisione?"],
    ['firm', 'no:firm', 'Secondo lei mi conviene venderle?'],
    ['firm', 'count:DELETED', 'Giusto, non è il suo mestiere. Un po\' mi preoccupo, però: quante ditte sono state cancellate nel {year}?'],
    ['firm', 'status', 'Ecco, appunto. E quella della nonna è ancora attiva?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Lunedì comincio il periodo di prova alla {firm} e vorrei arrivare preparato. Chi sono i gerenti?'],
    ['firm2', 'officers:MANAGERS', 'No, mi scusi, che testa, volevo dire la {firm2}. Lì chi sono i gerenti?'],
    ['firm2', 'officers:PARTNERS', 'E i soci?'],
    ['firm2', 'no:firm', 'Sa se a mezzogiorno hanno una mensa?'],
    ['firm', 'legalForm+foundedOn', "Pazienza, mi porto il panino. Di quella che avevo detto per sbaglio, la prima, mi dà la forma giuridica e la data di fondazione?"],
    ['firm2', 'address', 'Così so anche questa. E dove vado lunedì, a che indirizzo sono i miei?'],
  ],
  [
    ['firm', 'officers:ALL', "Cerco un appartamento e l'annuncio l'ha messo la {firm}. Chi è iscritto lì, e con quale funzione?"],
    ['homonym', 'homonym', 'La signora al telefono mi ha detto di chiedere di {homonym}. Lei sa chi sia?'],
    ['pick1', 'personFirms', "Ah, ce n'è più d'uno con questo nome. Guardi la prima persona della lista, in quali società è?"],
    ['pick2', 'personFirms', 'E la seconda?'],
    ['pick2', 'no:person', 'Ha dei figli piccoli, che lei sappia?'],
    ['firm', 'address', "No, certo, che domanda. E la ditta dell'annuncio, che indirizzo ha?"],
  ],
  [
    ['firm', 'joined', 'Per il lavoro di maturità ho scelto la {firm}, perché ci lavorava mio zio. Chi è entrato nel {year}?'],
    ['firm', 'joined:nextYear', "E l'anno dopo?"],
    ['firm', 'count:FOUNDED:nextYear', 'Me lo segno. In quello stesso anno successivo, quante ditte sono state fondate in tutto?'],
    ['firm', 'left:nextYear', 'Che numeri. E dalla ditta del mio lavoro, sempre in quell\'anno, chi è uscito?'],
    ['firm', 'formerNames', 'La prof dice che una volta si chiamava in un altro modo. Come?'],
    ['firm', 'purpose+legalForm', 'Perfetto, ci siamo quasi. Mi mancano solo lo scopo e la forma giuridica.'],
  ],
  [
    ['firm', 'officers:OWNER', 'Ho comprato un vaso bellissimo dalla {firm} e volevo scrivere un grazie. Chi è il titolare?'],
    ['firm', 'address+purpose', 'Che gentile. Mi dice anche a che indirizzo sta, e di che cosa si occupa di preciso?'],
    ['firm2', 'status', 'Il vaso però, mi hanno spiegato, lo fa la {firm2}. È ancora attiva?'],
    ['firm2', 'none:BANKRUPTCY', 'E un fallimento, lo ha mai avuto?'],
    ['firm', 'no:firm', 'Bene a sapersi. Dal mio venditore, invece, si può pagare a rate?'],
    ['firm', 'foundedOn', 'Glielo chiederò di persona. In che data è nata la sua ditta?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', "Scusi il mio italiano, vengo dalla Polonia. Mio padre ha lavorato per la {firm} e ha finito il {day}. Chi era quel giorno nel consiglio d'amministrazione?"],
    ['firm2', 'officersAsOf:BOARD', 'Lui parla sempre anche della {firm2}. Nello stesso giorno chi era nel consiglio di questa?'],
    ['both', 'shared', 'Molto interessante per mio padre. E adesso ci sono persone che stanno in tutte e due le ditte?'],
    ['firm', 'ghost:address', 'Un suo amico era alla {ghost}. Questa che indirizzo ha?'],
    ['firm', 'auditor+officers:BOARD', 'Peccato. Per finire la ditta dove lavorava mio padre: chi fa la revisione, e chi è oggi nel consiglio?'],
  ],
];
