import { AppError, type ErrorCode, type ErrorDetails } from '../../core/index.js';

/** An AppError as a recording keeps it; its cause is nobody's who replays. */
export interface RecordedFailure {
  code: ErrorCode;
  message: string;
  retryable: boolean;
  details: ErrorDetails;
}

export function recordedFailure({ code, message, retryable, details }: AppError): RecordedFailure {
  return { code, message, retryable, details };
}

export function failureRecorded({ code, message, ...options }: RecordedFailure, cause?: unknown): AppError {
  return new AppError(code, message, { ...options, cause });
}
