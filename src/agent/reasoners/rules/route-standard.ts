import { today, type Canton } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import { MOST_PARTS, type Intent, type QuestionFrame } from '../../../trace/index.js';
import type { Asked, Route } from '../../slots.js';
import { asksBranches, withoutPlaceOfHead } from './asks/head-office.js';
import { tellOtherCanton } from './asks/in-another-canton.js';
import { isBranch } from './subjects.js';
import { backToBody } from './turns/back-to-body.js';
import { backToOffice } from './turns/back-to-office.js';
import { withoutBareCounts } from './asks/bare-count.js';
import { withBranchItself } from './turns/branch-itself.js';
import { betweenOffices } from './turns/branch-there.js';
import { withBodyBehind, withBodyOfMoves } from './asks/body-of-moves.js';
import { withoutKinds } from './asks/limits-of-lists.js';
import { withoutEchoes } from './turns/echoes.js';
import { focusOf, refusedFor, withNameOf } from './turns/focus.js';
import type { Framed } from './frames.js';
import { saysBefore } from './turns/before-that.js';
import { beginsIn } from './learned/begins.js';
import { reader } from './learned/learned.js';
import { withChangedThing } from './asks/last-changed.js';
import { framesOfPart } from './learned/read-part.js';
import { framesOfWhole } from './learned/read-whole.js';
import { withNextOfList } from './turns/next-of-list.js';
import { withScope } from './turns/of-whole.js';
import { isOffTopic } from './asks/off-topic.js';
import { settlePast } from './asks/past-offices.js';
import { withoutAsides } from './read/clauses/asides.js';
import { clocksRead } from './read/time/clocks.js';
import { withoutDateMeant } from './read/time/date-meant.js';
import { withoutParties, withoutTitles } from './read/names/addressed.js';
import { withoutClause } from './read/clauses/apposition.js';
import { withoutContext } from './read/clauses/context.js';
import { withoutDeniedOther, withoutDeniedThing, withoutMistaken, withoutTakenBack } from './read/clauses/denied.js';
import { withDescribed } from './read/clauses/described.js';
import { withoutHeading, withoutTotal, withPlaceHead } from './read/clauses/heading.js';
import { withoutIncluded } from './read/clauses/included.js';
import { withoutIntroduction } from './read/clauses/introduction.js';
import { withoutLeadToCount } from './read/clauses/lead-to-count.js';
import { mayName } from './read/names/may-name.js';
import { namesIn } from './read/names/names.js';
import { withCapitals } from './read/names/small-letters.js';
import { textOf } from './read/names/runs.js';
import { withoutNumberNoun } from './read/clauses/number-noun.js';
import { withPlaceBeside } from './read/clauses/place-beside.js';
import { withoutPreface } from './read/clauses/preface.js';
import { settleWithout } from './read/people/without-signature.js';
import { said } from './read/said.js';
import { ofAnotherTime, partsIn, type PartOfQuestion } from './read/clauses/split.js';
import { type Reading } from './read/words/tagging.js';
import { withoutTeller } from './read/clauses/teller.js';
import { withFirmsMeant } from './read/firms/firms-meant.js';
import { withWhichStatus } from './read/firms/which-status.js';
import { sameTime } from './asks/same-time.js';
import { onSpokenDay } from './turns/spoken-day.js';
import { asksMandates } from './asks/firms-held.js';
import { whoIsMeant } from './turns/who-is-meant.js';

/** Words around what is asked, in the order in which they are left out. */
const AROUND: readonly ((reading: Reading) => Reading)[] = [
  withoutPreface,
  withoutIntroduction,
  withoutHeading,
  withoutDateMeant,
  withoutNumberNoun,
  withPlaceHead,
  withPlaceBeside,
  withoutTotal,
  withWhichStatus,
  withoutLeadToCount,
  withoutIncluded,
  withoutTakenBack,
  withoutDeniedThing,
  withoutDeniedOther,
  withoutMistaken,
  withoutTeller,
  withDescribed,
  withoutAsides,
  withoutTitles,
  withoutParties,
];

/** One question in standard words, without what stands around it, in parts, each to frames. */
export async function routeStandard(inTurn: Asked, written: Reading, context: ToolContext): Promise<Route> {
  const now = today({ now: () => context.now() });
  const around = AROUND.reduce(
    (read, without) => without(read),
    await withBranchItself(inTurn, withNextOfList(inTurn, withScope(inTurn, written)), context),
  );
  const plain = withFirmsMeant(around, inTurn.recalled.frames.length === 0);
  const words = said(plain, []);
  const { held, known } = clocksRead(words, inTurn.question);
  const asOf =
    [...held, ...(known === null ? [] : [known])].find((time) => time.asOf !== null)?.asOf ?? inTurn.clocks.asOf;
  const atTime = { ...context, clocks: { ...inTurn.clocks, asOf } };
  const { begins: where, naming } = await reader();
  const placeless = withoutPlaceCodes(plain);
  const { canton } = placeless === plain ? words : said(placeless, []);
  const within = (canton: Canton | null) => namesIn(plain, { canton, elsewhere: asksMandates(words) }, atTime, naming);
  const there = await within(canton);
  const [hit] = there.length === 1 ? there[0]!.hits : [];
  const isOwn = canton === null || hit === undefined || !asksBranches(words) || (await isBranch(hit.uid, atTime)) !== true; // prettier-ignore
  const found = isOwn ? there : await within(null);
  const { reading: itself, names: likely } = withoutClause(withCapitals(plain, found), withoutKinds(plain, found));
  const office = await betweenOffices(inTurn, itself, likely, atTime);
  const all = office.names;
  const { asked, reading: meant } = await whoIsMeant(
    all.length === 0 || saysBefore(inTurn) ? backToBody(backToOffice(office.asked, office.reading)) : office.asked,
    office.reading,
    all,
    atTime,
  );
  const onDay = onSpokenDay(asked, meant, now);
  const { asking, next } = beginsIn(where, onDay, all);
  // `A friend told me about X. What capital has it?`: of X, also where the register does not know it.
  const unknown = all.filter(({ end, found }) => end <= asking && found === 'UNKNOWN');
  const reading = withoutContext(onDay, all, mayName(onDay, unknown) ? 0 : asking);
  const names = all.filter((name) =>
    reading.tokens.slice(name.start, name.end).some(({ slot }) => slot?.type !== 'FILLER'),
  );
  const begins = asked.focusUid === null && asked.recalled.subjects.length === 0;
  const inParts = async (cuts: readonly number[]) => {
    const parts = partsIn(reading, names, begins, cuts);
    const read = parts.slice(0, MOST_PARTS);
    const framed: Framed[][] = [];
    for (const index of lendersFirst(read)) {
      const part = read[index]!;
      const lender = (framed[part.subjectOf ?? -1] ?? framed[index - 1])?.[0]?.frame ?? null;
      framed[index] = await framesOfPart(asked, reading, part, names, lender, atTime, now);
    }
    return { parts, read, framed };
  };
  const cut = await inParts(next);
  const whole = next.length > 0 && cut.framed.flat().some(isOpen) ? await inParts([]) : cut;
  // What says `comings and goings` in one is understood in one.
  const asMany = whole.framed.flat().length >= cut.framed.flat().length && !whole.framed.flat().some(isOpen);
  const { parts, read, framed } = asMany ? whole : cut;
  const focus = await focusOf(asked, context);
  const done = await withoutPlaceOfHead(
    withBodyBehind(
      withChangedThing(
        withBodyOfMoves(withoutEchoes(framed, asked, reading, read, names), reading, read),
        reading,
        read,
      ),
      reading,
      read,
    ).map((frames, index) => ({
      frames,
      lent: names.every(({ start, end }) => start < read[index]!.start || read[index]!.end < end),
    })),
    context,
  );
  const divided = next.length > 0 || ofAnotherTime(reading) !== null;
  const asOne = divided ? null : await framesOfWhole(asked, reading, names, read, done, atTime, now);
  if (asOne !== null) done.splice(0, done.length, ...asOne);
  sameTime(
    done.map(({ frame }) => frame),
    reading,
    now,
  );
  const settled = done.map(({ frame }) => ({ ...frame }));
  for (const { frame } of done) settlePast(frame, settled, reading, inTurn);
  for (const { frame } of done) {
    settleWithout(frame, reading);
    await tellOtherCanton(frame, reading, atTime);
  }
  const some = withoutBareCounts(done, reading);
  const kept = some.filter((one, at) => at === 0 || !asksTheSame(one, some[at - 1]!)).slice(0, MOST_PARTS);
  const frames = kept.map(({ frame }) =>
    focus === null ? frame : focus.unknown ? refusedFor(frame, focus.uid) : withNameOf(frame, focus),
  );
  return {
    intent: commonIntent(kept.map(({ frame }) => frame.intent)),
    confidence: Math.min(1, ...kept.map(({ confidence }) => confidence)),
    reasoning: [...new Set(kept.map(({ reasoning }) => reasoning))].join('; '),
    frames,
    ...((await isOffTopic(asked, onDay, frames, atTime)) && { offTopic: true }),
    refused: [
      ...done.slice(MOST_PARTS).map(({ frame: { span } }) => asked.question.slice(span.start, span.end)),
      ...parts.slice(MOST_PARTS).map((part) => textOf(reading, part)),
    ],
  };
}

/** `The purpose I wanted, the statutory purpose`: what is said twice is answered once. */
function asksTheSame({ frame: one }: Framed, { frame: other }: Framed): boolean {
  const bare = (frame: QuestionFrame) =>
    JSON.stringify({ ...frame, span: null, notUnderstood: [], readAs: [], subjects: frame.subjects.map(({ uid, text }) => uid ?? text) }); // prettier-ignore
  return one.notUnderstood.every((word) => other.notUnderstood.includes(word)) && bare(one) === bare(other);
}

const isOpen = ({ frame: { refusal } }: Framed) => refusal?.type === 'UNKNOWN_WORD' || refusal?.type === 'NOTHING';

/** `Küsnacht ZH` is a place, or a part of a name, and no canton asked for. */
function withoutPlaceCodes(reading: Reading): Reading {
  const { tokens } = reading;
  const isCode = (at: number) => /^\p{Lu}{2}$/u.test(tokens[at]!.text) && tokens[at - 1]?.slot === null && tokens[at - 1]!.capital;
  return tokens.some((_, at) => isCode(at)) ? { ...reading, tokens: tokens.filter((_, at) => !isCode(at)) } : reading;
} // prettier-ignore

/** Parts that lend their subject are read before those that take it. */
function lendersFirst(parts: readonly PartOfQuestion[]): number[] {
  const later = (index: number) => (parts[index]!.subjectOf === null ? 0 : 1);
  return parts.map((_, index) => index).sort((a, b) => later(a) - later(b) || a - b);
}

function commonIntent(intents: readonly Intent[]): Intent {
  return intents.every((intent) => intent === intents[0]) ? (intents[0] ?? 'all_tools') : 'all_tools';
}
