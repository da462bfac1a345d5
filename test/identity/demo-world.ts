import type { Profile } from '../../src/core/index.js';
import { simulate, type IndistinguishableTruth, type PersonClass, type SimulateOptions } from '../../demo/index.js';
import { deriveFirm, type Notice } from '../../ingest/derive/index.js';
import { toPublication } from '../../ingest/ledger/index.js';
import { readPublication } from '../../ingest/read/index.js';
import { fromPortalJson } from '../../ingest/sources/index.js';

export interface DemoWorld {
  profiles: Profile[];
  /** The true person of a mention, by mention id; mentions that no truth names are left out. */
  personOf: Map<string, string>;
  classOf: Map<string, PersonClass>;
  indistinguishable: IndistinguishableTruth[];
  /** The firm's dotted number by company uid. */
  numberOf: Map<string, string>;
}

/** A simulated register taken through reading and deriving, firm by firm, with who is who beside it. */
export function demoWorld(options: SimulateOptions = {}): DemoWorld {
  const world: Omit<DemoWorld, 'profiles' | 'personOf'> = {
    classOf: new Map(),
    indistinguishable: [],
    numberOf: new Map(),
  };
  const people = new Map<string, string>();
  const truth: SimulateOptions['truth'] = (record) => {
    if (record.kind === 'person') world.classOf.set(record.id, record.class);
    if (record.kind === 'indistinguishable') world.indistinguishable.push(record);
    if (record.kind === 'publication')
      for (const mention of record.mentions)
        if (mention.person !== null) people.set(`${record.id} ${mention.start}`, mention.person);
  };
  const profiles = profilesOf(new Set(simulate({ ...options, truth })), world.numberOf);
  const personOf = new Map<string, string>();
  for (const { publicationId, span, mentionId } of profiles.flatMap((profile) => profile.mentions)) {
    const person = people.get(`${publicationId} ${span.start}`);
    if (person !== undefined) personOf.set(mentionId, person);
  }
  return { ...world, profiles, personOf };
}

function profilesOf(items: Iterable<unknown>, numberOf: Map<string, string>): Profile[] {
  const current = new Map<string, Notice>();
  for (const item of items) {
    const { text, fields, ...header } = toPublication(fromPortalJson(item));
    const before = current.get(header.id);
    const cancelledKnownFrom = header.state === 'CANCELLED' && before ? header.knownFrom : null;
    const shown = cancelledKnownFrom === null ? header : { ...header, knownFrom: header.knownFrom };
    current.set(header.id, {
      header: shown,
      reading: readPublication({ ...header, text, fields }),
      cancelledKnownFrom,
    });
  }
  const firms = new Map<string, Notice[]>();
  for (const notice of current.values())
    for (const subject of notice.reading.subjects) {
      if (subject.uid === null) continue;
      const list = firms.get(subject.uid);
      if (list) list.push(notice);
      else firms.set(subject.uid, [notice]);
    }
  return [...firms].flatMap(([number, notices]) => {
    numberOf.set(`co_${number}`, number);
    return deriveFirm({ companyUid: `co_${number}`, keys: [`ch-uid:${number}`], notices }).profiles;
  });
}
