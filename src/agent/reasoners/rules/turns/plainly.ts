/** Idioms of turns that go on, said in the words that the lexicons read: `for how long?`, `did anyone leave`, `is trading its purpose?`. */
import type { Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { inOwnWords } from '../read/dialect/own-words.js';
import { inStandard, type Piece } from '../read/dialect/dialect.js';

interface Idiom {
  /** The first group is what is said otherwise. */
  said: RegExp;
  standard: string;
  /** Only right behind one of these. */
  behind?: readonly Measure[];
}

const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES', 'SHARED_OFFICERS'];
const BODIES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED'];

const IDIOMS: Record<Language, readonly Idiom[]> = {
  de: [
    { said: /^(?:und )?((?:schon )?(?:wie lange|seit wie langer zeit)(?: schon| bereits)?)\s*\??$/i, standard: 'seit wann', behind: HELD },
    { said: /^(?:und )?(wann war (?:denn )?(?:der|dieser) wechsel|wann (?:hat das|wurde (?:das|die|sie)) gewechselt)\s*\??$/i, standard: 'seit wann', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?:ist|gehört) (?!(?:das|es|sie|dies)\s)[^?,]{3,60}? (?:der|zum|ihr|laut eintrag der) (?:statutarische[rn]? )?(?:gesellschafts|firmen|stiftungs|vereins)?zweck) /i, standard: 'Was ist der Zweck' },
    { said: /(mit wem (?:sitzt|ist|sass|amtet) (?:er|sie)(?: zusammen)?) (?:in|im|bei|beim) /i, standard: 'wer ist' },
    { said: /(wer von (?:ihnen|denen|diesen)|wer davon) (?:ist|kam|trat) [^?]*(?:zuletzt|als letzte)/i, standard: 'wer', behind: BODIES },
  ],
  fr: [
    { said: /^(?:et )?((?:depuis )?combien de temps(?: déjà)?)\s*\??$/i, standard: 'depuis quand', behind: HELD },
    { said: /^(?:et )?(quand (?:le changement a-t-il eu lieu|y a-t-il eu changement|a-t-elle changé|ont-ils changé))\s*\??$/i, standard: 'depuis quand', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?:est-ce que )?(?!c['’]|ce )[^?,]{3,60}?(?: est| fait partie)(?:-(?:il|elle|ce))?(?: bien)? (?:le|du|dans le) but(?: social| statutaire)?) (?:de |d['’]|du )/i, standard: 'Quel est le but' },
    { said: /(avec qui siège-t-(?:il|elle)|avec qui est-(?:il|elle)) (?:chez|dans|à|au) /i, standard: 'qui est' },
    { said: /(lequel d['’]entre eux|laquelle d['’]entre elles|qui d['’]entre eux) (?:est|a) [^?]*(?:en dernier|le dernier|dernièrement)/i, standard: 'qui', behind: BODIES },
  ],
  it: [
    { said: /^(?:e )?((?:da|per) quanto(?: tempo)?(?: già)?)\s*\??$/i, standard: 'da quando', behind: HELD },
    { said: /^(?:e )?(quando (?:c['’]è stato il cambio|è avvenuto il cambio|è cambiato))\s*\??$/i, standard: 'da quando', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?!(?:qual|quale|è|questo)\s)[^?,]{3,60}? (?:è|rientra nello|fa parte dello) (?:lo )?scopo(?: sociale| statutario)?) (?:di|della|del|dell['’])\s*/i, standard: 'Qual è lo scopo' },
    { said: /(con chi (?:siede|sta|sedeva)) (?:in|nella|nel|presso|alla|da) /i, standard: 'chi è iscritto' },
    { said: /(chi (?:di|tra|fra) loro) (?:è|sono) [^?]*(?:per ultim[oa]|ultimamente)/i, standard: 'chi', behind: BODIES },
  ],
  en: [
    { said: /^(?:and )?((?:for )?how long(?: now| already)?)\s*\??$/i, standard: 'since when', behind: HELD },
    { said: /^(?:and )?(when (?:did (?:that|it|they) change|was (?:the|that) change))\s*\??$/i, standard: 'since when', behind: ['AUDITOR', 'OFFICERS'] },
    { said: /^((?:is|was) (?!(?:that|this|it|there|what)\s)[^?,]{3,60}? (?:part of )?(?:the|its|their) (?:stated |registered |corporate |statutory |business )?(?:purpose|object))(?: of\b|\s*\?|$)/i, standard: 'What is the purpose' },
    { said: /((?:and )?(?:did|has|have) (?:any|some)(?:one|body) (?:leave|left|quit|gone from|depart(?:ed)?(?: from)?))\b/i, standard: 'who left' },
    { said: /((?:and )?(?:did|has|have) (?:any|some)(?:one|body) (?:join|joined|come in|arrive[d]?))\b/i, standard: 'who joined' },
    { said: /(with whom does (?:he|she) sit|who does (?:he|she) sit with|who is (?:he|she) with) (?:on|at|in) /i, standard: 'who is' },
    { said: /(which (?:one )?of (?:them|those|these)|who of (?:them|those)) (?:joined|came|arrived|was appointed|left|went) (?:in )?(?:last|most recently|latest|first)/i, standard: 'who', behind: BODIES },
    { said: /^((?:and )?its ([a-z ]{3,30}?), has (?:that|it) (?:also )?(?:ever )?changed(?: as well| too| since)?)\s*\??$/i, standard: 'what was its $2 before' },
  ],
}; // prettier-ignore

/** Null: it has no such idiom. */
export async function plainly(asked: Asked, read: Reads): Promise<Route | null> {
  const { question, language, recalled } = asked;
  const last = recalled.frames[0];
  for (const { said, standard, behind } of IDIOMS[language]) {
    if (behind !== undefined && (last === undefined || last.refusal !== null || !behind.includes(last.measure))) continue;
    const found = said.exec(question);
    if (found === null) continue;
    const start = found.index + found[0].indexOf(found[1]!);
    const pieces: Piece[] = [{ own: { start, end: start + found[1]!.length }, standard: standard.replace('$2', found[2] ?? '') }];
    const plain = inStandard(question, pieces);
    return plain === question ? null : inOwnWords(question, plain, pieces)(await read({ ...asked, question: plain }));
  }
  return null;
} // prettier-ignore
