import type { Language } from '../../../../core/index.js';

/** Every word of the first list before every one of the second. */
const each = (before: string, nouns: string): string =>
  before.split(' | ').flatMap((first) => nouns.split(' | ').map((noun) => `${first} ${noun}`)).join(' | '); // prettier-ignore

/** The day, or the year, that was spoken of: `on that same day`. `This year` is the one that it is now, and no such time. */
export const SAME_TIME: Record<Language, string> = {
  de: [
    each('am selben | am gleichen | an demselben | am besagten | am genannten | am jenem | an jenem | per jenen | per diesen | auf diesen | auf jenen | auf denselben | per denselben | zum selben | zum gleichen | zu demselben | per gleichen | jenes | desselben', 'tag | tages | datum | stichtag | zeitpunkt | termin'),
    each('am selben | am gleichen | an diesem | an jenem | per diesem | zu diesem | zu jenem | zum besagten', 'datum | stichtag | termin | moment'),
    each(each('an | zu | per | auf | bis zu | von | nach', 'dem | demselben | dem selben | dem gleichen | dem damaligen | dem besagten | dem genannten'), 'tag | datum | stichtag | zeitpunkt | termin'),
    each('am | zum | vom | bis zum', 'damaligen tag | damaligen datum | damaligen stichtag | damaligen zeitpunkt'),
    each('gleicher | selber | derselbe | der gleiche', 'tag | stichtag | zeitpunkt'),
    each(each('an | zu | per | auf | von', 'besagtem | genanntem | fraglichem'), 'tag | datum | stichtag | zeitpunkt'),
    each('in diesem | in jenem | in ebendiesem | in eben diesem | eben dieses | dieses', 'zweiten jahr | spateren jahr | fraglichen jahr'),
    each('in diesem | in jenem | im selben | im gleichen | diesem | eben diesem | ebendiesem', 'folgejahr'),
    each('im | das | furs | fur das | dem', 'spateren jahr | spatere jahr | letzteren jahr | letztere jahr'),
    each(each('am | an dem | per | zum | an jenem', 'eingangs genannten | oben genannten | obgenannten | obigen | zuvor genannten | vorhin genannten | erwahnten | vorerwahnten | zuerst genannten | besagten'), 'tag | datum | stichtag'),
    each('mit denselben | dieselben | mit den gleichen | die gleichen | gleiche | selbe', 'filter | kriterien | parameter'),
    each('an ebendiesem | an eben diesem | an ebenjenem | an eben jenem | am namlichen | per ebendiesem | zu ebendiesem', 'tag | datum | stichtag | zeitpunkt'),
    'gleiches jahr | selbes jahr | gleiches datum | selbes datum | dasselbe datum | das gleiche datum | zur gleichen zeit | im besagten jahr | desselben jahres | jenes jahres',
  ].join(' | '),
  fr: [
    each('ce meme | le meme | a ce meme | au meme | du meme | de ce meme', 'jour | moment | instant'),
    each('cette meme | la meme | a cette meme | a la meme | de cette meme | a cette', 'date | epoque | periode'),
    each('avec les memes | les memes | memes | selon les memes', 'filtres | criteres | parametres'),
    'meme jour | meme date | meme moment | meme annee',
    each('jusqu a | de | pour | des', 'ce jour la | cette date | cette date la | ce moment la | cette epoque | cette epoque la | ce meme jour | cette meme date'),
    each('a la | cette | la | en cette', 'date en question | annee en question'),
    each(each('a la | la | au | le', 'date | jour'), 'indiquee plus haut | indique plus haut | mentionnee plus haut | citee plus haut | donnee plus haut | indiquee ci dessus | mentionnee ci dessus | precitee | susmentionnee | mentionnee | indiquee | citee | donnee | precite | susmentionne'),
    each('cette | en cette | dans cette | pour cette | cette meme | la meme', 'deuxieme annee | seconde annee | annee suivante la | annee suivante | annee d apres | annee d apres la'),
    'a ce jour la | de ce jour la | a cette date la | cette date la | a ce moment la | ce moment la | en cette annee la',
  ].join(' | '),
  it: [
    each('quello stesso | lo stesso | nello stesso | in quello stesso | allo stesso | il medesimo | nel medesimo | in quel | a quel', 'giorno | momento | istante | periodo'),
    each('quella stessa | la stessa | in quella stessa | a quella stessa | alla stessa | alla medesima | nella stessa | in quella', 'data | epoca'),
    each(each('fino a | sino a | di | per', 'quel | quella | quello stesso | quella stessa'), 'giorno | momento | data | epoca | periodo'),
    each('entro | fino a | sino a | prima di | per | a | in', 'quella data | quel giorno | tale data | questa data | detta data'),
    each('alla | la | in', 'data in questione | suddetta data | predetta data | data suddetta | data predetta | data indicata sopra | data citata sopra | data menzionata sopra | data indicata | data citata | data summenzionata'),
    each('in quell | quell | per quell | di quell | in quello stesso | nello stesso | sempre in quell | sempre nello stesso', 'anno dopo | anno successivo | anno seguente'),
    each('in quel | quel', 'secondo anno | anno successivo li | secondo anno li'),
    'quell anno li | in quell anno li | quell anno la | in quell anno la | sempre in quell anno | sempre quell anno | sempre in quell anno li | sempre quell anno li',
    each('con gli stessi | gli stessi | stessi | con i medesimi | i medesimi', 'filtri | criteri | parametri'),
    'quella data | stesso giorno | stessa data | medesimo giorno | medesima data | quel giorno li | in quel giorno',
  ].join(' | '),
  en: [
    each('that same | the same | that very | the very same | this same | on that same | on the same | on that very | at that same | at the same | at that very | as of that | as of that same | as at that', 'day | date | moment | point | point in time'),
    each('at that | on that | by that | as of that | as at that | up to that | until that | for that', 'day | date | moment | time | point in time'),
    each('on the same | by the same | as of the same | for the same', 'day | date'),
    each('during that | during this | over that | throughout that | in that | within that', 'time | period | phase | stretch'),
    each('with the same | the same | same | identical', 'filters | filter | criteria | parameters | constraints | period | timeframe | time frame'),
    each('on the | at the | as at the | by the | on | at', 'date in question | day in question | said date | relevant date | date given above | date mentioned above | date mentioned earlier | date given earlier | date mentioned | date stated | aforementioned date | above date | abovementioned date | above mentioned date | aforesaid date'),
    each('in that | that | during that | in this | for that | in that same | that same | the same', 'later year | second year | following year | very year | latter year | next year'),
    each('in the | for the | during the | of the', 'later year | latter year'),
    'same day | same date | same year | at that point | at that moment | on that day | on this date',
  ].join(' | '),
}; // prettier-ignore

/** The office that was asked about, by any word for one: `who had that job in 2020`. */
export const SAME_OFFICE: Record<Language, string> = {
  de: each('dieses | jenes | diesen | jenen | diese | jene | dieser | jener | das gleiche | dasselbe | die gleiche | dieselbe | den gleichen | denselben', 'mandat | amt | posten | stelle | funktion | aufgabe | rolle | job | gremium | organ | rat'),
  fr: [each('ce | ce meme | le meme | cet', 'mandat | poste | role | travail | job | organe | college'), each('cette | cette meme | la meme', 'fonction | charge | place | tache | qualite')].join(' | '),
  it: [each('quel | quello stesso | lo stesso | questo', 'mandato | posto | ruolo | lavoro | compito | organo | consesso | gremio'), each('quella | quella stessa | la stessa | questa', 'carica | funzione | mansione'), 'quell incarico | quest incarico | lo stesso incarico'].join(' | '),
  en: [each('that | that same | the same | this', 'mandate | job | post | position | office | role | function | task | body | panel | engagement | appointment'), each('those | these | the same', 'seats | posts | offices | positions | mandates'), 'round that table | around that table | at that table'].join(' | '),
}; // prettier-ignore

/** What was asked before, of another: `the same particulars for the second`. */
export const SAME_THINGS: Record<Language, string> = {
  de: [
    each('denselben | den gleichen | derselbe | der gleiche | gleicher | selber', 'auszug | abruf | check | punkt'),
    each('dieselbe | die gleiche | die selbe | gleiche | selbe', 'auskunft | angabe | abfrage | abklarung | prufung | information | zahl'),
    each('dieselben | die gleichen | die selben | gleiche | dieselben zwei | dieselben beiden | die gleichen zwei | die gleichen beiden | beide | alle drei | diese beiden | diese zwei', 'angaben | auskunfte | informationen | infos | daten | punkte'),
  ].join(' | '),
  fr: [
    each('le meme | ce meme | meme', 'releve | extrait | examen | renseignement | controle | point | chiffre | total'),
    each('la meme | cette meme | meme', 'information | verification | indication'),
    each('les memes | ces memes | les deux memes | ces deux memes | les deux | ces deux | les trois | memes', 'renseignements | informations | infos | donnees | indications | elements | precisions | points'),
  ].join(' | '),
  it: [
    each('lo stesso | il medesimo | stesso', 'estratto | rilievo | esame | dato | controllo | punto | numero | totale'),
    each('la stessa | la medesima | stessa', 'informazione | indicazione | visura'),
    each('gli stessi | i medesimi | gli stessi due | gli stessi tre | i due | entrambi i | tutti e due i | stessi', 'dati | elementi | punti'),
    each('le stesse | le medesime | le stesse due | le stesse tre | entrambe le | tutte e due le | stesse', 'informazioni | indicazioni | voci'),
  ].join(' | '),
  en: [
    each('the same | same | the same two | the same three | those same | these same | both | both of these | both of those', 'particulars | details | data | facts | points | figures | items'),
    each('the same | same | that same', 'extract | search | query | information | info | check | figure | total'),
  ].join(' | '),
}; // prettier-ignore

/** Alone these ask since when what was told holds: `since?`, `dal giorno?`. */
export const SINCE: Record<Language, RegExp> = {
  de: /^(?:und )?(?:(?:das|dies|eingetragen|registriert|dabei|im amt|dort) )*(?:seit|ab)(?: (?:dem|welchem))?(?: (?:tag|datum|jahr))?$/,
  fr: /^(?:et )?(?:(?:ce|cela|ca|inscrite?s?|en poste|en fonction|en place) )*(?:depuis|des|a partir de|a partir du)(?: (?:le|la|quel))?(?: (?:jour|date|annee))?$/,
  it: /^(?:e )?(?:(?:questo|cio|iscritt[oaie]|in carica|registrat[oaie]) )*(?:dal|da|dall|a partire dal|a partire da|a decorrere dal|a decorrere da|sin dal|fin dal)(?: (?:il|la))?(?: (?:giorno|data|anno))?$/,
  en: /^(?:and )?(?:(?:that|this|registered|entered|in office|in post|there) )*(?:since|from|as of|as from)(?: (?:the|which|what))?(?: (?:day|date|year))?$/,
};
