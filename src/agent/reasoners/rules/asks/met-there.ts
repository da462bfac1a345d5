import { foldFirmName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import { bears } from '../read/names/choose.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { Named } from '../subjects.js';

const MOST = 200;
/** Firms of one name, of which a person named beside it is in one. */
const MOST_FIRMS = 10;

/** `named` with whom is meant by the other; `only`: the person is the only one of that name who was ever in the firm. */
export interface Met {
  named: readonly Named[];
  only: boolean;
}

/**
 * `Is Anna Muster a director of Seeblick AG?`: of a person and a firm that are named side by side, where others bear the name too, or with further names (`Muster, Anna Lea`), those
 * are meant of whom one ever was in the other. Where several are, or none, nothing is settled.
 */
export async function metThere(named: readonly Named[], names: readonly NamedInQuestion[], { graph, clocks, call }: ToolContext): Promise<Met> {
  const open: Met = { named, only: false };
  const allOf = (kind: 'COMPANY' | 'PERSON') => names.findIndex(({ found, hits }) => found === 'NAME' && hits.every((hit) => hit.kind === kind));
  const [at, who] = [allOf('COMPANY'), allOf('PERSON')];
  const [firm, person] = [named[at]?.subject, named[who]?.subject];
  if (named.length !== 2 || names.length !== 2 || firm === undefined || person === undefined) return open;
  const bearing = names[at]!.hits.filter(({ match, matchedName }) => match === 'EXACT' || foldFirmName(matchedName) === foldFirmName(firm.text)).map(({ uid }) => uid);
  const companyUids = firm.uid === null ? bearing : [firm.uid];
  if (companyUids.length === 0 || companyUids.length > MOST_FIRMS) return open;
  // The usual case, with no list of everybody who was ever there.
  if (firm.uid !== null && person.uid !== null && (await graph.mandates({ companyUids, holderUids: [person.uid], at: 'HISTORY', clocks }, { first: 1, after: null }, call)).rows.length > 0) return open;
  const { rows, hasMore } = await graph.mandates({ companyUids, at: 'HISTORY', clocks }, { first: MOST, after: null }, call);
  const there = rows.filter(({ holderUid, details }) => holderUid === person.uid || details.some(({ name }) => bears(name, person.text)));
  const hers = there.filter(({ holderUid }) => holderUid === person.uid);
  const meant = hers.length > 0 ? hers : there;
  const [one] = meant;
  if (hasMore || one === undefined || meant.some(({ holderUid, companyUid }) => holderUid !== one.holderUid || companyUid !== one.companyUid)) return open;
  const settled = named.map((each, index): Named => {
    const uid = index === who ? one.holderUid : one.companyUid;
    const hit = names[index]!.hits.find((found) => found.uid === uid);
    const name = hit?.matchedName ?? (index === who ? (one.details.at(-1)?.name ?? null) : each.subject.name);
    return each.subject.uid === uid ? each : { ...each, subject: { ...each.subject, kind: index === who ? 'PERSON' : 'COMPANY', uid, name } };
  });
  return { named: settled, only: one.holderUid !== person.uid };
} // prettier-ignore
