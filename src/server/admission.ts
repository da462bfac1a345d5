import {
  GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema, type ValidationRule,
} from 'graphql'; // prettier-ignore
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { aliasLimit, costError, depthLimit, LIMITS } from './limits.js';

const DEFAULT_LIST = 20;
const MAX_COSTS_PER_DOCUMENT = 50;

/** One point a field; a field with `first`, `limit` or a list of ids counts its selection that many times. */
const estimator: ComplexityEstimator = ({ args, childComplexity, field }) => {
  const options = (args['options'] ?? {}) as Record<string, unknown>;
  const asked = args['first'] ?? options['first'] ?? args['limit'];
  const listed = [args['ids'], args['uids'], args['subjects']].find(Array.isArray);
  if (listed) return 1 + Math.max(1, listed.length) * childComplexity;
  if (typeof asked === 'number') return 1 + Math.max(1, asked) * childComplexity;
  return 1 + (String(field.type).includes('Connection') ? DEFAULT_LIST : 1) * childComplexity;
};

/** The one gate that every document passes, whatever it came by: parse limits, depth, aliases, introspection, cost. */
export function createAdmission(schema: GraphQLSchema, allowIntrospection: boolean) {
  const rules: ValidationRule[] = [
    depthLimit,
    aliasLimit,
    ...(allowIntrospection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const costs = new WeakMap<DocumentNode, Map<string, number>>();
  const documents = new Map<string, DocumentNode>();

  function cost(
    query: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ): GraphQLError | null {
    const known = costs.get(query) ?? new Map<string, number>();
    costs.set(query, known);
    const key = `${operationName ?? ''} ${JSON.stringify(variables)}`;
    let points = known.get(key);
    if (points === undefined) {
      points = getComplexity({
        schema,
        query,
        variables,
        estimators: [estimator],
        ...(operationName ? { operationName } : {}),
      });
      if (known.size >= MAX_COSTS_PER_DOCUMENT) known.clear();
      known.set(key, points);
    }
    return points > LIMITS.cost ? costError(points) : null;
  }

  /** Parsed and validated, from a bounded cache; errors where it may not run. */
  function document(source: string): DocumentNode | readonly GraphQLError[] {
    const held = documents.get(source);
    if (held) return held;
    let parsed: DocumentNode;
    try {
      parsed = parse(source, { maxTokens: LIMITS.tokens });
    } catch (error) {
      return [error instanceof GraphQLError ? error : new GraphQLError(String(error))];
    }
    const errors = validate(schema, parsed, [...specifiedRules, ...rules], { maxErrors: 20 });
    if (errors.length > 0) return errors;
    if (documents.size >= 500) documents.clear();
    documents.set(source, parsed);
    return parsed;
  }

  return { rules, cost, document };
}
export type Admission = ReturnType<typeof createAdmission>;
