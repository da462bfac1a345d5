/** Zurich, Bern, Basel, the East, the Valais' neighbours; the twin behind. */
export const TWINS: readonly (readonly [dialect: string, standard: string])[] = [
  // who runs it
  ['Wer isch bi de Muster Bau AG im Verwaltigsrat?', 'Wer ist bei der Muster Bau AG im Verwaltungsrat?'],
  ['Wär isch im Verwaltigsrat vo dr Muster Bau AG?', 'Wer ist im Verwaltungsrat von der Muster Bau AG?'],
  ['wär hocket alles im Verwautigsrat vo dr Muster Bau AG', 'wer sitzt alles im Verwaltungsrat von der Muster Bau AG'],
  ['Wer hät s Präsidium vo de Alpenblick Holding AG?', 'Wer hat das Präsidium von der Alpenblick Holding AG?'],
  ['Wär isch Presidänt vo dr Alpenblick Holding AG?', 'Wer ist Präsident von der Alpenblick Holding AG?'],
  ['Wer isch d Presidänti vo de Muster Bau AG gsi?', 'Wer war die Präsidentin von der Muster Bau AG?'],
  [
    'Wele isch de Gschäftsfüehrer vo de Zürich Uhren GmbH?',
    'Welcher ist der Geschäftsführer von der Zürich Uhren GmbH?',
  ],
  ['Wie heisst de Scheff vo de Zürich Uhren GmbH?', 'Wie heisst der Chef von der Zürich Uhren GmbH?'],
  [
    'Isch d Anna Muster no im Verwaltigsrot vo dr Muster Bau AG?',
    'Ist die Anna Muster noch im Verwaltungsrat von der Muster Bau AG?',
  ],
  ['Wer füert d Beispiel & Söhne GmbH?', 'Wer führt die Beispiel & Söhne GmbH?'],
  ['Wär isch 2019 bi dr Muster Bau AG im Verwaltigsrat gsi?', 'Wer war 2019 bei der Muster Bau AG im Verwaltungsrat?'],
  ['Sit wenn isch d Anna Muster bi de Muster Bau AG?', 'Seit wann ist die Anna Muster bei der Muster Bau AG?'],
  [
    'Siit wänn sitzt de Hans Peter Beispiel im Verwaltigsrat vo de Muster Bau AG?',
    'Seit wann sitzt der Hans Peter Beispiel im Verwaltungsrat von der Muster Bau AG?',
  ],
  ['Wie vil Lüt sind bi de Muster Bau AG iitreit?', 'Wie viel Leute sind bei der Muster Bau AG eingetragen?'],
  ['Weli Lüüt stönd hinder de Officina del Ponte SA?', 'Welche Leute stehen hinter der Officina del Ponte SA?'],
  [
    'Wär isch im Stiftigsrat vo dr Stiftung der Freunde des Klosters Obertal?',
    'Wer ist im Stiftungsrat von der Stiftung der Freunde des Klosters Obertal?',
  ],
  ['Wär isch Revisor vo dr Muster Bau AG?', 'Wer ist Revisor von der Muster Bau AG?'],
  ['Weli Revisionsstell hät d Muster Bau AG?', 'Welche Revisionsstelle hat die Muster Bau AG?'],
  ['Wer prüeft d Muster Bau AG?', 'Wer prüft die Muster Bau AG?'],
  ['Het d Muster Bau AG ä Revisionsstell?', 'Hat die Muster Bau AG eine Revisionsstelle?'],
  // who signs
  ['Wer darf bi de Muster Bau AG underschriibe?', 'Wer darf bei der Muster Bau AG unterschreiben?'],
  ['Wär cha bi dr Muster Bau AG eleini unterschriibe?', 'Wer kann bei der Muster Bau AG allein unterschreiben?'],
  ['Wer isch zeichnigsberächtigt bi de Muster Bau AG?', 'Wer ist zeichnungsberechtigt bei der Muster Bau AG?'],
  ['Wär het d Prokura bi dr Alpenblick Immobilien AG?', 'Wer hat die Prokura bei der Alpenblick Immobilien AG?'],
  ['Wer hät Einzelunderschrift bi de Zürich Uhren GmbH?', 'Wer hat Einzelunterschrift bei der Zürich Uhren GmbH?'],
  [
    'Cha d Anna Muster elei für d Muster Bau AG underschriibe?',
    'Kann die Anna Muster allein für die Muster Bau AG unterschreiben?',
  ],
  // where, what for, how much
  [
    'Wo mues i d Mahnig für d Muster Bau AG hischicke, Strass und Nummere?',
    'Wo muss ich die Mahnung für die Muster Bau AG hinschicken, Strasse und Nummer?',
  ],
  ['Wo isch d Muster Bau AG dihei?', 'Wo ist die Muster Bau AG daheim?'],
  ['A welere Strass isch d Muster Bau AG?', 'An welcher Strasse ist die Muster Bau AG?'],
  ['I welere Gmeind isch d Muster Bau AG iitreit?', 'In welcher Gemeinde ist die Muster Bau AG eingetragen?'],
  ['I wellem Kanton hät d Muster Bau AG de Sitz?', 'In welchem Kanton hat die Muster Bau AG den Sitz?'],
  ['Wie isch d Adrässe vo dr Zürich Uhren GmbH?', 'Wie ist die Adresse von der Zürich Uhren GmbH?'],
  ['Was macht d Muster Bau AG eigentli?', 'Was macht die Muster Bau AG eigentlich?'],
  ['Was mached die vo de Muster Bau AG?', 'Was machen die von der Muster Bau AG?'],
  ['Was isch dr Zwäck vo dr Muster Bau AG?', 'Was ist der Zweck von der Muster Bau AG?'],
  ['Wie vil Kapital hät d Muster Bau AG?', 'Wie viel Kapital hat die Muster Bau AG?'],
  ['Wie viu Aktiekapitau het d Alpenblick Holding AG?', 'Wie viel Aktienkapital hat die Alpenblick Holding AG?'],
  ['Was für e Rächtsform hät d Muster Bau AG?', 'Was für eine Rechtsform hat die Muster Bau AG?'],
  ['Wo isch dr Houptsitz vo dr Muster Bau AG?', 'Wo ist der Hauptsitz von der Muster Bau AG?'],
  ['Het d Muster Bau AG no Filialene?', 'Hat die Muster Bau AG noch Filialen?'],
  // whether it is there, what became of it
  ["Git's d Muster Bau AG no?", 'Gibt es die Muster Bau AG noch?'],
  ['Gits d Muster Bau AG überhaupt no?', 'Gibt es die Muster Bau AG überhaupt noch?'],
  ['Isch d Muster Bau AG Konkurs gange?', 'Ist die Muster Bau AG Konkurs gegangen?'],
  ['Isch d Muster Bau AG im Konkurs oder nid?', 'Ist die Muster Bau AG im Konkurs oder nicht?'],
  ['Wenn isch d Muster Bau AG gründet worde?', 'Wann ist die Muster Bau AG gegründet worden?'],
  ['Wänn händ si d Muster Bau AG glöscht?', 'Wann haben sie die Muster Bau AG gelöscht?'],
  ['Isch d Muster Bau AG scho glöscht?', 'Ist die Muster Bau AG schon gelöscht?'],
  ['Wie het d Muster Bau AG früecher gheisse?', 'Wie hat die Muster Bau AG früher geheissen?'],
  ['Was isch bi de Muster Bau AG im 2021 alles passiert?', 'Was ist bei der Muster Bau AG im 2021 alles passiert?'],
  ['D Gschicht vo de Muster Bau AG bitte, vo Afang a', 'Die Geschichte von der Muster Bau AG bitte, von Anfang an'],
  ['Isch d Muster Bau AG züglet?', 'Ist die Muster Bau AG umgezogen?'],
  // who came and went
  ['Wer isch 2020 bi de Muster Bau AG gange?', 'Wer ist 2020 bei der Muster Bau AG gegangen?'],
  [
    'Wär isch 2020 us em Verwaltigsrat vo dr Muster Bau AG usgschide?',
    'Wer ist 2020 aus dem Verwaltungsrat von der Muster Bau AG ausgeschieden?',
  ],
  ['Wer isch im 2022 neu dezue cho bi de Muster Bau AG?', 'Wer ist im 2022 neu dazugekommen bei der Muster Bau AG?'],
  ['Wär het d Muster Bau AG verloh?', 'Wer hat die Muster Bau AG verlassen?'],
  [
    'Wer isch früener im Vorstand vo de Association Les Amis de la Vallée gsi?',
    'Wer war früher im Vorstand von der Association Les Amis de la Vallée?',
  ],
  // people
  ['I welne Firmene isch d Anna Muster?', 'In welchen Firmen ist die Anna Muster?'],
  ['Wo isch de Hans Peter Beispiel überall drin?', 'Wo ist der Hans Peter Beispiel überall drin?'],
  ['Was für Mandat hät d Chiara Esempio no?', 'Was für Mandate hat die Chiara Esempio noch?'],
  ['Was isch d Greta von Obertal bi dr Muster Bau AG?', 'Was ist die Greta von Obertal bei der Muster Bau AG?'],
  ['Hät d Anna Muster no anderi Firmene?', 'Hat die Anna Muster noch andere Firmen?'],
  // two at once
  [
    'Wer isch bi de Muster Bau AG und au bi de Zürich Uhren GmbH?',
    'Wer ist bei der Muster Bau AG und auch bei der Zürich Uhren GmbH?',
  ],
  [
    'Git s e Verbindig zwüsche de Muster Bau AG und de Zürich Uhren GmbH?',
    'Gibt es eine Verbindung zwischen der Muster Bau AG und der Zürich Uhren GmbH?',
  ],
  [
    'Händ d Muster Bau AG und d Alpenblick Holding AG di gliche Lüt?',
    'Haben die Muster Bau AG und die Alpenblick Holding AG die gleichen Leute?',
  ],
  ['Wo isch d Muster Bau AG und was mached die?', 'Wo ist die Muster Bau AG und was machen die?'],
  [
    'Wer isch Presidänt vo de Muster Bau AG und wer darf underschriibe?',
    'Wer ist Präsident von der Muster Bau AG und wer darf unterschreiben?',
  ],
  // the whole register
  [
    'Wie vil Firmene sind 2021 im Kanton Bern gründet worde?',
    'Wie viel Firmen sind 2021 im Kanton Bern gegründet worden?',
  ],
  ['Wie viu Firme si 2020 glöscht worde?', 'Wie viel Firmen sind 2020 gelöscht worden?'],
  ['Wie vil Konkürs hets 2022 im Kanton Züri gäh?', 'Wie viel Konkurse hat es 2022 im Kanton Zürich gegeben?'],
  ['Wer hät am meischte Mandat im Kanton Zug?', 'Wer hat am meisten Mandate im Kanton Zug?'],
  ['Weli Firma hät am meischte Lüt im Verwaltigsrat?', 'Welche Firma hat am meisten Leute im Verwaltungsrat?'],
  ['Weli Firmene z Bärn sind i Liquidation?', 'Welche Firmen in Bern sind in Liquidation?'],
  // what no register holds, and what is denied
  ['Wie vil Umsatz macht d Muster Bau AG?', 'Wie viel Umsatz macht die Muster Bau AG?'],
  ['Wie isch d Telefonnummere vo de Muster Bau AG?', 'Wie ist die Telefonnummer von der Muster Bau AG?'],
  ['Wem ghört d Muster Bau AG?', 'Wem gehört die Muster Bau AG?'],
  [
    'Isch d Muster Bau AG seriös oder söll i d Finger devo lah?',
    'Ist die Muster Bau AG seriös oder soll ich die Finger davon lassen?',
  ],
  ['Wär isch nid im Verwaltigsrat vo dr Muster Bau AG?', 'Wer ist nicht im Verwaltungsrat von der Muster Bau AG?'],
  // around the question
  [
    'Hoi zäme, wer isch im Verwaltigsrat vo de Muster Bau AG?',
    'Hallo zusammen, wer ist im Verwaltungsrat von der Muster Bau AG?',
  ],
  [
    'Grüezi mitenand. D Muster Bau AG isch mer sit em Herbscht Gäld schuldig. Gits die überhaupt no?',
    'Guten Tag. Die Muster Bau AG ist mir seit dem Herbst Geld schuldig. Gibt es die überhaupt noch?',
  ],
  [
    'Salü, chasch mer säge, wo d Muster Bau AG iitreit isch?',
    'Hallo, kannst du mir sagen, wo die Muster Bau AG eingetragen ist?',
  ],
  [
    'Chönted Si mir säge, wer bi de Muster Bau AG underschriibe darf? Merci vilmal!',
    'Könnten Sie mir sagen, wer bei der Muster Bau AG unterschreiben darf? Vielen Dank!',
  ],
  [
    'Gottseidank, und wer isch det Presidänt, bi de Muster Bau AG?',
    'Hallo, und wer ist dort Präsident, bei der Muster Bau AG?',
  ],
  [
    'I wett wüsse, wie d Muster Bau AG früener gheisse hät',
    'Ich möchte wissen, wie die Muster Bau AG früher geheissen hat',
  ],
  ['wer isch im verwaltigsrat vo de muster bau ag', 'wer ist im verwaltungsrat von der muster bau ag'],
  ['wie vil kapital hät d muster bau ag', 'wie viel kapital hat die muster bau ag'],
];

/** Later turns, of whom the conversation stands with. */
export const TURNS: readonly (readonly [dialect: string, standard: string])[] = [
  ['Und wo isch die dihei?', 'Und wo ist die daheim?'],
  ['Wo mues i d Rächnig hischicke, Strass und Nummere?', 'Wo muss ich die Rechnung hinschicken, Strasse und Nummer?'],
  ['Bi Zürich Uhren GmbH s gliche bitte', 'Bei Zürich Uhren GmbH das Gleiche bitte'],
  [
    'Zrugg zu de erschte: wer darf det unterschriibe und wie?',
    'Zurück zur ersten: wer darf dort unterschreiben und wie?',
  ],
  ['Und die ander, i welere Gmeind isch die iitreit?', 'Und die andere, in welcher Gemeinde ist die eingetragen?'],
  ['Nomal zu de zweite, wer füert die?', 'Nochmal zu der zweiten, wer führt die?'],
  ['Wer hät s Präsidium?', 'Wer hat das Präsidium?'],
  ['sit wenn macht er das?', 'seit wann macht er das?'],
  ["git's na anderi Firme vo ihm?", 'gibt es noch andere Firmen von ihm?'],
  ['I welne Verwaltigsrät isch er no?', 'In welchen Verwaltungsräten ist er noch?'],
  ['Isch si no aktiv oder scho glöscht?', 'Ist sie noch aktiv oder schon gelöscht?'],
  ['Und wär isch det im Verwaltigsrat gsi?', 'Und wer war dort im Verwaltungsrat?'],
  ['Wär isch vor ihm gsi?', 'Wer war vor ihm?'],
  ['Sind da früecher no anderi drin gsi?', 'Waren da früher noch andere drin?'],
  ['Und wie het si früecher gheisse?', 'Und wie hat sie früher geheissen?'],
  ['u wie viu Kapitau het die?', 'und wie viel Kapital hat die?'],
  ['Und hüt?', 'Und heute?'],
  ['Und am 3. Jänner 2021?', 'Und am 3. Januar 2021?'],
  ['Sit wänn?', 'Seit wann?'],
  ['Nei, i ha di erschti gmeint', 'Nein, ich habe die erste gemeint'],
  ['Ou, und wär prüeft die?', 'Auch, und wer prüft die?'],
  ['Merci vilmal. Und weli Revisionsstell händ die?', 'Vielen Dank. Und welche Revisionsstelle haben die?'],
  ['Wele vo dene darf elei underschriibe?', 'Welcher von denen darf allein unterschreiben?'],
  ['Händ di beide gmeinsami Lüt?', 'Haben die beiden gemeinsame Leute?'],
  ['Was macht dä süsch no?', 'Was macht der sonst noch?'],
  ['Isch die scho mal Konkurs gange?', 'Ist die schon mal Konkurs gegangen?'],
  ['Het die no Filialene z Bärn?', 'Hat die noch Filialen in Bern?'],
];
