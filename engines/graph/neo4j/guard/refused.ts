import { AppError } from '../../../../src/core/index.js';
import { ENGINE } from '../driver-errors.js';

/** Why a statement is not run. */
export type GuardRule =
  | 'MALFORMED'
  | 'CHARACTER'
  | 'ESCAPE'
  | 'WRITES'
  | 'PROCEDURE'
  | 'FUNCTION'
  | 'DYNAMIC'
  | 'PRIVATE'
  | 'UNBOUNDED'
  | 'TOO_LONG';

/** The refusal of a statement: BAD_INPUT with its rule and `at`, an index into the text. */
export function refused(rule: GuardRule, at: number, why: string): AppError {
  return new AppError('BAD_INPUT', `the statement is not run: ${why} (character ${at + 1})`, {
    details: { engine: ENGINE, rule, at },
  });
}
