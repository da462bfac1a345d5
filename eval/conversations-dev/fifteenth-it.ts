import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'left:BOARD', "Scrivo per un quotidiano ticinese. Chi è uscito dal consiglio di amministrazione di {firm} nel {year}?"],
    ['firm', 'joined:BOARD', "E chi ci è entrato, quello stesso anno?"],
    ['firm', 'officers:BOARD', "Adesso da chi è composto il consiglio?"],
    ['firm', 'no:firm', "Come mai quelle partenze, avevano litigato?"],
    ['firm2', 'officers:BOARD', "Peccato. La concorrente è {firm2}: chi siede nel suo, di consiglio?"],
    ['firm', 'ranking:OFFICERS', "Ultima curiosità: nel Canton {canton} qual è la ditta con più persone iscritte?"],
  ],
  [
    ['firm', 'officers:OWNER', "{firm}, chi è il titolare?"],
    ['firm', 'address', "indirizzo?"],
    ['firm', 'purpose', "che lavori fanno? cioè lo scopo a registro"],
    ['firm2', 'officers:OWNER', "e il titolare di {firm2}?"],
    ['firm2', 'no:firm', "un numero di telefono della ditta ce l'hai?"],
  ],
  [
    ['firm', 'seatAsOf', "Devo determinare il foro. Dove aveva sede {firm} in data {day}?"],
    ['firm', 'seat', "E oggi?"],
    ['firm', 'address', "Mi dia anche l'indirizzo attuale completo, per la notifica."],
    ['firm', 'signatories', "Chi ha diritto di firma, e di che tipo?"],
    ['firm2', 'signatories', "La seconda convenuta è {firm2}. Stessa domanda sulle firme."],
  ],
  [
    ['firm', 'foundedOn', "Salve, ho un colloquio di lavoro da {firm} e vorrei fare bella figura. Quando è stata fondata?"],
    ['firm', 'capital', "Che capitale ha?"],
    ['firm', 'officers:ALL', "E tutte le persone iscritte, con la loro funzione?"],
    ['person', 'personFirms', "Il colloquio lo fa {person}. In quali società figura attualmente?"],
    ['person', 'no:person', "E che carattere ha?"],
    ['firm', 'none:BRANCHES', "Ci ho provato! La ditta del colloquio ha delle succursali?"],
  ],
  [
    ['both', 'path', "Affitto due uffici sullo stesso piano, uno a {firm} e l'altro a {firm2}. Tramite chi sono legate tra loro?"],
    ['both', 'address+address:firm2', "Ah ecco. Gli indirizzi iscritti di tutte e due?"],
    ['firm2', 'status', "La seconda è ancora attiva?"],
    ['firm2', 'legalForm', "Che forma giuridica ha?"],
    ['firm', 'legalForm', "E la prima invece?"],
  ],
  [
    ['byId', 'auditor+capital', "Ho davanti la scheda di un cliente. Ufficio di revisione e capitale?"],
    ['byId', 'formerNames', "Ragioni sociali precedenti?"],
    ['firm2', 'deletedOn', "Nell'incarto compare anche {firm2}. Quando è stata radiata?"],
    ['firm2', 'timeline', "Di quest'ultima mi elenchi tutte le pubblicazioni in ordine di data."],
    ['byId', 'officers:PRESIDENT', "Torniamo al cliente della scheda: chi presiede il consiglio di amministrazione?"],
  ],
  [
    ['homonym', 'homonym', "Buonasera, al terzo piano hanno messo il nome {homonym} sul campanello. Chi risulta da voi con quel nome?"],
    ['pick2', 'personFirms', "Mi sa che è la seconda persona. In quali ditte è iscritta?"],
    ['pick2', 'no:person', "Ha figli piccoli?"],
    ['pick1', 'personFirms', "Va be', lo scopriremo. E la prima dell'elenco, in quali ditte?"],
    ['firm', 'auditor', "Già che ci sono: chi fa la revisione a {firm}?"],
    ['firm2', 'auditor', "E a {firm2}?"],
  ],
  [
    ['firm', 'officersAsOf:MANAGERS', "Verifica interna. Chi erano i gerenti di {firm} il {date}?"],
    ['firm', 'officers:MANAGERS', "E quelli attuali?"],
    ['person', 'personSince', "{person} da quando figura in questa società?"],
    ['firm2', 'officersAsOf:MANAGERS', "Stessa data di prima, però per {firm2}: i gerenti?"],
    ['firm', 'count:FOUNDED:0107', "Per la statistica, quante Sagl sono state costituite nel {year}?"],
    ['firm', 'capital', "Grazie. E il capitale sociale della prima?"],
  ],
];
