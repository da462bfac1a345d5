import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'status', 'Buongiorno, scrivo per un quotidiano di Lugano e mi sto occupando della {firm}. Esiste ancora?'],
    ['firm', 'officers:BOARD', "Bene. Chi siede oggi nel consiglio d'amministrazione?"],
    ['firm', 'left:BOARD', 'E chi ha lasciato il consiglio nel {year}?'],
    ['firm', 'left:BOARD:nextYear', "L'anno dopo, invece?"],
    ['firm', 'no:firm', 'Preziosissimo. Sa dirmi anche quanti dipendenti hanno?'],
  ],
  [
    ['firm', 'signatories', 'Studio legale di Bellinzona. Mi occorre il regime di firma della {firm}, persona per persona.'],
    ['firm', 'signatories:SOLE', 'Mi bastano quelli che firmano da soli, per piacere.'],
    ['firm2', 'signatories', 'La stessa verifica per la controparte, la {firm2}: chi firma e come?'],
    ['firm2', 'address', 'E a quale indirizzo le notifico un atto?'],
    ['firm', 'address', 'Ora quello della {firm}.'],
  ],
  [
    ['homonym', 'homonym', 'Scusi il disturbo, sono un po\' avanti con gli anni. Cerco una persona che si chiama {homonym}, me la trova?'],
    ['pick3', 'personFirms', 'Uh, quanti! Mi sa che è la terza. In che ditte figura?'],
    ['pick3', 'no:person', "Grazie, gentilissimo. E che età avrà adesso?"],
  ],
  [
    ['firm', 'capital', '{firm} capitale sociale'],
    ['firm', 'legalForm', 'forma giur.'],
    ['firm2', 'legalForm', 'idem {firm2}'],
    ['firm2', 'capital', 'e di questa il capitale'],
    ['firm', 'foundedOn', 'data costituzione {firm}'],
  ],
  [
    ['firm', 'count:FOUNDED:0106', 'Ciao, sto facendo la tesi di bachelor alla SUPSI: quante SA sono state costituite nel {year} nel canton {canton}?'],
    ['firm', 'count:FOUNDED:0107', 'E di Sagl, stesso cantone e stesso anno?'],
    ['firm', 'count:FOUNDED:0107:nextYear', "Perfetto, e l'anno seguente?"],
  ],
  [
    ['firm', 'personRole', 'Buondì, che funzione ha {person} nella {firm}?'],
    ['person', 'personSince', 'Da che giorno è in carica?'],
    ['person', 'personFirms', 'Capito. È iscritta anche altrove, questa persona? In quali imprese?'],
    ['firm', 'officers:ALL', 'Ok, lasciamo stare la persona. Nella {firm} chi c\'è in tutto? Mi faccia la lista intera, con le funzioni.'],
    ['firm', 'no:firm', 'E l\'utile dell\'ultimo esercizio?'],
  ],
  [
    ['byId', 'foundedOn', 'Quando è stata fondata la società di questa scheda?'],
    ['firm', 'purpose', 'Di che si occupa esattamente?'],
    ['firm2', 'purpose', 'Devo confrontarla con la {firm2}: questa che scopo ha?'],
    ['firm2', 'foundedOn', 'Ed è nata quando?'],
    ['byId', 'status', 'Torno alla scheda che ho aperto: è ancora attiva?'],
  ],
  [
    ['firm', 'bankruptcyLegal', "Allora, ehm, buongiorno, senta, è per la {firm}, ecco, volevo sapere, il fallimento, il giudice quando l'ha aperto?"],
    ['firm', 'bankruptcyPublished', 'Sì ehm, e sul Foglio ufficiale di commercio, lì quando è uscito?'],
    ['firm', 'timeline', "Va bene, allora guardi, mi racconti un po' tutto quel che le è capitato, dall'inizio, con le date."],
    ['firm2', 'none:BANKRUPTCY', 'Ah ecco, e poi, la {firm2}, no, perché lavoravano insieme: anche lì c\'è stato un fallimento?'],
  ],
  [
    ['firm', 'misspelt:officers:MANAGERS', 'slave, mi servono i gernti della {typo}'],
    ['firm', 'officers:PARTNERS', 'e i soci chi sn?'],
    ['firm', 'signatories', 'come frimano?'],
    ['firm', 'seat', 'ok garzie, sede?'],
    ['firm2', 'seat', 'e qella della {firm2}'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Per una perizia: come era composto il CdA della {firm} il {day}?'],
    ['firm', 'auditorAsOf', 'Quale ufficio di revisione era iscritto a quella stessa data?'],
    ['firm', 'auditor', 'E adesso chi la revisiona?'],
    ['firm', 'officers:BOARD', 'Rifaccia anche la prima domanda, ma per oggi.'],
  ],
  [
    ['both', 'shared', 'Faccio inchieste per la radio. Chi si ritrova contemporaneamente nella {firm} e nella {firm2}?'],
    ['firm2', 'officers:ALL', 'Vediamo la seconda delle due: mi elenchi tutte le persone iscritte e in che veste.'],
    ['firm', 'seat', 'No, aspetti, prima mi interessa l\'altra: dove ha sede?'],
    ['firm', 'officers:ALL', 'E chi vi è iscritto, con quali cariche?'],
    ['firm', 'joined', 'Qualcuno è arrivato nel {year}? Chi?'],
  ],
  [
    ['firm', 'ghost:address', "Sono un falegname, devo mandare un sollecito alla {ghost}. Qual è l'indirizzo?"],
    ['firm', 'address', 'Allora sulla fattura ho scritto il nome sbagliato: è la {firm}. Dove la trovo?'],
    ['firm', 'none:LIQUIDATOR', 'E hanno per caso già nominato un liquidatore?'],
    ['firm', 'no:firm', 'Meno male. Ha esecuzioni in corso, che lei sappia?'],
    ['firm', 'officers:ALL', 'Pazienza. Allora mi dica chi è iscritto lì e in che ruolo, che telefono a qualcuno.'],
    ['firm2', 'address', 'Ultima cosa e poi la lascio in pace: anche la {firm2} mi deve dei soldi, dove sta?'],
  ],
];
