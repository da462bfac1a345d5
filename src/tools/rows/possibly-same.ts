import type { PersonNode, PersonState } from '../../../engines/graph/contract.js';
import { foldName, nationalitiesOf, type Clocks } from '../../core/index.js';
import type { Carried, CarriedEvidence, OtherPerson, ToolContext } from '../contract.js';
import { coverageLine } from './coverage.js';

const MOST_OTHERS = 10;

/** Those whom the evidence neither joins with a person nor keeps apart from her, by what differs; their mandates are never hers. */
export async function possiblySame(
  person: PersonNode,
  own: PersonState | null,
  clocks: Clocks,
  context: ToolContext,
): Promise<{ others: OtherPerson[]; evidence: CarriedEvidence[] }> {
  const uids = [...new Set(person.possiblySame.map(({ a, b }) => (a === person.uid ? b : a)))].filter((uid) => uid !== person.uid); // prettier-ignore
  if (uids.length === 0) return { others: [], evidence: [] };
  const { graph, call } = context;
  const keys = uids.slice(0, MOST_OTHERS).map((uid) => ({ uid, clocks }));
  const states = await graph.personStates(keys, call);
  const firms = [...new Set(states.map(({ mention }) => mention.companyUid))].filter((uid) => uid !== '');
  const named = firms.length === 0 ? [] : await graph.companyStates(firms.map((uid) => ({ uid, clocks })), call); // prettier-ignore
  const firmNames = new Map(named.map((state) => [state.companyUid, state.name]));
  const others = states.map((state): OtherPerson => {
    const { mention } = state;
    return { uid: state.uid, name: mention.name, differs: differing(state, own), firm: firmNames.get(mention.companyUid) ?? null }; // prettier-ignore
  });
  if (others.length === 0) return { others, evidence: [] };
  const [{ ledger }, coverage] = await Promise.all([graph.position(), coverageLine(context)]);
  const query = `possiblySame(${person.uid}, asOf=${clocks.asOf}, knownOn=${clocks.knownOn})`;
  const evidence = {
    type: 'AGGREGATE' as const,
    id: 'p0',
    query,
    ledgerPosition: ledger,
    clocks,
    total: uids.length,
    complete: others.length === uids.length,
    uids,
    coverage,
  };
  const carries = others.map(({ uid }): Carried => ({
    subjectUid: person.uid,
    relation: 'POSSIBLY_SAME',
    attribute: null,
    object: uid,
    from: null,
    to: null,
    action: null,
    negated: false,
  }));
  return { others, evidence: [{ evidence, carries }] };
}

function differing(other: PersonState, own: PersonState | null): OtherPerson['differs'] {
  const values = ({ citizenship, residence }: PersonState) => [
    ['origin', citizenship?.origins.join(', ') ?? ''] as const,
    ...(citizenship === null ? [] : nationalitiesOf(citizenship)).map((country) => ['nationality', country] as const),
    ['residence', residence?.residence ?? ''] as const,
  ];
  const mine = new Set(own === null ? [] : values(own).map(([field, value]) => `${field} ${foldName(value)}`));
  return values(other).flatMap(([field, value]) =>
    value === '' || mine.has(`${field} ${foldName(value)}`) ? [] : [{ field, value }],
  );
}
