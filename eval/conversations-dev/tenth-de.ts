import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Recherche fürs Wochenendheft: wer sitzt bei {firm} im Verwaltungsrat?'],
    ['firm2', 'officers:BOARD', 'Und bei der Konkurrenz, also {firm2}, wer dort?'],
    ['person', 'personRole', 'Merci vielmal. Auf der ersten Liste fiel mir {person} auf, was ist diese Person bei {firm} genau?'],
    ['person', 'personSince', 'Seit wann ist sie das?'],
    ['firm2', 'officers:PRESIDENT', 'Ah ja. Und von den Leuten bei der Konkurrenz, wer hat da das Präsidium?'],
    ['firm', 'address', 'Gut, nochmal die erste Firma: an welche Adresse geht mein Fragenkatalog?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'KYC-Review. Zusammensetzung des VR von {firm}, Stichtag {day}.'],
    ['firm', 'no:firm', 'Umsatz im gleichen Jahr?'],
    ['firm2', 'officersAsOf:BOARD', 'Hab ich mir gedacht, ist ja kein Geschäftsbericht hier. Dann bitte derselbe Stichtag, VR von {firm2}.'],
    ['firm', 'officers:BOARD', 'Zur zuerst geprüften Gesellschaft: hat sich seither etwas getan, sprich wer ist heute im VR?'],
    ['firm2', 'officers:BOARD', 'Bei der anderen heute?'],
    ['person', 'personFirms', 'Noch ein Treffer in unserer Liste, {person}. In welchen Gesellschaften überall eingetragen?'],
  ],
  [
    ['person', 'personFirms', 'Grüezi, Sekretariat einer Kanzlei, ich sollte wissen, wo {person} überall drinhängt, also in welchen Firmen.'],
    ['person', 'no:person', 'Eine Handynummer von der Person haben Sie nicht zufällig?'],
    ['firm', 'officers:PARTNERS', 'Macht nichts, war nur so eine Idee vom Chef. Es geht um {firm}: wer hält dort die Stammanteile?'],
    ['firm2', 'officers:PARTNERS', 'Und wer bei {firm2}?'],
    ['firm', 'officers:MANAGERS', 'Bei der vorherigen bräuchte ich ausserdem die Geschäftsführer.'],
    ['both', 'seat+seat:firm2', 'So, und von beiden noch den Sitz, dann bin ich wunschlos glücklich.'],
  ],
  [
    ['homonym', 'homonym', '{homonym}, wer ist das eigentlich alles'],
    ['pick2', 'personFirms', 'Treffer zwei, welche Mandate?'],
    ['pick1', 'personFirms', 'ups nein, verzählt, ich meinte den obersten'],
    ['firm', 'status', 'ok danke dir. Was anderes: gibts {firm} noch?'],
    ['firm2', 'status', 'und {firm2}'],
    ['firm', 'foundedOn', 'Die vorhin, wann wurde die gegrünndet?'],
  ],
  [
    ['both', 'path', 'Interessenkonflikt-Check, neues Mandat. Über wen hängen {firm} und {firm2} zusammen?'],
    ['firm', 'auditor', 'Wer revidiert die Erstgenannte?'],
    ['firm2', 'auditor', 'Die Letztgenannte?'],
    ['person', 'personRole', 'Aha, spannend. Als was ist {person} bei {firm} eingetragen?'],
    ['firm', 'capital', 'Und die Firma selbst, mit wie viel Kapital?'],
    ['firm2', 'capital', 'Äh nein, Kommando zurück, das Kapital von {firm2} wollte ich.'],
  ],
  [
    ['firm', 'left:BOARD', 'Wer hat {year} den Verwaltungsrat von {firm} verlassen?'],
    ['firm', 'left:BOARD:nextYear', 'Ein Jahr drauf?'],
    ['firm2', 'left:nextYear', 'In ebendiesem Folgejahr, wer ging da bei {firm2}? Da interessieren mich alle, nicht bloss der VR.'],
    ['firm', 'no:firm', 'Bei der ersten munkelt man hier in der Redaktion von Krach. Warum sind die Leute denn gegangen?'],
    ['person', 'personSince', 'Jaja, das kann ein Register nicht wissen, schon klar. Aber {person} ist ja noch da, seit wann denn bei {firm}?'],
    ['firm', 'joined', 'Und nochmals zu dem Jahr, mit dem ich angefangen habe: wer kam damals neu in die Firma?'],
  ],
  [
    ['byId', 'purpose', 'Zweck der Gesellschaft, die ich da offen habe, im Wortlaut bitte.'],
    ['firm2', 'purpose', 'Zum Vergleich der von {firm2}.'],
    ['byId', 'signatories', 'Das liest sich ja fast gleich! Wer ist bei der offenen zeichnungsberechtigt, und wie?'],
    ['firm2', 'signatories', 'bei der andern auch'],
    ['person', 'personFirms', 'Herzlichen Dank, das hilft uns in der Sache sehr. Zuletzt {person}: bei welchen Firmen hat diese Person Funktionen?'],
  ],
  [
    ['firm', 'misspelt:seat', 'Sali, chasch mer säge, wo {typo} de Sitz het?'],
    ['firm2', 'seat', 'U {firm2}, wo isch die?'],
    ['firm', 'formerNames+foundedOn', 'Wie het die erschti früecher gheisse, u wenn isch si gründet worde?'],
    ['person', 'personRole', 'Eh lueg da. Was isch {person} dert für öpper, i meine weli Funktion?'],
    ['person', 'personSince', 'Sit wenn?'],
    ['firm2', 'legalForm', 'Guet, u no zur zwöite Firma: weli Rechtsform het die?'],
  ],
];
