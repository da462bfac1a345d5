import { Field, ID, InterfaceType, ObjectType, Int } from 'type-graphql';
import { GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';
import {
  parseIsoDate,
  type Bound as CoreBound,
  type BoundKind as CoreBoundKind,
  type Money as CoreMoney,
} from '../../src/core/index.js';
import { BoundKind, FailureCode } from '../enums.js';
import { badInput } from '../errors.js';

function asDate(value: unknown, printed = JSON.stringify(value), node?: ValueNode): string {
  const date = typeof value === 'string' ? parseIsoDate(value) : null;
  if (date === null) throw badInput(`no such date: ${printed.slice(0, 40)}; use "YYYY-MM-DD", from 1800 to 2199`, node);
  return date;
}

/** Of an input's idempotencyKey; `checkedKey` holds clients to it. */
export const IDEMPOTENCY_KEY = 'Same key and input: the same outcome, done once. 1 to 200 printable ASCII characters.';

/** A calendar day. */
export const DateScalar = new GraphQLScalarType({
  name: 'Date',
  description: 'A day of the calendar, YYYY-MM-DD.',
  specifiedByURL: 'https://datatracker.ietf.org/doc/html/rfc3339#section-5.6',
  serialize: String,
  parseValue: (value) => asDate(value),
  parseLiteral: (node) => asDate(node.kind === Kind.STRING ? node.value : null, print(node), node),
});

export const InstantScalar = new GraphQLScalarType({
  name: 'DateTime',
  description: 'An instant in UTC, ISO 8601.',
  serialize: String,
  parseValue: String,
});

export const DecimalScalar = new GraphQLScalarType({
  name: 'Decimal',
  description: 'A decimal number as a string: amounts are never rounded.',
  serialize: String,
  parseValue: String,
});

@InterfaceType({ description: 'Everything with a stable id.' })
export abstract class Node {
  @Field(() => ID, {
    description: 'The same as `uid` for entities; for states it holds both dates, so that caches never mix them.',
  })
  id: string;
}

@ObjectType({ description: 'An amount; the currency only where a notice prints it.' })
export class Money {
  constructor(money: CoreMoney) {
    this.amount = money.amount;
    this.currency = money.currency;
  }
  @Field(() => DecimalScalar)
  amount: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' })
  currency: string | null;

  static from(money: CoreMoney | null): Money | null {
    return money === null ? null : new Money(money);
  }
}

@ObjectType({ description: 'One end of an interval, and how well it is known. Intervals are half-open.' })
export class Bound {
  constructor(bound: CoreBound) {
    this.date = bound.date;
    this.kind = bound.kind;
  }
  @Field(() => DateScalar, { nullable: true })
  date: string | null;
  @Field(() => BoundKind)
  kind: CoreBoundKind;
}

@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage: boolean;
  @Field(() => Boolean)
  hasPreviousPage: boolean;
  @Field(() => String, { nullable: true })
  startCursor: string | null;
  @Field(() => String, { nullable: true })
  endCursor: string | null;
}

@ObjectType({ description: 'Half-open offsets, in UTF-16 units, into the canonical text of a notice.' })
export class Span {
  @Field(() => Int)
  start: number;
  @Field(() => Int)
  end: number;
}

@InterfaceType({ description: 'An expected failure: part of the answer, not an error of the request.' })
export abstract class Failure {
  constructor(code: keyof typeof FailureCode, message: string, retryable = false) {
    this.code = code;
    this.message = message;
    this.retryable = retryable;
  }
  @Field(() => FailureCode)
  code: keyof typeof FailureCode;
  @Field(() => String, { description: 'For people; names what and where.' })
  message: string;
  @Field(() => Boolean)
  retryable: boolean;
}

@ObjectType({ implements: Failure, description: 'Nothing has this id.' })
export class NotFound extends Failure {
  constructor(message: string) {
    super('NOT_FOUND', message);
  }
}

@ObjectType({
  implements: Failure,
  description: 'There was something with this id; its notice was corrected, cancelled or redacted.',
})
export class Gone extends Failure {
  constructor(message: string) {
    super('GONE', message);
  }
}

@ObjectType({ implements: Failure, description: 'The cursor was made for another list, or is malformed.' })
export class CursorInvalid extends Failure {
  constructor(message = 'this cursor was not made for this list with these arguments') {
    super('CURSOR_INVALID', message);
  }
}

@ObjectType({
  implements: Failure,
  description: '`after` lies beyond the end of the log, or before what retention kept.',
})
export class CursorExpired extends Failure {
  constructor(message: string, lastSeq: number) {
    super('CURSOR_EXPIRED', message);
    this.lastSeq = lastSeq;
  }
  @Field(() => Int, { description: 'The last seq or position there is.' })
  lastSeq: number;
}

@ObjectType({ implements: Failure, description: 'This idempotency key was used with other input.' })
export class KeyReused extends Failure {
  constructor(id: string) {
    super('KEY_REUSED', 'this idempotencyKey was used before with other input');
    this.usedFor = id;
  }
  @Field(() => ID)
  usedFor: string;
}

@ObjectType({ implements: Failure, description: 'The conversation has a live run: wait for it or cancel it.' })
export class ConversationBusy extends Failure {
  constructor(runId: string) {
    super('CONVERSATION_BUSY', 'a run of this conversation is still going on', true);
    this.runId = runId;
  }
  @Field(() => ID)
  runId: string;
}

@ObjectType({ implements: Failure, description: 'What was asked for cannot be; the message names the argument.' })
export class InputRejected extends Failure {
  constructor(message: string) {
    super('BAD_INPUT', message);
  }
}
