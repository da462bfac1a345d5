/** `Is Anna Muster still there?`, `Anna Muster, has she left?`, of somebody named behind what was asked of one firm: what she holds, or held, there, and nothing of her life. */
import type { Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject } from '../../../../trace/index.js';
import type { Asked, Recalled, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';

/** Each has the name in its only group. */
interface Words {
  still: readonly RegExp[];
  left: readonly RegExp[];
  ever: readonly RegExp[];
}

const NAME = "((?!(?:s?he|it|they|this|that|any|some|all|who|which|what|the|sie|er|es|die|der|das|jemand|alle|elle|il|ils|ce|cette|quelqu|lui|lei|loro|questo|questa|qualcuno|tutti)(?![\\p{L}]))\\p{L}[\\p{L}.'’-]*(?: \\p{L}[\\p{L}.'’-]*){0,4}?)"; // prettier-ignore
const END = '\\s*[?.!]*$';
const turn = (pattern: string): RegExp => new RegExp(`^${pattern}${END}`, 'iu');

const EN_LEAD = '(?:(?:and|so|but|ok|okay|also|then|what about|how about)[,:]? )*';
const EN_THERE = '(?:(?:there|here|on it|on board|in it|in office|in post|in place|around|involved|registered|entered|active|a member|one of them|part of it|among (?:them|those|these)|on the list|(?:an? |the |its |their |on the |a member of the )?(?:board|president|vice[- ]president|chair(?:man|woman|person)?|(?:managing )?director|member|manager|partner|liquidator|secretary|signatory|procurist)(?: of (?:it|the (?:board|company|firm)))?|with (?:them|it|the (?:company|firm))|(?:at|in) the (?:company|firm))(?: (?:there|here|today|now|too|as well|with them|at all))*)'; // prettier-ignore
const EN_GONE = '(?:(?:already|since|ever|now|also|meanwhile|actually|recently|then) )*(?:left|leave|gone|go|quit|resign(?:ed)?|step(?:ped)? down|retired?|depart(?:ed)?|been (?:removed|replaced|dismissed|voted out)|removed|out|no longer (?:there|on it|in office|with them|involved))(?: (?:yet|already|since(?: then)?|too|as well|meanwhile|in the meantime|by now|it|there|(?:from )?the (?:company|firm|board)|from (?:it|there)))*'; // prettier-ignore
const DE_LEAD = '(?:(?:und|aber|also|ok|gut|was ist mit|wie steht es mit)[,:]? )*';
const DE_THERE = '(?:dort|da|dabei|drin|im amt|an bord|eingetragen|aktiv|tätig|vertreten|mit dabei|(?:im )?verwaltungsrat|verwaltungsrätin|(?:vize)?präsident(?:in)?|geschäftsführer(?:in)?|gesellschafter(?:in)?|liquidator(?:in)?|zeichnungsberechtigt|direktor(?:in)?|mitglied|bei (?:der firma|der gesellschaft|ihnen|denen)|in der (?:firma|gesellschaft))'; // prettier-ignore
const DE_GONE = '(?:(?:schon|inzwischen|mittlerweile|unterdessen|eigentlich|denn|bereits|auch) )*(?:ausgetreten|zurückgetreten|gegangen|ausgeschieden|ausgestiegen|abgetreten|weg|draussen|raus|abberufen worden|abgewählt worden|nicht mehr (?:dort|da|dabei|im amt|drin))'; // prettier-ignore
const FR_LEAD = "(?:(?:et|mais|donc|ok|bon|est-ce que|qu[’']en est-il de)[,:]? )*";
const FR_THERE = '(?:là|en poste|en fonctions?|en place|inscrite?|présente?|active?|actif|dans la (?:société|place)|de la partie|membre(?: du conseil)?|au conseil|(?:vice-)?présidente?|co-?gérante?|gérante?|administrat(?:eur|rice)|direct(?:eur|rice)|associée?|liquidat(?:eur|rice))'; // prettier-ignore
const FR_SELF = '(?:-t)?(?:-(?:il|elle))?';
const FR_GONE = `(?:(?:n['’])?(?:est|a|s['’]est)${FR_SELF} (?:déjà |entre-temps |depuis )?(?:partie?|sortie?|retirée?|démissionné|quitté (?:la société|l['’]entreprise|le conseil|ses fonctions)|donné sa démission|été (?:radiée?|remplacée?|révoquée?)|plus là|plus en (?:poste|fonctions?))|n['’]y est plus|n['’]est plus (?:là|en poste|en fonctions?))`; // prettier-ignore
const IT_LEAD = '(?:(?:e|ma|quindi|ok|allora|che ne è di)[,:]? )*';
const IT_THERE = '(?: (?:lì|là|in carica|iscritt[oa]|dentro|presente|attiv[oa]|in funzione))?';
const IT_GONE = "(?:se n['’] ?è (?:già )?andat[oa]|è (?:già |poi )?(?:uscit|partit|decadut)[oa]|ha (?:già |poi )?(?:lasciato|dato le dimissioni)(?: (?:la (?:società|carica|ditta)|il consiglio))?|si è (?:già |poi )?(?:dimess|ritirat)[oa]|non c['’]è più|non è più (?:lì|in carica|iscritt[oa])|è (?:già )?stat[oa] (?:revocat|sostituit|cancellat)[oa])"; // prettier-ignore

const WORDS: Record<Language, Words> = {
  en: {
    still: [
      turn(`${EN_LEAD}(?:is|are|was) ${NAME},? (?:actually |also )?still ${EN_THERE}`),
      turn(`${EN_LEAD}${NAME}[,:;]? (?:-|–)? ?(?:(?:is|are) (?:he|she|they) )?(?:actually )?still ${EN_THERE}`),
      turn(`${EN_LEAD}(?:does|do) ${NAME} still (?:(?:sit|serve|work|act|belong)(?: (?:there|on it|for (?:them|it)|to it|in it))|(?:preside|chair|run|manage|head|lead|direct|sign|represent)(?: (?:it|them|there|for (?:it|them)|over it|the (?:board|company|firm)))?)`),
      turn(`${EN_LEAD}is ${NAME} (?:among (?:them|those|these)|one of (?:them|those|these)|on (?:that|the) list|part of (?:it|that))(?: too| as well)?`),
      turn(`${EN_LEAD}${NAME}(?:['’]s| is) still ${EN_THERE},? (?:right|correct|yes|no|(?:is(?:n['’]?t)? (?:he|she|that(?: right| correct)?)(?: not)?))`),
    ],
    left: [
      turn(`${EN_LEAD}(?:has|have|had|did|is|was) ${NAME} ${EN_GONE}`),
      turn(`${EN_LEAD}${NAME}[,:;] (?:-|–)? ?(?:has|did|is|was) (?:he|she|they) ${EN_GONE}`),
      turn(`${EN_LEAD}${NAME} (?:has|is) ${EN_GONE},? (?:right|correct|yes|no|(?:(?:is|has)(?:n['’]?t)? (?:he|she|that(?: right| correct)?)(?: not)?))`),
    ],
    ever: [
      turn(`${EN_LEAD}(?:was|were) ${NAME} (?:(?:ever|also|once) )*(?:one of (?:them|those|these)|among (?:them|those|these)|part of (?:it|that))`),
      turn(`${EN_LEAD}(?:was|were|has|have|had|did|is) ${NAME} (?:ever|once|previously|formerly|at any (?:time|point)) (?:been )?(?:sit |serve |work |act |registered |entered )?(?:${EN_THERE})`),
      turn(`${EN_LEAD}(?:was|were|has|have|had|did) ${NAME} (?:been )?(?:sit |serve |work )?${EN_THERE} (?:ever|once|before|previously|at (?:any|some) (?:time|point)|in the past)`),
    ],
  },
  de: {
    still: [
      turn(`${DE_LEAD}(?:ist|war|sitzt|arbeitet|wirkt) (?:(?:der|die|herr|frau) )?${NAME} (?:(?:denn|eigentlich|auch|heute|immer|jetzt) )*noch ${DE_THERE}`),
      turn(`${DE_LEAD}(?:ist|sitzt) (?:(?:auch|ebenfalls) )?(?:(?:der|die|herr|frau) )?${NAME} (?:auch|ebenfalls) ${DE_THERE}`),
      turn(`${DE_LEAD}(?:ist|gehört) (?:(?:der|die|herr|frau) )?${NAME} (?:(?:denn|eigentlich|auch) )*(?:darunter|unter ihnen|einer davon|eine davon|dazu)`),
      turn(`${DE_LEAD}${NAME}[,:;]? (?:(?:ist|sitzt) (?:er|sie|der|die) )?(?:(?:denn|eigentlich|auch|heute|immer|jetzt) )*noch ${DE_THERE}`),
    ],
    left: [
      turn(`${DE_LEAD}(?:ist|war|wurde) (?:(?:der|die|herr|frau) )?${NAME} ${DE_GONE}`),
      turn(`${DE_LEAD}${NAME}[,:;] ?(?:ist|wurde) (?:er|sie|der|die) ${DE_GONE}`),
      turn(`${DE_LEAD}hat (?:(?:der|die|herr|frau) )?${NAME} (?:(?:schon|inzwischen|mittlerweile|bereits) )*(?:(?:die (?:firma|gesellschaft)|den verwaltungsrat|das amt|sein amt|ihr amt) )?(?:verlassen|aufgehört|demissioniert|abgegeben|niedergelegt)`),
    ],
    ever: [turn(`${DE_LEAD}(?:war|gehörte) (?:(?:der|die|herr|frau) )?${NAME} (?:(?:auch|je|einmal|mal) )*(?:darunter|unter ihnen|einer (?:von ihnen|davon)|eine (?:von ihnen|davon)|dazu)`), turn(`${DE_LEAD}(?:war|sass|ist) (?:(?:der|die|herr|frau) )?${NAME} (?:(?:denn|auch|überhaupt|schon) )*(?:je|jemals|(?:auch )?(?:ein)?mal|früher)(?: mal)? ${DE_THERE}(?: gewesen)?`)],
  },
  fr: {
    still: [
      turn(`${FR_LEAD}(?:m\\. |mme )?${NAME},? (?:en |y )?(?:est|siège|figure)${FR_SELF} (?:encore|toujours) ${FR_THERE}`),
      turn(`${FR_LEAD}${NAME},? (?:en )?(?:est|fait|figure)${FR_SELF} (?:parmi (?:eux|elles)|partie|du nombre|l['’]un d['’]eux|l['’]une d['’]elles)`),
      turn(`${FR_LEAD}(?:y a-t-il|il y a|y figure(?:-t-il)?) (?:aussi|également) (?:m\\. |mme )?${NAME}`),
      turn(`${FR_LEAD}(?:m\\. |mme )?${NAME},? (?:(?:il|elle) )?(?:y est|en fait)${FR_SELF} (?:encore|toujours)(?: partie)?`),
      turn(`${FR_LEAD}${NAME},? (?:(?:il|elle) est )?(?:encore|toujours) ${FR_THERE}`),
    ],
    left: [turn(`${FR_LEAD}(?:m\\. |mme )?${NAME},? (?:(?:il|elle) )?${FR_GONE}`)],
    ever: [turn(`${FR_LEAD}(?:m\\. |mme )?${NAME},? (?:(?:il|elle) )?(?:(?:en était|en faisait)(?:-(?:il|elle))?(?: (?:aussi|partie))*|était(?:-(?:il|elle))? (?:aussi )?(?:l['’]un d['’]eux|l['’]une d['’]elles|parmi (?:eux|elles)))`), turn(`${FR_LEAD}(?:m\\. |mme )?${NAME},? (?:(?:il|elle) )?(?:y )?a${FR_SELF} (?:jamais |déjà |un jour )(?:été (?:là|inscrite?|en poste|en fonctions?|impliquée?|active?|actif|membre)|été|siégé|figuré|fait partie(?: (?:de la société|du conseil))?)(?: (?:là|dans la société|au conseil))?`)],
  },
  it: {
    still: [
      turn(`${IT_LEAD}${NAME},? (?:c['’]è|è|siede|figura|ci sta) (?:ancora|tuttora|sempre)${IT_THERE}`),
      turn(`${IT_LEAD}(?:c['’]è|è|siede) (?:ancora|tuttora|sempre)${IT_THERE} ${NAME}`),
      turn(`${IT_LEAD}${NAME},? (?:è|figura|c['’]è) (?:tra (?:di )?(?:loro|questi|essi)|uno di loro|una di loro)`),
      turn(`${IT_LEAD}(?:c['’]è|figura|siede|ci sta) (?:anche|pure|altresì)(?: (?:il signor|la signora))? ${NAME}`),
      turn(`${IT_LEAD}${NAME},? (?:ancora|tuttora) (?:lì|là|in carica|iscritt[oa]|dentro|presente|attiv[oa])`),
    ],
    left: [turn(`${IT_LEAD}${NAME},? ${IT_GONE}`)],
    ever: [
      turn(`${IT_LEAD}${NAME},? (?:(?:anche|pure) )?era (?:(?:anche|pure) )?(?:uno di loro|una di loro|tra (?:di )?loro|dei loro)`),
      turn(`${IT_LEAD}${NAME},? (?:c['’]è|è|vi è|ci è|ha) (?:mai|già) (?:stat[oa]|fatto parte|figurat[oa]|sedut[oa])${IT_THERE}`),
      turn(`${IT_LEAD}(?:c['’]è|è|vi è|ci è) (?:mai|già) stat[oa]${IT_THERE} ${NAME}`),
    ],
  },
}; // prettier-ignore

const STANDARD: Record<Language, Record<keyof Words, (name: string, firm: string) => string>> = {
  de: { still: (name, firm) => `Ist ${name} noch bei der «${firm}»?`, left: (name, firm) => `Wann hat ${name} die «${firm}» verlassen?`, ever: (name, firm) => `Welche Mandate hatte ${name} jemals bei der «${firm}»?` },
  fr: { still: (name, firm) => `Quels sont les mandats de ${name} chez «${firm}» ?`, left: (name, firm) => `Quand ${name} a-t-il quitté «${firm}» ?`, ever: (name, firm) => `Quels mandats ${name} a-t-il eus chez «${firm}» depuis toujours ?` },
  it: { still: (name, firm) => `Che mandati ha ${name} presso «${firm}»?`, left: (name, firm) => `Quando ${name} ha lasciato «${firm}»?`, ever: (name, firm) => `Che mandati ha avuto ${name} da sempre presso «${firm}»?` },
  en: { still: (name, firm) => `Is ${name} still at «${firm}»?`, left: (name, firm) => `When did ${name} leave «${firm}»?`, ever: (name, firm) => `Which mandates did ${name} ever hold at «${firm}»?` },
}; // prettier-ignore

/** Null: nobody is named so, or no one firm was spoken of, or the register knows nobody of that name. */
export async function stillThere(asked: Asked, { call, graph }: ToolContext, read: Reads): Promise<Route | null> {
  const { question, language, recalled, focusUid } = asked;
  const said = focusUid === null ? saidOf(question, language) : null;
  const firm = said === null ? null : firmOf(recalled);
  if (said === null || firm === null) return null;
  const route = await read({ ...asked, question: STANDARD[language][said.kind](inCapitals(said.name), firm.name) });
  const [frame, another] = route.frames;
  const [person, second] = frame?.subjects ?? [];
  if (frame === undefined || another !== undefined || frame.measure !== 'PERSON_MANDATES' || frame.refusal !== null) return null;
  if (frame.within?.uid !== firm.uid || person?.kind !== 'PERSON' || person.text === '' || second !== undefined) return null;
  // Behind somebody's posts it is her other firm that may be meant, unless it is one of whoever is named.
  const { rows } = firm.sure || person.uid === null ? { rows: [] } : await graph.mandates({ companyUids: [firm.uid], holderUids: [person.uid], at: 'HISTORY', clocks: asked.clocks }, { first: 1, after: null }, call);
  if (!firm.sure && rows.length === 0) return null;
  const at = question.toLowerCase().indexOf(said.name.toLowerCase());
  const span = { start: at, end: at + said.name.length };
  const named: FrameSubject = { ...person, text: said.name, span };
  const within: FrameSubject = { ...frame.within, text: '', span: { start: 0, end: 0 } };
  return { ...route, reasoning: 'whether somebody is still with the firm spoken of', frames: [{ ...frame, span: { start: 0, end: question.length }, subjects: [named], within, sinceWhen: false, ...(said.kind === 'ever' && { range: { from: null, to: null }, asOf: null }), notUnderstood: [], readAs: [] }] };
} // prettier-ignore

function saidOf(question: string, language: Language): { kind: keyof Words; name: string } | null {
  for (const kind of ['still', 'left', 'ever'] as const)
    for (const words of WORDS[language][kind]) {
      const found = words.exec(question.trim());
      if (found !== null) return { kind, name: found[1]! };
    }
  return null;
}

/** A name in small letters is found as one of capitals. */
const inCapitals = (name: string): string =>
  /\p{Lu}/u.test(name) ? name : name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** The one firm that the turn before was about, or somebody's post in; else, not surely, the one that was last asked about. */
function firmOf({ frames, ofFirm }: Recalled): { uid: string; name: string; sure: boolean } | null {
  const known = ({ uid, name, text, kind }: FrameSubject, sure: boolean) =>
    uid === null || kind !== 'COMPANY' ? null : { uid, name: name ?? text, sure };
  const firms = new Map(
    frames.flatMap(({ subjects, within }) =>
      [...subjects, ...(within === null ? [] : [within])]
        .filter(({ kind }) => kind === 'COMPANY')
        .map((one) => [one.uid, one] as const),
    ),
  );
  const [only, another] = [...firms.values()];
  if (another !== undefined) return null;
  if (only !== undefined) return known(only, true);
  const [before, second] = ofFirm[0]?.subjects ?? [];
  return before === undefined || second !== undefined ? null : known(before, false);
}
