import { today } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import { MOST_PARTS, type Intent, type QuestionFrame } from '../../../trace/index.js';
import type { Asked, Route } from '../../slots.js';
import { andBefore } from './turns/and-before.js';
import { atHappening } from './asks/at-happening.js';
import { asksBranches, withoutPlaceOfHead } from './asks/head-office.js';
import { backToBody } from './turns/back-to-body.js';
import { backToOffice } from './turns/back-to-office.js';
import { courtesy } from './turns/courtesy.js';
import { plainly } from './turns/plainly.js';
import { withoutBareCounts } from './asks/bare-count.js';
import { withBranchItself } from './turns/branch-itself.js';
import { behindSomebody } from './asks/behind-somebody.js';
import { withBodyBehind, withBodyOfMoves } from './asks/body-of-moves.js';
import { atSameAddress, byAddress } from './asks/by-address.js';
import { byFirmName } from './asks/by-firm-name.js';
import { byNotice } from './asks/by-notice.js';
import { byWhereFrom } from './asks/by-where-from.js';
import { byWords } from './asks/by-words.js';
import { connectedTo } from './asks/connected-to.js';
import { auditorsOfAll } from './asks/auditors-of-all.js';
import { firmLeftPlace } from './asks/firm-left-place.js';
import { foundedWith } from './asks/founded-with.js';
import { withLeastFirst } from './asks/least-first.js';
import { movedAway, stillAway } from './asks/moved-away.js';
import { movedBetween } from './asks/moved-between.js';
import { rankedThere } from './asks/ranked-there.js';
import { readAsLiquidation, withoutVoluntary } from './asks/voluntary.js';
import { withinTimeOf } from './asks/within-time-of.js';
import { eachOfSeveral } from './asks/each-of-several.js';
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
import { goneOn } from './turns/gone-on.js';
import { notOfAll } from './turns/not-of-all.js';
import { withScope } from './turns/of-whole.js';
import { ofSpokenFirms } from './turns/of-spoken-firms.js';
import { ofHerMandates } from './turns/of-her-mandates.js';
import { withTopOfRanking } from './turns/top-of-ranking.js';
import { ofListed, stillOfThose } from './turns/of-listed.js';
import { isOffTopic } from './asks/off-topic.js';
import { fromDialect } from './read/dialect/own-words.js';
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
import { said } from './read/said.js';
import { asSaid } from './read/written/index.js';
import { withTownCapitals } from './read/written/small-towns.js';
import { withNamesTurned } from './read/written/turned-names.js';
import { ofAnotherTime, partsIn, type PartOfQuestion } from './read/clauses/split.js';
import { tagged, type Reading } from './read/words/tagging.js';
import { fromTyped } from './read/words/typed.js';
import { withoutTeller } from './read/clauses/teller.js';
import { withFirmsMeant } from './read/firms/firms-meant.js';
import { withWhichStatus } from './read/firms/which-status.js';
import { sameTime } from './asks/same-time.js';
import { onSpokenDay } from './turns/spoken-day.js';
import { succeeded } from './asks/succession.js';
import { asksMandates } from './asks/firms-held.js';
import { firmsAlso } from './asks/firms-also.js';
import { firmsOfSomebody } from './asks/firms-of-somebody.js';
import { throughOffice } from './asks/through-office.js';
import { askedWhetherSure } from './turns/sure.js';
import { withWhereTheyLive } from './asks/where-officers-live.js';
import { whoIsMeant } from './turns/who-is-meant.js';
import { theOneIn } from './turns/the-one-in.js';
import { pastMisread } from './turns/past-misread.js';
import { ofPeopleTold } from './turns/told-people.js';
import { timeBefore } from './turns/time-before.js';

/** Reads a question into a frame for each of its parts; total: any text gives one at least. Asks the register only for names. Dialect is read as its standard German. */
export async function route(asked: Asked, context: ToolContext): Promise<Route> {
  const question = await withNamesTurned(await withTownCapitals(asSaid(asked.question), context), context);
  const plain = question === asked.question ? asked : { ...asked, question };
  const meant = fromDialect(plain) ?? fromTyped(plain);
  return meant === null ? routeTimed(plain, context) : meant.back(await routeTimed(meant.asked, context));
}

async function routeTimed(inTurn: Asked, context: ToolContext): Promise<Route> {
  const asked = pastMisread(inTurn);
  const said =
    courtesy(asked) ?? askedWhetherSure(asked) ?? (await plainly(asked, (plain) => routePlain(plain, context)));
  return said ?? routePlain(asked, context);
}

async function routePlain(inTurn: Asked, context: ToolContext): Promise<Route> {
  const written = writtenIn(inTurn, context);
  const asked = await withTopOfRanking(inTurn, written, context);
  const read = (inTurn: Asked) =>
    routeStandard(inTurn, inTurn === asked ? written : writtenIn(inTurn, context), context);
  const route =
    (await goneOn(asked, written, context, read)) ??
    ofHerMandates(asked, written) ??
    (await firmsAlso(asked, written, context, read)) ??
    (await ofListed(asked, written, context, read)) ??
    ofPeopleTold(asked, written) ??
    ofSpokenFirms(asked) ??
    (await movedAway(asked, written, context)) ??
    (await firmLeftPlace(asked, read)) ??
    byAddress(asked, written, context) ??
    (await atSameAddress(asked, written, context, read)) ??
    byWhereFrom(asked, written) ??
    byWords(asked, written, context) ??
    (await byNotice(asked, written, context, read)) ??
    (await byFirmName(asked, written, context, read)) ??
    (await eachOfSeveral(asked, written, read)) ??
    (await theOneIn(asked, read)) ??
    (await andBefore(asked, read)) ??
    (await behindSomebody(asked, written, context, read)) ??
    (await firmsOfSomebody(asked, written, context, read)) ??
    (await throughOffice(asked, written, context, read)) ??
    (await atHappening(asked, written, context, read)) ??
    (await succeeded(asked, written, context, read)) ??
    connectedTo(await read(asked), written);
  const { question } = asked;
  const limited = notOfAll(withinTimeOf(readAsLiquidation(route, question), question), asked);
  const moved = stillAway(movedBetween(await rankedThere(limited, question, context), question), asked);
  const told = auditorsOfAll(foundedWith(moved, question), question);
  return withLeastFirst(await withWhereTheyLive(stillOfThose(told, asked, written), asked, written, context), question);
}

/** Word by word, whoever may be named. */
function writtenIn(asked: Asked, context: ToolContext): Reading {
  const now = today({ now: () => context.now() });
  return withoutVoluntary(tagged(asked.question, asked.language, now, timeBefore(asked, now)));
}

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

async function routeStandard(inTurn: Asked, written: Reading, context: ToolContext): Promise<Route> {
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
  const found = await namesIn(
    plain,
    { canton: asksBranches(words) ? null : canton, elsewhere: asksMandates(words) },
    atTime,
    naming,
  );
  const { reading: itself, names: all } = withoutClause(withCapitals(plain, found), found);
  const { asked, reading: meant } = await whoIsMeant(
    all.length === 0 || saysBefore(inTurn) ? backToBody(backToOffice(inTurn, itself)) : inTurn,
    itself,
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
