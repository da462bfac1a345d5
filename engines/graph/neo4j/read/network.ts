import { holdsAt, ROLES, type Clocks, type RelationKind, type Role } from '../../../../src/core/index.js';
import { exploreNetwork } from '../../common/network.js';
import { networkEdges } from '../../common/network-edges.js';
import { findPath } from '../../common/path.js';
import type { EntityRef, Link, Neighbourhood, Walk } from '../../common/walk.js';
import type { NetworkRequest, NetworkResult, PathRequest, PathResult } from '../../contract.js';
import * as statements from '../cypher/links.js';
import type { ReadContext } from './context.js';
import { resolve } from './nodes.js';
import { validityFrom, type ValidityList } from './rows.js';

interface Hop extends Link<EntityRef> {
  publications: readonly string[];
}
/** As NEIGHBOURHOODS lists it. */
type LinkList = [
  uid: string,
  kind: 'COMPANY' | 'PERSON',
  outwards: boolean,
  relation: RelationKind,
  factUid: string,
  company: string,
  role: Role | null,
  publications: string[],
  validity: ValidityList,
];

type Asked = Pick<NetworkRequest, 'kinds' | 'clocks'>;

export async function readNetwork(context: ReadContext, request: NetworkRequest): Promise<NetworkResult> {
  const refs = await resolve(context, request.uids);
  const asked = request.uids.flatMap((uid) => refs.get(uid) ?? []);
  const { links, ...found } = await walked(
    context,
    request,
    exploreNetwork<EntityRef, Hop>(asked, request),
    request.depth,
  );
  return { ...found, edges: networkEdges(links, ({ publications }) => publications) };
}

export async function readPath(context: ReadContext, request: PathRequest): Promise<PathResult> {
  const refs = await resolve(context, [request.from, request.to]);
  const from = refs.get(request.from);
  const to = refs.get(request.to);
  if (from === undefined || to === undefined) return { nodes: [], edges: [], found: false, unknown: 0, complete: true };
  const { links, ...found } = await walked(context, request, findPath<EntityRef, Hop>(from, to, request, () => undefined)); // prettier-ignore
  return { ...found, edges: networkEdges(links, ({ publications }) => publications) };
}

/** `hops`: how many the walk takes, most likely. */
async function walked<Result>(
  context: ReadContext,
  asked: Asked,
  walk: Walk<EntityRef, Hop, Result>,
  hops = 1,
): Promise<Result> {
  let step = walk.next();
  for (let hop = 1; !step.done; hop++) {
    const { refs, most } = step.value;
    const followed = hop < hops;
    const bounded = refs.filter((ref) => most(ref) !== Infinity);
    const free = refs.filter((ref) => most(ref) === Infinity);
    const [some, others] = await Promise.all([
      neighbourhoods(context, free, asked, null, followed),
      neighbourhoods(context, bounded, asked, bounded[0] === undefined ? null : most(bounded[0]), followed),
    ]);
    step = walk.next(new Map([...some, ...others]));
  }
  return step.value;
}

async function neighbourhoods(
  { run }: ReadContext,
  refs: readonly EntityRef[],
  { kinds, clocks }: Asked,
  most: number | null,
  followed: boolean,
): Promise<Map<string, Neighbourhood<EntityRef, Hop>>> {
  if (refs.length === 0) return new Map();
  const rows = await run<{ uid: string; degree: number; links: LinkList[] }>(
    statements.NEIGHBOURHOODS,
    {
      uids: refs.map(({ uid }) => uid),
      mandates: kinds.includes('MANDATE'),
      relations: kinds.filter((kind) => kind !== 'MANDATE'),
      most,
      ...clocks,
    },
    followed,
  );
  const selves = new Map(refs.map((ref) => [ref.uid, ref]));
  return new Map(
    rows.map(({ uid, degree, links }) => {
      if (most !== null && degree > most) return [uid, { links: [], neighbours: new Map(), cut: true }];
      return [uid, neighbourhood(selves.get(uid)!, links, clocks)];
    }),
  );
}

function neighbourhood(self: EntityRef, lists: readonly LinkList[], clocks: Clocks): Neighbourhood<EntityRef, Hop> {
  const links: Hop[] = [];
  const neighbours = new Map<string, EntityRef>();
  for (const [uid, kind, outwards, relation, factUid, company, role, publications, validity] of lists) {
    const holds = holdsAt(validityFrom(validity), clocks);
    if (holds === 'NOT_HELD') continue;
    const other: EntityRef = { kind, uid };
    neighbours.set(uid, other);
    links.push({
      kind: relation,
      from: outwards ? self : other,
      to: outwards ? other : self,
      holds,
      factUid,
      fact: `${relation} ${company} ${factUid}`,
      role: role === null ? -1 : ROLES.indexOf(role),
      publications,
    });
  }
  return { links, neighbours, cut: false };
}
