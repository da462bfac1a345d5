/** `Since when is Kurz on the board of X?`: a word that says something else is somebody's surname there, and is read as her whole name. */
import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { inOwnWords } from '../read/dialect/own-words.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const MOST_MANDATES = 200;
/** What a firm has or is asked for, and times: no surname, whoever is called so. */
const SAYING: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'FORM', 'NUMBER', 'TIME', 'NOTICE_NOUN', 'DOCUMENT_NOUN', 'QUANTITY']; // prettier-ignore
/** Behind these a noun stands, or a name is led to in another way. */
const LEADS = /^(?:d(?:er|ie|as|en|em|es)|ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|i[hm]re?[nmrs]?|seine?[nmrs]?|i[mn]|am|zu[mr]?|vom|als|herrn?|frau|le|la|les|l|un|une|des?|du|au|aux|en|comme|monsieur|madame|m|mme|il|lo|i|gli|una|uno|nel(?:la)?|del(?:la)?|alla?|come|signor[ae]?|the|an?|as|its|their|mr|mrs|ms)$/; // prettier-ignore

/** `instead` reads another question in this one's place. */
export async function surnameThatSays(route: Route, asked: Asked, written: Reading, context: ToolContext, instead: Reads): Promise<Route> {
  const firm = onlyFirm(route);
  const words = firm === null ? [] : written.tokens.filter((token, at) => mayBeSurname(written, token, at));
  if (firm === null || words.length === 0) return route;
  const { rows, hasMore } = await context.graph.mandates({ companyUids: [firm.uid!], at: 'HISTORY', clocks: context.clocks }, { first: MOST_MANDATES, after: null }, context.call);
  for (const { folded, span } of hasMore ? [] : words) {
    const called = rows.flatMap(({ subject, holderUid, details }) => {
      const [surname = '', given = ''] = details.at(-1)!.name.split(', ');
      return subject === 'PERSON' && given !== '' && foldName(surname) === folded ? [[holderUid, `${given} ${surname}`] as const] : [];
    });
    const [name, ...others] = new Map(called).values();
    if (name === undefined || others.length > 0) continue;
    const { question } = asked;
    const whole = `${question.slice(0, span.start)}${name}${question.slice(span.end)}`;
    return inOwnWords(question, whole, [{ own: span, standard: name }])(await instead({ ...asked, question: whole }));
  }
  return route;
} // prettier-ignore

/** The one firm that all is about, named in the question. */
function onlyFirm({ frames }: Route): FrameSubject | null {
  const [firm] = frames[0]?.subjects ?? [];
  const alone = frames.every(({ subjects, within }) => within === null && subjects.length === 1 && subjects[0]!.uid === firm?.uid); // prettier-ignore
  return firm?.kind === 'COMPANY' && firm.uid !== null && firm.text !== '' && alone ? firm : null;
}

/** With a capital that no sentence begins with, and beside no other word of a name. */
function mayBeSurname({ tokens }: Reading, token: TaggedToken, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const type = slotOf(token)?.type;
  if (!token.capital || token.quote !== null || type === undefined || SAYING.includes(type)) return false;
  if (at === 0 && !(next !== undefined && INVERTED.test(next.folded) && HE_OR_SHE.test(tokens[at + 2]?.folded ?? ''))) return false; // prettier-ignore
  const parted = next === undefined || next.breakBefore || next.commaBefore;
  const ofName = before !== undefined && !token.breakBefore && before.capital && (at > 1 || slotOf(before) === null);
  return !LEADS.test(before?.folded ?? '') && !ofName && (parted || !next.capital);
}

/** `Petit est-il`. */
const INVERTED = /^(?:est|etait|fut|a|siege|signe|a t|peut)$/;
const HE_OR_SHE = /^(?:il|elle|t)$/;
