import {
  getNullableType, getOperationAST, getVariableValues, GraphQLError, isListType, isObjectType, NoSchemaIntrospectionCustomRule, parse, specifiedRules,
  validate, type DocumentNode, type GraphQLCompositeType, type GraphQLField, type GraphQLSchema, type OperationDefinitionNode, type ValidationRule,
} from 'graphql'; // prettier-ignore
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import {
  aliasLimit,
  conditionalSubscription,
  costError,
  depthLimit,
  introspectionLimit,
  limitError,
  LIMITS,
  parserLimit,
} from './limits.js';

const DEFAULT_LIST = 20;
/** Of the entries of a notice, a firm's branches and the like, which no argument limits: few mostly, some have hundreds, and from each it goes on to as many. */
const WHOLE_LIST = 5;
const MAX_COSTS_PER_DOCUMENT = 50;
const MAX_DOCUMENTS = 500;
/** Longer texts are parsed again each time: a cache of them could be filled with megabytes. */
const MAX_CACHED_TEXT = 20_000;

/** One point a field; a field with `first`, `limit` or a list of ids counts its selection that many times, a list that is given whole some times. */
const estimator: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  const options = (args['options'] ?? {}) as Record<string, unknown>;
  const asked = args['first'] ?? options['first'] ?? args['limit'];
  const listed = [args['ids'], args['uids'], args['subjects']].find(Array.isArray);
  if (listed && typeof asked !== 'number') return 1 + Math.max(1, listed.length) * childComplexity;
  if (typeof asked === 'number') return 1 + Math.max(1, asked) * childComplexity;
  const times = String(field.type).includes('Connection') ? DEFAULT_LIST : isWholeList(type, field) ? WHOLE_LIST : 1;
  return 1 + times * childComplexity;
};

/** A list within a thing that has an id, or within what is told of one; those of pages and counts are counted where they are asked for. */
function isWholeList(type: GraphQLCompositeType, field: GraphQLField<unknown, unknown>): boolean {
  if (!isListType(getNullableType(field.type))) return false;
  return (
    isObjectType(type) && (type.name === 'PersonIdentity' || type.getInterfaces().some(({ name }) => name === 'Node'))
  );
}

export interface Refusals {
  errors: readonly GraphQLError[];
}

/** The one gate that every document passes, whatever it came by: parse limits, depth, aliases, introspection, variables, cost. */
export function createAdmission(schema: GraphQLSchema, allowIntrospection: boolean) {
  const rules: ValidationRule[] = [
    depthLimit,
    aliasLimit,
    introspectionLimit,
    ...(allowIntrospection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const costs = new WeakMap<DocumentNode, Map<string, number>>();
  const documents = new Map<string, DocumentNode>();

  function cost(query: DocumentNode, operation: OperationDefinitionNode, variables: Record<string, unknown>): number {
    const known = costs.get(query) ?? new Map<string, number>();
    costs.set(query, known);
    const operationName = operation.name?.value;
    const key = `${operationName ?? ''} ${JSON.stringify(variables)}`;
    const held = known.get(key);
    if (held !== undefined) return held;
    const named = operationName === undefined ? {} : { operationName };
    const points = getComplexity({ schema, query, variables, estimators: [estimator], ...named });
    if (known.size >= MAX_COSTS_PER_DOCUMENT) known.clear();
    if (key.length <= MAX_CACHED_TEXT) known.set(key, points);
    return points;
  }

  /** Null where the operation may run with these variables. */
  function refusal(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
  ): GraphQLError | null {
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
    const [wrong] = errors ?? [];
    if (wrong) return coded(wrong, 'BAD_INPUT');
    try {
      const points = cost(document, operation, variables);
      return points > LIMITS.cost ? costError(points) : null;
    } catch (error) {
      // What points into the document is about a value there.
      if (error instanceof GraphQLError && error.nodes !== undefined) return coded(error, 'BAD_INPUT');
      // Of so many selections that nobody counts them: fragments that double.
      return limitError(`the operation cannot be weighed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Parsed and validated, from a bounded cache; errors where it may not run. */
  function document(source: string): DocumentNode | Refusals {
    const held = documents.get(source);
    if (held) return held;
    let parsed: DocumentNode;
    try {
      parsed = parse(source, { maxTokens: LIMITS.tokens });
    } catch (error) {
      const limit = parserLimit(error);
      const syntax = error instanceof GraphQLError && limit === null ? error : new GraphQLError(limit ?? String(error));
      return { errors: [coded(syntax, 'GRAPHQL_PARSE_FAILED')] };
    }
    const conditional = conditionalSubscription(parsed);
    if (conditional !== null) return { errors: [coded(conditional, 'GRAPHQL_VALIDATION_FAILED')] };
    const errors = validate(schema, parsed, [...specifiedRules, ...rules]);
    if (errors.length > 0) return { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) };
    if (documents.size >= MAX_DOCUMENTS) documents.clear();
    if (source.length <= MAX_CACHED_TEXT) documents.set(source, parsed);
    return parsed;
  }

  return { rules, document, refusal };
}
export type Admission = ReturnType<typeof createAdmission>;

/** The operation to run, or why it cannot be told. */
export function chosenOperation(
  document: DocumentNode,
  name: string | undefined,
): OperationDefinitionNode | GraphQLError {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  const message =
    name === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named ${JSON.stringify(name.slice(0, 100))}.`;
  return coded(new GraphQLError(message), 'OPERATION_RESOLUTION_FAILURE');
}

/** The error with a stable code, unless it brings its own. */
export function coded(error: GraphQLError, code: string): GraphQLError {
  if (typeof error.extensions['code'] !== 'string') error.extensions['code'] = code;
  error.extensions['http'] ??= { status: 400 };
  return error;
}
