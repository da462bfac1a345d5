import type { FrameSubject } from '../../../../trace/index.js';

/** Somebody told of before, whom no words of the question name. */
export const unwritten = ({ kind, uid, name }: Pick<FrameSubject, 'kind' | 'uid' | 'name'>): FrameSubject => ({
  text: '',
  span: { start: 0, end: 0 },
  kind,
  uid,
  name,
});
