import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'signatories', 'Buongiorno, studio legale. Chi firma per {firm}, e in che modo?'],
    ['firm2', 'signatories', 'Idem per {firm2}, per cortesia.'],
    ['firm', 'officers:ALL', "Torno un attimo sulla prima: mi fa l'elenco completo degli iscritti con la funzione?"],
    ['person', 'personSince', 'Ecco, in quella lista c\'è {person}. Da quando?'],
    ['firm2', 'officers:ALL', "Elenco anche dell'altra, già che c'è."],
    ['firm', 'address', "Grazie infinite. Alla prima devo notificare un atto: a che indirizzo?"],
  ],
  [
    ['both', 'purpose+purpose:firm2', 'Scopo sociale di {firm} e scopo sociale di {firm2}, vorrei metterli uno accanto all\'altro'],
    ['firm2', 'foundedOn', "Quella nominata per ultima quando è nata?"],
    ['firm', 'foundedOn', "e l'altra"],
    ['firm2', 'no:firm', "Ah però, mica male. L'ultima quanti dipendenti ha?"],
    ['person', 'personFirms', 'Pazienza, chiederò a loro. {person} in quali ditte compare?'],
    ['firm', 'formerNames', 'E la società che ho nominato per prima, come si chiamava una volta?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD+officers:BOARD', "Mi serve il CdA di {firm} com'era il {day}, e poi chi ne fa parte oggi."],
    ['firm2', 'officersAsOf:BOARD', 'Stessa data, il CdA di {firm2}?'],
    ['person', 'personRole', 'Interessante... Ho un appunto a margine su {person}: che carica ha in {firm}?'],
    ['person', 'personFirms', 'Ne ricopre altre? Tutte le sue società, insomma.'],
    ['firm', 'auditorAsOf', "A quella data che dicevo, chi era l'ufficio di revisione della prima?"],
  ],
  [
    ['homonym', 'homonym', 'ciao, sto preparando un pezzo e mi gira per le mani il nome {homonym}, chi sarebbe?'],
    ['pick3', 'personFirms', 'Il terzo che mi dai. Dove ha cariche?'],
    ['pick3', 'no:person', 'Ma per chi vota?'],
    ['pick1', 'personFirms', 'ahah ok giusto. Anzi no, volevo il primo della lista'],
    ['firm', 'capital', 'Passiamo a {firm}: capitale?'],
    ['firm2', 'capital', '{firm2}?'],
  ],
  [
    ['firm', 'left', 'Chi è uscito da {firm} nel {year}?'],
    ['firm', 'joined', "E sempre in quell'anno, chi ci è entrato?"],
    ['firm', 'left:nextYear', 'Un anno dopo, partenze?'],
    ['firm2', 'left:nextYear', "In quell'anno dopo, appunto, ma da {firm2} chi se n'è andato?"],
    ['person', 'personSince', '{person} invece ha tenuto duro, mi dicono. Da che giorno figura in {firm}?'],
    ['firm2', 'status', 'Robe da matti. La seconda ditta è ancora in piedi, sì?'],
  ],
  [
    ['firm', 'auditor', 'Ufficio di revisione di {firm}, grazie.'],
    ['firm2', 'auditor', 'no scusa, volevo dire {firm2}'],
    ['both', 'path', "Bon. C'è un filo che lega le due, e passa da chi?"],
    ['firm', 'officers:PRESIDENT', 'Nella prima il presidente chi è?'],
    ['person', 'personFirms', 'Lo immaginavo. E {person}, che mandati ha in giro?'],
    ['firm2', 'purpose+legalForm', "Chiudo con l'altra: di cosa si occupa, e che forma giuridica ha?"],
  ],
  [
    ['firm', 'misspelt:officers:MANAGERS', 'Sì pronto, allora, eh, i gerenti di {typo} chi sarebbero'],
    ['firm2', 'officers:MANAGERS', 'e quelli di {firm2} punto interrogativo'],
    ['firm', 'officers:PARTNERS', 'Aspetti che scrivo... ecco. Della prima mi dica anche i soci, con le quote.'],
    ['person', 'personRole', 'E {person} in {firm} che funzione ha?'],
    ['person', 'personSince', 'Da quando ce l\'ha?'],
    ['firm2', 'capital', "Va bene, molto gentile, signorina. Quell'altra ditta che capitale ha?"],
  ],
  [
    ['byId', 'status', 'La società che ho sullo schermo risulta attiva?'],
    ['firm2', 'status', 'E la controparte, {firm2}?'],
    ['firm2', 'none:LIQUIDATOR', 'Un liquidatore iscritto?'],
    ['byId', 'signatories', 'Capito. Tornando a quella sullo schermo, chi può firmare e come?'],
    ['person', 'personFirms', 'Di {person} mi interesano tutti gli incarichi, presso qualsiasi società.'],
  ],
];
