import type { WordingSet } from '../wording.js';

export const followUps: WordingSet['followUps'] = [
  [
    ['officers:BOARD', 'Verwaltungsrat der {firm}?'],
    ['left', 'und wer ging {year}?'],
  ],
  [
    ['seat', 'Wo sitzt die {firm}?'],
    ['address', 'Genaue Adresse?'],
  ],
  [
    ['address', 'Wo ist die {firm}?'],
    ['purpose', 'Was macht sie?'],
  ],
  [
    ['capital', 'Welches Kapital hat die {firm}?'],
    ['auditor', 'Und wer prüft sie?'],
  ],
  [
    ['officers:ALL', 'Wer ist bei der {firm} dabei?'],
    ['officers:PRESIDENT', 'Wer davon präsidiert?'],
  ],
  [
    ['auditor', 'Revisor der {firm}?'],
    ['auditorAsOf', 'und am {date}?'],
  ],
  [
    ['personRole', 'Funktion von {person} bei der {firm}?'],
    ['personFirms', 'Wo ist diese Person sonst noch dabei?'],
  ],
  [
    ['legalForm', 'Rechtsform der {firm}?'],
    ['capital', 'Kapital?'],
  ],
  [
    ['officers:MANAGERS', 'Geschäftsführer der {firm}?'],
    ['joined', 'Wer stiess {year} dazu?'],
  ],
  [
    ['purpose', 'Wozu dient die {firm}?'],
    ['no:firm', 'Wie viele Leute arbeiten dort?'],
  ],
  [
    ['address', 'Adresse {firm}'],
    ['address:firm2', 'und {firm2}?'],
  ],
  [
    ['officers:BOARD', 'Wer bildet den Verwaltungsrat der {firm}?'],
    ['officersAsOf:BOARD', 'Und davor, am {day}?'],
  ],
  [
    ['officersAsOf:BOARD', 'VR der {firm} am {date}?'],
    ['officers:BOARD', 'und heute?'],
  ],
  [
    ['auditorAsOf', 'Wer revidierte die {firm} am {day}?'],
    ['auditor', 'Und wer macht es jetzt?'],
  ],
  [
    ['officers:PRESIDENT', 'Wer präsidiert die {firm}?'],
    ['officersAsOf:PRESIDENT', 'Und wer hatte das Amt am {day}?'],
  ],
  [
    ['officers:PRESIDENT', 'Präsidium der {firm}?'],
    ['officers:BOARD', 'Und der ganze Verwaltungsrat?'],
  ],
  [
    ['officers:BOARD', 'Wer sitzt im VR von {firm}?'],
    ['signatories:SOLE', 'Wer von denen zeichnet einzeln?'],
  ],
  [
    ['officers:BOARD', 'Verwaltungsräte {firm}?'],
    ['joined:BOARD', 'Wer davon kam erst {year} dazu?'],
  ],
  [
    ['officers:BOARD', 'Wie setzt sich der Verwaltungsrat der {firm} zusammen?'],
    ['left:BOARD', 'Und wer ist {year} daraus ausgeschieden?'],
  ],
  [
    ['left', 'Wer ging {year} bei der {firm}?'],
    ['joined', 'Und wer kam dafür im gleichen Jahr?'],
  ],
  [
    ['joined', 'Zugänge bei der {firm} {year}?'],
    ['left', 'Abgänge?'],
  ],
  [
    ['seat', 'Wo hat die {firm} ihr Domizil?'],
    ['seatAsOf', 'und am {date}, wo war es da?'],
  ],
  [
    ['seat', 'Sitz {firm}?'],
    ['seat:firm2', 'Und jener der {firm2}?'],
  ],
  [
    ['auditor', 'Wer prüft die {firm}?'],
    ['auditor:firm2', 'Und wie steht es mit der {firm2}?'],
  ],
  [
    ['capital', 'Kapital der {firm}?'],
    ['capital:firm2', 'und bei {firm2}'],
  ],
  [
    ['purpose', 'Was ist der Zweck der {firm}?'],
    ['purpose:firm2', 'Dasselbe bitte für die {firm2}.'],
  ],
  [
    ['legalForm', 'Was für eine Gesellschaft ist die {firm}?'],
    ['foundedOn', 'Wann wurde sie gegründet?'],
  ],
  [
    ['foundedOn', 'Seit wann gibt es die {firm}?'],
    ['formerNames', 'Hiess sie früher anders, und wie?'],
  ],
  [
    ['status', 'Lebt die {firm} noch?'],
    ['timeline', 'Zeig mir ihren ganzen Werdegang im Register.'],
  ],
  [
    ['status', 'Ist die {firm} konkurs?'],
    ['bankruptcyLegal', 'Wann hat das Gericht ihn eröffnet?'],
  ],
  [
    ['bankruptcyLegal', 'Wann fiel die {firm} in Konkurs?'],
    ['bankruptcyPublished', 'Und wann erschien das im Amtsblatt?'],
  ],
  [
    ['status', 'Steht die {firm} noch im Register?'],
    ['deletedOn', 'seit wann ist sie gelöscht'],
  ],
  [
    ['address', 'Wo ist die {firm} zu Hause?'],
    ['branches', 'Hat sie auch Filialen?'],
  ],
  [
    ['signatories', 'Wer zeichnet für die {firm}?'],
    ['signatories:SOLE', 'Wer darf das allein?'],
  ],
  [
    ['personRole', 'Welche Rolle spielt {person} in der {firm}?'],
    ['personSince', 'Seit wann?'],
  ],
  [
    ['personSince', 'Wann trat {person} in die {firm} ein?'],
    ['personRole', 'Und in welcher Funktion ist diese Person dort?'],
  ],
  [
    ['personRole', 'Was ist {person} bei der {firm}?'],
    ['address', 'Und welche Adresse hat die Firma?'],
  ],
  [
    ['officers:PARTNERS', 'Wer sind die Gesellschafter der {firm}?'],
    ['officers:MANAGERS', 'und geschäftsführer?'],
  ],
  [
    ['officers:OWNER', 'Wem gehört {firm}?'],
    ['purpose', 'Was wird dort gemacht?'],
  ],
  [
    ['officers:FOUNDATION', 'Wer ist Stiftungsrat der {firm}?'],
    ['auditor', 'Wer kontrolliert die Rechnung?'],
  ],
  [
    ['headOffice', 'Wohin gehört die {firm} als Zweigniederlassung?'],
    ['foundedOn', 'Wann wurde diese Zweigniederlassung eingetragen?'],
  ],
  [
    ['address', 'Adresse der {firm}?'],
    ['shared', 'Welche Leute teilt sie mit der {firm2}?'],
  ],
  [
    ['capital', 'Wie ist die {firm} kapitalisiert?'],
    ['no:firm', 'Und ihr Jahresgewinn?'],
  ],
  [
    ['personRole', 'In welcher Funktion ist {person} bei der {firm}?'],
    ['no:person', 'Und wie alt ist sie oder er?'],
  ],
  [
    ['officers:BOARD', 'VR der {firm} bitte'],
    ['none:LIQUIDATOR', 'Gibt es auch einen Liquidator?'],
  ],
  [
    ['count:BANKRUPTCY', 'Wie viele Konkurse gab es {year}?'],
    ['count:DELETED', 'Und Löschungen?'],
  ],
  [
    ['count:FOUNDED', 'Wie viele Firmen entstanden {year}?'],
    ['count:FOUNDED:0107', 'Und davon GmbHs?'],
  ],
];
