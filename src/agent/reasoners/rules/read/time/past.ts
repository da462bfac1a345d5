/** Whether a question asks who was or held, and not who is: by the tense of its verbs (`who was`, `wer hat präsidiert`, `qui siégeait`). */
import type { Language } from '../../../../../core/index.js';

interface Tenses {
  past: RegExp;
  present: RegExp;
  /** Asks again for what one once knew: `wer war nochmal`. */
  again: RegExp;
}

/** Between an auxiliary and its participle. */
const BETWEEN = '(?:\\S+ ){0,5}?';

const DE_DONE = 'gehabt|gesessen|präsidiert|geleitet|geführt|gezeichnet|unterschrieben|geprüft|revidiert|geamtet|amtiert|bekleidet|innegehabt|angehört|ausgeübt'; // prettier-ignore
const EN_DONE = 'been|had|sat|chaired|held|served|run|led|headed|managed|presided|directed|signed|audited|owned|acted|occupied'; // prettier-ignore
const FR_DONE = '[ée]t[ée]|eue?s?|si[ée]g[ée]|pr[ée]sid[ée]e?s?|dirig[ée]e?s?|g[ée]r[ée]e?s?|occup[ée]e?s?|exerc[ée]e?s?|d[ée]tenue?s?|r[ée]vis[ée]e?s?|contr[ôo]l[ée]e?s?|audit[ée]e?s?|sign[ée]e?s?|tenue?s?'; // prettier-ignore
const FR_STEMS = 'administr|[ée]t|av|si[ée]ge|pr[ée]sid|dirige|g[ée]r|sign|contr[ôo]l|r[ée]vis|audit|occup|d[ée]ten|exer[çc]|compos|poss[ée]d'; // prettier-ignore
const IT_DONE = '(?:avut|sedut|presiedut|dirett|gestit|ricopert|occupat|firmat|revisionat|amministrat|guidat|detenut|fatt)[oaie]'; // prettier-ignore
const IT_STEMS = 'ave|sede|presiede|dirige|gesti|firma|ricopri|occupa|detene|revisiona|amministra|guida';

const TENSES: Record<Language, Tenses> = {
  de: {
    past: said(`(?<!ich |wir )(?:war|waren|hatten?|sass|sassen|saß|saßen|präsidierten?|leiteten?|führten?|zeichneten?|unterzeichneten?|prüften?|revidierten?|amteten?|amtierten?|bekleideten?|bildeten?|gehörten?)(?! ich| wir)|(?:hat|haben) (?!ich |wir )${BETWEEN}(?:${DE_DONE})|(?:ist|sind) ${BETWEEN}(?:gewesen|gesessen)`),
    present: said('ist|sind|sitzt|sitzen|gibt|zeichnet|zeichnen|prüft|prüfen|leitet|leiten|führt|führen|präsidiert|darf|dürfen|kann|können|gehört|gehören|hat|haben|unterschreibt|amtet|amtiert'),
    again: said('noch ?mals?|noch einmal|noch gleich|doch gleich|wieder|das'),
  },
  en: {
    past: said(`did (?!i |we |you )${BETWEEN}(?:hold|sit|serve|run|lead|sign|have|chair|manage|head|audit|own)|(?<!i |we |you )(?:was|were|had|sat|chaired|held|served|ran|led|headed|managed|presided|directed|signed|audited|owned|acted|occupied|did|used to)(?! (?:by|i|we|you)(?: |$))|(?:has|have) ${BETWEEN}(?:${EN_DONE})(?! \\S+ed)`),
    present: said(`(?:is|are|be|being) (?:\\S+ ){0,3}?(?:${EN_DONE})|is|are|does|do|sits?|chairs|holds?|serves?|runs?|leads?|heads|manages|signs?|audits|owns|can|may|has|have`),
    again: said('again|that'),
  },
  fr: {
    past: said(`(?:${FR_STEMS})(?:ait|aient)|fut|furent|(?:a|ont) ${BETWEEN}(?:${FR_DONE})(?! \\S+ée?s?(?: |$))`),
    present: said('est(?! ce)|sont|(?:qui|y|ils?|elles?) si[èe]gent?|pr[ée]side|dirigent?|g[èe]rent?|signent?|peut|peuvent|a|ont'),
    again: said('d[ée]j[àa](?! (?:[ée]t[ée]|eue?s?|si[ée]g[ée]|pr[ée]sid[ée]))'),
  },
  it: {
    past: said(`era|erano|(?:${IT_STEMS})(?:va|vano)|fu|furono|(?:ha|hanno) ${BETWEEN}${IT_DONE}|(?:è|e|sono) ${BETWEEN}(?:stat|sedut|rimast)[oaie](?! \\S+(?:at|it|ut)[oaie](?: |$))`),
    present: said('è|sono|siede|siedono|presiede|presiedono|dirige|dirigono|firma|firmano|può|possono|ha|hanno|guida'),
    again: said('già(?! (?:stat|avut|sedut|presiedut))'),
  },
}; // prettier-ignore

function said(words: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${words})(?![^ ])`, 'g');
}

/** The verb that stands last tells: `I wanted to know who chairs it` is of today, `the name of whoever chaired it` is not. */
export function asksOfPast(tokens: readonly { text: string }[], language: Language): boolean {
  const text = tokens.map((token) => token.text.toLowerCase()).join(' ');
  const { past, present, again } = TENSES[language];
  const was = [...text.matchAll(past)].at(-1);
  if (was === undefined || text.search(again) >= 0) return false;
  const end = was.index + was[0].length;
  return [...text.matchAll(present)].every(({ index, 0: { length } }) => index + length < end || (was.index <= index && index + length <= end)); // prettier-ignore
}
