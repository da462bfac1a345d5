import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'officers:ALL', "Buongiorno, banca, apertura di una relazione. Chi risulta iscritto per la {firm}, e con quale funzione?"],
    ['firm', 'signatories:SOLE', 'Firma individuale, chi?'],
    ['person', 'personFirms', "Al formulario è allegata la carta d'identità di {person}. In quali altre società compare?"],
    ['person', 'personSince', 'E qui, nella nostra cliente, da che data?'],
    ['firm', 'no:firm', "Bene. L'avente diritto economico della società ve lo annunciano?"],
    ['firm', 'none:BANKRUPTCY', "Lo farò dichiarare. Ultima casella: a carico della cliente è mai stato aperto un fallimento?"],
  ],
  [
    ['firm', 'legalForm+foundedOn', "Studio notarile, rogito in preparazione: forma giuridica e data di costituzione della {firm}, grazie."],
    ['firm', 'officersAsOf:BOARD', "La procura che ho in mano è del {day}. Com'era composto il consiglio d'amministrazione in quel giorno?"],
    ['firm2', 'officersAsOf:BOARD', "Controllo incrociato con la {firm2}: il suo consiglio, sempre al giorno della procura."],
    ['firm2', 'signatories', "E attualmente, con che diritto di firma sono iscritti i suoi rappresentanti?"],
    ['firm', 'auditorAsOf', "Riprendo la prima. Chi era il revisore, alla data della procura?"],
  ],
  [
    ['both', 'path', "Redazione economica, verifico una soffiata: tra la {firm} e la {firm2} c'è un legame, e per il tramite di chi?"],
    ['firm2', 'officers:PRESIDENT', "Ottimo riscontro. Alla {firm2} chi presiede il consiglio?"],
    ['firm', 'officers:PRESIDENT', "Nell'altra?"],
    ['person', 'personRole', "La mia fonte cita {person}. Sotto che veste figura alla {firm}?"],
    ['person', 'no:person', "Ha rilasciato dichiarazioni sul caso, che voi sappiate?"],
    ['firm2', 'timeline', "Naturalmente, chiamerò io. Della seconda società mi servono ancora tutte le pubblicazioni, in ordine di data."],
  ],
  [
    ['homonym', 'homonym', "Compliance, esito positivo su un nominativo: {homonym}. Quali iscritti corrispondono?"],
    ['pick2', 'personFirms', "Il secondo. Mandati?"],
    ['pick3', 'personFirms', "No, chiedo scusa, intendevo il terzo."],
    ['firm', 'joined', "D'accordo. La richiedente è però la {firm}: chi vi è entrato nel {year}?"],
    ['firm', 'joined:nextYear', "E l'anno successivo?"],
    ['pick3', 'no:person', "Ancora sul nominativo di prima, il terzo dell'elenco: risultano condanne?"],
  ],
  [
    ['firm', 'bankruptcyPublished', "Ufficio incassi. Quando è stato pubblicato sul FUSC il fallimento della {firm}?"],
    ['firm', 'bankruptcyLegal', "Decreto del pretore di che giorno?"],
    ['firm2', 'status', "Abbiamo una fideiussione della {firm2}. È tuttora attiva?"],
    ['firm2', 'none:LIQUIDATOR', "Nessun liquidatore iscritto, quindi, o c'è?"],
    ['firm', 'timeline', "Allora procediamo contro di lei. Della fallita mi estragga l'elenco cronologico degli avvisi."],
  ],
  [
    ['firm', 'branches', "Ufficio acquisti, capitolato nazionale: succursali della {firm}, luogo per luogo."],
    ['firm2', 'none:BRANCHES', "L'altra offerente è la {firm2}. Anche lei ne ha?"],
    ['firm', 'seat', "La sede della prima, invece?"],
    ['firm', 'count:FOUNDED:0107', "Per il preambolo del capitolato mi manca un dato generale: le Sagl costituite nel {year}, quante sono state?"],
    ['firm2', 'purpose', "Riprendiamo le offerenti. La seconda a quale scopo è iscritta?"],
    ['firm', 'address', "Corrisponde al bando. Alla prima invece devo spedire il contratto, a che recapito?"],
  ],
  [
    ['firm', 'joined:BOARD+left:BOARD', "Segretaria d'avvocato, azione di responsabilità. Consiglio d'amministrazione della {firm} nel {year}: subentrati e uscenti, per cortesia."],
    ['firm', 'left:BOARD:nextYear', "Un anno più tardi, uscenti?"],
    ['firm', 'officers:BOARD', 'Composizione odierna?'],
    ['firm', 'ranking:PERSONS', "L'avvocato scommette col collega, perdoni la divagazione: chi detiene più mandati in assoluto?"],
    ['firm', 'auditor', "Ha perso. Torniamo alla causa: la società convenuta, quale ufficio di revisione ha?"],
  ],
  [
    ['firm', 'officers:MANAGERS', "Fiduciaria immobiliare, contratto d'affitto commerciale. I gerenti della {firm}, per favore."],
    ['firm', 'officers:PARTNERS', "Soci e quote?"],
    ['both', 'capital+capital:firm2', "Per gli stessi spazi si è annunciata anche la {firm2}: di che capitale dispongono l'una e l'altra?"],
    ['firm2', 'no:firm', "La {firm2} quanto paga di pigione dov'è ora?"],
    ['firm2', 'formerNames', "Va bene lo stesso. Ha portato altre ragioni sociali in passato?"],
    ['firm', 'formerNames', "Mi sono spiegata male, cercavo quelle della prima."],
  ],
];
