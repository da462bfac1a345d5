import type { WordingSet } from '../wording.js';

export const followUps: WordingSet['followUps'] = [
  [
    ['address', 'Che indirizzo ha {firm}?'],
    ['address:firm2', 'Idem per {firm2}, grazie.'],
  ],
  [
    ['officers:BOARD', 'Chi compone il CdA di {firm}?'],
    ['left', "E nel {year} chi se n'è andato dalla società?"],
  ],
  [
    ['capital', 'Che capitale ha {firm}?'],
    ['no:firm', 'E che fatturato?'],
  ],
  [
    ['auditor', 'Chi revisiona {firm}?'],
    ['auditorAsOf', 'E in data {day} chi era?'],
  ],
  [
    ['left', 'Chi è uscito da {firm} nel {year}?'],
    ['joined', "E gli arrivi, sempre in quell'anno?"],
  ],
  [
    ['personRole', 'Che ruolo ha {person} in {firm}?'],
    ['personFirms', 'E altrove? In che altre ditte compare?'],
  ],
  [
    ['status', '{firm} è ancora attiva?'],
    ['bankruptcyLegal', 'Allora mi dica il giorno in cui è stato aperto il fallimento.'],
  ],
  [
    ['officers:BOARD', 'Consiglio di amministrazione di {firm}?'],
    ['shared', 'Chi di loro figura pure in {firm2}?'],
  ],
  [
    ['seat', 'Dove ha la sede {firm}?'],
    ['officers:PRESIDENT', 'E chi è il presidente del suo CdA?'],
  ],
  [
    ['officers:MANAGERS', 'Chi gestisce {firm} in veste di gerente?'],
    ['signatories:SOLE', 'Chi di questi firma individualmente?'],
  ],
  [
    ['count:BANKRUPTCY', 'Quanti fallimenti sono stati aperti nel {year}?'],
    ['count:DELETED', 'E quante radiazioni in quell’anno?'],
  ],
  [
    ['purpose', 'Qual è lo scopo di {firm}?'],
    ['foundedOn', 'E quando è nata?'],
  ],
  [
    ['officers:ALL', 'Mi elenchi le persone iscritte di {firm} con le funzioni.'],
    ['timeline', "Bene, adesso la storia completa dell'azienda con le date."],
  ],
  [
    ['legalForm', '{firm} è una SA o una Sagl?'],
    ['address', 'Grazie. E dove la trovo, indirizzo preciso?'],
  ],
  [
    ['officers:PRESIDENT', 'Presidente del CdA di {firm}?'],
    ['officersAsOf:PRESIDENT', 'Chi lo era in data {day}?'],
  ],
  [
    ['seat', 'Sede di {firm}, prego?'],
    ['seatAsOf', "E al {date} dov'era?"],
  ],
  [
    ['officers:BOARD', 'Sto indagando su {firm}: chi sono gli amministratori?'],
    ['officersAsOf:BOARD', "E com'era composto il consiglio in data {day}?"],
  ],
  [
    ['capital', 'capitale {firm}'],
    ['purpose', 'e di cosa si occupano'],
  ],
  [
    ['status', 'In che stato si trova {firm}?'],
    ['formerNames', 'In passato si chiamava diversamente? Come?'],
  ],
  [
    ['purpose', 'A che scopo è stata iscritta {firm}?'],
    ['signatories', 'Chi ha diritto di firma, e di che genere?'],
  ],
  [
    ['officers:ALL', 'Chi è iscritto in {firm} e con quale carica?'],
    ['joined', 'Chi fra questi è arrivato soltanto nel {year}?'],
  ],
  [
    ['address', 'Recapito di {firm}?'],
    ['auditor', 'Da chi è revisionata?'],
  ],
  [
    ['seat', 'Dove ha sede la ditta {firm}?'],
    ['capital', 'Quanto capitale ha la società?'],
  ],
  [
    ['officers:PARTNERS', 'Chi sono i soci di {firm}?'],
    ['officers:MANAGERS', 'E i gerenti?'],
  ],
  [
    ['personRole', 'Cosa fa {person} in seno a {firm}?'],
    ['no:person', 'Quanti anni ha?'],
  ],
  [
    ['bankruptcyLegal', 'Quando il giudice ha pronunciato il fallimento di {firm}?'],
    ['bankruptcyPublished', 'E la pubblicazione, quando è uscita?'],
  ],
  [
    ['officers:BOARD', 'Quali sono i consiglieri di {firm}?'],
    ['joined:BOARD', 'Chi di loro è entrato nel consiglio nel {year}?'],
  ],
  [
    ['joined', 'Chi si è aggiunto a {firm} nel {year}?'],
    ['left', 'E chi è partito?'],
  ],
  [
    ['count:FOUNDED', 'Quante nuove imprese sono state iscritte nel {year}?'],
    ['count:FOUNDED:0107', 'Di queste, quante sono Sagl?'],
  ],
  [
    ['officers:FOUNDATION', 'Chi fa parte del consiglio di fondazione di {firm}?'],
    ['auditor', 'E chi ne rivede i conti?'],
  ],
  [
    ['personSince', 'Da quanto tempo, cioè da che data, {person} è in {firm}?'],
    ['personRole', 'Con che funzione?'],
  ],
  [
    ['address', 'Dove si trova {firm}? Mi serve l’indirizzo.'],
    ['branches', 'Ha anche delle succursali? In che luoghi?'],
  ],
  [
    ['auditorAsOf', 'In data {day} chi fungeva da ufficio di revisione di {firm}?'],
    ['auditor', 'E adesso?'],
  ],
  [
    ['officers:BOARD', 'Mi servono tutti i membri del CdA di {firm}.'],
    ['signatories:SOLE', 'Qualcuno di loro ha la firma individuale? Chi?'],
  ],
  [
    ['status', 'Che fine ha fatto {firm}?'],
    ['deletedOn', "In che giorno l'hanno radiata?"],
  ],
  [
    ['foundedOn', 'Quando fu fondata {firm}?'],
    ['formerNames', 'Denominazioni precedenti?'],
  ],
  [
    ['officers:OWNER', 'Di chi è la ditta individuale {firm}?'],
    ['purpose', "E che genere d'attività ha come scopo?"],
  ],
  [
    ['officers:BOARD', 'Amministratori in carica di {firm}?'],
    ['left:BOARD', 'E chi è uscito dal CdA nel {year}?'],
  ],
  [
    ['purpose', 'Che attività svolge {firm}, da scopo?'],
    ['no:firm', 'Quanta gente ci lavora?'],
  ],
  [
    ['signatories', 'Chi firma per {firm} e come?'],
    ['officers:PRESIDENT', 'E la presidenza del consiglio di amministrazione a chi spetta?'],
  ],
];
