import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['person', 'personFirms', "Devo escludere conflitti d'interesse per {person}. In quali società ha un incarico?"],
    ['firm', 'officers:ALL', 'Mi soffermo su {firm}: quali persone vi risultano iscritte, e con che funzione?'],
    ['person', 'personRole', 'E {person}, più esattamente, che posto vi occupa?'],
    ['person', 'personSince', 'Da quando?'],
    ['firm2', 'officers:ALL', "Adesso vorrei {firm2}: anche qui l'elenco completo delle persone, per favore."],
    ['firm', 'foundedOn', 'E la prima società, in che data è nata?'],
  ],
  [
    ['homonym', 'homonym', 'In un atto notarile compare {homonym}. Di chi potrebbe trattarsi?'],
    ['pick1', 'personFirms', 'Cominciamo dal primo: a quali ditte è legato?'],
    ['pick2', 'personFirms', 'E il secondo?'],
    ['pick1', 'no:person', 'Il primo, per caso, è sposato?'],
    ['firm', 'auditor', 'Capisco, non è cosa da registro. Lo stesso atto cita {firm}: a chi ne è affidata la revisione?'],
  ],
  [
    ['both', 'address+address:firm2', 'Vorrei scrivere una lettera a {firm} e una a {firm2}. Mi darebbe i due indirizzi?'],
    ['firm', 'officers:PRESIDENT', 'Nella prima, chi ha la presidenza?'],
    ['firm2', 'officers:PRESIDENT', 'E nella seconda?'],
    ['firm2', 'signatories:SOLE', "C'è qualcuno che possa impegnarla con la sola sua firma?"],
    ['firm', 'signatories:SOLE', 'Mi scusi, intendevo nella prima, non in questa.'],
    ['both', 'capital+capital:firm2', "Bene. E di quanto capitale dispongono l'una e l'altra?"],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'Quante aziende, in tutto il registro, sono fallite nel {year}?'],
    ['firm', 'count:BANKRUPTCY:nextYear', "E l'anno dopo?"],
    ['firm', 'ranking:AUDITORS', "Me ne aspettavo di meno. Un'altra curiosità: a quale ufficio di revisione si affida il maggior numero di società?"],
    ['firm', 'status', 'Prendiamo un caso solo, {firm}: è tuttora attiva?'],
    ['firm', 'none:LIQUIDATOR', 'Le è stato assegnato un liquidatore?'],
  ],
  [
    ['person', 'personSince', 'Da che giorno {person} risulta iscritta presso {firm}?'],
    ['firm', 'signatories', 'E per la società, quali persone firmano, e in che modo?'],
    ['firm', 'no:firm', "Si sa quanto ha fatturato l'anno scorso?"],
    ['firm2', 'purpose+legalForm', 'Allora passiamo a {firm2}: qual è il suo scopo, e che forma giuridica ha?'],
    ['firm', 'legalForm', 'E la forma giuridica della prima?'],
  ],
  [
    ['homonym', 'homonym', 'Ho davanti il curriculum di {homonym} e ne cerco un riscontro nel registro.'],
    ['pick2', 'personFirms', 'Direi la seconda persona. In quali imprese la si incontra?'],
    ['firm', 'seat', 'Ottimo, coincide. Mi resta da verificare {firm}: in quale comune ha la sede?'],
    ['firm', 'seatAsOf', 'E in data {day}, dove si trovava?'],
    ['firm', 'officersAsOf:BOARD', "Chi formava il consiglio d'amministrazione quel giorno?"],
    ['firm', 'officers:BOARD', 'E oggi?'],
  ],
  [
    ['firm', 'purpose', 'Potrebbe dirmi che scopo persegue {firm}?'],
    ['firm2', 'purpose', 'E {firm2}?'],
    ['firm', 'formerNames', 'Torno un momento alla prima: sotto quali altri nomi è stata iscritta in passato?'],
    ['firm2', 'foundedOn', 'Interessante. Di {firm2}, invece, mi basta sapere quando fu costituita.'],
    ['firm', 'foundedOn+capital', 'Per la prima mi occorrono la stessa data e anche il capitale.'],
  ],
  [
    ['firm', 'left:BOARD', "Quali membri hanno lasciato nel {year} il consiglio d'amministrazione di {firm}?"],
    ['firm', 'left:BOARD:nextYear', "E nell'anno successivo?"],
    ['firm', 'joined:nextYear', "Sempre in quell'anno successivo, quali persone vi sono entrate, a qualsiasi titolo?"],
    ['firm', 'auditor', 'La ringrazio, è chiaro. A quale revisore si affida adesso la società?'],
    ['firm2', 'auditor', 'E {firm2}?'],
    ['firm2', 'none:BRANCHES', "Quest'ultima ha anche delle succursali?"],
  ],
];
