import { numbersIn, type Language } from '../../../../core/index.js';
import type { Remembered } from '../../../../trace/index.js';
import type { Asked, Recalled } from '../../../slots.js';
import { saysMistaken } from './correction.js';
import type { Run } from '../read/names/runs.js';
import type { Reading } from '../read/words/tagging.js';
import { WHO } from '../read/thing.js';

/** Whom words tell by the turn in which that one was spoken of, and where they stand; `one`: null where several turns, or none, could be meant. */
export interface ToldByTurn {
  run: Run;
  one: Remembered | null;
}

/** One, spoken of by a word that stands for no more; or with a noun. */
const ONE: Record<Language, { alone: string; noun: string }> = {
  de: { alone: '(?:die|der|den|dem|jene[rnms]?|diejenigen?|derjenigen?|denjenigen|erste[nr]?)', noun: '(?:die|der|den|dem|das|jene[rnms]?|unsere[nmr]?|zur|zum|beim) (?:(?!vom|von|mit)\\w+ )?(?:firma|gesellschaft|unternehmen|unternehmung|betrieb|laden|bude)' },
  fr: { alone: '(?:celle|celui|celles|ceux)', noun: '(?:la|l|cette|notre)(?: premiere)? (?:\\w+ )?(?:societe|entreprise|firme|boite|maison)' },
  it: { alone: '(?:quell[aoie])', noun: '(?:la|l|alla|all|della|dell|quella|questa|nostra)(?: prima)? (?:\\w+ )?(?:societa|ditta|azienda|impresa)' },
  en: { alone: '(?:(?:the|that) (?:(?:very )?(?:first|original) )?(?:one|lot))', noun: '(?:the|that|our) (?:(?:very )?(?:first|original) )?(?:\\w+ )?(?:company|firm|outfit|business)' },
}; // prettier-ignore

/** The turn with which the conversation began. */
const BEGAN: Record<Language, string> = {
  de: "(?:vom|von ganz am|von ganz zu|von zu|aus dem) (?:ganzen |allerersten )?(?:anfang|beginn|start|einstieg)(?! an)|(?:mit|von) (?:der|dem) (?:wir|ich|alles|das ganze|es) (?:\\w+ ){0,2}(?:angefangen|begonnen|begann|anfing|anfingen|begannen|gestartet|eingestiegen|ausgegangen|ausging)(?: haben| habe| hat| sind| bin| ist| hatten| hatte)?|(?:eingangs|anfangs|zu anfang|zu beginn|am anfang) (?:genannt|erwahnt|gefragt)e?[nr]?",
  fr: '(?:du|de) (?:tout )*(?:debut|depart|commencement)(?! (?:de|du|d))|(?:par|avec|de) (?:laquelle|lequel|qui|quoi) (?:nous avons|nous avions|on a|on avait|j ai|j avais|tout a) (?:tout )?(?:commence|debute|demarre|ouvert)|d(?: |e l)ou (?:nous sommes|on est|je suis|nous etions|on etait) partie?s?',
  it: '(?:dell|d) ?(?:inizio|esordio|apertura)(?! (?:del|della|dell|di))|(?:di|del) (?:partenza|principio)|(?:da|con) (?:cui|la quale|quale)(?: tutto)? (?:siamo|abbiamo|ho|sono|eravamo|avevamo|avevo|e) (?:partit[aeio]|iniziat[oa]|cominciat[oa]|aperto|esordito)|(?:dalla quale|con cui) (?:siamo|sono) partit[aeio]',
  en: 'from (?:right at |all the way back at )?the (?:very |absolute )?(?:start|beginning|outset|top|off)(?! of)|(?:that |which )?(?:we|i) (?:(?:first |originally )?(?:started|began|opened|kicked off|set out|set off|led)(?: off| out)?(?: with| from| on| by)?|(?:first|originally|initially) (?:asked|talked|spoke)(?: about| of| for)?)|(?:that |which )?(?:we|i) (?:asked|talked|spoke)(?: about| of| for) (?:initially|originally|at first)|(?:with|from) which (?:we|i) (?:started|began)|where (?:we|i) (?:started|began)|(?:that |which )?(?:(?:we|i) )?(?:mentioned|named|asked about|asked for|brought up|gave you|spoke of|talked about) (?:right )?(?:at|in) the (?:very )?(?:beginning|start|outset)',
}; // prettier-ignore

/** Taken for another, in a clause that tells of the one: `the one I mixed up earlier`, `the wrong one from before`. */
const MISTAKEN: Record<Language, { clause: RegExp; said: RegExp }> = {
  de: { clause: /^(?:die|der|den|dem|das|welche[nrs]?|mit|von|bei|nach) /, said: /\b(?:verwechsel\w*|versehentlich\w*|irrtumlich\w*|falschlich\w*|versehen|irrtum|falsch|vertippt|vertan)\b/ },
  fr: { clause: /^(?:que?|qui|dont|dans|sur|pour|prise?s?|mise?s?) /, said: /\b(?:erreur|trompee?s?|confondue?s?|tort|melangee?s?|megarde|inadvertance)\b/ },
  it: { clause: /^(?:che|con|di|in|per|dove|pres[ao]|mess[ao]) /, said: /\b(?:per sbaglio|sbagliando|(?:ho|avevo|abbiamo|avevamo|avete|ha) sbagliat[oaie]|sbagliavo|errore|svista|confus\w*|erroneamente|scambiat\w*)\b/ },
  en: { clause: /^(?:that|which|i|we|you|from|he|she|they|mentioned|given|entered|named) /, said: /\b(?:mistake(?:nly)?|mistook|mixed|wrongly|error|accident(?:ally)?|erroneously|confused|muddled)\b/ },
}; // prettier-ignore
const LONGEST = 10;
/** Of a turn before; without that the wrong one is the one that was just told of. */
const WRONG: Record<Language, RegExp> = {
  de: /(?<=^| )(?:die|der|den|dem) (?:falsche[nr]?|verwechselte[nr]?)(?: firma| gesellschaft)? von (?:vorhin|vorher|zuvor|eben)(?= |$)/,
  fr: /(?<=^| )la (?:mauvaise|fausse)(?: societe| entreprise)? (?:de tout a l heure|d avant|de tantot|d il y a un instant)(?= |$)/,
  it: /(?<=^| )(?:quella|la (?:societa|ditta)) sbagliata (?:di prima|di poco fa)(?= |$)/,
  en: /(?<=^| )the (?:wrong|mistaken) (?:one|company|firm) from (?:before|earlier|just now)(?= |$)/,
}; // prettier-ignore

/** `The one with the number`: no other number of a firm is a word for it. */
const NUMBERED: Record<Language, RegExp> = {
  de: /^(?:mit|zu|von) (?:nur )?(?:der|dem|jener|dieser) (?:blossen )?(?:nummer|uid|uid nummer|firmennummer|registernummer|handelsregisternummer)(?! (?:eins|zwei|drei|\d))/,
  fr: /^(?:avec|dont|au|a) (?:je n avais que |j avais |nous n avions que |on avait |seulement |juste )?(?:le|l) ?(?:numero|ide)(?! (?:un|deux|trois|\d))/,
  it: /^(?:con|col|di cui|dal) ?(?:avevo |ho |avevamo )?(?:solo |soltanto )?(?:il|l)? ?(?:numero|idi)(?! (?:uno|due|tre|\d))/,
  en: /^(?:with|by|i (?:only )?had|i gave|i (?:only )?(?:had|gave) you|of which i (?:only )?had)(?: only| just)? (?:the|its|that) (?:number|uid|register number|company number)(?! (?:one|two|three|\d))/,
}; // prettier-ignore

/** Null: no words tell anybody so. */
export function toldByTurn({ recalled }: Asked, { tokens, language, question }: Reading): ToldByTurn | null {
  const text = tokens.map(({ folded }) => folded).join(' ');
  const { alone, noun } = ONE[language];
  const runOf = (index: number, length: number): Run => {
    const before = text.slice(0, index).trim();
    const start = before === '' ? 0 : before.split(' ').length;
    return { start, end: start + text.slice(index, index + length).trim().split(' ').length };
  };
  const goesOn = (at: number) => at < tokens.length && !/[,.:;?!–]/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start));
  for (const match of text.matchAll(new RegExp(`(?<=^| )(?:${BEGAN[language]})(?= |$)`, 'g'))) {
    const lead = new RegExp(`(?:^| )(?:(${noun})|${alone})(?: [a-z]+ (?=eingangs|anfangs))? ?$`).exec(text.slice(0, match.index));
    if (lead === null) continue;
    const run = { start: runOf(lead.index, lead[0].length).start, end: runOf(match.index, match[0].length).end };
    // Who was in the firm from its start is another matter.
    const ofFirm = lead[1] !== undefined;
    if (ofFirm && tokens.slice(0, run.start).some(({ folded }) => WHO.has(folded))) continue;
    const [first] = ofFirm ? recalled.inOrder.filter(({ kind }) => kind === 'COMPANY') : recalled.inOrder;
    return { run, one: first ?? null };
  }
  const wrong = WRONG[language].exec(text);
  const mistaken = wrong && takenByMistake(recalled, language, wrong[0]);
  if (wrong && mistaken !== undefined) return { run: runOf(wrong.index, wrong[0].length), one: mistaken };
  for (const match of text.matchAll(new RegExp(`(?<=^| )(?:${noun}|${alone})(?= )`, 'g'))) {
    const lead = runOf(match.index, match[0].length);
    let end = lead.end;
    while (end < tokens.length && end - lead.end < LONGEST && (end === lead.end || goesOn(end))) end++;
    const clause = `${tokens.slice(lead.end, end).map(({ folded }) => folded).join(' ')} `;
    const numbered = NUMBERED[language].exec(clause);
    if (numbered !== null) return { run: { start: lead.start, end: lead.end + numbered[0].trim().split(' ').length }, one: givenByNumber(recalled) };
    const { clause: leads, said } = MISTAKEN[language];
    if (!leads.test(clause) || !said.test(clause)) continue;
    const one = takenByMistake(recalled, language, clause);
    if (one !== undefined) return { run: { start: lead.start, end }, one };
  }
  return null;
} // prettier-ignore

/** The only firm of which a turn gave the number. */
function givenByNumber({ calledIn }: Recalled): Remembered | null {
  const given = calledIn.filter(({ question }) => numbersIn(question).length > 0).map(({ firm }) => firm);
  return new Set(given.map(({ uid }) => uid)).size === 1 ? given[0]! : null;
}

/** Whom the turn was about before one said that another had been meant; of several the last where the clause says so (`just now`), else nobody. Undefined: nobody said so. */
function takenByMistake({ calledIn }: Recalled, language: Language, clause: string): Remembered | null | undefined {
  const taken = calledIn.flatMap(({ question, firm }, at) => {
    const before = calledIn[at + 1]?.firm;
    return before !== undefined && before.uid !== firm.uid && saysMistaken(question, language) ? [before] : [];
  });
  const several = new Set(taken.map(({ uid }) => uid)).size > 1;
  return several && !JUST.test(clause) ? null : taken[0];
} // prettier-ignore

const JUST =
  /\b(?:eben|soeben|gerade|grad|zuletzt|letzte[nrs]?|juste?|derniere?|dernierement|appena|ultim[oa]|poco|last)\b/;
