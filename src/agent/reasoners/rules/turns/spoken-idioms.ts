/** Idioms of turns as they are spoken: which name a firm came to bear, who holds how many shares, so long ago by `before`, the one who heads it, in the words that the lexicons read. */
import type { EventTopic, Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Idiom } from './later-idioms.js';

const IN_OFFICE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED'];
const STANDING: readonly Measure[] = ['SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'STATUS', 'OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES']; // prettier-ignore
/** A firm becomes one of these, and is called nothing else. */
const FORM = '(?:AG|SA|GmbH|Sàrl|Sarl|Sagl|Ltd|Limited|PLC|Genossenschaft|Stiftung|Verein|Société|Società)';
const BODIES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED'];
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const PLACES: readonly Measure[] = ['SEAT', 'ADDRESS'];
const OF_HER: readonly Measure[] = ['PERSON_MANDATES', 'DOSSIER', 'IDENTIFY'];
const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES', 'SHARED_OFFICERS'];
const VALUES: readonly Measure[] = ['SEAT', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'NAMES'];
const AMOUNTS: readonly Measure[] = ['CAPITAL', 'TIMELINE'];
const BROKE: readonly Measure[] = ['STATUS', 'BANKRUPTCY_DATES', 'TIMELINE', 'OFFICERS', 'COMPANIES', 'COUNT'];
const OF_ONE_OFFICE: readonly Measure[] = ['AUDITOR', 'OFFICERS'];
const CAPITAL: readonly EventTopic[] = ['CAPITAL'];
const WOUND_UP: readonly EventTopic[] = ['LIQUIDATION', 'REVOCATION'];
const RANKED: readonly Measure[] = ['RANKING'];
const TOLD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES', 'DEPARTED', 'JOINED'];
const TOWN = "(\\p{Lu}[\\p{L}.'’()-]+(?: (?:\\p{Lu}[\\p{L}.'’()-]*|am|im|bei|sur|de|la|le))*)";
const NUMBER = '(?:an?|one|two|three|four|five|six|ten|\\d{1,2})';

export const SPOKEN_IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: /^(?:und )?(wie (?:endete|ging) (?:das|es|die)(?: denn)?(?: aus| zu ende)?|wie ist (?:das|es) (?:denn )?ausgegangen)\s*\??$/i, standard: 'welchen Status hat sie', behind: ['TIMELINE'], topics: WOUND_UP },
    { said: /^(?:und )?(von wann bis wann(?: denn| genau)?|(?:das )?war (?:sie|es) (?:aber )?(?:einmal|früher|mal))\s*\??$/i, standard: 'vorher', behind: VALUES },
    { said: new RegExp(`^(?:und )?(wann (?:hat|verliess) (?:sie|die firma|die gesellschaft) ${TOWN}(?: (?:verlassen|denn))?)\\s*\\??$`, 'iu'), standard: 'wann hat sie den Sitz verlegt', town: true },
    { said: /^(?:und )?(von wem wurde (?:er|sie) (?:ersetzt|abgelöst)|wer (?:hat|ist) (?:seine|ihre) (?:nachfolge angetreten|stelle getreten)|wer (?:trat|kam) an (?:seine|ihre) stelle)\s*\??$/i, standard: 'wer ist nachgefolgt', behind: TOLD },
    { said: /^(?:und )?(wer (?:kommt|folgt) (?:als nächste[rs]|danach|dann|dahinter))\s*\??$/i, standard: 'und der zweite', behind: RANKED },
    { said: /^(?:und )?(ist (?:das|es) (?:heute |immer |noch )*(?:die|der)selbe (?:person)?(?: wie)? ?(?:heute|jetzt))\s*\??$/i, standard: 'und heute', behind: TOLD },
    { said: /^(?:und )?(vor (?:der|dieser) (?:kapital)?(?:erhöhung|herabsetzung|änderung|anpassung|verlegung|umwandlung)|vor (?:dem|diesem) (?:wechsel|namenswechsel))\s*\??$/i, standard: 'vorher', behind: VALUES },
    { said: /^(?:und |also )?((?:braucht|brauchts|braucht es|braucht's) (?:es )?(?:denn |immer |dazu )*zwei(?: unterschriften| personen| leute| davon)?|(?:genügt|reicht) (?:denn )?eine (?:unterschrift|person)(?: allein)?|müssen (?:immer )?zwei unterschreiben)\s*\??$/i, standard: 'wer ist zeichnungsberechtigt', behind: BODIES },
    { said: /^(?:und )?(wie ?viele (?:stamm)?anteile (?:hat|hält|besitzt) (?!er|sie|jede)[\p{L} .'’-]{3,40})\s*\??$/iu, standard: 'wem gehört die Firma', behind: ['OFFICERS'] },
    { said: /^(?:und )?(was (?:macht|tut) (?:der|die|diese person) (?:denn )?(?:sonst|ausserdem|daneben)(?: noch| alles| so)*)\s*\??$/i, standard: 'wo ist diese Person sonst noch tätig', behind: HELD },
    { said: /((?<=\s)(?:irgendwelche )?(?:wechsel|änderungen|veränderungen|mutationen|bewegungen))(?= (?:im (?:verwaltungsrat|vorstand|stiftungsrat)|in der (?:geschäftsführung|geschäftsleitung|direktion|verwaltung)|bei den (?:verwaltungsräten|geschäftsführern|organen))(?![\p{L}]))/iu, standard: 'Zu- und Abgänge' },
    { said: /^(?:und )?(bevor (?:sie|die firma|das unternehmen) (?:dorthin|dahin|hierhin) (?:zog|kam|umzog|gezogen ist|wechselte)|vor (?:dem|ihrem|diesem) umzug)\s*\??$/i, standard: 'vorher', behind: PLACES },
    { said: /^(?:und )?(?:ist|gilt|war) ?((?:das|dies|er|sie|es) (?:schon )?(?:lange|länger|seit langem)(?: so| der fall| dort| dabei)?)\s*\??$/i, standard: 'das seit wann', behind: HELD },
    { said: /^(?:und )?(wer (?:kam|trat|rückte|ist) (?:an (?:ihre|deren|seine) stelle|für sie nach|nachgerückt)(?: (?:getreten|gekommen))?|wer hat sie (?:alle )?(?:ersetzt|abgelöst)|wer (?:ersetzte|folgte) (?:sie|ihnen))\s*\??$/i, standard: 'wer kam für sie', behind: ['DEPARTED'] },
    { said: /^(?:und )?((?:von (?:ihnen|denen|diesen)|davon)?,? ?(?:wer|welche[rs]?)(?: davon| von ihnen)? (?:hält|hat|besitzt) (?:denn )?wie ?viele (?:stamm)?anteile)\s*\??$/i, standard: 'wem gehört die Firma', behind: IN_OFFICE },
    { said: /((?:die (?:person|frau)|der (?:mann|herr)|die|der|wer),? (?:(?:die|der|welche[rs]?) )?(?:sie|die firma|die gesellschaft|den verwaltungsrat)? ?(?:heute|jetzt|derzeit|aktuell) präsidiert)(?=,)/i, standard: 'ihr Präsident' },
  ],
  fr: [
    { said: /^(?:et )?(comment (?:cela|ça) s['’]est[- ]il (?:terminé|fini)|comment (?:cela|ça) (?:s['’]est|a) (?:terminé|fini))\s*\??$/i, standard: 'quel est son statut', behind: ['TIMELINE'], topics: WOUND_UP },
    { said: /^(?:et )?(de quand à quand|elle l['’](?:était|a été) (?:avant|auparavant|pourtant))\s*\??$/i, standard: 'avant', behind: VALUES },
    { said: new RegExp(`^(?:et )?(quand a-t-elle quitté ${TOWN})\\s*\\??$`, 'iu'), standard: 'quand a-t-elle déménagé', town: true },
    { said: /^(?:et )?(par qui a-t-(?:il|elle) été (?:remplacée?|relevée?)|qui a pris (?:sa|son) (?:suite|place|relève|relais|poste)|qui l['’]a (?:remplacée?|relevée?))\s*\??$/i, standard: 'qui lui a succédé', behind: TOLD },
    { said: /^(?:et )?((?:siège|est|figure|travaille)-t-(?:il|elle) (?:encore |aussi |toujours )?(?:quelque part|ailleurs|autre part)(?: encore| aussi)?|(?:préside|dirige)-t-(?:il|elle) (?:encore |aussi )?(?:autre chose|ailleurs|une autre société|d['’]autres sociétés))\s*\??$/i, standard: 'quels mandats cette personne a-t-elle', behind: TOLD },
    { said: /^(?:et )?(qui (?:vient|suit) (?:ensuite|après|derrière))\s*\??$/i, standard: 'et le deuxième', behind: RANKED },
    { said: /^(?:et )?((?:est-ce|c['’]est) (?:toujours |encore )?la même(?: personne)?(?: qu['’](?:aujourd['’]hui|actuellement))?)\s*\??$/i, standard: "et aujourd'hui", behind: TOLD },
    { said: /^(?:et )?(avant (?:l['’]augmentation|la réduction|la modification|le changement|ce changement|cette augmentation)(?: de capital)?)\s*\??$/i, standard: 'avant', behind: VALUES },
    { said: /^(?:et |donc )?((?:faut-il|il faut|est-ce qu['’]il faut) (?:toujours )?(?:deux (?:signatures|personnes)|être deux)|une (?:seule )?signature suffit(?:-elle)?)\s*\??$/i, standard: 'qui peut signer', behind: BODIES },
    { said: /^(?:et )?(combien de parts(?: sociales)? (?:a|détient|possède) (?!-t|t-)[\p{L} .'’-]{3,40})\s*\??$/iu, standard: "à qui appartient l'entreprise", behind: ['OFFICERS'] },
    { said: /((?:des |quels |les )?(?:changements|modifications|mutations))(?: (?:y a-t-il eu|il y a eu))?(?= (?:au (?:sein du )?conseil|dans (?:le conseil|la direction|la gérance)|parmi les (?:administrateurs|gérants|membres)|d(?:e gérants|['’]administrateurs|e direction))(?![\p{L}]))/iu, standard: 'des mouvements' },
    { said: /^(?:et )?(avant (?:qu['’]elle (?:y |n['’]y )?(?:déménage|emménage|s['’](?:y )?installe)|son déménagement|d['’]y (?:déménager|emménager)|de déménager)(?: là(?:-bas)?)?)\s*\??$/i, standard: 'avant', behind: PLACES },
    { said: /^(?:et )?((?:est-ce|c['’]est|est-ce que c['’]est) (?:le cas |ainsi |comme ça )?depuis longtemps(?: (?:le cas|ainsi|comme ça))?)\s*\??$/i, standard: 'depuis quand', behind: HELD },
    { said: /^(?:et )?(qui (?:les a remplacée?s|est (?:venu|arrivé|entré) à (?:leur|sa) place|(?:a|ont) pris leur (?:place|siège|suite)|leur a succédé))\s*\??$/i, standard: 'qui est venu à la place', behind: ['DEPARTED'] },
    { said: /^(?:et )?((?:qui a-t-(?:il|elle) remplacé|de qui a-t-(?:il|elle) pris la (?:place|relève|suite)))\s*\??$/i, standard: 'à qui a-t-il succédé', behind: HELD },
    { said: /^(?:et )?((?:parmi eux|d['’]entre eux|de ceux-ci)?,? ?qui (?:d['’]entre eux )?(?:détient|possède|a) combien de parts(?: sociales)?)\s*\??$/i, standard: "à qui appartient l'entreprise", behind: IN_OFFICE },
    { said: /((?:la personne|celui|celle|l['’]homme|la femme) qui (?:la |l['’])?préside (?:aujourd['’]hui|actuellement|désormais|à présent))(?=,)/i, standard: 'son président' },
  ],
  it: [
    { said: /^(?:e )?(com['’] ?è (?:andata a finire|finita|terminata))\s*\??$/i, standard: 'qual è il suo stato', behind: ['TIMELINE'], topics: WOUND_UP },
    { said: /^(?:e )?(da quando a quando|(?:però )?lo era (?:prima|una volta))\s*\??$/i, standard: 'prima', behind: VALUES },
    { said: new RegExp(`^(?:e )?(quando ha lasciato ${TOWN})\\s*\\??$`, 'iu'), standard: 'quando ha trasferito la sede', town: true },
    { said: /^(?:e )?(da chi è stat[oa] (?:sostituit|rimpiazzat)[oa]|chi (?:l['’]ha|lo ha|la ha) (?:sostituit|rimpiazzat)[oa]|chi ha preso il suo posto)\s*\??$/i, standard: 'chi gli è succeduto', behind: TOLD },
    { said: /^(?:e )?((?:siede|è|figura|lavora) (?:ancora |anche )?(?:da qualche (?:altra )?parte|altrove)|(?:presiede|dirige) (?:anche )?(?:altro|altre società|un['’]altra società))\s*\??$/i, standard: 'che mandati ha questa persona', behind: TOLD },
    { said: /^(?:e )?(chi (?:viene|segue) (?:dopo|poi|subito dopo))\s*\??$/i, standard: 'e il secondo', behind: RANKED },
    { said: /^(?:e )?(è (?:sempre |ancora )?la stessa persona(?: di oggi)?)\s*\??$/i, standard: 'e oggi', behind: TOLD },
    { said: /^(?:e )?(prima (?:dell['’]aumento|della riduzione|della modifica|del cambiamento|del cambio|di questo aumento)(?: di capitale| del capitale)?)\s*\??$/i, standard: 'prima', behind: VALUES },
    { said: /^(?:e |quindi )?((?:servono|occorrono|ci vogliono) (?:sempre )?due (?:firme|persone)|basta una (?:sola )?firma)\s*\??$/i, standard: 'chi può firmare', behind: BODIES },
    { said: /^(?:e )?(quante quote(?: sociali)? (?:ha|detiene|possiede) (?!lui|lei|ciascun|ognun)[\p{L} .'’-]{3,40})\s*\??$/iu, standard: 'a chi appartiene la ditta', behind: ['OFFICERS'] },
    { said: /^(?:e )?(a chi è (?:subentrat|succedut)[oa](?: in carica)?|(?:di )?chi ha (?:sostituito|rimpiazzato|preso il posto))\s*\??$/i, standard: "chi c'era prima di lui", behind: HELD },
    { said: /((?:dei |degli |quali )?(?:cambiamenti|avvicendamenti|movimenti|mutazioni|cambi)(?: ci sono stati)?)(?= (?:nel (?:consiglio|comitato)|nella (?:gerenza|direzione|amministrazione)|tra (?:gli amministratori|i gerenti|i membri))(?![\p{L}]))/iu, standard: 'entrate e uscite' },
    { said: /^(?:e )?(prima (?:che (?:ci|vi) si trasferisse|di (?:trasferirsi|spostarsi)(?: (?:lì|là|qui))?|del trasloco|del trasferimento))\s*\??$/i, standard: 'prima', behind: PLACES },
    { said: /^(?:e )?((?:è|vale) (?:così|il caso) da (?:molto|tanto|tempo|parecchio)(?: tempo)?|da molto(?: tempo)?)\s*\??$/i, standard: 'da quando', behind: HELD },
    { said: /^(?:e )?(chi (?:li|le|gli) ha (?:sostituit|rimpiazzat)[oaie]|chi (?:è (?:venuto|arrivato|entrato|subentrato)|ha preso) (?:al|il) loro posto|chi è subentrato)\s*\??$/i, standard: 'chi è entrato', behind: ['DEPARTED'] },
    { said: /^(?:e )?((?:è|c['’]è|siede|lavora|figura) (?:ancora|tuttora|sempre) (?:da|presso|alla|nella)) (?=\p{Lu})/iu, standard: 'che funzione ha lei presso', behind: OF_HER, of: 'PERSON' },
    { said: /^(?:e )?((?:di loro|tra loro|fra loro)?,? ?chi (?:di loro )?(?:detiene|possiede|ha) quante quote(?: sociali)?)\s*\??$/i, standard: 'a chi appartiene la ditta', behind: IN_OFFICE },
    { said: /((?:la persona|colui|colei|l['’]uomo|la donna|chi) che (?:la |lo )?presiede (?:oggi|attualmente|adesso|ora))(?=,)/i, standard: 'il suo presidente' },
  ],
  en: [
    { said: /^(?:and )?(how (?:did|has) (?:it|that|this) (?:all )?(?:end(?:ed)?(?: up)?|turn(?:ed)? out)|what (?:became|came) of (?:it|that))\s*\??$/i, standard: 'what is its status', behind: ['TIMELINE'], topics: WOUND_UP },
    { said: /^(?:and )?(from when (?:to|until|till) when|between (?:which|what) dates|(?:it|they) used to,?(?: though| be| once)?|it (?:once )?was,? though)\s*\??$/i, standard: 'before', behind: VALUES },
    { said: new RegExp(`^(?:and )?(when did (?:it|they|the company|the firm) (?:leave|quit|move (?:away )?from|depart from|move out of) ${TOWN})\\s*\\??$`, 'iu'), standard: 'when did it move', town: true },
    { said: /^(?:and )?(by whom (?:was|has) (?:he|she) (?:been )?(?:replaced|succeeded)|who (?:took|has taken|is in) (?:his|her) (?:place|post|seat|stead)(?: (?:now|then))?|who (?:is|was) (?:his|her) (?:successor|replacement))\s*\??$/i, standard: 'who replaced him', behind: TOLD },
    { said: /^(?:and )?((?:is|does|was) (he|she) (?:also )?(?:run |head |chair |manage |direct |lead |control |the |a )?(?:boss|head|chair(?:man|woman)?|president|director|manager|partner|owner|in charge)? ?(?:of |at |in |on )?(?:anything|anywhere|somewhere|something|any (?:company|firm|board)|another (?:company|firm|board)|any other (?:company|firm|board))(?: else)?)\s*\??$/i, standard: 'which other companies is $2 in', behind: TOLD },
    { said: /^(?:and )?(who (?:comes|is|follows|came) (?:next|after (?:that|them|it)|behind (?:that|them|it)))\s*\??$/i, standard: 'and the second', behind: RANKED },
    { said: /^(?:and )?(is (?:that|it|he|she) (?:still )?the same (?:person|one|man|woman)? ?(?:as )?(?:today|now|at present|currently))\s*\??$/i, standard: 'and today', behind: TOLD },
    { said: /^(?:and )?(which(?: one)?)(?= (?:has|is|was|had) (?:the )?(?:\w+ )?(?:bigger|larger|older|younger|higher|lower|smaller|longer|newer)\b)/i, standard: 'which of the two', behind: VALUES },
    { said: /^(?:and )?(before (?:the|that|this|its) (?:capital )?(?:increase|reduction|change|amendment|rise|conversion))\s*\??$/i, standard: 'before', behind: VALUES },
    { said: /^(?:and |so )?((?:does it|do you|do they|does this) (?:always )?(?:take|need|require) (?:two|both)(?: of them| people| signatures| persons| signatories)?(?: to sign)?|(?:is|does) (?:one|a single) (?:signature|person) (?:enough|sufficient|suffice)|(?:do|must) two (?:of them )?(?:have to |need to )?sign)\s*\??$/i, standard: 'who may sign', behind: BODIES },
    { said: /^(?:and )?(how many (?:shares|quotas) (?:does|did) (?!he\b|she\b|they\b|each\b|every)[\p{L} .'’-]{3,40} (?:have|hold|own))\s*\??$/iu, standard: 'who owns the company', behind: ['OFFICERS'] },
    { said: /^(?:and )?(?:so )?(did (?:it|that|the capital) (?:ever |also )?(?:go up|go down|rise|increase|grow|fall|drop|shrink|change))\s*\??$/i, standard: 'has the capital changed', behind: AMOUNTS, topics: CAPITAL },
    { said: /^(?:and )?(from (?:what|how much) to (?:what|how much)|by (?:what|which) amount)\s*\??$/i, standard: 'has the capital changed', behind: AMOUNTS, topics: CAPITAL },
    { said: /^(?:and )?((?:the )?(?:rest|remaining ones|remainder))\s*\??$/i, standard: 'who else may sign', behind: ['SIGNATORIES'] },
    { said: /^(?:and )?((?:any|what|which)(?: other| more)? changes?)(?= (?:since|in|after|during|from) (?:\p{L}+ )?\d{4}\s*\??$)/iu, standard: 'what changed' },
    { said: /^(?:and )?(did (?:it|they|the company|the firm) (?:ever |later )?(?:recover|survive|come back|pull through|get through it|bounce back))\s*\??$/i, standard: 'what is its status', behind: BROKE, of: 'COMPANY' },
    { said: /^(?:and )?(who(?:['’]s| is| are|se)? (?:of (?:those|them) )?(?:is |are )?still (?:there|around|in office)(?: (?:of|among|from) (?:those|them|these))?)\s*\??$/i, standard: 'Who of them is still there', behind: BODIES },
    { said: /^(?:and )?(when did (?:it|that|this|their mandate|the mandate) (?:end|stop|finish|cease|come to an end))\s*\??$/i, standard: 'since when', behind: OF_ONE_OFFICE },
    { said: /^(?:and )?((?:did|has|was|is) (?:there )?(?:a|any) (?:new|successor) ?(?:one)? ?(?:been )?(?:come in|take over|appointed|elected|named|follow|come|there|since)?)\s*\??$/i, standard: 'and who is it today', behind: OF_ONE_OFFICE },
    { said: /^(?:and )?(who(?:['’]s| is) (?:the )?(?:most senior|longest[- ]serving|longest in office|senior))(?: (?:of|among) them)?\s*\??$/i, standard: 'who of them has been in office longest', behind: BODIES },
    { said: /^(?:and )?(who(?:['’]s| is| are| sits| has an office)?(?: based| located| registered| seated| domiciled| housed)? at)(?= \p{Lu}[\p{L}.'’ -]{3,40} \d{1,4}[a-z]?(?:,| in | \d{4} |\s*\??$))/iu, standard: 'which companies are at', as: 'the companies at this address' },
    { said: /^(?:and )?((?:any(?:one|body)?|some(?:one|body)?|who(?: is| are|['’]s)?)(?: (?:at all|else))? new(?: (?:ones?|people|faces|members|names|arrivals|blood))?)(?=(?: (?:since|in|after|on|this|last)\b[^?]*)?\s*\??$)/i, standard: 'who joined', behind: BODIES },
    { said: /^(?:and )?(?:who|did any(?:one|body)) [a-z ]{3,30}?( since)\s*\??$/i, standard: ' since then', behind: BODIES },
    { said: /((?:(?:were|are|have) there (?:been )?)?(?:any |what |which |the |some )?(?:personnel |staff )?(?:changes|movements|turnover|arrivals (?:and|or) departures)(?: (?:were|have|are) there(?: been)?)? (?:on|in|to|at|among|amongst|within) (?:the )?(board(?: of directors)?|management|managers|directors|officers|committee|foundation board))(?![a-z])/i, standard: 'who left the $2 and who joined the $2' },
    { said: /^(?:and )?(?:what about )?(before (?:it|they|the company|the firm) (?:(?:had )?(?:moved|relocated|transferred|came|went|got)) (?:there|here|in)|before (?:the|that|its) (?:move|relocation))\s*\??$/i, standard: 'before', behind: PLACES },
    { said: /^(?:and )?((?:has|have) (?:that|it|this|he|she|they|things) been (?:so|like (?:that|this)|the case|this way|that way|there|in (?:office|place|charge|post))?,? ?(?:for )?(?:a )?long(?: time)?)\s*\??$/i, standard: 'since when', behind: HELD },
    { said: /^(?:and )?(who (?:came|stepped|moved|went|followed)(?: in)? in(?:to)? their (?:places?|stead|shoes)|who took their (?:places?|seats?)|who (?:replaced|succeeded|followed) them(?: all)?|who (?:are|were) the(?:ir)? (?:replacements|successors))\s*\??$/i, standard: 'who came instead', behind: MOVES },
    { said: /^((?:no,? |sorry,? )*not (?:the |its |their )?[a-z ]{3,40}?(?:,|;| –| -|\.) (?:i (?:want(?:ed)?|need(?:ed)?|mean(?:t)?|am after|was after|['’]m after)|but|rather|just|only)) (?=(?:the |its |their )?[a-z])/i, standard: 'and', behind: BODIES },
    { said: new RegExp(`([Ww]hen (?:exactly |precisely )?did (it|they|the company|the firm) (?:become|turn into|start (?:calling itself|trading as|to be called|being called)|begin (?:calling itself|trading as)|take on the name|adopt the name|switch to|change to)(?: known as| called)? (?:the |«|“)?(?!${FORM}(?![\\p{L}]))\\p{Lu}[^?]{1,60})\\?*$`, 'u'), standard: 'When did $2 change its name' },
    { said: /^(?:and )?((?:of (?:these|those|them)|among (?:these|those|them))?,? ?who (?:of them |among them )?(?:holds|has|owns) (?:how many|what|which) (?:shares|quotas|parts|stake|stakes)|how are the (?:shares|quotas) (?:split|divided|distributed|spread)(?: (?:up|between them|among them))?)\s*\??$/i, standard: 'who owns the company', behind: IN_OFFICE },
    { said: new RegExp(`^(?:(?:and|what about|how about|how was it|how was that|what was it|so) )*(before (${NUMBER}) (years?|months?|weeks?))\\s*\\?*$`, 'i'), standard: '$2 $3 ago', behind: STANDING },
    { said: /((?:the (?:person|man|woman|one|guy|lady|gentleman)|whoever|the (?:person|one) that) (?:who |that )?(?:(?:now|currently|today|presently) )?(?:chairs|heads|presides over) (?:it|them|the (?:company|firm|board|place))(?: (?:now|today|currently|at present|these days))?)(?=,| )/i, standard: 'its president' },
    { said: /((?:the (?:firm|company|auditor|one|people)|whoever) (?:who |that |which )?(?:(?:now|currently|today|presently) )?audits (?:it|them|the (?:company|firm))(?: (?:now|today|currently|at present|these days))?)(?=,| )/i, standard: 'its auditor' },
  ],
}; // prettier-ignore
