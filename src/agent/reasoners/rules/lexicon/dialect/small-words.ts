import type { Spelt } from './types.js';

/** Articles, pronouns, particles, adverbs and numbers that are dialect and nothing else: one of them tells that a question is in dialect. */
export const SMALL_WORDS: Spelt = [
  // question words
  ['wem', 'wäm'], ['wohin', 'wohi wohäre wohere'], ['woher', 'wohär'], ['warum', 'werum wurum'], ['wieso', 'wiso'], ['weshalb', 'wäshalb'],
  ['welche', 'weli welli wöli wölli'], ['welcher', 'wele weler wöler welere wellere weläre wellre wöllere'], ['welches', 'weles wöles wölles'], ['welchem', 'welem wellem wölem wöllem'], ['welchen', 'welne wellne'],
  ['wie viel', 'wievil wieviu wifil wivil wivu wie_vil wie_viu wi_vil wi_viu'], ['wie viele', 'wievili wivili wie_vili wie_mängi wie_mängs wie_mänge wie_mänger wimängi'],
  ['seit wann', 'seit_wänn seit_wenn sit_wenn sit_wänn sit_wann sid_wenn sid_wänn sid_wann sit_wenne sit_wänne sitwenn sitwänn'], ['bis wann', 'bis_wänn'], ['ab wann', 'ab_wänn'],
  // articles, and what stands before them
  ['der', 'dä'], ['dem', 'däm'], ['einem', 'eme emene amene'], ['in einem', 'imene'], ['von einem', 'vomene'], ['bei einem', 'bimene'], ['mit einem', 'mitemene'], ['einer', 'enere'],
  ['auf dem', 'ufem'], ['aus dem', 'usem us_em'], ['auf das', 'ufs'], ['mit dem', 'mitem'], ['seit dem', 'sit_em sitem sit_am'], ['bei dem', 'bi_em'], ['von dem', 'vo_em'],
  ['in der', 'i_de i_dr'], ['bei der', 'bi_de bi_dr bide'], ['von der', 'vo_de vo_dr vode'], ['zu der', 'zu_dr zude'], ['an der', 'a_dr'], ['auf der', 'uf_de uf_dr'], ['aus der', 'us_de us_dr'], ['seit der', 'sit_de sit_dr'],
  ['bei denen', 'bi_dene bi_däne'], ['von denen', 'vo_dene vo_däne'], ['denen', 'dene däne'], ['dieser', 'dere däre'], ['jener', 'säbe sälbe'], ['jene', 'säbi sälbi'], ['jenes', 'säb sälb'],
  // pronouns
  ['er', 'är'], ['es', 'äs'], ['uns', 'ois öis üs'], ['euch', 'öich öi'], ['ihnen', 'ihne'], ['meine', 'mini'], ['meinem', 'mim'], ['meiner', 'minere'], ['deine', 'dini'], ['seine', 'sini'], ['seiner', 'sinere'],
  ['unser', 'eusen oisen üse öise üsen öisen euses oises üses öises'], ['unsere', 'eusi oisi üsi öisi'], ['unserem', 'eusem oisem üsem öisem'], ['unserer', 'eusere oisere üsere öisere'], ['ihre', 'ihri'], ['ihrer', 'irere ihrere'],
  ['jemand', 'öpper öppert epper'], ['jemandem', 'öpperem'], ['etwas', 'öppis öpis eppis'], ['etwa', 'öppe'], ['niemand', 'niemer niemert niemerd niämer'], ['nichts', 'nüt nünt nüd'], ['kein', 'kes keis'], ['keine', 'kei'],
  ['alle', 'alli aui'], ['allen', 'allne aune'], ['alles', 'aues'], ['beide', 'beidi bedi'],
  // whether, not, and what joins
  ['ob', 'öb'], ['nicht', 'nöd nid ned'], ['nicht mehr', 'nümme nüm nümm nöme nömme nömm nimme'], ['noch nicht', 'nonig nanig nonid nonöd no_nid no_nöd no_ned no_nit'], ['nur', 'nume numme'],
  ['ohne', 'ohni'], ['durch', 'dür'], ['gegen', 'gäge'], ['wegen', 'wäge'], ['zwischen', 'zwüsche zwische zwüschet zwüsched'], ['neben', 'näbe'], ['hinter', 'hinder'], ['ausser', 'ussert'], ['weil', 'wöu'], ['seither', 'sithär sitdem'],
  // when
  ['jetzt', 'jetz ez iez itz jitz etz'], ['heute', 'hüt hütt hött'], ['heutige', 'hütig hütigi hütige hüttigi hüttige'], ['gestern', 'geschter geschtert'], ['vorgestern', 'vorgeschter'], ['dieses Jahr', 'hür'], ['letztes Jahr', 'färn letscht_johr letscht_jahr s_letscht_johr s_letscht_jahr'], ['das letzte Mal', 's_letscht_mal s_letscht_mol'],
  ['früher', 'früener früecher früeher früehner friener friecher'], ['frühere', 'früeneri früecheri früeheri'], ['früheren', 'früenere früechere früehere'], ['schon', 'scho'], ['einmal', 'emal emol'], ['nochmal', 'nomal nomol nonemal nonemol'], ['nochmals', 'nomals nomols'], ['vorher', 'vorhär'], ['vorhin', 'vori vorhi'], ['nachher', 'nochher nochhär nachhär nachane nochane'], ['danach', 'dernoo dernah drno drnah'],
  ['damals', 'dozmal denzmal dozmol denzmol'], ['zuerst', 'zerscht zersch'], ['zuletzt', 'zletscht zletsch'], ['bisher', 'bishär'], ['manchmal', 'öppedie'], ['zurück', 'zrugg zrüg zrügg zrück zruck'],
  // where
  ['dort', 'det dört dete döt döte dert derte'], ['hier', 'hie'], ['daheim', 'dihei dehei deheim diheime deheime'], ['dafür', 'defür derfür drfür'], ['davon', 'dervo drvo'], ['dabei', 'debi drbi'], ['dazu', 'dezue derzue drzue'], ['damit', 'dermit drmit'], ['dahinter', 'dehinder derhinder drhinder'], ['davor', 'devor'], ['drin', 'dinne'], ['darin', 'drinne'], ['darüber', 'drüber'], ['dagegen', 'degäge'], ['oben', 'obe'],
  // how much, and which one
  ['viel', 'viu'], ['viele', 'vili'], ['meisten', 'meischte meischti'], ['wenigsten', 'wenigschte'], ['mindestens', 'mindeschtens'], ['höchstens', 'höchschtens'], ['grösste', 'gröschti gröschte gröscht'], ['kleinste', 'chlinschti chlinschte chlinscht'], ['klein', 'chli chlin'], ['kleine', 'chlini chline'], ['neue', 'neui nöie nöii nöji nüi'], ['neu', 'nöi'], ['älteste', 'ältischt ältischti ältischte'], ['jüngste', 'jüngscht jüngschti jüngschte'],
  ['andere', 'anderi andri angeri angere'], ['anderen', 'anderne'], ['anders', 'anderscht angers'], ['gleiche', 'gliche glichi glyche'], ['gleich', 'glich'], ['gleichen', 'glichen'], ['das Gleiche', 's_gliche s_glich'], ['letzte', 'letscht letschti'], ['letzten', 'letschte letschten'], ['letzter', 'letschter'], ['letztes', 'letschts'], ['vorletzte', 'vorletscht vorletschti'],
  ['erste', 'erschti'], ['ersten', 'erschte erschten'], ['erster', 'erschter'], ['erstes', 'erschts'], ['erst', 'erscht'], ['vorige', 'vorderi vorderig vorderigi vorderige'], ['zweite', 'zweiti zwöiti zwöit'], ['zweiten', 'zwöite'], ['dritte', 'dritti'], ['vierte', 'vierti'], ['nächste', 'nöchscht nöchschti näscht nächscht nächschti'],
  ['zwei', 'zwöi'], ['drei', 'drü'], ['fünf', 'föif'], ['sechs', 'sächs'], ['sieben', 'sibe'], ['neun', 'nün'], ['zehn', 'zäh'], ['tausend', 'tusig'],
  // how
  ['zusammen', 'zäme zämä zemme zämme zsäme zäma'], ['miteinander', 'mitenander mitenang'], ['allein', 'elei eleini eleige elleige allei'], ['genaue', 'gnaui gnaue'], ['gern', 'gärn'], ['vielleicht', 'villicht vilicht vilech villech vellecht'], ['eigentlich', 'eigentli eigetlich eigetli eigetlech eigentlech'], ['wirklich', 'würkli würklich würklech'], ['natürlich', 'natürli natürlech'], ['überhaupt', 'überhoupt'], ['selber', 'sälber säuber'], ['sonst', 'süsch süscht susch suscht sosch sust'], ['hoffentlich', 'hoffentli hoffetli'], ['nämlich', 'nämli nämlech'], ['einfach', 'eifach'], ['schnell', 'gschwind hurti'], ['bisschen', 'bitzeli bizeli bizli bitzli'], ['darum', 'dorum'], ['manchmal', 'mängisch'], ['so', 'eso'], ['also', 'auso'], ['eben', 'äbe'], ['schnell', 'schnäll schnäu'],
  ['ich möchte wissen', 'nimmt_mi_wunder nimmt_mich_wunder nähmti_wunder nähmt_mi_wunder'], ['auf Wiedersehen', 'uf_widerluege uf_widerlueg'], ['Entschuldigung', 'exgüsi exgüse äxgüsi exküsi'], ['bitte', 'bitti'], ['nicht wahr', 'gäll gäu'],
]; // prettier-ignore

/** Spellings that are words of another kind, or of another language, as well: read so beside one that is dialect alone. */
export const SMALL_BESIDE: Spelt = [
  ['vielen Dank', 'merci_vilmal merci_vilmol merci_viumal merci_viumau merci_villmal danke_vilmal dank_vilmal'], ['vielmals', 'vilmal vilmol villmal viumal viumau'],
  ['als', 'as'], ['mal', 'mol'],
  ['bei', 'bi'], ['von', 'vo'], ['aus', 'us'], ['auf', 'uf'], ['an', 'a'], ['zu', 'zue'], ['ins', 'is'], ['durch', 'dur'], ['der', 'dr de'], ['die', 'd di'], ['beim', 'bim'], ['eine', 'e ä'], ['ein', 'en'], ['einer', 'ere'],
  ['seit', 'sit sid'], ['nicht', 'nit'], ['noch', 'no na'], ['auch', 'au ou oo'], ['nur', 'nu'], ['da', 'do'], ['man', 'me'], ['mehr', 'meh'], ['viel', 'vil'], ['andere', 'ander'], ['wieder', 'wider'], ['weiter', 'witer'], ['oder', 'odr'], ['aber', 'abr'], ['immer', 'gäng'], ['dann', 'dänn'], ['ja', 'jo'], ['nein', 'nei nai'],
  ['ich', 'ig'], ['mein', 'mi min'], ['dein', 'din'], ['sein', 'sin'], ['seinem', 'sim'], ['ihre', 'iri ire'], ['ihrem', 'irem'], ['ihnen', 'ine'], ['daran', 'dra'], ['hin', 'hi ane'], ['unten', 'une'], ['morgen', 'morn'], ['gestern', 'gester'], ['welche', 'welle'], ['welcher', 'weller'],
  ['eins', 'eis ais'], ['zwei', 'zwo zwe'], ['drei', 'dri'], ['fünf', 'füf'], ['alte', 'alti auti'], ['gut', 'guet'], ['gute', 'gueti guete'], ['danke', 'dankä'], ['und', 'u ond'], ['sie', 'se'], ['jetzige', 'jetzigi'],
  ['nur', 'nomme'], ['davon', 'devo'], ['grosse', 'grossi'], ['unter', 'under'], ['uns', 'eus'], ['welches', 'welles'],
  ['keine', 'ke'], ['genau', 'gnau'], ['miteinander', 'mitenand'],
  ['an der', 'a_de'], ['allein', 'ellei'], ['dabei', 'derbi'],
]; // prettier-ignore

/** Words that greet, or say that one is glad: they ask for nothing, and name nobody. */
export const GREETINGS = new Set(
  'hoi hoii hallo halli sali salü salue saluti salutti grüezi grüezi gruezi grüessech gruessech grüess grüss guete gueten guetä tag morge obe obig nomitag abe abig tschau tschou ciao zäme zämä zemme zusammen mitenand mitenang alli alle wohl gottseidank gottseidangg läck'.split(' '),
); // prettier-ignore
/** One of these begins a greeting. */
export const GREETS = new Set('hoi hoii hallo halli sali salü salue saluti salutti grüezi gruezi grüessech gruessech grüess guete gueten guetä tschau tschou ciao gottseidank gottseidangg'.split(' ')); // prettier-ignore
