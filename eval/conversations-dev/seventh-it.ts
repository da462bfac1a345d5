import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'capital', 'Buondì, il mio titolare chiede quanto capitale ha dietro {firm}'],
    ['firm', 'address', 'via e numero?'],
    ['firm2', 'address', 'Mentre {firm2} dove sta?'],
    ['firm', 'officers:BOARD', "Ricevuto. Torno un attimo a quella del titolare, chi c'è in consiglio d'amministrazione?"],
    ['firm2', 'signatories', "e di nuovo l'altra: chi firma, e in che modo"],
    ['firm', 'none:LIQUIDATOR', "Mi fa di no col dito... ecco, vuole sapere se la prima ha per caso un liquidatore iscritto."],
  ],
  [
    ['person', 'personFirms', '{person}: in quante e quali ditte sta?'],
    ['person', 'personRole', 'Però! E da {firm} che cosa fa, di preciso?'],
    ['person', 'personSince', 'Da quando?'],
    ['person', 'no:person', 'Ci si può parlare, ha una mail?'],
    ['firm', 'auditor', "Va be', scriverò alla ditta. A proposito, chi la revisiona?"],
    ['firm', 'address+purpose', 'Indirizzo della stessa, e lo scopo sociale.'],
  ],
  [
    ['homonym', 'homonym', "Mi hanno lasciato un bigliettino con scritto {homonym} e basta, chi sarebbe?"],
    ['pick3', 'personFirms', 'Quanti omonimi! Il terzo, allora: che società ha?'],
    ['pick1', 'personFirms', "No scusi, intendevo quello in cima alla lista."],
    ['pick1', 'no:person', 'È uno affidabile, si dice in giro?'],
    ['pick2', 'personFirms', 'Capisco. E il secondo, di quali ditte?'],
  ],
  [
    ['firm', 'purpose', 'Tesi di laurea, cap. 3. Di che si occupa {firm}?'],
    ['firm2', 'purpose', '{firm2} pure?'],
    ['both', 'capital+capital:firm2', "E delle due quale ha il capitale più grosso?"],
    ['both', 'shared', "Interessante, il mio relatore sarà contento. C'è gente che compare sia di qua sia di là?"],
    ['firm2', 'no:firm', 'La seconda quanti dipendenti ha?'],
    ['firm', 'foundedOn', "Peccato. E la prima quand'è nata?"],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', "Spett. Ufficio, ai fini di una rogatoria si domanda chi presiedesse il consiglio d'amministrazione di {firm} in data {day}."],
    ['firm', 'auditorAsOf', "Nella medesima data, l'ufficio di revisione?"],
    ['firm', 'officers:PRESIDENT', 'E il presidente odierno?'],
    ['firm', 'left:BOARD', "Si prende atto. Chi è uscito dal consiglio nel {year}?"],
    ['firm', 'left:BOARD:nextYear', "E l'anno appresso?"],
  ],
  [
    ['firm', 'bankruptcyPublished', 'ciao, mia zia aveva dato un acconto a {firm} e poi sono falliti, quando è uscito sul foglio ufficiale?'],
    ['firm', 'bankruptcyLegal', 'no aspetta, intendevo il giorno in cui il fallimento è stato proprio aperto'],
    ['firm', 'no:firm', "e i soldi dell'acconto glieli ridanno?"],
    ['firm2', 'status', '{firm2}, che doveva finirle i lavori... è ancora in piedi?'],
    ['firm', 'timeline', 'meno male. mi elenchi tutto quello che è successo a quella fallita, dal primo all’ultimo avviso?'],
  ],
  [
    ['firm', 'officers:PARTNERS+officers:MANAGERS+seat', "Pronto? Sì, allora, di {firm} mi occorrono i soci con le quote, i gerenti, e poi la sede, ecco."],
    ['firm2', 'officers:PARTNERS', 'Uella, che velocità. {firm2}, i soci?'],
    ['firm', 'signatories:SOLE', 'No no, mi sono espresso male: della prima, chi ha la firma individuale?'],
    ['firm2', 'officers:MANAGERS', 'Ecco. E gerenti della seconda?'],
  ],
  [
    ['firm', 'ghost:address', '{ghost}, in che via sta?'],
    ['firm', 'address', 'macché, ho letto male io il biglietto, volevo dire {firm}'],
    ['firm', 'purpose+foundedOn', 'che roba fanno e da quando esistono'],
    ['person', 'personRole', '{person} che ci fa lì dentro? Lo domanda mia suocera, sa com’è.'],
    ['person', 'personSince', 'da molto? cioè da che giorno'],
    ['firm', 'formerNames', 'la ditta comunque una volta si chiamava diverso, come?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'La redazione mi chiede un dato: quanti fallimenti nel {year}?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Un anno dopo?'],
    ['firm', 'count:FOUNDED:nextYear', 'E sempre in quell’anno lì, quante ditte nuove?'],
    ['firm', 'ranking:OFFICERS', "Meglio così. La ditta con più gente iscritta in assoluto?"],
    ['firm', 'officers:ALL', '{firm}, per fare un esempio dei nostri. Chi c’è iscritto e a che titolo?'],
  ],
  [
    ['firm', 'byNumber:status', 'Per la cancelleria: {number}, ancora attiva?'],
    ['firm', 'legalForm+capital', 'Che forma giuridica è, e con che capitale?'],
    ['firm', 'joined', 'Chi è entrato nel {year}?'],
    ['firm', 'joined:nextYear', "L'anno dopo?"],
    ['firm2', 'auditor', '{firm2} un secondo soltanto, poi torno: revisore?'],
    ['firm', 'left:nextYear', "Rieccomi a quella del numero: in quel secondo anno chi se n'è andato?"],
  ],
];
