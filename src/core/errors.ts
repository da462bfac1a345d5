/** The closed union of failures. Expected outcomes (not found, ambiguous ...) are values, not errors. */
export type ErrorCode =
  | 'BAD_INPUT' // something from outside is malformed; details say what and where
  | 'BAD_CONFIG' // an environment value
  | 'CONFLICT' // somebody else was first: stale lease, key reused, data folder locked
  | 'DEADLINE' // a deadline passed
  | 'CANCELLED' // the caller's AbortSignal fired
  | 'BUDGET' // a limit of size, count or cost
  | 'UNAVAILABLE' // an engine or server does not answer
  | 'CORRUPT' // stored data is damaged
  | 'DISK_FULL'
  | 'UNSUPPORTED' // this engine or configuration cannot do it
  | 'INTERNAL'; // a bug of ours

export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

/** The one error class. `message` is for people and names what and where; `details` is for programs. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly options: { retryable?: boolean; details?: ErrorDetails; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
  }
  get retryable(): boolean {
    return this.options.retryable ?? false;
  }
  get details(): ErrorDetails {
    return this.options.details ?? {};
  }
}

/** For the `default` of a switch over a union: a new member fails to compile. */
export function unreachable(value: never): never {
  throw new AppError('INTERNAL', `unexpected case: ${JSON.stringify(value)}`);
}
