import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'seat', "Buongiorno, ufficio esecuzioni. Devo sapere se siamo competenti: in che comune ha sede {firm}?"],
    ['firm', 'seatAsOf', "E quando fu firmato il riconoscimento di debito, cioè il {day}, la sede dov'era?"],
    ['firm2', 'seat', "Capito. Il condebitore è {firm2}, lì il comune qual è?"],
    ['firm', 'address', "Torno alla prima debitrice: via e numero per l'intimazione?"],
    ['firm2', 'address', 'E per il condebitore?'],
    ['firm', 'officers:PRESIDENT', 'Scusi, ancora la prima. La consegno a mani del presidente: chi è?'],
  ],
  [
    ['firm', 'officers:ALL', 'Ho qui una lettera di disdetta su carta intestata di {firm}. Mi elenca tutti gli iscritti e le loro cariche?'],
    ['person', 'personSince', 'La firma in calce sembra quella di {person}. Da che data è in carica?'],
    ['person', 'personFirms', 'Ce ne sono altre, di ditte, in cui lo trovo?'],
    ['person', 'no:person', 'Abita ancora nel nostro stabile, che lei sappia?'],
    ['firm', 'signatories:SOLE', "Va be', torniamo alla ditta della disdetta. Chi può firmare da solo?"],
  ],
  [
    ['firm', 'capital', "Sono in banca, sto compilando la scheda cliente di {firm}. Capitale?"],
    ['homonym', 'homonym', "Come avente diritto hanno scritto a mano {homonym}. In quali società è presente?"],
    ['pick2', 'personFirms', 'La seconda persona, mi pare.'],
    ['pick1', 'personFirms', "Mmm no, non torna con il domicilio. Mi faccia vedere le società dell'altra, la prima che ha elencato."],
    ['pick1', 'no:person', 'Ha precetti esecutivi?'],
    ['firm', 'auditor', "E per {firm}, l'ufficio di revisione?"],
  ],
  [
    ['both', 'status+status:firm2', "Scorro l'elenco fornitori dell'anno scorso: {firm} e {firm2} sono ancora attive?"],
    ['both', 'shared', 'Hanno persone in comune? Chi?'],
    ['firm', 'purpose', 'Immaginavo! La prima di che cosa si occupa, stando allo scopo?'],
    ['firm2', 'purpose', "e l'altra"],
    ['firm2', 'no:firm', "Sempre quest'altra, l'IBAN ce l'avete?"],
    ['firm2', 'signatories', 'Peccato. Chi è autorizzato a firmare per loro, e con che tipo di firma?'],
  ],
  [
    ['firm', 'left', 'ciao, lavoro per una giornalista, lei vuole sapere chi è uscito da {firm} nel {year}'],
    ['firm', 'left:nextYear', "e l'anno seguente?"],
    ['firm', 'joined:nextYear', "no aspetta, volevo dire chi è entrato, sempre in quell'anno seguente"],
    ['firm', 'no:firm', 'quanti dipendenti hanno lasciato a casa'],
    ['firm', 'joined', 'ok lascia stare. Nel {year} invece chi è arrivato?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Pratica di notifica lavoratori, datrice di lavoro {firm}. Chi sono i gerenti?'],
    ['firm', 'officers:PARTNERS', 'I soci, con le quote.'],
    ['firm2', 'officers:PARTNERS+officers:MANAGERS', "C'è un secondo modulo, di {firm2}: soci e gerenti anche lì, per cortesia."],
    ['firm', 'foundedOn', 'Mi serve ancora un dato del primo modulo, la data di iscrizione della società.'],
    ['firm2', 'foundedOn', 'Quella del secondo?'],
    ['both', 'path', 'Il capo sospetta che sotto sotto siano la stessa cosa. Che legame c\'è tra le due?'],
  ],
  [
    ['firm', 'ghost:address', "Mi è tornata indietro la diffida a {ghost}. Dove stanno adesso?"],
    ['firm', 'address', 'Ah, colpa mia, leggevo la riga sbagliata: intendevo {firm}.'],
    ['firm', 'formerNames+foundedOn', "Ecco. Prima come si chiamava? E da quando esiste?"],
    ['person', 'personRole', 'Il responsabile dovrebbe essere {person}, che ruolo ricopre?'],
    ['person', 'personSince', 'Dal?'],
    ['firm', 'status', 'E la ditta in sé è ancora in piedi o è in liquidazione?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', "Segretaria di uno studio notarile di Lugano: nel fascicolo c'è un verbale, data {day}. Da chi era composto allora il consiglio di amministrazione di {firm}?"],
    ['firm', 'officersAsOf:PRESIDENT', 'Presidente, allora?'],
    ['firm', 'officers:PRESIDENT', 'Bene, coincide. Al momento chi presiede?'],
    ['firm', 'auditorAsOf', 'E i conti, il {day}, chi li verificava?'],
    ['firm', 'timeline', "Per capire cos'è cambiato in mezzo: mi dia tutte le pubblicazioni sul foglio ufficiale, in ordine."],
  ],
];
