import type { FrameSubject } from '../../../trace/index.js';

/** A subject that the question itself names, not one carried over. */
export function isNamed(subject: FrameSubject): boolean {
  return subject.text !== '';
}
