import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'address', 'Grüezi, ich bin Mieterin bei der {firm} und muss einen Mangel rügen. An welche Adresse?'],
    ['firm', 'signatories', 'Wer darf für die unterschreiben, und wie?'],
    ['firm', 'no:firm', 'Wie viele Liegenschaften besitzen die?'],
    ['firm', 'officers:BOARD', 'Na gut. Verwaltungsrat?'],
    ['firm', 'left', 'Ist {year} jemand ausgeschieden? Wer?'],
  ],
  [
    ['both', 'shared', 'Welche Personen finden sich in {firm} und in {firm2}?'],
    ['firm', 'auditor', 'Und von wem wird {firm} revidiert?'],
    ['firm2', 'auditor', 'Und {firm2}?'],
    ['firm2', 'seat', 'Wo haben die ihren Sitz?'],
  ],
  [
    ['homonym', 'homonym', 'wer ist {homonym}'],
    ['pick1', 'personFirms', 'der erste eintrag. welche firmen'],
    ['pick2', 'personFirms', 'und beim zweiten'],
  ],
  [
    ['firm', 'status', 'Läuft {firm} noch?'],
    ['firm', 'bankruptcyLegal', 'An welchem Tag wurde der Konkurs eröffnet?'],
    ['firm', 'bankruptcyPublished', 'Publiziert wann?'],
    ['firm', 'timeline', 'Zeigen Sie mir bitte auch den ganzen Verlauf seit Beginn.'],
  ],
  [
    ['firm', 'personRole', '{person} bei {firm}, in welcher Funktion?'],
    ['person', 'personSince', 'Und seit wann?'],
    ['person', 'personFirms', 'Sonst noch irgendwo tätig?'],
    ['firm', 'capital', 'Zurück zu {firm}: Kapital?'],
  ],
  [
    ['byId', 'purpose', 'Was macht diese Firma laut Register?'],
    ['byId', 'legalForm', 'Rechtsform?'],
    ['byId', 'officers:ALL', 'Wer ist alles eingetragen, und als was?'],
    ['byId', 'address', 'Adresse auch noch.'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'VRP {firm}?'],
    ['firm', 'officersAsOf:PRESIDENT', 'Per {date}?'],
    ['firm', 'officers:BOARD', 'Gesamter VR heute?'],
    ['firm', 'no:firm', 'Wie hoch ist das VR-Honorar?'],
    ['firm', 'auditor', 'Revisionsstelle?'],
  ],
  [
    ['firm', 'foundedOn', 'Seit wann besteht {firm}?'],
    ['firm', 'formerNames', 'Unter welchen früheren Namen?'],
    ['firm2', 'foundedOn', 'Und {firm2}, gegründet wann?'],
    ['firm2', 'capital', 'Wie viel Kapital hat die?'],
    ['firm', 'seat', 'Nochmals {firm}: in welcher Gemeinde sitzt sie?'],
  ],
];
