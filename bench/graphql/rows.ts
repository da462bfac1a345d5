import type { MentionRow } from '../../src/core/index.js';
import type { MandateFact, PersonNode, PersonState } from '../../engines/graph/contract.js';

/** Twenty mandates and their holders, the same for both servers. */
export const COMPANY = 'co_0000000000000000';
const proof = { publicationId: 'b3c1a6f2-0000-4000-8000-000000000001', span: { start: 10, end: 60 } };

export const mandates: MandateFact[] = Array.from({ length: 20 }, (_, index) => ({
  uid: `ma_${String(index).padStart(16, '0')}`,
  companyUid: COMPANY,
  mentionId: `pe_${String(index).padStart(16, '0')}_1`,
  subject: 'PERSON',
  role: 'BOARD_MEMBER',
  roleText: 'Mitglied des Verwaltungsrates',
  signature: 'JOINT_TWO',
  signatureText: 'mit Kollektivunterschrift zu zweien',
  details: [],
  endedBy: null,
  proofs: [proof],
  from: { date: '2020-03-02', kind: 'EXACT' },
  to: { date: null, kind: 'OPEN' },
  fromPublished: '2020-03-05',
  toPublished: null,
  withdrawnPublished: null,
  holderUid: `pe_${String(index).padStart(16, '0')}_1`,
  holds: 'HELD',
}));

export const people: PersonNode[] = mandates.map((mandate) => ({
  kind: 'PERSON',
  uid: mandate.holderUid,
  hubKeys: ['musterpetra'],
  mentionIds: [mandate.mentionId],
  links: [],
  possiblySame: [],
  scope: 'public',
}));

export const states: PersonState[] = people.map(({ uid }, index) => {
  const mention: MentionRow = {
    mentionId: uid,
    companyUid: COMPANY,
    hubKey: 'musterpetra',
    name: `Muster, Petra ${index}`,
    surname: 'Muster',
    givenNames: `Petra ${index}`,
    origins: ['Aarwangen'],
    nationality: null,
    residence: 'Langenthal',
    legalDate: '2020-03-02',
    publicationDate: '2020-03-05',
    publicationNumber: 'HR02-1000000001',
    publicationId: proof.publicationId,
    span: proof.span,
    scope: 'public',
  };
  return { uid, mention, citizenship: mention, residence: mention };
});

const FLAT = `edges { node { uid role roleText signature signatureText holds fromPublished from { date kind } } }`;
const LOADED = `edges { node { uid role holds holder { ... on Person { uid at { name residence } } } } }`;
const wrap = (selection: string) =>
  `query Rows($company: ID!) { mandates(companyUids: [$company], options: { first: 20 }) { ... on MandateConnection { ${selection} } } }`;

export const DOCUMENTS = { flat: wrap(FLAT), dataloader: wrap(LOADED) };
export const VARIABLES = { company: COMPANY };
