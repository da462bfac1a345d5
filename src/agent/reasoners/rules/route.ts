import { today, type Language } from '../../../core/index.js';
import type { ToolContext } from '../../../tools/index.js';
import { detectLanguage } from '../../language.js';
import type { Asked, Route } from '../../slots.js';
import { andBefore } from './turns/and-before.js';
import { atHappening } from './asks/at-happening.js';
import { courtesy } from './turns/courtesy.js';
import { plainly } from './turns/plainly.js';
import { branchListed } from './turns/branch-listed.js';
import { otherBranch } from './turns/branch-there.js';
import { placesGoneOn } from './turns/places-gone-on.js';
import { behindSomebody } from './asks/behind-somebody.js';
import { atSameAddress, byAddress } from './asks/by-address.js';
import { byFirmName } from './asks/by-firm-name.js';
import { byNotice } from './asks/by-notice.js';
import { byWhereFrom } from './asks/by-where-from.js';
import { byWords } from './asks/by-words.js';
import { kindsOfFirms } from './asks/kinds-of-firms.js';
import { connectedTo } from './asks/connected-to.js';
import { auditedThere } from './asks/audited-there.js';
import { auditorsOfAll } from './asks/auditors-of-all.js';
import { firmLeftPlace } from './asks/firm-left-place.js';
import { eachForm } from './asks/forms-listed.js';
import { foundedWith } from './asks/founded-with.js';
import { withLeastFirst } from './asks/least-first.js';
import { asMeant } from './as-meant.js';
import { placesListed } from './asks/places-listed.js';
import { withoutUnknownSeat } from './asks/limits-of-lists.js';
import { movedAway, stillAway } from './asks/moved-away.js';
import { movedBetween } from './asks/moved-between.js';
import { rankedThere } from './asks/ranked-there.js';
import { termDefined } from './asks/term-defined.js';
import { readAsLiquidation, withoutVoluntary } from './asks/voluntary.js';
import { withinTimeOf } from './asks/within-time-of.js';
import { eachOfSeveral } from './asks/each-of-several.js';
import { goneOn } from './turns/gone-on.js';
import { notOfAll } from './turns/not-of-all.js';
import { ofSpokenFirms } from './turns/of-spoken-firms.js';
import { ofHerMandates } from './turns/of-her-mandates.js';
import { withTopOfRanking } from './turns/top-of-ranking.js';
import { ofListed, stillOfThose } from './turns/of-listed.js';
import { fromDialect } from './read/dialect/own-words.js';
import { asSaid } from './read/written/index.js';
import { withoutNameSlips } from './read/written/no-slips.js';
import { withTownCapitals, withTownOfFirms } from './read/written/small-towns.js';
import { withNamesTurned } from './read/written/turned-names.js';
import { tagged, type Reading } from './read/words/tagging.js';
import { fromTyped } from './read/words/typed.js';
import { surnameThatSays } from './asks/surname-that-says.js';
import { succeeded } from './asks/succession.js';
import { firmsAlso } from './asks/firms-also.js';
import { firmsOfSomebody } from './asks/firms-of-somebody.js';
import { throughOffice } from './asks/through-office.js';
import { askedWhetherSure } from './turns/sure.js';
import { withWhereTheyLive } from './asks/where-officers-live.js';
import { stillThere } from './turns/still-there.js';
import { theOneIn } from './turns/the-one-in.js';
import { pastMisread } from './turns/past-misread.js';
import { ofPeopleTold } from './turns/told-people.js';
import { timeBefore } from './turns/time-before.js';
import { routeStandard } from './route-standard.js';

/** Reads a question into a frame for each of its parts; total: any text gives one at least. Asks the register only for names. Dialect is read as its standard German. */
export async function route(asked: Asked, context: ToolContext): Promise<Route> {
  const question = await withNamesTurned(await withTownOfFirms(await withTownCapitals(asSaid(asked.question), context), context), context);
  const plain = question === asked.question ? asked : { ...asked, question };
  const meant = fromDialect(plain) ?? fromTyped(plain);
  const read = meant?.asked ?? plain;
  const spoken = writtenLanguage(read.question) ?? asked.language;
  const route = await routeTimed({ ...read, language: spoken }, context);
  const told = meant === null ? route : meant.back(route);
  return spoken === asked.language ? told : { ...told, frames: told.frames.map((frame) => ({ ...frame, language: asked.language })) };
} // prettier-ignore

/** Where an answer is wanted in another language, a question is still read in its own; null: beside names it is too short to tell. */
function writtenLanguage(question: string): Language | null {
  const { language, sure } = detectLanguage(question);
  const words = question.replace(/[«“"][^»”"]*[»”"]/gu, ' ').match(/(?<!\p{L})\p{Ll}\p{L}*/gu) ?? [];
  return sure && words.length >= FEWEST_WORDS ? language : null;
}
const FEWEST_WORDS = 3;

async function routeTimed(inTurn: Asked, context: ToolContext): Promise<Route> {
  const asked = pastMisread(inTurn);
  const inWords = async (one: Asked) =>
    (await plainly(one, (plain) => routePlain(plain, context))) ?? routePlain(one, context);
  const again = courtesy(asked) ?? termDefined(asked) ?? askedWhetherSure(asked) ?? (await otherBranch(asked, context));
  return again ?? (await placesListed(asked, context, inWords)) ?? (await placesGoneOn(asked, inWords)) ?? inWords(asked); // prettier-ignore
}

async function routePlain(inTurn: Asked, context: ToolContext): Promise<Route> {
  const written = await writtenIn(inTurn, context);
  const asked = await withTopOfRanking(inTurn, written, context);
  const read = async (inTurn: Asked) =>
    routeStandard(inTurn, inTurn === asked ? written : await writtenIn(inTurn, context), context);
  const alone =
    (await branchListed(asked, context, read)) ??
    (await stillThere(asked, context, read)) ??
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
    (await auditedThere(asked, read)) ??
    (await kindsOfFirms(asked, written, context, read)) ??
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
  const route = await surnameThatSays(alone, asked, written, context, (again) => routePlain(again, context));
  const { question } = asked;
  const known = await withoutUnknownSeat(readAsLiquidation(route, question), question, context);
  const limited = notOfAll(withinTimeOf(known, question), asked);
  const moved = stillAway(movedBetween(await rankedThere(limited, question, context), question), asked);
  const meant = await asMeant(moved, asked, context);
  const told = eachForm(auditorsOfAll(foundedWith(meant, question), question), written);
  return withLeastFirst(await withWhereTheyLive(stillOfThose(told, asked, written), asked, written, context), question);
}

/** Word by word, whoever may be named. */
async function writtenIn(asked: Asked, context: ToolContext): Promise<Reading> {
  const now = today({ now: () => context.now() });
  const read = withoutVoluntary(tagged(asked.question, asked.language, now, timeBefore(asked, now)));
  return withoutNameSlips(read, asked.recalled, context);
}
