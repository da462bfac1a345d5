import { expect, it } from 'vitest';
import { criteriaOf, scoresOf, type Criteria } from '../../eval/criteria.js';
import type { AgentRun, TraceEvent, TraceNode } from '../../src/trace/index.js';

const verdict = { exact: true, partial: false, wrong: [], invented: [], missing: 0, extra: [], recognised: null, subjectRight: true }; // prettier-ignore
const nodes = (...events: object[]) => events.map((event) => ({ event: event as TraceEvent }) as TraceNode);
const run = (...texts: string[]) => ({ status: 'FINISHED', outcome: 'ANSWERED', answer: { sentences: texts.map((text) => ({ text, citations: [1] })) } }) as unknown as AgentRun; // prettier-ignore
const call = (id: string, given = '{}') => [
  { kind: 'ToolCalled', callId: id, planNodeId: id, dependsOn: [], tool: 'get_dossier', arguments: given },
  { kind: 'ToolReturned', callId: id, error: null, uids: [`co_${id}`], evidence: [{ id: `e_${id}` }] },
];
const said = { kind: 'AnswerDelta', citations: [{ id: 'e_a' }] };

it('meets each criterion where nothing speaks against it', () => {
  const met = criteriaOf({ verdict }, run('Seat: Bern.', 'Looked up in Dossier.'), nodes(...call('a'), said));
  expect(Object.values(met)).toEqual(Array.from({ length: 7 }, () => true));
});

it('tells which is lost by what', () => {
  const lost = (with_: Partial<typeof verdict>, texts: string[], ...events: object[]) => {
    const met = criteriaOf({ verdict: { ...verdict, ...with_ } as typeof verdict }, run('Dossier', ...texts), nodes(...events)); // prettier-ignore
    return Object.entries(met).flatMap(([name, is]) => (is ? [] : [name]));
  };
  expect(lost({ exact: false, missing: 1 }, [], ...call('a'), said)).toEqual(['CoS1']);
  expect(lost({}, ['See https://example.org'], ...call('a'), said)).toEqual(['CoS2', 'unaddressed']);
  expect(lost({ invented: ['a date'] as never[] }, [], ...call('a'), said)).toEqual(['CoS3']);
  expect(lost({}, [], ...call('a'), ...call('b'), said)).toEqual(['CoS4']); // the same asked twice
  expect(lost({}, [], ...call('a'), ...call('b', '{"x":1}'), said)).toEqual(['CoS4']); // used by nobody
  expect(lost({}, [], ...call('b', '{"x":1}'), ...call('a', '{"uid":"co_b"}'), said)).toEqual([]); // it led on
  expect(lost({}, [], { kind: 'ReasonerFellBack' }, ...call('a'), said)).toEqual(['CoS5']);
  expect(lost({}, [], { kind: 'CritiqueMade', verdict: 'DROPPED' }, ...call('a'), said)).toEqual(['CoS6']);
});

it('a run that fails one of three is no part of the score', () => {
  const all: Criteria = { CoS1: true, CoS2: true, CoS3: true, CoS4: true, CoS5: true, CoS6: true, unaddressed: true };
  const scores = scoresOf([all, { ...all, CoS2: false }, { ...all, CoS1: false, CoS6: false }, { ...all, CoS4: false }]); // prettier-ignore
  expect(scores).toMatchObject({ SQ: 0.5, 'SQ*': 0.75, PE: 0.5, CoS2: 0.75 });
});
