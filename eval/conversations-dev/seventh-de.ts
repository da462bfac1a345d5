import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'address', 'hallo, mein chef fragt wo man {firm} findet, strasse und nummer, muss aufs paket'],
    ['firm2', 'auditor', '{firm2} jetzt. Wer schaut denen auf die Bücher?'],
    ['firm', 'signatories:SOLE', 'nochmal zum paket-empfänger: wer darf dort ganz allein unterschreiben'],
    ['firm2', 'foundedOn', 'und die andere, seit wann gibts die'],
    ['firm', 'capital', 'ok zurück. kapital?'],
  ],
  [
    ['firm', 'officers:ALL', 'Guten Tag, hier Treuhand, wir räumen Akten auf. Wer steht bei {firm} alles drin und als was?'],
    ['person', 'personSince', '{person}, der Name ist mir heute schon einmal begegnet. Seit wann ist die dort dabei?'],
    ['person', 'personFirms', 'Ist sie sonst noch irgendwo eingetragen?'],
    ['person', 'no:person', 'Und wie alt ist sie etwa?'],
    ['firm', 'purpose', 'Macht nichts, das frag ich sie selber. Womit verdient die Firma laut Zweckartikel ihr Brot?'],
    ['firm', 'seat+capital', 'In welcher Gemeinde sitzt sie, und mit wieviel Kapital?'],
  ],
  [
    ['homonym', 'homonym', 'Meine Mandantin hat mir auf dem Anrufbeantworter bloss «{homonym}» hinterlassen, können Sie damit etwas anfangen?'],
    ['pick1', 'personFirms', 'Oha, gleich mehrere. Beginnen wir zuoberst: welche Firmen?'],
    ['pick2', 'personFirms', 'Nummer zwei?'],
    ['pick2', 'no:person', 'Hat der eigentlich Betreibungen am Hals?'],
    ['pick1', 'personFirms', 'Nein, stimmt nicht, es muss doch der zuerst Aufgeführte sein. Dessen Firmen bitte noch einmal.'],
  ],
  [
    ['both', 'capital+capital:firm2', '{firm} gegen {firm2}, wer hat das dickere Kapital?'],
    ['firm', 'officers:PRESIDENT', 'Hätt ich jetzt umgekehrt getippt. Wer präsidiert die, die ich als Erstes genannt habe?'],
    ['firm2', 'officers:PRESIDENT', 'Bei der anderen?'],
    ['both', 'shared', 'Hocken irgendwelche Leute in beiden drin?'],
    ['firm2', 'no:firm', 'Wie sind die Löhne so bei {firm2}?'],
    ['firm', 'legalForm', 'Na gut. Und die Erstgenannte, was ist das rechtlich für ein Gebilde?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Es geht um einen alten Werkvertrag, den unsere Rechtsabteilung ausgegraben hat. {firm}, Verwaltungsrat am {day}, wie sah der aus?'],
    ['firm', 'auditorAsOf', 'Revisionsstelle, gleicher Tag?'],
    ['firm', 'auditor', 'Und heute?'],
    ['firm2', 'officersAsOf:BOARD', 'Die Gegenseite hiess {firm2}. Wer sass dort an besagtem Datum im Verwaltungsrat?'],
    ['firm', 'seatAsOf', 'Bleibt noch unsere eigene Vertragspartnerin von vorhin: Sitz an jenem Tag?'],
  ],
  [
    ['firm', 'left', '{firm}: Abgänge {year}?'],
    ['firm', 'left:nextYear', 'ein jahr drauf?'],
    ['firm', 'no:firm', 'puh. warum laufen denen denn alle davon'],
    ['firm', 'joined:nextYear', 'schon klar dass das nirgends steht. wer kam in diesem zweiten jahr dafür neu'],
    ['firm', 'officers:BOARD', 'und im VR, wer ist da aktuell'],
  ],
  [
    ['firm', 'officers:MANAGERS+officers:PARTNERS+capital', 'Grüezi, Betreibungsamt. Ich müsst bi {firm} grad drü Sache ha: Gschäftsfüehrer, Gsellschafter mit de Stammateil, und s Kapital.'],
    ['firm2', 'legalForm', '{firm2}, isch das au e GmbH oder öppis anders?'],
    ['firm2', 'address', 'Und wo stellt me dene öppis zue?'],
    ['firm', 'signatories', 'Nei halt, d Zuestellig goht jo a di erscht Firma. Wer unterschriibt dört, und wie?'],
    ['firm', 'address', 'Merci vilmol. D Adrässe vo dere denn au no.'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Mein Schwager kriegt noch Geld von {firm} und lässt fragen, an welchem Tag da der Konkurs eröffnet worden ist.'],
    ['firm', 'bankruptcyPublished', 'Im Amtsblatt stand das wann?'],
    ['firm', 'no:firm', 'Glauben Sie, dass für ihn noch was rausspringt?'],
    ['firm2', 'none:BANKRUPTCY', '{firm2} hat bei ihm auch noch was offen. Die sind doch hoffentlich nie in Konkurs gegangen?'],
    ['firm2', 'officers:ALL', 'Da wird er aufatmen. Wer ist da alles eingetragen, mit Funktion?'],
    ['firm', 'timeline', 'Von der Pleitefirma hätte er gern noch alle Meldungen, schön nach Datum.'],
  ],
  [
    ['firm', 'misspelt:status', 'gibts {typo} überhaubt noch'],
    ['firm', 'formerNames+foundedOn', 'ja die mein ich. wie hat die früher geheissen, und gegründet wann'],
    ['firm2', 'none:BRANCHES', '{firm2} mal bitte: zweigniederlassungen?'],
    ['firm', 'purpose', 'ne falsch, nicht weiter mit der, nochmal die davor. was machen die'],
    ['firm2', 'purpose', 'und die mit den zweigniederlassungen vorhin?'],
  ],
  [
    ['firm', 'count:FOUNDED:0107', 'Zuhanden des Departements, welches eine Anfrage zu beantworten hat, ist in Erfahrung zu bringen, wie viele GmbH im Jahre {year} gegründet wurden.'],
    ['firm', 'count:FOUNDED:0107:nextYear', 'Folgejahr?'],
    ['firm', 'count:DELETED:nextYear', 'Sodann die Gesamtzahl der in eben diesem Folgejahr gelöschten Rechtseinheiten, gleich welcher Rechtsform.'],
    ['firm', 'ranking:AUDITORS', 'Die Frau Departementssekretärin wünscht ferner zu wissen, welche Revisionsstelle die meisten Mandate auf sich vereinigt.'],
    ['firm', 'auditor+signatories', '{firm} als Einzelfall. Wer ist Revisionsstelle, und wer zeichnet in welcher Weise?'],
  ],
];
