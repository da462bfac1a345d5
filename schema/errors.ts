import { GraphQLError } from 'graphql';

/** A request that asks for what cannot be: shown to the client as it is, with the stable code BAD_USER_INPUT. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

export function cursorInvalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CURSOR_INVALID' } });
}

export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}
