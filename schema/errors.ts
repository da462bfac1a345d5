import { GraphQLError, type ASTNode } from 'graphql';

/** As in a union's InputRejected, and of an engine's own refusal. */
const BAD_INPUT = 'BAD_INPUT';

/** `stableCode` stands for the code where a library puts a broader one in its place; it does not leave the server. */
function requestError(message: string, code: string, node?: ASTNode): GraphQLError {
  return new GraphQLError(message, { extensions: { code, stableCode: code }, nodes: node ?? null });
}

/** A request that asks for what cannot be: shown to the client as it is, with the stable code BAD_INPUT. */
export function badInput(message: string, node?: ASTNode): GraphQLError {
  return requestError(message, BAD_INPUT, node);
}

export function isBadInput(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions['stableCode'] === BAD_INPUT;
}

export function cursorInvalid(message: string): GraphQLError {
  return requestError(message, 'CURSOR_INVALID');
}

export function forbidden(message: string): GraphQLError {
  return requestError(message, 'FORBIDDEN');
}
