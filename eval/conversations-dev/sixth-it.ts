import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'seat', 'Buondì, scusi se la disturbo. La {firm} in che comune è iscritta?'],
    ['firm2', 'seat', 'E la {firm2}?'],
    ['firm', 'legalForm', 'Torno un attimo alla prima: che forma giuridica ha?'],
    ['firm2', 'legalForm', "L'altra?"],
    ['firm', 'officers:PRESIDENT', 'Bene. Ancora quella da cui siamo partiti: chi la presiede?'],
    ['firm2', 'capital', 'E per chiudere, il capitale della seconda.'],
  ],
  [
    ['person', 'personFirms', 'Mi ha scritto su internet {person}, si spaccia per imprenditore. In quali ditte compare?'],
    ['person', 'personRole', 'Però! E alla {firm} che carica ha?'],
    ['person', 'personSince', 'Da quando?'],
    ['firm', 'purpose', "E 'sta ditta di che si occupa, sulla carta?"],
    ['firm', 'no:firm', 'Secondo te posso fidarmi a dargli un acconto?'],
    ['firm', 'signatories', 'Giusto, non è roba da registro. Chi firma lì, e come?'],
  ],
  [
    ['homonym', 'homonym', 'Sono alle costole di un debitore, tale {homonym}. Cosa salta fuori?'],
    ['pick1', 'personFirms', 'Il primo: società?'],
    ['pick1', 'no:person', 'Ha già precetti esecutivi sul groppone?'],
    ['pick3', 'personFirms', 'Mah, non mi quadra. Mi apra il terzo, dove figura?'],
    ['firm', 'address', "Niente, non è lui. Mi dia allora l'indirizzo di {firm}, ci lavorava fino all'anno scorso."],
    ['firm', 'officers:ALL', 'Chi è iscritto, e a che titolo?'],
  ],
  [
    ['both', 'purpose+purpose:firm2', 'Per una tesi mi servono affiancati gli scopi sociali di {firm} e di {firm2}.'],
    ['firm2', 'auditor', 'La seconda chi la revisiona?'],
    ['both', 'path', "Interessante. C'è un filo che lega le due, e per quali persone passa?"],
    ['firm', 'no:firm', 'La prima quanta gente impiega?'],
    ['both', 'seat+seat:firm2', "Va bè, me lo faccio dire da loro. Le sedi di entrambe?"],
  ],
  [
    ['firm', 'auditorAsOf', 'Chi fungeva da ufficio di revisione della {firm} il {day}?'],
    ['firm', 'officersAsOf:BOARD', "E nel consiglio d'amministrazione, quel giorno, chi c'era?"],
    ['firm2', 'officersAsOf:BOARD', 'Idem per la {firm2}, stessa data.'],
    ['firm2', 'officers:BOARD', 'Adesso invece?'],
    ['firm', 'auditor+officers:BOARD', 'Da ultimo la prima delle due: il revisore e il consiglio attuali.'],
  ],
  [
    ['firm', 'left', 'allora sì pronto senta volevo sapere chi se ne è andato dalla {firm} nel {year}'],
    ['firm', 'left:nextYear', "e l'anno dopo"],
    ['firm', 'joined:nextYear', 'ecco e sempre in quello lì chi è entrato di nuovo'],
    ['firm', 'no:firm', 'ma le buonuscite quanto gli sono costate'],
    ['firm', 'officers:ALL', 'fa niente fa niente mi dica chi risulta iscritto oggi con le varie funzioni'],
  ],
  [
    ['firm', 'misspelt:seat', 'sede di {typo}'],
    ['firm', 'address', 'No no, non il comune: la via col numero.'],
    ['firm2', 'address', 'Anzi, che sbadata, la raccomandata va alla {firm2}.'],
    ['firm2', 'status', "È ancora ativa o la stanno chiudendo?"],
    ['firm', 'status', "E quella che le avevo chiesto per sbaglio, come sta messa?"],
  ],
  [
    ['firm', 'foundedOn', 'ciao raga quando è nata la {firm}'],
    ['firm', 'officers:PARTNERS', 'ah vecchiotta. soci e quote? è una sagl'],
    ['firm', 'no:firm', 'han cause in corso?'],
    ['firm', 'officers:MANAGERS', 'ok ok. i gerenti?'],
    ['firm2', 'officers:MANAGERS', 'della {firm2} invece'],
    ['firm2', 'seat+capital', 'ultima cosa poi ti lascio in pace: dove ha sede e che capitale ha'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Lo scrivente ufficio chiede in che data sia stato pronunciato il fallimento della {firm}.'],
    ['firm', 'bankruptcyPublished', 'Quando è invece apparso sul Foglio ufficiale?'],
    ['firm', 'address', 'Indirizzo iscritto?'],
    ['firm2', 'none:BANKRUPTCY', 'Si prende atto. Consta un fallimento anche a carico della {firm2}?'],
    ['firm2', 'timeline', 'Si voglia produrre la cronologia di tutte le pubblicazioni che la concernono.'],
  ],
  [
    ['firm', 'officers:FOUNDATION', 'La mia nonna vuole lasciare qualcosa a {firm}. Chi siede nel consiglio di fondazione?'],
    ['person', 'personSince', '{person}, da quanto tempo figura lì dentro?'],
    ['person', 'personFirms', 'Ma guarda. Altri mandati suoi?'],
    ['firm', 'purpose', 'E la fondazione, per statuto, che cosa persegue?'],
    ['firm', 'auditor', 'Bella cosa, la nonna sarà contenta. Qualcuno le controlla i conti, chi?'],
  ],
];
