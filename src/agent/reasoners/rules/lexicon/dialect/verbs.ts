import type { Spelt } from './types.js';

/** Verb forms that are dialect and nothing else. */
export const VERBS: Spelt = [
  // to be
  ['ist', 'isch ischt esch'], ['ist es', 'ischs isches'], ['ist er', 'ischer'], ['bist', 'bisch'], ['bin ich', 'bini binni'], ['gewesen', 'gsi gsy gsei gsin gsie gse'], ['sei', 'sigi seig'],
  // to have
  ['hat', 'hät hed hett het'], ['hat es', 'hets häts hätts'], ['haben', 'händ hend hän hänn'], ['habe ich', 'hani'], ['haben wir', 'hämmer hemmer heimer'], ['hast', 'hesch häsch'], ['gehabt', 'gha'],
  // to become
  ['wird', 'wirt wörd'], ['werden', 'werded wärde wärded wärdet'], ['worden', 'worde wordä'], ['würde', 'würd würdi'],
  // can, must, may, will, shall
  ['kann', 'cha chan'], ['kann ich', 'chani channi'], ['kann man', 'chame chamer cha_me cha_mer chan_me chan_mer'], ['kannst', 'chasch chansch'], ['können', 'chönd chöi chönne chöne chönnd chöit chönned'], ['könnte', 'chönt chönti chönnt chönnti'], ['könnten', 'chönted chöntet'], ['könntest', 'chöntsch chöntisch'],
  ['muss', 'mues muess muas'], ['muss ich', 'muesi muessi'], ['müssen', 'müend münd mönd müesse müese müesed müen müe'], ['musst', 'muesch'], ['müsste', 'müesst müessti müest'],
  ['darf', 'dörf dörfi'], ['dürfen', 'dörfe dörfed dörfet döfe'], ['will', 'wott wot'], ['willst', 'wottsch wotsch'], ['wollen', 'wänd wönd'], ['möchte', 'wett wetti wötti wött'], ['möchten', 'wetted'], ['soll', 'söll sölli söu'], ['soll ich', 'söli'], ['sollen', 'sölled sölle'], ['sollte', 'sött sötti'], ['sollten', 'sötted'],
  // to know, to find, to say
  ['weisst', 'weisch'], ['wissen', 'wüsse wüssed'], ['wüsste', 'wüsst wüssti'], ['gewusst', 'gwüsst'], ['kennst', 'kännsch kennsch chennsch'], ['kennen', 'kenned känned'], ['gefunden', 'gfunde'], ['gesucht', 'gsuecht'], ['suche', 'suech suechi'], ['sage', 'säg sägi'], ['sag mir', 'sägmer säg_mer sägemer'], ['sagst', 'seisch saisch'], ['gesagt', 'gseit gsait'], ['erzähl', 'verzell verzäll'], ['zeig mir', 'zeigmer zeig_mer zeig_mr'], ['schau', 'lueg lueged'], ['sehen', 'gseh gsend'], ['sieht', 'gseht'], ['gesehen', 'gsehe'], ['brauche', 'bruch bruche bruchi'], ['braucht', 'brucht'], ['brauchen', 'bruched'], ['genannt', 'gnannt gnennt gnännt'], ['gelesen', 'gläse'],
  // there is
  ['gibt es', 'gits gids gitts git_s gid_s gitt_s'], ['gibt', 'git gid gitt'], ['geben', 'gäh gä'], ['gäbe es', 'gäbs gäbts'], ['gib mir', 'gimmer gimer gib_mer'], 
  // to do, to go, to come
  ['machen', 'mached'], ['machst', 'machsch'], ['gemacht', 'gmacht'], ['tut', 'tuet tuat'], ['tun', 'tüend tüe'], ['geht', 'gaht goht'], ['geht es', 'gahts gohts'], ['gehen', 'gönd göh'], ['gegangen', 'ggange'], ['kommt', 'chunt chunnt chonnt kunnt'], ['kommen', 'chömed chöme chömmed chömme'], ['gekommen', 'cho gcho'], ['dazugekommen', 'dezuecho derzuecho drzuecho dezue_cho derzue_cho drzue_cho'], ['hinzugekommen', 'hizuecho'],
  // to sit, to stand, to stay, to leave
  ['sitzen', 'sitzed hocked hocke'], ['sitzt', 'hocket'], ['gesessen', 'gsässe ghocket ghockt'], ['steht', 'staht stoht'], ['stehen', 'stönd stöh'], ['gestanden', 'gstande'], ['geblieben', 'plibe'], ['heissen', 'heissed'], ['geheissen', 'gheisse ghaisse'], ['verlassen', 'verlah verla verloh'], ['ausgeschieden', 'usgschide usgschiede'], ['ausgetreten', 'usträtte usgträtte usträte'], ['zurückgetreten', 'zruggträtte zruggträte zruggtrete zrückträte abträtte abträte'], ['eingetreten', 'iträtte iträte iträtä itrete'], ['gegangen', 'gange'],
  // to enter, to found, to strike off
  ['eingetragen', 'itreit ietreit ietrait iträit itrait itrage igtreit iträge igschribe'], ['ausgetragen', 'usetreit usetrait ustreit usträit ustrait ustrage'], ['gegründet', 'ggründet'], ['gelöscht', 'glösche glöscht glescht gglöscht'], ['gestrichen', 'gstriche gschtriche'], ['aufgelöst', 'ufglöst ufglöscht'], ['zugemacht', 'zuegmacht zuetah'], ['gewechselt', 'gwächslet gwechslet'], ['geändert', 'gänderet gändert g_änderet g_ändert'], ['umgezogen', 'züglet zügled gzüglet umzoge umezoge'], ['gewählt', 'gwählt gwält'], ['übernommen', 'übernoh überno'], ['bekommen', 'übercho überchoh'], ['genommen', 'gnoh gno gna'], ['gehört', 'ghört'], ['gehören', 'ghöre ghöred'], ['geführt', 'gfüert gfüehrt'], ['führt', 'füert füehrt'], ['führen', 'füered füehre füehred'], ['verkauft', 'verchauft'], ['übergeben', 'übergä'], ['gelaufen', 'gloffe'], ['eingegangen', 'igange'], ['einbezahlt', 'izahlt ibezahlt'], ['gemeint', 'gmeint'], ['herausfinden', 'usefinde rusfinde'], ['nachschauen', 'nachluege noluege'], ['schauen', 'luege'], ['erzählen', 'verzelle'], ['abklären', 'abchläre'], ['lassen', 'lah loh'], ['lässt', 'laht loht'], ['prüft', 'prüeft'], ['prüfen', 'prüefe prüefed'], ['geregelt', 'greglet'], ['eingestiegen', 'igstige'], ['angefangen', 'agfange'], ['aufgehört', 'ufghört'], ['zu tun', 'z_tüe z_tue ztue'], ['hätte ich', 'hetti hätti'],
  // to sign, to write, to send
  ['unterschreiben', 'underschribe unterschribe ungerschribe underschribed unterschribed'], ['unterschreibt', 'underschribt unterschribt underschrit unterschrit ungerschribt'], ['unterschreibe', 'underschrib unterschrib'], ['zeichnen', 'zeichned'], ['vertreten', 'verträtte verträte verträted'], ['vertritt', 'vertritet'], ['schreiben', 'schribe schribed'], ['schreibt', 'schribt'], ['geschrieben', 'gschribe'], ['hinschreiben', 'hischribe aneschribe'], ['hinschicken', 'hischicke aneschicke'], ['hingehen', 'higa higoh higah'], ['geschehen', 'gscheh'],
  ['arbeitet', 'schaffet'], ['arbeiten', 'schaffed'], ['lebt', 'läbt'], ['betreibt', 'betribt'], ['betreiben', 'betribe'], 
]; // prettier-ignore

/** Verb forms that are words of another kind as well. */
export const VERBS_BESIDE: Spelt = [
  ['sagen', 'säge'], ['lässt', 'lat'],  ['haben', 'hei hand'], ['habe', 'ha han'], ['habt', 'heit'], ['hätte', 'hätt'], ['wäre', 'wäri'], ['werden', 'werdet'], ['wollen', 'wend wei'], ['gegründet', 'gründet'], ['geleitet', 'gleitet'], ['gehen', 'goh gah'], ['geht', 'geit'], ['geben', 'geh'], ['gezogen', 'zoge'], ['sagt', 'sait'], ['machen', 'mache'], ['geblieben', 'blibe'], ['sei', 'seg'], ['müssen', 'möse'], ['tue', 'tuen'],
  ['sei', 'sig'],
  ['sitzt', 'hockt'],
]; // prettier-ignore
