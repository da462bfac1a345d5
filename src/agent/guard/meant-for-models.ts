/**
 * Words, in four languages and folded, of what only a reader that answers questions can do something with. A notice of a register or a page about a firm
 * speaks of one of them now and then; where a sentence speaks of several and gives an order, it is meant for a model.
 */

const words = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${text.trim().split(/\s*\n\s*|\s*, \s*/).join('|')})(?![\\p{L}\\p{N}])`, 'u'); // prettier-ignore

/** What an order is about. */
export const MATTERS: Readonly<Record<string, RegExp>> = {
  model: words(`
    ai, a\\.i\\., ki, ia, llms?, language models?, sprachmodelle?n?, chat-?bots?, modeles? (?:de langage|linguistiques?), modell[oi] linguistic[oi], (?:ai|ki|virtual|digital|automated|automatische\\w*|automatisierte\\w*) \\w+
    assistants?, assistentin, assistente?n?, assistent[ei], agents? (?:conversationnels?|ia|automatiques?), answer engines?, moteurs? de (?:reponse|recherche), motor[ei] di (?:risposta|ricerca), crawlers?, bots?, summari[sz]ers?, (?:auswertungs|auskunfts|such)systeme?n?
    systeme? (?:qui|that|which|das|che)\\b, sistema che (?:legge|elabora|risponde), outils? d.analyse, (?:maschinen?|machines?|macchin[ae]|software|programm\\w*|logiciels?) (?:die|qui|that|which|che|reading|lisant)\\b, reading software, non (?:humain|umano), (?:non-human|digital\\w*|digitale[ns]?|numerique) (?:readers?|assistent\\w*), automated (?:systems?|readers?), auto-?complete`),
  answer: words(`
    answers?, responses?, repl(?:y|ies), summar(?:y|ies), outputs?, conversations?, prompts?, chat, final message, investigation, timelines?, summari[sz]ing, zusammenfass\\w+, resumant, riassumendo
    antwort(?:en)?, zusammenfassung(?:en)?, ausgabe, gesprach\\w*, unterhaltung, zeitachsen?, chatverlauf, recherche
    reponses?, resumes?, conversations?, invite, chronologie
    rispost[ae], riassunt[oi], sintesi, conversazion[ei], indagine`),
  asker: words(`
    users?, readers?, nutzer\\w*, benutzer\\w*, anwender\\w*, leser(?:in|s|n|innen)?, fragenden?, fragesteller\\w*, utilisat(?:eurs?|rices?), lecteurs?, utent[ei], lettor[ei], (?:for|behalf of|fur|pour|per conto di|per) (?:a|an|un|une|einen?|eine) (?:journalist\\w*|giornalist[ai]), whoever asks, anyone who asks, everyone who asks, wer fragt, qui demande, celui qui pose, chi chiede, chi ha posto, chi domanda`),
  evidence: words(`
    sources?, citations?, citing, cites?, evidence, proofs?, unverified, verified, quellen?\\w*, belege?n?, belegpflicht\\w*, zitier\\w*, verifiziert, preuves?, citer, cites?, citees?, verifiee?s?, font[ei], prov[ae], citar\\w*, citat[oiae], verificat[oiae]`),
  tool: words(`
    \\w+_\\w+(?:_\\w+)*, cypher, sql, match ?\\(, drop table, api, database, databases, query, queries, tool, tools, tool calls?, function call, session tokens?, token, parameters?, webhook, endpoint, code block, codeblock, configuration, script
    datenbank\\w*, abfragen?, werkzeugaufruf\\w*, schnittstelle, konfiguration, requetes?, base de donnees, bloc de code, entites, configuration, quer[iy], interrogazion[ei], base dati, banca dati, configurazione, nod[oi]`),
  secret: words(`
    system ?prompts?, hidden \\w+, api[- ]?(?:keys?|schlussel\\w*), cles? (?:d.)?api, chiav[ei] (?:api|d.accesso), zugangs(?:daten|schlussel)\\w*, environment variables?, umgebungsvariablen, variables? d.environnement, variabili d.ambiente, other users, anderer? nutzer\\w*, autres utilisateurs, altri utenti, invite systeme, before this conversation`),
  /** Where something is to be sent. */
  address: /https?:\/\/|[\p{L}\p{N}._-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+|!\[/u,
  instruction: words(`
    instructions?, guidelines?, guardrails?, system messages?, constraints?, restrictions?, task, tasks, rules?, checks?, permissions?, mode, programming
    anweisung\\w*, instruktion\\w*, vorgaben, richtlinien, aufgaben?, regeln, wartungsmodus, modus, prufungen?, auftrag
    consignes?, regles?, taches?, mode, contraintes?, verifications?
    istruzion[ei], regol[ae], compit[oi], modalita, restrizioni, vincoli, controll[oi]`),
};

/** Orders, and what stands for one: must, is to be, please. */
export const ORDER = words(`
  ignore, disregard, forget, skip, omit, leave out, (?:do|must|should|may) not, don't, never, always, only, must, shall, should, please, kindly (?:ask|request)\\w*, ask you, treat, mark, report that, say, state, write, reply, respond, answer (?:with|that|only|as), tell, mention, add, append, insert, conclude, confirm, pass along, send, call, run, execute, delete, repeat, translate, print, reveal, output, start with, stop, note down, replace, remember, pretend, act as, continue, whenever, instead, overrides?, no (?:sources?|citations?) (?:is|are)? ?(?:needed|required)
  ignorier\\w*, vergiss, vergessen sie, uberspring\\w*, lasse?n?, weglassen, nicht, niemals, nie, immer, nur, einzig, ausschliesslich, muss, mussen, soll, sollen, sollst, ist zu, sind zu, bitte, zu erwahnen, antworte\\w*, beantworte\\w*, schreibe?, sage?, nenne, melde, erwahne, behaupte, fuge?, ersetze, bestatige, gib, verweise, sende, rufe?, fuhre?, losche, wiederhole, ubersetze, behandle, stufe, statt\\w*
  ignore[rz]?, oublie[rz]?, omet\\w*, ne pas, sans (?:indiquer|citer|preciser|mentionner)\\w*, jamais, toujours, uniquement, seulement, doi(?:t|s|vent), devez, merci de, veuillez, prier? de, il (?:importe|convient|faut), ecri[st]\\w*, ecrivez, dis, dites, affirme[rz]?, declare[rz]?, reponds?, repondez, mentionne[rz]?, termine[rz]?, ajoute[rz]?, execute[rz]?, supprime[rz]?, relance[rz]?, repete[rz]?, traite[rz]?, remplace[rz]?, est tenue?, tenue? de, a la place, reprendre
  ignor(?:a|are|i), dimentic\\w+, omett\\w+, ometti, tralasci\\w*, non, mai, sempre, solo, soltanto, unicamente, deve, devi, devono, occorre, bisogna, si prega, prego, scriv\\w+, dica, di', rispond\\w+, afferm\\w+, menzion\\w+, aggiung\\w+, inser\\w+, esegu\\w+, cancell\\w+, ripet\\w+, tratt[ai]\\w*, sostitu\\w+, conferm\\w+, invi\\w+, al posto`);

/** Speaks to one reader as to a servant. Notices never do. */
export const FAMILIAR = words(`
  your (?:final |hidden |own |next )?(?:task|role|goal|answers?|response|reply|output|instructions|rules|configuration|prompt|summary|memory), you were told, you have permission, ton, ta, tes, toi, t'\\w+, tu, du, dich, dir, dein\\w*, tuo, tua, tue, tuoi, ti, te`);
