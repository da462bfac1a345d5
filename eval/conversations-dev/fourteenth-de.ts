import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'seat+capital', 'Guten Tag, Schalter Firmenkunden. Für eine Kontoeröffnung benötige ich von der {firm} den Sitz und das eingetragene Kapital.'],
    ['firm', 'signatories', 'Zeichnungsberechtigte mit Zeichnungsart?'],
    ['person', 'personSince', '{person} sitzt eben vor mir und möchte die Karte unterschreiben. Seit welchem Datum im Amt?'],
    ['person', 'no:person', 'Passt zum Formular. Ein Geburtsdatum ist bei Ihnen nicht zufällig hinterlegt?'],
    ['firm', 'signatories:SOLE', 'Gut, nehme ich vom Pass ab. Nochmals zur Kontoinhaberin: Wer hätte dort Einzelunterschrift?'],
  ],
  [
    ['firm', 'formerNames+foundedOn', 'Notariat, Urkundenentwurf. Bitte zur {firm} die früheren Firmenbezeichnungen sowie das Gründungsdatum.'],
    ['firm2', 'foundedOn', 'Auf Erwerberseite steht die {firm2}. Wann gegründet?'],
    ['firm', 'purpose', 'Ins Rubrum der Veräusserin, also der erstgenannten, kommt noch der Zweck. Wie lautet der?'],
    ['firm', 'ranking:AUDITORS', 'Zwischenfrage des Notars, hat mit dem Geschäft nichts zu tun: Welche Revisionsstelle betreut schweizweit die meisten Gesellschaften?'],
    ['firm2', 'auditor', 'Das wird ihn freuen. Und die Erwerberin, von wem wird die geprüft?'],
    ['firm', 'address', 'Fehlt mir bloss noch das Rechtsdomizil der Veräusserin, mit Strasse und Nummer.'],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', 'Faktencheck Wirtschaftsressort, der Artikel geht um fünf in Druck. Wer präsidierte am {day} den Verwaltungsrat der {firm}?'],
    ['person', 'personRole', 'Deckt sich mit dem Manuskript. In welcher Funktion führt das Register dort heute {person}?'],
    ['person', 'personFirms', 'Übrige Mandate der Person?'],
    ['firm2', 'officersAsOf:BOARD', 'Im nächsten Absatz kommt die {firm2} vor. Deren gesamter Verwaltungsrat, gleicher Stichtag wie eingangs, bitte.'],
    ['firm2', 'officers:BOARD', 'Und aktuell?'],
    ['firm', 'no:firm', 'Stimmt so weit. Im Text steht zudem, die {firm} habe letztes Jahr rote Zahlen geschrieben. Können Sie das bestätigen?'],
  ],
  [
    ['homonym', 'homonym', 'Screening-Alert, Name laut Formular A: {homonym}. Welche Personen kommen in Betracht?'],
    ['pick2', 'personFirms', 'Treffer 2: bei welchen Gesellschaften eingetragen?'],
    ['firm', 'ranking:PERSONS', 'Für die Kalibrierung unserer Schwellenwerte, kurz dazwischen: Welche Person hält im ganzen Register am meisten Mandate?'],
    ['pick1', 'personFirms', 'Danke. Zurück zum Alert, dort habe ich mich in der Zeile geirrt, gemeint war Treffer 1. Dessen Gesellschaften?'],
    ['pick1', 'no:person', 'Politisch exponiert?'],
    ['firm', 'none:BANKRUPTCY', 'Klären wir anderweitig ab. Punkt 7 der Checkliste, Vertragspartnerin {firm}: Ist über sie je der Konkurs eröffnet worden?'],
  ],
  [
    ['both', 'capital+capital:firm2', 'Limitenprüfung Kreditversicherung. Bitte das Kapital der {firm} und jenes der {firm2} einander gegenüberstellen.'],
    ['firm2', 'status', 'Ist die zweite nach wie vor aktiv?'],
    ['firm', 'status', 'Und die andere?'],
    ['firm2', 'no:firm', 'Zahlungserfahrungen zur zweiten?'],
    ['both', 'shared', 'Verstanden. Wegen Klumpenrisiko: Gibt es Personen, die bei beiden zugleich eingetragen sind?'],
    ['firm', 'legalForm', 'Für die Akte der erstgenannten noch die Rechtsform.'],
  ],
  [
    ['firm', 'joined', 'Einkauf, Lieferantenbewertung. Welche Personen wurden {year} bei der {firm} neu eingetragen?'],
    ['firm', 'left:nextYear', 'Und ein Jahr danach, wer wurde da gelöscht?'],
    ['firm', 'joined:nextYear', 'Eintragungen im selben Jahr?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Viel Bewegung. Zur Einordnung, ganz allgemein: Wie viele Konkurse gab es in jenem Jahr?'],
    ['firm', 'auditor+signatories', 'Zurück zur Lieferantin. Revisionsstelle, ausserdem wer für sie zeichnet und auf welche Art.'],
  ],
  [
    ['firm', 'officers:PARTNERS+officers:MANAGERS', 'Diktat Klageschrift, Beklagte ist die {firm}, Punkt. Wer sind die Gesellschafter, und wer ist als Geschäftsführer eingetragen, Fragezeichen.'],
    ['firm2', 'purpose+address', 'Neuer Absatz, streitberufen wird die {firm2}: was bezweckt sie, und an welcher Adresse stellen wir zu?'],
    ['firm2', 'seat', 'Sitzgemeinde?'],
    ['firm', 'seat', 'Pardon, ich habe mich verlesen, Frau Doktor wollte den Sitz der Beklagten.'],
    ['firm', 'no:firm', 'Laufen gegen diese bereits Betreibungen?'],
    ['firm', 'foundedOn', 'Dann holen wir den Auszug beim Amt. Seit wann besteht die Gesellschaft überhaupt?'],
  ],
  [
    ['firm', 'byNumber:status', 'Immobilienbewirtschaftung, Bewerbung für ein Ladenlokal. Auf dem Formular nur die UID {number}. Ist dieses Unternehmen im Register aktiv?'],
    ['firm', 'officers:OWNER', 'Inhaber oder Inhaberin?'],
    ['firm2', 'address', 'Als Solidarschuldnerin ist die {firm2} aufgeführt. Adresse?'],
    ['firm', 'purpose', 'Zurück zur Mietinteressentin, im Lokal ist nur stilles Gewerbe erlaubt. Welcher Zweck ist eingetragen?'],
    ['firm2', 'capital', 'Das ginge. Und die Solidarschuldnerin, mit welchem Kapital?'],
  ],
];
