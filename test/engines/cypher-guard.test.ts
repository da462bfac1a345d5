import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from 'neo4j-driver';
import { assertReads } from '../../engines/graph/neo4j/guard/index.js';
import { assertPlanReads } from '../../engines/graph/neo4j/guard/plan.js';
import { AppError } from '../../src/core/index.js';
import { HARMLESS_CYPHER, HOSTILE_CYPHER } from '../support/cypher-statements.js';
import { MORE_HARMLESS_CYPHER, MORE_HOSTILE_CYPHER } from '../support/more-cypher-statements.js';
import { describeShared, sharedPath } from '../support/shared.js';

/** The rule that refuses it; null: it is run. */
function verdict(text: string): string | null {
  try {
    assertReads(text);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_INPUT') throw error;
    return String(error.details['rule']);
  }
}

it.each([...HARMLESS_CYPHER, ...MORE_HARMLESS_CYPHER])('runs %s', (text) => {
  expect(verdict(text)).toBeNull();
});

it.each([...HOSTILE_CYPHER, ...MORE_HOSTILE_CYPHER])('refuses %s: %s', (rule, text) => {
  expect(verdict(text)).toBe(rule);
});

/** A statement in pieces between which space and comments may stand. */
const pieces = (text: string) => text.match(/'[^']*'|"[^"]*"|`[^`]*`|\$\w+|\w+(?:\.\d+)?|\.\.|[<>=~]+|\S/g)!;
const gap = fc.constantFrom(' ', '\n', '\t', ' /* CREATE (n) */ ', ' // DETACH DELETE n\n', '/**/ ');
const either = fc.nat({ max: 1 });

it('judges words, not their looks: spaces, comments and case change nothing', () => {
  const bare = HARMLESS_CYPHER.filter((text) => !/[/\\]/.test(text));
  const texts = [...bare, ...HOSTILE_CYPHER.filter(([rule]) => rule === 'WRITES').map(([, text]) => text)];
  const dressed = fc.constantFrom(...texts).chain((text) => {
    const parts = pieces(text);
    return fc
      .tuple(fc.array(gap, { minLength: parts.length, maxLength: parts.length }), either)
      .map(([gaps, upper]) => {
        const keyword = (part: string) => (upper === 1 && /^[A-Z]+$/.test(part) ? part.toLowerCase() : part);
        return [text, parts.map((part, index) => keyword(part) + gaps[index]).join('')] as const;
      });
  });
  fc.assert(
    fc.property(dressed, ([plain, text]) => {
      expect(verdict(text), text).toBe(verdict(plain));
    }),
    { numRuns: 500 },
  );
});

it('refuses a clause that writes at every place where a clause may stand', () => {
  const writes = fc.constantFrom('CREATE (x:Evil)', 'SET n.name = 1', 'DETACH DELETE n', 'MERGE (x:Evil)', 'REMOVE n.name', "LOAD CSV FROM 'file:///x' AS l", 'CALL { CREATE (x:Evil) }', 'FOREACH (i IN [1] | CREATE (:Evil))', 'FINISH', 'USE other'); // prettier-ignore
  const planted = fc
    .tuple(
      fc.constantFrom(...HARMLESS_CYPHER, ...MORE_HARMLESS_CYPHER.filter((text) => !/[/\\`]/.test(text))),
      writes,
      fc.nat(),
    )
    .map(([text, write, place]) => {
      const places = [
        ...text.matchAll(/\b(?:MATCH|WITH|RETURN|UNWIND|WHERE|LIMIT|ORDER|UNION)\b/g),
        { index: text.length },
      ]
        .map(({ index }) => index)
        .filter((index) => !inQuotes(text, index) && !/\b(?:STARTS|ENDS|OPTIONAL) +$/.test(text.slice(0, index)));
      const at = places[place % places.length]!;
      return `${text.slice(0, at)} ${write} ${text.slice(at)}`;
    });
  fc.assert(
    fc.property(planted, (text) => {
      expect(verdict(text), text).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

function inQuotes(text: string, at: number): boolean {
  return (text.slice(0, at).match(/['`"]/g) ?? []).length % 2 === 1;
}

it('ends with a verdict on any text, soon', () => {
  const soup = fc.array(
    fc.oneof(fc.constantFrom(...HARMLESS_CYPHER.flatMap(pieces)), fc.string({ unit: 'binary', maxLength: 4 })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(soup, (parts) => {
      verdict(parts.join(' '));
    }),
    { numRuns: 1_000 },
  );
  for (const long of ['('.repeat(20_000), "'".repeat(19_999), '/*'.repeat(10_000), `RETURN ${'1,'.repeat(9_000)}1`, '`'.repeat(20_000)]) expect(verdict(long)).not.toBeNull(); // prettier-ignore
});

/** A step of a plan as the server tells it. */
const step = (operatorType: string, rows = 1, details = '', children: Plan[] = []): Plan =>
  ({ operatorType: `${operatorType}@neo4j`, identifiers: [], arguments: { EstimatedRows: rows, Details: details }, children }) as unknown as Plan; // prettier-ignore
const judged = (plan: Plan | false, queryType = 'r'): string | null => {
  try {
    assertPlanReads(plan, queryType);
    return null;
  } catch (error) {
    return String((error as AppError).details['rule']);
  }
};

it('holds how the server means to run a statement against it as well', () => {
  const all = (name: string, rows: number) => step('NodeByLabelScan', rows, `${name}:Company`);
  const product = (...children: Plan[]) => step('ProduceResults', 1, '', [step('CartesianProduct', 1, '', children)]);
  expect(judged(step('ProduceResults', 1, '', [all('c', 5e6)]))).toBeNull();
  expect(judged(step('ProduceResults'), 'rw')).toBe('WRITES');
  expect(judged(false)).toBe('WRITES');
  for (const writes of ['Create', 'Merge', 'SetProperty', 'DetachDelete', 'RemoveLabels', 'Foreach', 'LoadCSV', 'TransactionForeach'])
    expect(judged(step('ProduceResults', 1, '', [step(writes)])), writes).toBe('WRITES');
  expect(judged(step('ProcedureCall', 1, 'db.labels() :: (label :: STRING)'))).toBeNull();
  for (const called of ['apoc.load.json($url) :: (value :: MAP)', 'dbms.components()', '']) expect(judged(step('ProcedureCall', 1, called))).toBe('PROCEDURE');
  expect(judged(product(all('a', 900), all('b', 900)))).toBeNull();
  expect(judged(product(all('a', 2_000), all('b', 2_000)))).toBe('UNBOUNDED');
  expect(judged(product(all('a', 200), product(all('b', 200), all('c', 200))))).toBe('UNBOUNDED');
  const picked = step('Filter', 200_000, 'b.id = $b', [all('b', 2e6)]);
  expect(judged(product(all('a', 2e6), picked))).toBeNull();
  expect(judged(product(all('a', 2e6), step('Filter', 2e6, 'NOT b.id = $b', [all('b', 2e6)])))).toBe('UNBOUNDED');
}); // prettier-ignore

describeShared('statements that a gateway must refuse or run', () => {
  const cases = readFileSync(sharedPath('data', 'security', 'cypher_cases.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; cypher: string; expect: 'reject' | 'allow' });
  describe.each(['reject', 'allow'] as const)('%s', (expected) => {
    it.each(cases.filter((one) => one.expect === expected).map(({ id, cypher }) => [id, cypher]))('%s', (_, cypher) => {
      expect(verdict(cypher) === null ? 'allow' : 'reject').toBe(expected);
    });
  });
});
