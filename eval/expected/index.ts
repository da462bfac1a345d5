import { both } from '../expectation.js';
import { BOARD } from '../truth.js';
import type { Bound, Expect } from './bound.js';
import { counted, mostClients, mostMandates, mostPeople } from './counts.js';
import * as firm from './firm.js';
import { path, shared } from './links.js';
import { beforeFounding, beforeLoaded, none, notOfFirm, notOfPerson, notThere } from './nothing.js';
import * as people from './people.js';

export type { Bound, Expect } from './bound.js';

const PLAIN: Readonly<Record<string, Expect>> = {
  address: firm.address, purpose: firm.purpose, capital: firm.capital, status: firm.status, legalForm: firm.legalForm,
  seat: firm.seat, seatAsOf: firm.seatAsOf, formerNames: firm.formerNames, timeline: firm.timeline, foundedOn: firm.foundedOn,
  deletedOn: firm.deletedOn, bankruptcyLegal: firm.bankruptcyLegal, bankruptcyPublished: firm.bankruptcyPublished,
  branches: firm.branches, headOffice: firm.headOffice, signatories: people.signatories,
  'signatories:SOLE': people.soleSignatories, left: people.left(null), 'left:BOARD': people.left(BOARD),
  joined: people.joined(null), 'joined:BOARD': people.joined(BOARD), auditor: people.auditorNow,
  auditorAsOf: people.auditorAsOf, clients: people.clients, uid: firm.uid, 'knownOn:BOARD': people.knownBoard, personRole: people.personRole,
  personSince: people.personSince, personFirms: people.personFirms, homonym: people.homonym, shared, path,
  'count:BANKRUPTCY': counted('BANKRUPTCY', null), 'count:FOUNDED': counted('FOUNDED', null),
  'count:FOUNDED:0106': counted('FOUNDED', '0106'), 'count:FOUNDED:0107': counted('FOUNDED', '0107'),
  'count:DELETED': counted('DELETED', null), 'ranking:AUDITORS': mostClients, 'ranking:OFFICERS': mostPeople,
  'ranking:PERSONS': mostMandates, 'no:firm': notOfFirm, 'no:person': notOfPerson, 'ghost:address': notThere,
  'ghost:officers': notThere, 'ghost:person': notThere, 'before:founding': beforeFounding, 'before:loaded': beforeLoaded,
}; // prettier-ignore

/** How the truth answers a wording's key; a misspelt name or a number in a name's place changes nothing in the answer. */
export function expectFor(key: string): Expect {
  const parts = key.replace(/^(misspelt|byNumber):/, '').split('+');
  const [first, ...rest] = parts.map(onePart);
  return rest.reduce<Expect>(
    (left, right) => (truth, bound) => {
      const [a, b] = [left(truth, bound), right(truth, bound)];
      return a && b && both(a, b);
    },
    asIfWritten(key, first!),
  );
}

/** Of a misspelt name it is right to ask which one was meant. */
const asIfWritten =
  (key: string, expect: Expect): Expect =>
  (truth, bound) => {
    const expected = expect(truth, bound);
    return expected && key.startsWith('misspelt:') ? { ...expected, mayAsk: true } : expected;
  };

/** A key's last part may ask the same of another time or place than is bound: `and the year after?`, `and overall?`, `and in Zurich?` */
const ELSEWHERE: readonly [ending: RegExp, of: (bound: Bound, ending: string) => Bound][] = [
  [/:nextYear$/, (bound) => ({ ...bound, year: bound.year + 1 })],
  [/:yearBefore$/, (bound) => ({ ...bound, year: bound.year - 1 })],
  [/:everywhere$/, (bound) => ({ ...bound, canton: null })],
  [/(?<=^count:.*):[A-Z]{2}$/, (bound, canton) => ({ ...bound, canton: canton.slice(1) })],
];

function onePart(key: string): Expect {
  for (const [ending, of] of ELSEWHERE) {
    const [found] = ending.exec(key) ?? [];
    if (found === undefined) continue;
    const expect = onePart(key.replace(ending, ''));
    return (truth, bound) => expect(truth, of(bound, found));
  }
  const [name, asked] = key.split(':');
  if (name === 'officers' && asked !== undefined) return people.officersNow(asked);
  if (name === 'officersAsOf' && asked !== undefined) return people.officersAsOf(asked);
  if (name === 'none' && asked !== undefined) return none(asked);
  if (asked === 'firm2') return (truth, bound) => PLAIN[name!]!(truth, { ...bound, firm: bound.firm2 });
  return PLAIN[key] ?? missing(key);
}

function missing(key: string): never {
  throw new Error(`no expectation is known for a wording of the kind ${key}`);
}
