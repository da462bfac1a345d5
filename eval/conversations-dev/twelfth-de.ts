import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'address', 'Unser Zahlungsbefehl kam mit dem Vermerk «Empfängerin unbekannt» retour. Welches Domizil ist für die {firm} eingetragen?'],
    ['firm2', 'address', 'Stimmt ja mit unserem Couvert überein, komisch. Nächstes Dossier: {firm2}, Zustelladresse?'],
    ['firm', 'status', 'Nochmals zum retournierten. Gibt es die Gesellschaft überhaupt noch?'],
    ['firm', 'no:firm', 'Laufen gegen sie noch weitere Betreibungen?'],
    ['firm2', 'signatories:SOLE', 'Dann halt nicht. Beim zweiten Dossier: wer kann allein für sie unterschreiben?'],
    ['firm', 'signatories:SOLE', 'Und beim ersten?'],
  ],
  [
    ['person', 'personRole', 'Ich habe da ein Arbeitszeugnis auf dem Tisch, unterzeichnet von {person}. Als was ist sie bei {firm} eingetragen?'],
    ['person', 'personSince', 'seit wann denn'],
    ['person', 'no:person', 'Was hat sie gelernt, steht das auch?'],
    ['person', 'personFirms', 'Schade. Und wo ist sie sonst noch überall drin?'],
    ['firm', 'signatories', 'Okay, zurück zum Zeugnis: wie zeichnen die Leute in der Firma eigentlich, einzeln oder zu zweien?'],
  ],
  [
    ['homonym', 'homonym', 'Notariat, grüezi. Auf der Vollmacht steht bloss {homonym}, kein Heimatort, nichts. In welchen Gesellschaften ist der Herr?'],
    ['pick2', 'personFirms', 'Der zweite.'],
    ['pick1', 'personFirms', 'Halt nein, ich bin in der Zeile verrutscht, ich wollte den ersten!'],
    ['pick1', 'no:person', 'Hat er eine Telefonnummer, unter der man ihn erreicht?'],
    ['firm', 'officers:ALL', 'Gut, dann anders herum. Vollmachtgeberin ist die {firm}; wer steht dort alles drin, mit Funktion?'],
    ['firm', 'signatories:SOLE', 'Wer davon mit Einzelunterschrift?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Faktencheck für die Redaktion: im Protokoll vor mir geht es um den {day}. Wer sass damals im Verwaltungsrat der {firm}?'],
    ['firm', 'auditorAsOf', 'Und wer hat zu jener Zeit revidiert?'],
    ['firm', 'auditor', 'heute?'],
    ['firm2', 'officersAsOf:BOARD', 'Im Protokoll taucht auch die {firm2} auf. Deren Verwaltungsrat am selben Tag?'],
    ['both', 'shared', 'Spannend, das muss ich der Chefin zeigen. Hocken aktuell in beiden Firmen die gleichen Leute, und wenn ja, welche?'],
  ],
  [
    ['firm', 'joined', 'Wir vom Mieterverband haben einen Ordner voller Kündigungen aus dem Jahr {year}. Wer ist in dem Jahr bei der {firm} frisch eingetragen worden?'],
    ['firm', 'left', 'Und wer musste gehen?'],
    ['firm', 'left:nextYear', 'Im Jahr darauf?'],
    ['firm', 'joined:nextYear', 'Wer kam in ebendiesem Folgejahr an deren Stelle?'],
    ['firm', 'no:firm', 'Wie viele Wohnungen besitzen die eigentlich in der Stadt?'],
    ['firm', 'address+purpose', 'Hab ich mir gedacht. Für die Eingabe an die Schlichtungsbehörde brauche ich noch Adresse und Gesellschaftszweck.'],
  ],
  [
    ['firm', 'officers:PARTNERS+officers:MANAGERS', 'KYC-Formular, Kundin {firm}: Gesellschafter samt Stammanteilen, ausserdem die Geschäftsführer.'],
    ['firm2', 'officers:MANAGERS', 'Als Solidarschuldnerin unterschreibt die {firm2} mit. Geschäftsführung dort?'],
    ['firm2', 'capital', 'Stammkapital?'],
    ['firm', 'capital', 'und bei der Kundin'],
    ['both', 'path', 'Letztes Feld im Formular lautet «Verflechtungen»: Was verbindet die beiden Gesellschaften miteinander?'],
  ],
  [
    ['firm', 'bankruptcyPublished', 'hoi, muss eine forderung eingeben gegen {firm}, wann wurde der konkurs im shab publiziert'],
    ['firm', 'bankruptcyLegal', 'sorry falsch gefragt, ich meinte wann er eröfnet wurde, nicht die publikation'],
    ['firm2', 'none:BANKRUPTCY', 'uff okay. eine zeile weiter unten in meiner liste ist {firm2}, sind die auch konkurs gegangen'],
    ['firm2', 'seat+capital', 'da bin ich froh. sitz und kapital von denen?'],
    ['firm', 'timeline', 'und nochmal die obere, was ist bei der alles publiziert worden, schön der reihe nach'],
  ],
  [
    ['firm', 'officers:FOUNDATION', 'Grüessech, i ha da e Brief vo dr {firm} vor mer. Wär isch dert im Stiftigsrat?'],
    ['person', 'personSince', 'Merci. Ungerschribe het {person}, sit wenn isch die derbii?'],
    ['person', 'personRole', 'Als was?'],
    ['firm', 'no:firm', 'Was überchömed die vom Rat für ihri Sitzige?'],
    ['firm', 'auditor', 'Aha, das wüsset Dir nid. U wär luegt dene uf d Büecher, also d Revisionsstell?'],
    ['firm', 'purpose', 'Zwäck vo dr Stiftig no, de bini fertig.'],
  ],
];
