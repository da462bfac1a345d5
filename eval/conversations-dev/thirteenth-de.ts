import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'purpose', 'Heute stand im Tagblatt etwas über die {firm}, und mein Mann und ich rätseln seither. Wozu ist die laut Eintrag eigentlich da?'],
    ['firm2', 'purpose', 'Ach so, das hätte ich nicht gedacht. Im gleichen Artikel kam auch die {firm2} vor, was ist deren Zweck?'],
    ['firm', 'officers:PRESIDENT', 'Und bei der {firm}, wer ist dort Präsident oder Präsidentin des Verwaltungsrats?'],
    ['firm', 'ranking:AUDITORS', 'Von Revisoren war im Artikel auch die Rede. Welche Revisionsstelle betreut denn überhaupt am meisten Firmen?'],
    ['firm2', 'auditor', 'Spannend. Und wer prüft die zweite Firma aus dem Artikel?'],
    ['firm', 'auditor', 'Und die erste?'],
  ],
  [
    ['person', 'personSince', 'Gestern beim Znacht hat jemand von {person} erzählt, das sei eine Grösse bei der {firm}. Seit wann ist diese Person dort eingetragen?'],
    ['person', 'personFirms', 'Aha, danke. Und bei welchen Firmen steht sie überall im Register?'],
    ['person', 'no:person', 'Meine Schwester behauptet, sie sei mit uns in die Schule gegangen. Welchen Jahrgang hat sie denn?'],
    ['firm', 'seat', 'Macht nichts, das war nur Gwunder. Nochmals zur {firm}: In welcher Gemeinde ist die daheim?'],
    ['firm', 'count:FOUNDED:0106', 'Mein Schwager meinte noch, Aktiengesellschaften gründe heute keiner mehr. Wie viele waren es denn im Jahr {year}?'],
    ['firm', 'foundedOn', 'Das reibe ich ihm unter die Nase. Und wann ist die Firma von vorhin gegründet worden?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Ich habe von meinem Götti Aktien der {firm} geerbt, gestorben ist er am {day}. Wer sass an jenem Tag im Verwaltungsrat?'],
    ['firm', 'officers:BOARD', 'Und jetzt?'],
    ['firm', 'no:firm', 'Gut zu wissen. Was ist so eine Aktie heute ungefähr wert?'],
    ['firm', 'auditorAsOf', 'Das habe ich mir gedacht. Wer war denn an seinem Todestag die Revisionsstelle?'],
    ['firm2', 'seat+capital', 'In der gleichen Schachtel lagen Papiere der {firm2}. Wo hat die ihren Sitz, und wie gross ist ihr Kapital?'],
    ['firm', 'capital', 'Und wie hoch ist das Kapital der anderen, von der wir zuerst gesprochen haben?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Am Donnerstag habe ich ein Vorstellungsgespräch bei der {firm} und bin schon ganz nervös. Wer ist dort in der Geschäftsführung?'],
    ['firm', 'officers:PARTNERS', 'Und wem gehört das Ganze, also wer sind die Gesellschafter?'],
    ['firm', 'no:firm', 'Was zahlen die denn jemandem, der frisch aus der Lehre kommt?'],
    ['firm2', 'status', 'Schade, dann frage ich selber. Gelernt habe ich bei der {firm2}, gibt es die noch?'],
    ['firm', 'address', 'Merci. Und wo muss ich am Donnerstag eigentlich hin, welche Adresse hat mein vielleicht neuer Betrieb?'],
  ],
  [
    ['firm', 'joined:BOARD', 'Für meine Seminararbeit in Betriebswirtschaft schaue ich mir die {firm} an. Wer kam {year} neu in den Verwaltungsrat?'],
    ['firm', 'left:BOARD', 'Und wer hat ihn in dem Jahr verlassen?'],
    ['firm', 'left:BOARD:nextYear', 'Und ein Jahr darauf?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Mein Professor will immer auch das Umfeld sehen. Wie viele Konkurse gab es in diesem Folgejahr überhaupt?'],
    ['firm', 'auditor', 'Danke, das kommt in die Fussnote. Wer revidiert meine Firma heute?'],
    ['firm', 'timeline', 'Können Sie mir zum Schluss noch alles, was über sie publiziert wurde, der Reihe nach aufzählen?'],
  ],
  [
    ['homonym', 'homonym', 'Ich möchte bei {homonym} ein Zimmer mieten und wüsste gern, mit wem ich es da zu tun habe.'],
    ['pick1', 'personFirms', 'Oh, der Name ist wohl häufig. Ich vermute, es ist die erste Person auf der Liste, bei welchen Firmen ist sie eingetragen?'],
    ['pick1', 'no:person', 'Ist das ein angenehmer Mensch?'],
    ['firm', 'status', 'Verstehe, das muss ich selber herausfinden. Die Verwaltung vom Haus macht die {firm}, ist die noch aktiv?'],
    ['pick2', 'personFirms', 'Gut. Vielleicht ist es doch die zweite Person auf Ihrer Liste, wo ist denn die überall dabei?'],
  ],
  [
    ['firm', 'address', 'Ich habe bei der {firm} einen Teppich gekauft, der nie angekommen ist. Welche Adresse haben die?'],
    ['firm2', 'address', 'Nein, Entschuldigung, ich meinte die {firm2}, so steht es auf der Quittung.'],
    ['both', 'shared', 'Dass ich die immer verwechsle! Gibt es eigentlich Leute, die bei beiden eingetragen sind?'],
    ['firm', 'ghost:address', 'Meine Tochter sagt, geliefert hätte die {ghost}. Wo ist die zu finden, an welcher Adresse?'],
    ['firm2', 'none:BANKRUPTCY', 'Dann hat sie sich wohl verhört. War denn die von meiner Quittung einmal im Konkurs?'],
    ['firm2', 'signatories', 'Ich würde ihnen gern eingeschrieben schreiben. Wer darf dort unterschreiben, und wie?'],
  ],
  [
    ['firm', 'officers:ALL', 'Grüessech, mis Grosi het geng vo der {firm} verzellt. Wär isch dert alls iitreit, u als was?'],
    ['person', 'personFirms', 'Lueg da, {person}, dä Name kenne mir ja us em Dorf! I welne Firme isch die Person überall?'],
    ['person', 'personRole', 'So öppis. U was isch si jetz gnau bi der {firm}?'],
    ['firm2', 'purpose', 'Ds Grosi het o no vo der {firm2} gredt, was mache die?'],
    ['firm', 'formerNames+foundedOn', 'Das muess i re verzelle. Het die anderi, wo si geng dervo brichtet, früecher anders gheisse, u wenn isch si gründet worde?'],
  ],
];
