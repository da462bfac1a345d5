/** `Who is the newest?`, `who is the doyen?`, right behind those in office in a firm: of the same body, whoever is there shortest or longest. */
import { foldName } from '../../../../core/index.js';
import type { Measure, Order, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Slot } from '../read/words/slots.js';
import type { Reading } from '../read/words/tagging.js';
import { onlySays } from './only-says.js';
import { unwritten } from '../read/unwritten.js';

const BODIES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES'];
const WHO =
  /(?:^| )(?:wer|who|whos|which|welche[rs]?|qui|lequel|laquelle|chi|quale|qual|gibt es|y a t il|c e|any|anyone)(?= |$)/;
const NEW =
  /^(?:neu|neue[rsnm]?|neu(?:e)?ste[rsn]?|jungste[rsn]?|neuling(?:e)?|neuzugang|kurzesten|new|newest|newcomer|newbie|latest|recent|youngest|shortest|nouveau|nouvelle|nouveaux|recente?|recents|recemment|nuov[oa]|recente|recenti|arrivee?|arrivat[oa])$/;
const OLD =
  /^(?:dienstalteste[rsn]?|amtsalteste[rsn]?|doyen|doyenne|decan[oa]|anzian[oa]|anzianita|anciennete|senior|seniority|veteran[oa]?|langsten|langste|longest|furthest|farthest|ancien|ancienne|altgediente[rs]?|urgestein)$/;
const SMALL =
  /^(?:plus|piu|most|le|la|il|am|petite?|face|arrivals?|addition|member|members|mitglied(?:er)?|membre|membri|membro|gesicht|visage|volto|tenure|amtszeit|mandat|mandato|recruit|dabei|da|dort|drin|in|im|amt|carica|poste|en|place|service|serving|standing|back|goes|hat|ha|a|has|have|the|lange|longtemps|tempo|time|depuis|da|hinzu|dazu|last|dernier|derniere|ultim[oa]|moins|meno|least|one|hand|oldest|per|temps|lunga|lungo|long|longue|di|wer|ist|das|der|die|who|is|qui|est|chi|e)$/;
const SAYS_HOW_LONG = new RegExp(`${NEW.source}|${OLD.source}|${SMALL.source}`);
const KINDS: readonly Slot['type'][] = ['FILLER', 'PRONOUN', 'PERSON_NOUN', 'ABOUT', 'ORDER', 'ORDINAL', 'NOW'];
const MOST_CHARACTERS = 70;

/** Null: nobody was listed so, or something else is asked. */
export function ofBody({ question, language, recalled, focusUid }: Asked, written: Reading): Route | null {
  const [last, ...more] = recalled.frames;
  if (last === undefined || more.length > 0 || last.refusal !== null || !BODIES.includes(last.measure) || focusUid !== null || recalled.pending || question.length > MOST_CHARACTERS) return null;
  const [subject, another] = last.subjects;
  if (subject === undefined || another !== undefined || subject.kind !== 'COMPANY' || subject.uid === null || last.order !== null || last.changes) return null;
  const order = orderOf(written);
  if (order === null || written.tokens.slice(1).some(({ breakBefore }) => breakBefore) || !WHO.test(foldName(question)) || !onlySays(written, KINDS, SAYS_HOW_LONG)) return null;
  const timed = last.asOf !== null || last.range !== null;
  const frame: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, subjects: [unwritten(subject)], sinceWhen: !timed, order, limit: null, readAs: [], notUnderstood: [] };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'of those told before, by how long they are there', frames: [frame], refused: [] };
} // prettier-ignore

/** `Le membre le plus récent`, `chi è il più anziano in carica`; `the last one to leave` says more. */
function orderOf({ tokens }: Reading): Order | null {
  const isNew = tokens.some(({ folded }) => NEW.test(folded));
  const isOld = tokens.some(({ folded }) => OLD.test(folded));
  const less = tokens.some(({ folded }) => /^(?:moins|meno|least|wenigsten)$/.test(folded));
  return isNew === isOld ? null : isOld !== less ? 'MOST' : 'LEAST';
}
