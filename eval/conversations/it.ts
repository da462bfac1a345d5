import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'joined:BOARD', "Buongiorno, redazione di Bellinzona. Chi è stato eletto nel consiglio d'amministrazione di {firm} nel {year}?"],
    ['firm', 'left:BOARD', 'E in quello stesso anno chi ne è uscito?'],
    ['firm', 'officers:BOARD', 'Com\'è composto oggi il consiglio?'],
    ['firm', 'none:BOARD_VICE_PRESIDENT', 'Un vicepresidente ce l\'hanno? Chi è?'],
  ],
  [
    ['both', 'shared', 'C\'è qualcuno iscritto sia presso {firm} sia presso {firm2}? Chi?'],
    ['both', 'address+address:firm2', 'Mi servono gli indirizzi di entrambe.'],
    ['firm2', 'purpose', 'Di che cosa si occupa la seconda, stando allo scopo iscritto?'],
    ['firm', 'purpose', 'E la prima delle due?'],
  ],
  [
    ['firm', 'personRole+personSince', 'Che funzione ha {person} in seno a {firm}, e da quando?'],
    ['person', 'personFirms', 'Risulta attiva, questa persona, anche in altre società? Quali?'],
    ['person', 'no:person', 'Il suo reddito si conosce?'],
    ['firm', 'seat', 'Immaginavo. Torniamo alla {firm}: dove ha la sede?'],
    ['firm', 'auditor', 'Chi è l\'ufficio di revisione?'],
  ],
  [
    ['homonym', 'homonym', 'Vorrei sapere chi è {homonym}, me ne ha parlato un collega.'],
    ['pick1', 'personFirms', 'Vediamo il primo dell\'elenco: di quali ditte fa parte?'],
    ['pick2', 'personFirms', 'Adesso il secondo, lui in quali?'],
    ['firm', 'status', 'Ho capito. Cambio argomento: {firm} è ancora attiva?'],
  ],
  [
    ['firm', 'deletedOn', 'Quando è stata radiata dal registro la {firm}?'],
    ['firm', 'foundedOn', 'E quando era nata?'],
    ['firm', 'timeline', 'Mi elenca tutte le sue iscrizioni, dalla prima all\'ultima, con le date e in ordine?'],
  ],
  [
    ['firm', 'count:FOUNDED', 'Quante ditte sono state fondate nel {year} nel Canton {canton}?'],
    ['firm', 'count:DELETED', 'E quante radiate, stesso anno e stesso cantone?'],
    ['firm', 'count:BANKRUPTCY', 'I fallimenti invece quanti sono stati?'],
    ['firm', 'ranking:AUDITORS', 'Un\'altra cosa. A livello svizzero, quale società di revisione ha più mandati?'],
  ],
  [
    ['firm', 'byNumber:legalForm', 'Egregi signori, la società {number} che forma giuridica ha?'],
    ['firm', 'signatories:SOLE', 'Chi può vincolarla da solo con la propria firma?'],
    ['firm', 'officers:ALL', 'Vi prego di indicarmi tutte le persone iscritte e la rispettiva funzione.'],
    ['firm', 'no:firm', 'Quanti dipendenti occupa?'],
  ],
  [
    ['firm', 'formerNames', '{firm} prima come si chiamava, lo sai?'],
    ['firm2', 'formerNames', 'e {firm2}? aveva un altro nome?'],
    ['firm2', 'capital', 'ok e il capitale di questa'],
    ['firm', 'capital', 'invece di {firm}'],
    ['firm', 'signatories', 'chi firma x loro e come'],
  ],
  [
    ['firm', 'branches', 'Messaggio vocale: ciao, senti, dovrei sapere la {firm} dove ha le sue succursali, me le dici tutte?'],
    ['firm', 'address', 'Perfetto, e invece la sede principale, via e numero, così ci mando il corriere.'],
    ['firm', 'none:BANKRUPTCY', 'Ah senti, sono mai falliti questi qui?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Composizione CdA {firm}, stato {iso}.'],
    ['firm2', 'officersAsOf:BOARD', 'Idem {firm2}, stessa data.'],
    ['firm2', 'officers:PRESIDENT', 'Presidente odierno di quest\'ultima?'],
    ['firm', 'officers:PRESIDENT', 'Presidente odierno di {firm}?'],
  ],
  [
    ['byId', 'foundedOn', 'Da quando esiste questa ditta, cioè quando è stata costituita?'],
    ['byId', 'signatories', 'Chi può firmare per lei, e con che genere di firma?'],
    ['homonym', 'homonym', 'Sul contratto compare anche {homonym}. Chi sarebbe?'],
    ['pick2', 'personFirms', 'Quello al secondo posto: in che società si trova?'],
    ['byId', 'legalForm', 'Bene, di nuovo la ditta che sto guardando: che forma giuridica è?'],
  ],
  [
    ['firm', 'misspelt:seat', 'mi dice in che comune ha sede {typo}'],
    ['firm', 'status', 'scusi ho scritto male, volevo dire {firm}. esiste ancora?'],
    ['firm', 'purpose', 'ma cosa fanno di preciso'],
    ['firm', 'no:firm', 'e guadagnano bene? quant\'è l\'utile dell\'anno scorso'],
  ],
  [
    ['person', 'ghost:person', 'Mia nonna ha prestato soldi a {ghostPerson}. In quali ditte si trova questa persona?'],
    ['person', 'personFirms', 'Forse era {person}, allora. In quali ditte figura?'],
    ['firm', 'personRole', 'Ecco, {firm}, mi pare quella giusta. Che ruolo ci ricopre?'],
    ['firm', 'address', 'E la ditta dove la trovo, a che indirizzo?'],
  ],
  [
    ['firm', 'before:loaded', 'Sto facendo una ricerca storica: chi erano gli amministratori di {firm} in data {early}?'],
    ['firm', 'officers:PRESIDENT', 'Non si sa, pazienza. Ora chi la presiede?'],
    ['firm', 'auditor+seat', 'Chi rivede i conti e in che comune è la sede?'],
  ],
  [
    ['firm', 'officers:FOUNDATION', 'Mi occupo di donazioni. La {firm}: chi fa parte del consiglio di fondazione?'],
    ['firm', 'purpose', 'Qual è lo scopo della fondazione?'],
    ['firm2', 'auditor', 'Passiamo alla {firm2}: chi ne verifica i conti come ufficio di revisione?'],
    ['firm', 'auditor', 'E per la fondazione di prima?'],
  ],
];
