/** What goes on right behind a ranking, a count, a list, a network or several firms, in the order in which it is tried. */
import type { ToolContext } from '../../../../tools/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import type { Reading } from '../read/words/tagging.js';
import { anyFrom } from './any-from.js';
import { cantonsGoneOn } from './cantons-gone-on.js';
import { pickedByFirm } from './picked-by-firm.js';
import { nextOfPeople } from './next-of-people.js';
import { herFormerNames } from './her-former-names.js';
import { herSignature } from './her-signature.js';
import { hersTold } from './hers-told.js';
import { howLongThere } from './how-long-there.js';
import { howManyThey } from './how-many-they.js';
import { ofBody } from './of-body.js';
import { ofBodyOnce } from './of-body-once.js';
import { ofCounted } from './of-counted.js';
import { ofFirmsTold } from './of-firms-told.js';
import { ofHolders } from './of-holders.js';
import { ofLinks } from './of-links.js';
import { ofPeopleListed } from './of-people-listed.js';
import { stillRanked } from './of-ranked.js';
import { ofRanking } from './of-ranking.js';
import { ofSeveralFirms } from './of-several-firms.js';
import { thirdOfLinks } from './third-of-links.js';
import { othersOfBody, sameOfOthers } from './others-of-body.js';
import { toldAgain } from './told-again.js';
import { valueOverTime } from './value-over-time.js';

/** Null: the turn says more, or nothing of the kind was told before. */
export async function goneOn(asked: Asked, written: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  return (
    howLongThere(asked) ??
    howManyThey(asked) ??
    herFormerNames(asked) ??
    pickedByFirm(asked) ??
    toldAgain(asked) ??
    valueOverTime(asked, written) ??
    herSignature(asked, written) ??
    ofBodyOnce(asked) ??
    ofHolders(asked, written) ??
    ofBody(asked, written) ??
    othersOfBody(asked) ??
    nextOfPeople(asked, written, context) ??
    (await sameOfOthers(asked, context)) ??
    hersTold(asked, written) ??
    ofFirmsTold(asked) ??
    stillRanked(asked) ??
    ofRanking(asked, written, context) ??
    ofCounted(asked, written) ??
    cantonsGoneOn(asked, written) ??
    ofPeopleListed(asked, written) ??
    anyFrom(asked) ??
    ofLinks(asked, written) ??
    ofSeveralFirms(asked, written) ??
    thirdOfLinks(asked, written, read)
  );
}
