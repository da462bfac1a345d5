/** Idioms of turns as they are spoken: which name a firm came to bear, who holds how many shares, so long ago by `before`, the one who heads it, in the words that the lexicons read. */
import type { Language } from '../../../../core/index.js';
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
const NUMBER = '(?:an?|one|two|three|four|five|six|ten|\\d{1,2})';

export const SPOKEN_IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: /^(?:und )?(was (?:macht|tut) (?:der|die|diese person) (?:denn )?(?:sonst|ausserdem|daneben)(?: noch| alles| so)*)\s*\??$/i, standard: 'wo ist diese Person sonst noch tätig', behind: HELD },
    { said: /((?<=\s)(?:irgendwelche )?(?:wechsel|änderungen|veränderungen|mutationen|bewegungen))(?= (?:im (?:verwaltungsrat|vorstand|stiftungsrat)|in der (?:geschäftsführung|geschäftsleitung|direktion|verwaltung)|bei den (?:verwaltungsräten|geschäftsführern|organen))(?![\p{L}]))/iu, standard: 'Zu- und Abgänge' },
    { said: /^(?:und )?(bevor (?:sie|die firma|das unternehmen) (?:dorthin|dahin|hierhin) (?:zog|kam|umzog|gezogen ist|wechselte)|vor (?:dem|ihrem|diesem) umzug)\s*\??$/i, standard: 'vorher', behind: PLACES },
    { said: /^(?:und )?(?:ist|gilt|war) ?((?:das|dies|er|sie|es) (?:schon )?(?:lange|länger|seit langem)(?: so| der fall| dort| dabei)?)\s*\??$/i, standard: 'das seit wann', behind: HELD },
    { said: /^(?:und )?(wer (?:kam|trat|rückte|ist) (?:an (?:ihre|deren|seine) stelle|für sie nach|nachgerückt)(?: (?:getreten|gekommen))?|wer hat sie (?:alle )?(?:ersetzt|abgelöst)|wer (?:ersetzte|folgte) (?:sie|ihnen))\s*\??$/i, standard: 'wer kam für sie', behind: ['DEPARTED'] },
    { said: /^(?:und )?((?:von (?:ihnen|denen|diesen)|davon)?,? ?(?:wer|welche[rs]?)(?: davon| von ihnen)? (?:hält|hat|besitzt) (?:denn )?wie ?viele (?:stamm)?anteile)\s*\??$/i, standard: 'wem gehört die Firma', behind: IN_OFFICE },
    { said: /((?:die (?:person|frau)|der (?:mann|herr)|die|der|wer),? (?:(?:die|der|welche[rs]?) )?(?:sie|die firma|die gesellschaft|den verwaltungsrat)? ?(?:heute|jetzt|derzeit|aktuell) präsidiert)(?=,)/i, standard: 'ihr Präsident' },
  ],
  fr: [
    { said: /((?:des |quels |les )?(?:changements|modifications|mutations))(?: (?:y a-t-il eu|il y a eu))?(?= (?:au (?:sein du )?conseil|dans (?:le conseil|la direction|la gérance)|parmi les (?:administrateurs|gérants|membres)|d(?:e gérants|['’]administrateurs|e direction))(?![\p{L}]))/iu, standard: 'des mouvements' },
    { said: /^(?:et )?(avant (?:qu['’]elle (?:y |n['’]y )?(?:déménage|emménage|s['’](?:y )?installe)|son déménagement|d['’]y (?:déménager|emménager)|de déménager)(?: là(?:-bas)?)?)\s*\??$/i, standard: 'avant', behind: PLACES },
    { said: /^(?:et )?((?:est-ce|c['’]est|est-ce que c['’]est) (?:le cas |ainsi |comme ça )?depuis longtemps(?: (?:le cas|ainsi|comme ça))?)\s*\??$/i, standard: 'depuis quand', behind: HELD },
    { said: /^(?:et )?(qui (?:les a remplacée?s|est (?:venu|arrivé|entré) à (?:leur|sa) place|(?:a|ont) pris leur (?:place|siège|suite)|leur a succédé))\s*\??$/i, standard: 'qui est venu à la place', behind: ['DEPARTED'] },
    { said: /^(?:et )?((?:qui a-t-(?:il|elle) remplacé|de qui a-t-(?:il|elle) pris la (?:place|relève|suite)))\s*\??$/i, standard: 'à qui a-t-il succédé', behind: HELD },
    { said: /^(?:et )?((?:parmi eux|d['’]entre eux|de ceux-ci)?,? ?qui (?:d['’]entre eux )?(?:détient|possède|a) combien de parts(?: sociales)?)\s*\??$/i, standard: "à qui appartient l'entreprise", behind: IN_OFFICE },
    { said: /((?:la personne|celui|celle|l['’]homme|la femme) qui (?:la |l['’])?préside (?:aujourd['’]hui|actuellement|désormais|à présent))(?=,)/i, standard: 'son président' },
  ],
  it: [
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
