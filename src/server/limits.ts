import {
  GraphQLError, Kind, OperationTypeNode, type ASTVisitor, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext,
} from 'graphql'; // prettier-ignore

/** What one document may ask for, over HTTP, WebSocket and SSE alike. */
export const LIMITS = {
  tokens: 4_000,
  depth: 16,
  aliases: 60,
  rootFields: 20,
  /** One point a field, times the length of the lists it stands in. */
  cost: 100_000,
} as const;

export function limitError(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'LIMIT_EXCEEDED', stableCode: 'LIMIT_EXCEEDED', http: { status: 400 } },
  });
}

/**
 * What to say where a document was too much for its parser, null of other errors: it counts tokens, and runs out of stack before or after so many
 * as its code happens to be compiled.
 */
export function parserLimit(error: unknown): string | null {
  const hit =
    error instanceof GraphQLError ? /tokens\. Parsing aborted/.test(error.message) : error instanceof RangeError;
  return hit ? `Syntax Error: more than ${LIMITS.tokens} tokens, or nested too deeply to be read` : null;
}

/** Validation rule: how deep selections nest, fragments followed. */
export function depthLimit(context: ValidationContext): ASTVisitor {
  const { definitions } = context.getDocument();
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const depths = new Map<string, number>();
  return {
    OperationDefinition(operation) {
      const depth = selectionDepth(operation.selectionSet, fragments, depths);
      if (depth > LIMITS.depth)
        context.reportError(limitError(`selections nest ${depth} deep; at most ${LIMITS.depth}`));
    },
  };
}

function selectionDepth(
  set: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  let deepest = 0;
  for (const selection of set.selections) {
    let depth = 0;
    if (selection.kind === Kind.FIELD) {
      depth = selection.name.value.startsWith('__')
        ? 0
        : 1 + (selection.selectionSet ? selectionDepth(selection.selectionSet, fragments, known) : 0);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      depth = selectionDepth(selection.selectionSet, fragments, known);
    } else {
      depth = fragmentDepth(selection.name.value, fragments, known);
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function fragmentDepth(
  name: string,
  fragments: Map<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  const held = known.get(name);
  if (held !== undefined) return held;
  known.set(name, 0); // a cycle is another rule's error; here it only must not loop
  const fragment = fragments.get(name);
  const depth = fragment ? selectionDepth(fragment.selectionSet, fragments, known) : 0;
  known.set(name, depth);
  return depth;
}

/**
 * Of a subscription's own fields none may stand under a condition (GraphQL, 5.2.3.1). Asked before validation: graphql's rule for them reads variables that nobody has given yet, and throws.
 */
export function conditionalSubscription({ definitions }: DocumentNode): GraphQLError | null {
  const fragments = new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : []))); // prettier-ignore
  const sets = definitions.flatMap((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.SUBSCRIPTION ? [one.selectionSet] : []); // prettier-ignore
  const seen = new Set(sets);
  for (const { selections } of seen)
    for (const selection of selections) {
      const condition = selection.directives?.find(({ name }) => name.value === 'skip' || name.value === 'include');
      if (condition !== undefined)
        return new GraphQLError(`@${condition.name.value} cannot stand on a subscription's own field`, { nodes: condition }); // prettier-ignore
      if (selection.kind === Kind.INLINE_FRAGMENT) seen.add(selection.selectionSet);
      const spread = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : undefined;
      if (spread !== undefined) seen.add(spread.selectionSet);
    }
  return null;
}

/** Validation rule: how many aliases and root fields a document has. */
export function aliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias) aliases++;
    },
    OperationDefinition(operation) {
      const { length } = operation.selectionSet.selections;
      if (length > LIMITS.rootFields)
        context.reportError(limitError(`${length} root fields; at most ${LIMITS.rootFields}`));
    },
    Document: {
      leave() {
        if (aliases > LIMITS.aliases) context.reportError(limitError(`${aliases} aliases; at most ${LIMITS.aliases}`));
      },
    },
  };
}

/** Validation rule: of the schema each thing is told once, not once an alias; graphql's own rule says how deep. */
export function introspectionLimit(context: ValidationContext): ASTVisitor {
  return {
    Field(field) {
      const within = context.getParentType()?.name.startsWith('__') === true || field.name.value === '__schema';
      if (within && field.alias) context.reportError(limitError('no aliases in what is asked of the schema'));
    },
  };
}

export function costError(cost: number): GraphQLError {
  return limitError(`the operation may cost ${cost} points; at most ${LIMITS.cost}: ask for shorter lists`);
}
