/** What a team asks its register: the same text to every server, with explicit clocks, so that it is the same question on every day. */
export interface Question {
  query: string;
  variables: Record<string, unknown>;
}

const CLOCKS = { asOf: '2024-06-30', knownOn: '2026-06-30' };

const FIRM = `query ($uid: ID!, $asOf: Date!, $knownOn: Date!) { entity(uid: $uid, asOf: $asOf, knownOn: $knownOn) { __typename ... on Company {
  uid registerNumber label at { name seat status purpose holds } history { name seat status from { date kind } to { date kind } }
  relations(history: true) { kind holds }
  mandates(options: { history: true, first: 30 }) { edges { node { role roleText signatureText holds from { date kind } to { date kind }
    holder { ... on Person { uid label } ... on Company { uid label } } proofs { number quote } } } }
  events(options: { orderBy: LEGAL_DATE_ASC, first: 30 }) { edges { node { number publicationDate legalDate { date kind } topics
    edges { kind action roleText } } } } } } }`;
const PERSON = `query ($uid: ID!, $asOf: Date!, $knownOn: Date!) { entity(uid: $uid, asOf: $asOf, knownOn: $knownOn) { __typename ... on Person {
  uid label personAt: at { name origins residence } mentions { mentionId name legalDate publicationDate proof { number quote } }
  mandates(options: { history: true, first: 30 }) { edges { node { role holds from { date kind } to { date kind } company { uid label } } } } } } }`;
const NETWORK = `query ($uid: ID!, $asOf: Date!, $knownOn: Date!) { network(uids: [$uid], depth: 2, limit: 60, asOf: $asOf, knownOn: $knownOn) { __typename
  ... on Network { nodes { depth entity { __typename ... on Company { uid label } ... on Person { uid label } } } edges { kind fromUid toUid roles holds } truncated } } }`;
const SEARCH = `query ($text: String!, $asOf: Date!, $knownOn: Date!) { entities(search: $text, first: 10, asOf: $asOf, knownOn: $knownOn) { __typename
  ... on EntityConnection { total edges { node { match matchedName entity { __typename ... on Company { uid } ... on Person { uid } } } } } } }`;
const SCREEN = `query ($subjects: [ScreenSubject!]!, $asOf: Date!, $knownOn: Date!) { screen(subjects: $subjects, asOf: $asOf, knownOn: $knownOn) { name
  matches { entity { ... on Company { uid } ... on Person { uid } } reasons { code text } } } }`;
const COUNTS = `query ($knownOn: Date!) {
  topics: eventCounts(by: TOPIC, knownOn: $knownOn) { total rows { key events companies } }
  months: eventCounts(by: MONTH, knownOn: $knownOn) { total rows { key events companies } }
  coverage { publications quarantined unresolvedReferences unreadCharacters loaded { rubric subRubric canton publications from to } } }`;
const TOP = `query ($kind: EntityKind!, $metric: TopMetric!, $asOf: Date!, $knownOn: Date!) {
  topEntities(kind: $kind, metric: $metric, first: 30, asOf: $asOf, knownOn: $knownOn) { rows { value entity { ... on Company { uid label } ... on Person { uid label } } } } }`;

/** Some of each kind; `uids` and names are the register's own. */
export function questions(firms: readonly Named[], people: readonly Named[]): Question[] {
  const of = (query: string, variables: object): Question => ({ query, variables: { ...CLOCKS, ...variables } });
  const typo = (name: string) => name.slice(0, 3) + name.slice(4);
  const names = [...firms, ...people].map(({ label }) => label);
  return [
    ...firms.map(({ uid }) => of(FIRM, { uid })),
    ...people.map(({ uid }) => of(PERSON, { uid })),
    ...[...firms, ...people].filter((_, nth) => nth % 3 === 0).map(({ uid }) => of(NETWORK, { uid })),
    ...names.filter((_, nth) => nth % 2 === 0).map((text) => of(SEARCH, { text })),
    ...names.filter((_, nth) => nth % 4 === 1).map((name) => of(SEARCH, { text: typo(name) })),
    of(SCREEN, { subjects: names.slice(0, 4).map((name) => ({ name })) }),
    of(COUNTS, {}),
    ...['MANDATES', 'PEOPLE', 'EVENTS', 'CAPITAL'].map((metric) => of(TOP, { kind: 'COMPANY', metric })),
    ...['MANDATES', 'CONNECTIONS'].map((metric) => of(TOP, { kind: 'PERSON', metric })),
  ];
}

export interface Named {
  uid: string;
  label: string;
}

/** What people ask the agent about some firms and people, in the four languages. */
export function spoken(firms: readonly Named[], people: readonly Named[]): string[] {
  const [first, second, third, fourth] = firms.map(({ label }) => label);
  return [
    `Wer ist im Verwaltungsrat der ${first}?`,
    `Quels sont les organes de ${second} ?`,
    `Dove ha sede ${third}?`,
    `Which mandates does ${people[0]?.label} hold?`,
    `Was geschah bei der ${fourth} und wer ist mit ihr verbunden?`,
    'Which person holds the most mandates?',
  ];
}
