import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'officers:PRESIDENT', 'Sto seguendo una segnalazione su {firm}. Chi presiede la società?'],
    ['person', 'personSince', 'Da che data questa persona è lì?'],
    ['person', 'no:person', 'Quanto è ricca, più o meno?'],
    ['firm', 'officers:BOARD', 'Pazienza. Allora tutto il consiglio di amministrazione, per favore.'],
    ['firm', 'auditor', 'E chi controlla i loro conti?'],
  ],
  [
    ['firm', 'seat', 'Ufficio compliance, pratica {firm}. In che comune è domiciliata?'],
    ['firm', 'address', 'Anche via e numero civico.'],
    ['firm', 'signatories', 'Quali firme vincolano la società, individuali o a due?'],
    ['firm', 'no:firm', 'Compare in qualche lista di sanzioni?'],
    ['firm2', 'seat', 'Passiamo alla casa madre, {firm2}: anche qui prima il comune.'],
    ['firm2', 'signatories', 'E quali firme vincolano questa?'],
  ],
  [
    ['firm', 'status', '{firm} mi deve ancora due forniture. Esiste ancora?'],
    ['firm', 'none:BANKRUPTCY', 'Quindi non è mai stato aperto un fallimento a suo carico?'],
    ['firm', 'no:firm', 'Hanno abbastanza soldi per pagarmi, secondo lei?'],
    ['firm', 'address', 'Dove mando allora il sollecito?'],
    ['firm', 'capital', "Che capitale c'è dietro a tutto questo?"],
  ],
  [
    ['person', 'personFirms', 'Risorse umane. {person} elenca dei mandati nella candidatura. Dove è iscritta attualmente questa persona?'],
    ['person', 'personRole', 'Presso {firm}, con che funzione?'],
    ['person', 'personSince', 'A partire da quando?'],
    ['person', 'no:person', 'Ha precedenti penali?'],
    ['firm', 'purpose', 'Capisco. In che settore opera {firm}?'],
    ['firm', 'officers:ALL', "Chi altro c'è dentro? Tutti, per favore."],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Autentichiamo una delibera di {firm} del {day}. Quali amministratori erano allora in carica?'],
    ['firm', 'auditorAsOf', 'Ufficio di revisione alla stessa data?'],
    ['firm', 'seatAsOf', 'Sede in quel giorno?'],
    ['firm', 'officers:BOARD', 'Adesso gli amministratori di oggi.'],
    ['firm', 'foundedOn', 'Data di costituzione?'],
  ],
  [
    ['both', 'shared', "Verifica di un conflitto d'interessi: c'è qualcuno iscritto sia in {firm} sia in {firm2}?"],
    ['firm', 'officers:ALL', 'Tutte le persone della prima nominata, grazie.'],
    ['firm2', 'officers:ALL', "Ora quelle dell'ultima nominata."],
    ['firm2', 'auditor', "Chi revisiona quest'ultima?"],
    ['firm', 'auditor', "E l'altra?"],
  ],
  [
    ['homonym', 'homonym', 'Ho un assegno di un certo {homonym}. Conoscete qualcuno che si chiama così?'],
    ['pick1', 'personFirms', 'Proviamo con il primo. Quali ditte gli corrispondono?'],
    ['pick2', 'personFirms', 'Non è lui. Il prossimo della lista?'],
    ['pick2', 'no:person', 'Il suo cellulare?'],
    ['firm', 'formerNames', 'Va bene. Sulla fattura figurava {firm}. Come si chiamava una volta?'],
  ],
  [
    ['byId', 'purpose', 'La società qui sullo schermo: che scopo ha?'],
    ['byId', 'auditor', 'Viene revisionata? Da chi?'],
    ['firm2', 'auditor', 'A confronto {firm2}: lì chi lo fa?'],
    ['firm2', 'branches', "Quali succursali ha quest'ultima?"],
    ['byId', 'none:LIQUIDATOR', 'Torno a quella sul mio schermo: è stato nominato un liquidatore?'],
    ['byId', 'status', 'Quindi funziona normalmente?'],
  ],
];
