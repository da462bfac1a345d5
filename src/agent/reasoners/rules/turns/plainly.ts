/** Idioms of turns that go on, said in the words that the lexicons read: `for how long?`, `did anyone leave`, `is trading its purpose?`. */
import { foldName, type EventTopic, type Language } from '../../../../core/index.js';
import { cantonNamed } from '../lexicon/cantons.js';
import type { Measure } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { tagged } from '../read/words/tagging.js';
import { IDIOMS_OF_FIRMS } from './idioms-of-firms.js';
import { IDIOMS_OF_THOSE } from './idioms-of-those.js';
import { inOwnWords } from '../read/dialect/own-words.js';
import { inStandard, type Piece } from '../read/dialect/dialect.js';
import { isWrittenAsTown } from './towns.js';
import { furtherBack } from './further-back.js';
import { CONFIRMING_IDIOMS } from './confirming-idioms.js';
import { EVERYDAY_IDIOMS } from './everyday-idioms.js';
import { LATER_IDIOMS, type Idiom } from './later-idioms.js';
import { SPOKEN_IDIOMS } from './spoken-idioms.js';

const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES', 'SHARED_OFFICERS'];
const PLACES: readonly Measure[] = ['SEAT', 'ADDRESS'];
const AMOUNTS: readonly Measure[] = ['CAPITAL', 'TIMELINE'];
const BROKE: readonly Measure[] = ['TIMELINE', 'BANKRUPTCY_DATES', 'STATUS', 'NOTICE'];
const BANKRUPTCIES: readonly EventTopic[] = ['BANKRUPTCY', 'BANKRUPTCY_CLOSED'];
const COUNTED: readonly Measure[] = ['COUNT', 'COMPANIES'];
const BODIES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED'];

const IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: /^[^.?!:]{5,80}?(\. )(?:anzahl|wie ?viele|zahl|total)(?: (?:please|bitte|svp|per favore|in total|en tout|in tutto|insgesamt))*\s*[.?]*$/i, standard: ' - ' },
    { said: /^(?:und |jetzt |nun |aber )*((?:(?:für|über|von|egal welche|unabhängig von der|ohne die) )?(?:alle|aller|sämtliche|jede|jeder)?\s?rechtsform(?:en)?(?: (?:zusammen|zusammengenommen|bitte|wieder|gemeinsam))*|nicht nur (?:die )?(?:gmbhs?|ags?))\s*[?.!]*$/i, standard: 'und alle Rechtsformen', behind: COUNTED },
    { said: /^(?:und )?((?:insgesamt |total )?(?:über|für|in) (?:die|den) (?:jahre|jahren|zeit) (?:von )?((?:19|20)\d\d bis (?:19|20)\d\d))\s*[?.!]*$/i, standard: 'und von $2', behind: COUNTED },
    { said: /^(?:(?:und|was ist mit|aber) )?((?:(?:in |über |aus )?alle[nr]? jahre[n]?(?: (?:zusammen|zusammengenommen|insgesamt))?|(?:ohne|egal welches|unabhängig vom) (?:das )?jahr|seit beginn der (?:daten|aufzeichnung(?:en)?)|über die ganze zeit))\s*[.?!]*$/i, standard: 'und jemals', behind: COUNTED },
    { said: /^(?:und |jetzt |nun |aber |ok,? |dann )*((?:ohne|unabhängig (?:vom|von)|egal in welchem|egal welcher|gleich welcher|ungeachtet des|nicht nur(?: im)?|vergiss|vergessen (?:wir|sie)|lass(?:en (?:wir|sie))?|streich(?:e|en sie)?)(?: mal| bitte)? ?(?:den |dem |diesen |diesem |der )?(?:einschränkung auf den )?kanton(?:s|e)?(?:sfilter)?(?: (?:weg|bitte|mal|beiseite|jetzt|allein))*|(?:den )?kanton (?:weg|weglassen|streichen|ignorieren))\s*[.?!]*$/i, standard: 'in der ganzen Schweiz', behind: COUNTED },
    { said: /(die (?:gleichen|selben) (?:zwei|beiden|drei) (?:angaben|sachen|dinge|fragen|punkte))/i, standard: 'dieselbe Frage' },
    { said: /^(?:und )?((?:wurde|war|ist|sank|stieg) (?:es|das|die (?:zahl|lage))(.*?) (?:schlimmer|besser|mehr|weniger|höher|tiefer|gestiegen|gesunken)(?: geworden)?)\s*\?/i, standard: 'wie war es$2', behind: COUNTED },
    { said: /(als (?:das|dies|es) (?:passierte|geschah|geschehen ist|passiert ist))/i, standard: 'zu diesem Zeitpunkt' },
    { said: /(wie lange ist) (?:sie|er) (?:schon |bereits )?(?:in|bei) (?:der|dem) (?:erst|zweit|dritt|letzt)/i, standard: 'seit wann ist', behind: HELD },
    { said: /^(?:und )?(um (?:wie ?viel|welchen betrag)(?: denn| genau)?)\s*\??$/i, standard: 'hat sich das Kapital verändert', behind: AMOUNTS, topics: ['CAPITAL'] },
    { said: /^(?:und )?(wie (?:endete|ging) (?:das|es|er|sie)(?: denn)?(?: aus| zu ende)?|wie ist (?:das|es|er) (?:denn )?(?:ausgegangen|zu ende gegangen)|mit welchem (?:ausgang|ergebnis))\s*\??$/i, standard: 'wie endete der Konkurs', behind: BROKE, topics: BANKRUPTCIES },
    { said: /^(?:und )?(wie ?viele (?:stamm)?anteile (?:hält|hat|besitzt|halten|haben|besitzen) (?:er|sie|jeder|jede|alle|die(?:se)?)(?: (?:von ihnen|einzelne|beiden))?)\s*\??$/i, standard: 'wem gehört die Firma', behind: ['OFFICERS'] },
    { said: /^(?:und )?((?:war|sass|lag) (?:sie|die|es) (?:schon )?immer (?:dort|da))\s*\??$/i, standard: 'vorher', behind: PLACES },
    { said: /^(?:und )?(?:haben )?(deren revisionsstellen?,? (?:sind das|ist das) (?:die|der)?selben?)\s*\??$/i, standard: 'haben die beiden dieselbe Revisionsstelle' },
    { said: /^(?:und )?((?:lassen wir|ohne) (?:den|die) ((?:vize)?präsident(?:en|in))(?: weg)?,? wer (?:bleibt|ist es sonst|sonst))(?: (?:noch|übrig))*\s*\??$/i, standard: 'wer ist im Verwaltungsrat ausser dem Präsidenten', behind: ['OFFICERS'] },
    { said: /^(?:und )?(was (?:macht|tut) (er|sie) (?:denn )?(?:sonst|ausserdem|daneben)(?: noch| alles| so)*)\s*\??$/i, standard: 'wo ist $2 sonst noch tätig', behind: HELD },
    { said: /^(?:und )?(was (?:machte|tat) (er|sie) (?:früher|vorher|zuvor|davor))\s*\??$/i, standard: 'welche früheren Mandate hatte $2', behind: HELD },
    { said: /^(?:ich mein(?:e|te) )?((?:die|der|jene|jener|diejenige|derjenige)(?: person)?,? (?:die|der) in (\p{Lu}[\p{L}.() -]+?) (?:wohnt|lebt))\s*[.!?]?$/iu, standard: 'die in $2' },
    { said: /^(?:und )?((?:wohnt|lebt) (er|sie) (?:in|im) \p{Lu}[\p{L}.() -]+?)\s*\??$/iu, standard: 'wo wohnt $2' },
    { said: /^(?:und )?(was (?:machen|tun) (?:sie|die|die beiden) (?:je|jeweils|jede(?: für sich)?))\s*\??$/i, standard: 'was ist der Zweck von beiden' },
    { said: /(wer (?:von ihnen |davon )?(?:hat|hält|besitzt) (?:am meisten|die meisten|mehr) (?:stamm)?anteile)/i, standard: 'Wer sind die Gesellschafter', behind: ['OFFICERS'] },
    { said: /^(?:und )?(seit wann (?:ist|sitzt|hat) (?:sie|die|es) (?:den sitz |ihren sitz )?(?:schon )?(?:dort|da))\s*\??$/i, standard: 'vorher', behind: PLACES },
    { said: /^(?:und )?((?:im )?nächste[ns] jahr)\s*\??$/i, standard: 'im folgenden Jahr', behind: COUNTED },
    { said: /^((?:und )?(?:wie (?:sieht|steht) (?:das|es) )?(?:aus )?im vergleich (?:mit|zu)(?:r|m)?)(?= )/i, standard: 'und', behind: COUNTED },
    { said: /^((?:(?:vergleich(?:e|en sie)?|stell(?:e|en sie)?) (?:(?:das|dies|sie|es) )?(?:(?:mal|bitte) )?(?:mit|neben)|(?:und )?im vergleich (?:zu[rm]?|mit)|verglichen mit))(?= )/i, standard: 'und' },
    { said: /(?:erste[nr]?|zweite[nr]?) (?:person|firma|gesellschaft)(,? (?:über|von) (?:der|die) wir (?:geredet|gesprochen|gefragt) haben,?)/i, standard: '' },
    { said: /^(?:und )?((?:schon )?(?:wie lange|seit wie langer zeit)(?: ist (?:er|sie|es) das)?(?: schon| bereits)?)\s*\??$/i, standard: 'seit wann', behind: HELD },
    { said: /^(?:und )?(wann war (?:denn )?(?:der|dieser) wechsel|wann (?:hat das|wurde (?:das|die|sie)) gewechselt)\s*\??$/i, standard: 'seit wann', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?:ist|gehört) (?!(?:das|es|sie|dies)\s)[^?,]{3,60}? (?:der|zum|ihr|laut eintrag der) (?:statutarische[rn]? )?(?:gesellschafts|firmen|stiftungs|vereins)?zweck) /i, standard: 'Was ist der Zweck' },
    { said: /(mit wem (?:sitzt|ist|sass|amtet) (?:er|sie)(?: zusammen)?) (?:in|im|bei|beim) /i, standard: 'wer ist' },
    { said: /(wer von (?:ihnen|denen|diesen)|wer davon) (?:ist|kam|trat) [^?]*(?:zuletzt|als letzte)/i, standard: 'wer davon', behind: BODIES },
  ],
  fr: [
    { said: /^[^.?!:]{5,80}?(\. )(?:nombre|combien|total)(?: (?:please|bitte|svp|per favore|in total|en tout|in tutto|insgesamt))*\s*[.?]*$/i, standard: ' - ' },
    { said: /^(?:et |maintenant |mais )*((?:(?:pour|de|sans|quelle que soit la|peu importe la) )?(?:toutes? )?(?:les )?formes?(?: juridiques?)?(?: (?:confondues|ensemble|réunies|svp))*|pas (?:que|seulement) les (?:sàrl|sa))\s*[?.!]*$/i, standard: 'et toutes formes confondues', behind: COUNTED },
    { said: /^(?:et )?((?:au total |en tout )?(?:sur|pour|dans) (?:les années|la période) (?:de )?((?:19|20)\d\d à (?:19|20)\d\d))\s*[?.!]*$/i, standard: 'et de $2', behind: COUNTED },
    { said: /^(?:(?:et|mais) )?((?:(?:sur |pour |dans )?toutes (?:les )?années(?: (?:confondues|réunies|ensemble))?|(?:sans|quelle que soit|peu importe) l['’]année|depuis le début des (?:données|enregistrements)|sur toute la période))\s*[.?!]*$/i, standard: 'et depuis toujours', behind: COUNTED },
    { said: /^(?:et )?(qui l['’](?:était|a été)(?: (?:juridiquement|légalement|en droit|réellement|effectivement|vraiment))+)(?= )/i, standard: 'qui était en fonction juridiquement', behind: BODIES },
    { said: /^(?:et |maintenant |mais |bon,? |alors )*((?:sans|laisse[zr]?(?: tomber| de côté)?|oublie[zr]?|enl[eè]ve[zr]?|ôte[zr]?|retire[zr]?|supprime[zr]?|indépendamment du|quel que soit|peu importe|pas (?:seulement|que)(?: dans)?) ?(?:le |ce |la limite au |de )?canton(?: (?:svp|maintenant|de côté|s['’]il vous plaît))*|tous (?:les )?cantons confondus)\s*[.?!]*$/i, standard: 'dans toute la Suisse', behind: COUNTED },
    { said: /(les (?:mêmes )?(?:deux|trois) (?:mêmes )?(?:choses|informations|questions|points|données)(?= (?:pour|sur|de|concernant)))/i, standard: 'même question' },
    { said: /^(?:et )?((?:est-ce que )?(?:ça |cela |c['’])(?:a |était |s['’]est |est )(?:empiré|augmenté|diminué|baissé|amélioré|aggravé|pire|mieux|plus|moins))(?= )/i, standard: "comment c'était", behind: COUNTED },
    { said: /^(?:et )?((?:elle|il) (?:y est|est là|l['’]est|est en poste|occupe ce poste) depuis combien de temps)\s*\??$/i, standard: 'depuis quand', behind: HELD },
    { said: /(quand (?:c['’]est arrivé|cela (?:est arrivé|s['’]est produit)|ça (?:est arrivé|s['’]est (?:passé|produit))))/i, standard: 'à ce moment-là' },
    { said: /^(?:et )?(a-t-il (?:déjà |récemment )?été (?:augmenté|réduit|relevé)(?: récemment| dernièrement| un jour)?)\s*\??$/i, standard: 'le capital a-t-il changé', behind: ['CAPITAL'] },
    { said: /(depuis combien de temps) est-(?:elle|il) (?:dans|à|chez) (?:la|le) (?:premi|deuxi|second|troisi|derni)/i, standard: 'depuis quand', behind: HELD },
    { said: /^(?:et )?((?:de|à hauteur de) combien(?: au juste)?)\s*\??$/i, standard: 'le capital a-t-il changé', behind: AMOUNTS, topics: ['CAPITAL'] },
    { said: /^(?:et )?(comment (?:cela|ça) s['’]est[- ]il (?:terminé|fini)|comment (?:cela|ça|elle|tout cela) (?:s['’]est|a) (?:terminée?|finie?)|comment s['’]est-elle (?:terminée|finie)|avec quelle issue|quelle (?:en )?(?:a été|fut|est) l['’]issue)\s*\??$/i, standard: "quelle a été l'issue de la faillite", behind: BROKE, topics: BANKRUPTCIES },
    { said: /^(?:et )?(combien de parts(?: sociales)? (?:(?:détient|possède|a)(?:-t)?(?:-| )(?:il|elle|chacun|chacune|chaque associée?)|(?:détiennent|possèdent|ont)(?:-| )(?:ils|elles)|a-t-(?:il|elle)))\s*\??$/i, standard: "à qui appartient l'entreprise", behind: ['OFFICERS'] },
    { said: /^(?:et )?((?:y a-t-elle|a-t-elle) toujours été(?: là| ici)?|y était-elle (?:depuis )?toujours)\s*\??$/i, standard: 'avant', behind: PLACES },
    { said: /(lequel|laquelle|qui) (?:y est|est là|est en poste|est en fonction) depuis le (?:plus|moins) longtemps/i, standard: 'qui', behind: BODIES },
    { said: /^(?:et )?(que faisait-(il|elle) (?:avant|auparavant))\s*\??$/i, standard: 'quels anciens mandats a-t-$2', behind: HELD },
    { said: /^(?:je (?:veux|voulais) dire )?((?:celui|celle) qui (?:habite|vit|est domiciliée?) (?:à|en|au)) /i, standard: 'celle de' },
    { said: /^(?:et )?((?:habite|vit)-t-(il|elle) (?:à|en|au) \p{Lu}[\p{L}.() -]+?)\s*\??$/iu, standard: 'où habite-t-$2' },
    { said: /^(?:et )?(que fait chacune(?: d['’]elles)?|que font-elles chacune)\s*\??$/i, standard: 'quel est le but des deux' },
    { said: /(qui (?:d['’]entre eux )?(?:a|détient|possède) le plus de parts(?: sociales)?)/i, standard: 'Qui sont les associés', behind: ['OFFICERS'] },
    { said: /^(?:et )?(depuis quand (?:y est-elle|est-elle (?:là|ici|à cet endroit|à cette adresse|installée)|s['’]y trouve-t-elle))(?: là)?\s*\??$/i, standard: 'avant', behind: PLACES },
    { said: /^(?:et )?(l['’]an(?:née)? prochaine?)\s*\??$/i, standard: "l'année suivante", behind: COUNTED },
    { said: /^((?:et )?(?:qu['’]en est-il )?(?:par rapport|en comparaison) (?:à|avec|de))(?= )/i, standard: 'et', behind: COUNTED },
    { said: /^((?:compare[zr]? (?:ça|cela|le|la|ceci)? ?(?:à|avec)|(?:et )?(?:en comparaison|comparée?) (?:de|à|avec)|(?:et )?par rapport à))(?= )/i, standard: 'et' },
    { said: /(?:premi(?:er|ère)|deuxième|seconde?) (?:personne|société|entreprise)(,? dont (?:nous avons|on a) parlé,?)/i, standard: '' },
    { said: /^(?:et )?((?:depuis )?combien de temps(?: (?:l['’]est|le sont)-(?:il|elle|ils|elles))?(?: déjà)?)\s*\??$/i, standard: 'depuis quand', behind: HELD },
    { said: /^(?:et )?(quand (?:le changement a-t-il eu lieu|y a-t-il eu changement|a-t-elle changé|ont-ils changé))\s*\??$/i, standard: 'depuis quand', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?:est-ce que )?(?!c['’]|ce )[^?,]{3,60}?(?: est| fait partie)(?:-(?:il|elle|ce))?(?: bien)? (?:le|du|dans le) but(?: social| statutaire)?) (?:de |d['’]|du )/i, standard: 'Quel est le but' },
    { said: /(avec qui siège-t-(?:il|elle)|avec qui est-(?:il|elle)) (?:chez|dans|à|au) /i, standard: 'qui est' },
    { said: /(lequel d['’]entre eux|laquelle d['’]entre elles|qui d['’]entre eux) (?:est|a) [^?]*(?:en dernier|le dernier|dernièrement)/i, standard: 'qui parmi eux', behind: BODIES },
  ],
  it: [
    { said: /^[^.?!:]{5,80}?(\. )(?:numero|quant[ei]|totale)(?: (?:please|bitte|svp|per favore|in total|en tout|in tutto|insgesamt))*\s*[.?]*$/i, standard: ' - ' },
    { said: /^(?:e |ora |adesso |ma )*((?:(?:per|di|senza|qualunque|qualsiasi|a prescindere dalla) )?(?:tutte )?(?:le |la )?forme?(?: giuridic(?:he|a))?(?: (?:insieme|messe insieme|per favore))*|non solo le (?:sagl|sa))\s*[?.!]*$/i, standard: 'e di qualsiasi forma giuridica', behind: COUNTED },
    { said: /^(?:e )?((?:in totale |in tutto )?(?:su|per|negli|nel) (?:gli anni|anni|periodo) (?:dal )?((?:19|20)\d\d al (?:19|20)\d\d))\s*[?.!]*$/i, standard: 'e dal $2', behind: COUNTED },
    { said: /^(?:(?:e|ma) )?((?:(?:in |su |per )?tutti gli anni(?: (?:insieme|messi insieme|sommati))?|(?:senza|a prescindere da) ?l['’]anno|(?:qualunque|qualsiasi) anno|dall['’]inizio dei dati|su tutto il periodo))\s*[.?!]*$/i, standard: 'e da sempre', behind: COUNTED },
    { said: /^(?:e |ora |adesso |ma |ok,? |allora )*((?:senza|lascia(?:mo|te)?(?: perdere| stare| da parte)?|togli(?:amo|ete|ere)?|dimentica(?:mo|te)?|ignora(?:ndo|re|te)?|a prescindere dal|indipendentemente dal|qualunque sia|qualsiasi|non solo(?: nel)?) ?(?:il |quel |questo )?cantone(?: (?:per favore|adesso|ora|da parte))*)\s*[.?!]*$/i, standard: 'in tutta la Svizzera', behind: COUNTED },
    { said: /((?:le|gli) (?:stess[ei]|medesim[ei]) (?:due|tre) (?:cose|informazioni|domande|punti|dati))/i, standard: 'stessa domanda' },
    { said: /^(?:e )?((?:è|sono|era) (?:peggiorat|migliorat|aumentat|diminuit|cresciut|salit|sces)[oaie]|è (?:andat[oa]|stato) (?:peggio|meglio))(?= )/i, standard: "com'era", behind: COUNTED },
    { said: /^(?:e )?(è (?:mai |già )?stato (?:aumentato|ridotto|innalzato)(?: di recente| recentemente| mai)?)\s*\??$/i, standard: 'è cambiato il capitale', behind: ['CAPITAL'] },
    { said: /(da quanto(?: tempo)?) è (?:nell|alla|presso) ?(?:a|la)? ?(?:prim|second|terz|ultim)/i, standard: 'da quando', behind: HELD },
    { said: /^(?:e )?((?:di|per) quanto(?: esattamente)?)\s*\??$/i, standard: 'è cambiato il capitale', behind: AMOUNTS, topics: ['CAPITAL'] },
    { said: /^(?:e )?(com['’] ?è (?:andat[oa] a finire|finit[oa]|terminat[oa])|come (?:è )?fin(?:ì|it[oa])|con quale esito)\s*\??$/i, standard: "qual è stato l'esito del fallimento", behind: BROKE, topics: BANKRUPTCIES },
    { said: /^(?:e )?(quante quote (?:sociali )?(?:ha|hanno|detiene|detengono|possiede|possiedono)(?: (?:lui|lei|ciascun[oa]|ognun[oa]|ogni socio))?)\s*\??$/i, standard: 'a chi appartiene la ditta', behind: ['OFFICERS'] },
    { said: /^(?:e )?((?:è|era) sempre stata (?:lì|là|qui))\s*\??$/i, standard: 'prima', behind: PLACES },
    { said: /^(?:e )?(cosa faceva (?:lui |lei )?prima)\s*\??$/i, standard: 'quali mandati precedenti ha questa persona', behind: HELD },
    { said: /^(?:intend(?:o|evo) )?(quell[ao] che (?:abita|vive|sta|è domiciliat[ao]) (?:a|in)) /i, standard: 'quella di' },
    { said: /^(?:e )?((?:lui |lei )?(?:abita|vive) (?:a|in) \p{Lu}[\p{L}.() -]+?)\s*\??$/iu, standard: 'dove abita' },
    { said: /^(?:e )?((?:che )?cosa fa(?:nno)? ciascuna)\s*\??$/i, standard: 'qual è lo scopo delle due' },
    { said: /(chi (?:di loro )?(?:ha|detiene|possiede) (?:più|il maggior numero di|la maggior parte delle) quote(?: sociali)?)/i, standard: 'Chi sono i soci', behind: ['OFFICERS'] },
    { said: /^(?:e )?(da quando (?:è|si trova|sta|ha sede) (?:lì|là|in quel posto|a quell['’]indirizzo))\s*\??$/i, standard: 'prima', behind: PLACES },
    { said: /^(?:e )?(l['’]anno prossimo)\s*\??$/i, standard: "l'anno seguente", behind: COUNTED },
    { said: /^((?:e )?(?:com['’]è )?(?:rispetto|in confronto|a confronto) (?:a|con))(?= )/i, standard: 'e', behind: COUNTED },
    { said: /^((?:confront(?:a|i|o|are) (?:questo|ciò|lo|la)? ?con|(?:e )?(?:in confronto|rispetto) (?:a|alla|all['’])))(?= )/i, standard: 'e' },
    { said: /(?:prim|second)a (?:persona|società|ditta)(,? di cui abbiamo parlato,?)/i, standard: '' },
    { said: /^(?:e )?((?:da|per) quanto(?: tempo)?(?: già)?(?: (?:lo|la) (?:è|sono)| è in carica| c['’]è)?)\s*\??$/i, standard: 'da quando', behind: HELD },
    { said: /^(?:e )?(quando (?:c['’]è stato il cambio|è avvenuto il cambio|è cambiato))\s*\??$/i, standard: 'da quando', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?!(?:qual|quale|è|questo)\s)[^?,]{3,60}? (?:è|rientra nello|fa parte dello) (?:lo )?scopo(?: sociale| statutario)?) (?:di|della|del|dell['’])\s*/i, standard: 'Qual è lo scopo' },
    { said: /(con chi (?:siede|sta|sedeva)) (?:in|nella|nel|presso|alla|da) /i, standard: 'chi è iscritto' },
    { said: /(chi (?:di|tra|fra) loro) (?:è|sono) [^?]*(?:per ultim[oa]|ultimamente)/i, standard: 'chi di loro', behind: BODIES },
  ],
  en: [
    { said: /^(?:(?:then|now|next|finally|and|also),? )*((?:a|one|the|just a) (?:number|figure|count|statistic):)(?= )/i, standard: 'how many' },
    { said: /(same (?:place|canton|region|area) and (?:time|period|time ?frame)|same (?:time|period) and (?:place|canton|region))/i, standard: 'same canton and year', behind: COUNTED },
    { said: /^[^.?!:]{5,80}?(\. )(?:number|how many|count|total)(?: (?:please|bitte|svp|per favore|in total|en tout|in tutto|insgesamt))*\s*[.?]*$/i, standard: ' - ' },
    { said: /^((?:[Ii](?: am|['’]m) |[Ww]e(?: are|['’]re) )?(?:[Ww]riting|[Ww]orking|[Rr]esearching|[Rr]eporting|[Pp]reparing|[Dd]oing)(?: (?:a|an|my|our|some|the))?(?: (?:piece|article|story|report|thesis|paper|note|memo|chart|research))? (?:about|on|into)(?: [a-z]+){1,5}[.:;]) /, standard: '' },
    { said: /^(?:and |now |then |but |so )*(?:how about |what about )?((?:the )?(?:(?:newly |first )?(?:entered|registered|added)|(?:new|fresh) (?:ones|arrivals|entries|additions)|newcomers|additions))(?= (?:there|in|that|for|during|the|this)\b|\s*[?.!]*$)/i, standard: 'founded', behind: COUNTED },
    { said: /^(?:(?:next|last|second|third|other|new) \w+: )?(?:and |now |then |but |so )*(?:how about |what about )?((?:the )?(?:(?:ones|firms|companies|those) )?(?:(?:that |which |who )?closed(?: down| for good)?|(?:that |which )?(?:went|disappeared|vanished) (?:away|for good)|closures?|shut down|removed|removals?|taken off|wiped out|vanished|gone)(?: instead)?)(?=,? (?:same|there|in|that|for|during|the|this)\b|\s*[?.!]*$)/i, standard: 'deleted', behind: COUNTED },
    { said: /^(?:and |now |but |ok |then )*((?:(?:for|in|of|with|drop|forget|ignore|regardless of|irrespective of|whatever|whichever|never mind) )?(?:all|any|every|each|the|of any)(?: of)?(?: the| other)? (?:legal )?(?:forms?|types?|kinds?)(?: (?:together|combined|taken together|of company|again|please|then|now|alike|confounded))*|not (?:only|just|merely) (?:the )?(?:gmbhs?|ags?|s[aà]rls?|sagls?|sas?|limited(?: liability)? companies))\s*[?.!]*$/i, standard: 'and all legal forms', behind: COUNTED },
    { said: /^(?:and )?((?:in total |all in all |altogether |overall )?(?:over|across|for|in|during) the (?:years|period|time) (?:from )?((?:19|20)\d\d (?:to|until|till|through) (?:19|20)\d\d))\s*[?.!]*$/i, standard: 'and from $2', behind: COUNTED },
    { said: /^(?:(?:and|what about|how about|but)(?: in| for)? )?((?:(?:in |over |across |for |through |throughout )?(?:all|every one of) (?:the )?(?:years|time)(?: (?:together|combined|taken together|so far|put together))?|(?:in |over )?any year|(?:drop|forget|ignore|without|regardless of|whatever) the year|since (?:the )?(?:records|data|register) (?:began|begin|begins|start|starts|started)|all[ -]time))\s*[.?!]*$/i, standard: 'and ever', behind: COUNTED },
    { said: /^(?:and |now |ok(?:ay)?,? |then |but )*((?:(?:please |can you |could you |let s |let['’]s )?(?:drop|forget|ignore|remove|leave out|leaving out|leave aside|leave|leaving|putting|put|skip|lift|disregard|widen beyond)|without|minus|never mind|no longer|regardless of|irrespective of|whatever|not only|not just|outside) (?:the |that |this |any |for the |in the )?(?:one )?(?:cantons?|region|place)(?:al)?(?: (?:filter|restriction|limit|limitation|condition|part|now|again|please|only|bit|as well|aside|out|altogether|entirely|completely))*)(?=,? (?:same|in|for) |\s*[.?!]*$)/i, standard: 'in all of Switzerland', behind: COUNTED },
    { said: /(the same (?:two|three) (?:things|details|points|questions|items|facts))/i, standard: 'the same question' },
    { said: /^(?:and |so )?((?:did|has|was|is) (?:it|that|things|the (?:number|figure|count|total|situation))(?: (?:get|got|go|gone|become|turn out|look|rise|risen|fall|fallen|grow|grown|drop|dropped|change|changed|been))?(?: any)?(?: (?:worse|better|up|down|higher|lower|more|less|fewer))?)(?= (?:in|the|a|one|two|\d))/i, standard: 'how was it', behind: COUNTED },
    { said: /(when (?:that|this|it) (?:all )?happened)/i, standard: 'at that time' },
    { said: /^(?:and )?(has (?:that|it) (?:ever |since )?(?:gone (?:up|down)|risen|grown|increased|been (?:raised|increased|reduced|cut))(?: at some point| ever| recently| lately| since| at all)?)\s*\??$/i, standard: 'has the capital changed', behind: ['CAPITAL'] },
    { said: /^(?:and )?(who(?:m)? did (he|she) take (?:it |that )?over from|from whom did (?:he|she) take (?:it |that )?over)\s*\??$/i, standard: 'whom did $2 replace' },
    { said: /(how long has (he|she) been) (?:in|at|with|on) the (?:first|second|third|last)/i, standard: 'since when is $2', behind: HELD },
    { said: /((?:which (?:company|firm|auditor)|who) (?:has )?(?:stopped|ceased|quit|given up|gave up) auditing)(?= )/i, standard: 'who no longer audits' },
    { said: /^(?:and )?((?:by|from) how much(?: exactly)?)\s*\??$/i, standard: 'has the capital changed', behind: AMOUNTS, topics: ['CAPITAL'] },
    { said: /^(?:and )?(how (?:did|has) (?:it|that|this|they) (?:all )?(?:end(?:ed)?(?: up)?|turn(?:ed)? out|conclude(?:d)?)|with what (?:outcome|result)|what was the (?:outcome|result|upshot))\s*\??$/i, standard: 'what was the outcome of the bankruptcy', behind: BROKE, topics: BANKRUPTCIES },
    { said: /^(?:and )?(how many (?:shares|quotas|parts) (?:do(?:es)?|did) (?:he|she|they|each|everyone|each one|each of them|every partner) (?:hold|have|own)(?: each)?)\s*\??$/i, standard: 'who owns the company', behind: ['OFFICERS'] },
    { said: /^(?:and )?(was it always there|has it always been there)\s*\??$/i, standard: 'before', behind: PLACES },
    { said: /^(?:and )?(their auditors?,? (?:are they|is (?:it|that)) the same(?: one)?)\s*\??$/i, standard: 'do both have the same auditor' },
    { said: /^(?:and )?((?:drop|forget|leave out|leaving out|without|minus) the ((?:vice )?(?:president|chair(?:man|woman|person)?)),? who (?:remains|is left|is there|else))(?: (?:is there|then))?\s*\??$/i, standard: 'who is on the board besides the $2', behind: ['OFFICERS'] },
    { said: /^(?:and )?(what did (he|she) do (?:before|previously|earlier)(?: that)?)\s*\??$/i, standard: 'which former mandates did $2 have', behind: HELD },
    { said: /^(?:i mean(?:t)? )?((?:the|that) (?:one|person|man|woman|guy) (?:who|that) (?:lives|resides|is living|is based)(?= in ))/i, standard: 'the one' },
    { said: /^(?:and )?((?:does|is) (he|she) (?:live|living|resident|based) in \p{Lu}[\p{L}.() -]+?)\s*\??$/iu, standard: 'where does $2 live' },
    { said: /^(?:and )?(what do they each do|what does each (?:one |of them )?do|what do both do)\s*\??$/i, standard: 'what is the purpose of both' },
    { said: /(who (?:of them )?(?:has|holds|owns) (?:the )?(?:most|more|largest|biggest|majority of the) (?:shares|share|stake|number of shares))/i, standard: 'Who are the partners', behind: ['OFFICERS'] },
    { said: /^(?:and )?(since when (?:is it|has it been|have they been|are they) (?:there|at that address|in that place))\s*\??$/i, standard: 'before', behind: PLACES },
    { said: /^(?:and )?(?:\w+,? )?(next year)\s*\??$/i, standard: 'the next year', behind: COUNTED },
    { said: /^((?:(?:please )?compare (?:(?:that|this|it|them) )?(?:with|to)|(?:and )?compared (?:with|to)|(?:and )?how (?:does|did) (?:that|this|it) compare (?:with|to)))(?= )/i, standard: 'and' },
    { said: /(?:first|second) (?:person|company|firm)( (?:that )?(?:we|i) (?:talked|spoke|asked|were talking)(?: about)?,?)/i, standard: '' },
    { said: /^(?:and )?((?:for )?how long(?: now| already)?)\s*\??$/i, standard: 'since when', behind: HELD },
    { said: /^(?:and )?(when (?:did (?:that|it|they) change|was (?:the|that) change))\s*\??$/i, standard: 'since when', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?:is|was) (?!(?:that|this|it|there|what)\s)[^?,]{3,60}? (?:part of )?(?:the|its|their) (?:stated |registered |corporate |statutory |business )?(?:purpose|object))(?: of\b|\s*\?|$)/i, standard: 'What is the purpose' },
    { said: /((?:and )?(?:did|has|have) (?:any|some)(?:one|body) (?:leave|left|quit|gone from|depart(?:ed)?(?: from)?))\b/i, standard: 'who left' },
    { said: /((?:and )?(?:did|has|have) (?:any|some)(?:one|body) (?:join|joined|come in|arrive[d]?))\b/i, standard: 'who joined' },
    { said: /(with whom does (?:he|she) sit|who does (?:he|she) sit with|who is (?:he|she) with) (?:on|at|in) /i, standard: 'who is' },
    { said: /(which (?:one )?of (?:them|those|these)|who of (?:them|those)) (?:joined|came|arrived|was appointed|left|went) (?:in )?(?:last|most recently|latest|first)/i, standard: 'who of them', behind: BODIES },
    { said: /^((?:and )?its ([a-z ]{3,30}?), has (?:that|it) (?:also )?(?:ever )?changed(?: as well| too| since)?)\s*\??$/i, standard: 'what was its $2 before' },
  ],
}; // prettier-ignore

const idiomsOf = (language: Language): readonly Idiom[] => [...IDIOMS[language], ...LATER_IDIOMS[language], ...(language === 'en' ? CONFIRMING_IDIOMS : []), ...EVERYDAY_IDIOMS[language], ...IDIOMS_OF_FIRMS[language], ...IDIOMS_OF_THOSE[language], ...SPOKEN_IDIOMS[language]]; // prettier-ignore
const IDIOMS_OF: Record<Language, readonly Idiom[]> = { de: idiomsOf('de'), fr: idiomsOf('fr'), it: idiomsOf('it'), en: idiomsOf('en') }; // prettier-ignore

/** Null: it has no such idiom. */
export async function plainly(asked: Asked, read: Reads): Promise<Route | null> {
  const { question, language, recalled } = asked;
  const last = recalled.frames[0];
  const place = placeAsBefore(asked) ?? cantonAsBefore(asked) ?? furtherBack(asked);
  if (place !== null) {
    const plain = inStandard(question, [place]);
    return inOwnWords(question, plain, [place])(await read({ ...asked, question: plain }));
  }
  for (const { said, standard, behind, topics, of, as, town } of IDIOMS_OF[language]) {
    if (behind !== undefined && (last === undefined || last.refusal !== null || !behind.includes(last.measure))) continue;
    if (topics !== undefined && last?.measure === 'TIMELINE' && !last.topics.some((topic) => topics.includes(topic))) continue;
    if (of !== undefined && last?.subjects[0]?.kind !== of) continue;
    const found = said.exec(question);
    if (found === null) continue;
    if (town === true && !isWrittenAsTown(found[2]!, language, asked.today)) continue;
    const start = found.index + found[0].indexOf(found[1]!);
    const pieces: Piece[] = [{ own: { start, end: start + found[1]!.length }, standard: standard.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '') }];
    const plain = inStandard(question, pieces);
    if (plain === question) return null;
    const route = inOwnWords(question, plain, pieces)(await read({ ...asked, question: plain }));
    const told = as === undefined ? [] : [{ text: found[1]!, as }];
    return { ...route, frames: route.frames.map((frame) => (frame.refusal === null ? { ...frame, readAs: [...told, ...frame.readAs], notUnderstood: frame.notUnderstood.filter((word) => word !== found[1]) } : frame)) };
  }
  return null;
} // prettier-ignore

/** `And Lugano?`, behind what was counted or listed in a place: in that one, and nobody's name. */
function placeAsBefore({ question, language, today, recalled: { frames: [last] } }: Asked): Piece | null {
  if (last === undefined || !COUNTED.includes(last.measure) || last.subjects.length > 0 || last.refusal !== null || last.municipality === null) return null;
  const found = PLACE_ALONE.exec(question);
  const known = found === null || tagged(found[1]!, language, today).tokens.some(({ slot, guess }) => slot !== null || guess !== null);
  const start = known ? 0 : question.indexOf(found[1]!);
  return known ? null : { own: { start, end: start + found[1]!.length }, standard: `${AT[language]} ${found[1]!}` };
} // prettier-ignore
/** `Same for geneva`, in small letters. */
function cantonAsBefore({ question, language, recalled: { frames: [last] } }: Asked): Piece | null {
  const found = language === 'en' ? CANTON_ALONE.exec(question) : null;
  if (found === null || last === undefined || !COUNTED.includes(last.measure) || last.subjects.length > 0 || last.refusal !== null) return null;
  return cantonNamed(foldName(found[2]!)) !== null ? { own: { start: 0, end: found[1]!.length }, standard: 'And in the canton of' } : null;
} // prettier-ignore
const CANTON_ALONE =
  /^((?:and )?(?:the )?same (?:thing |figure )?(?:for|in)) ([a-z][a-z .'-]{2,20}?)(?: (?:pls|please|then))*\s*[?.]*$/;
const AT: Record<Language, string> = { de: 'in', fr: 'à', it: 'a', en: 'in' };
const PLACE_ALONE =
  /^(?:(?:[Uu]nd|[Ee]t|[Ee]d?|[Aa]nd)\s+)?(?:(?:[Ww]hat about|[Hh]ow about|(?:[Tt]he )?[Ss]ame (?:for|in)|[Oo]nly|[Jj]ust|[Ww]as ist mit|[Dd]asselbe für|[Gg]leiches für|[Nn]ur|[Qq]u['’]en est-il de|[Pp]areil pour|[Ll]a même chose pour|[Ss]eulement|[Ll]o stesso per|[Ss]olo|[Ii]dem (?:pour|per))\s+)?((?:(?:St\.?|San|Bad)\s)?\p{Lu}[\p{L}'’-]{2,})\s*\?*$/u;
