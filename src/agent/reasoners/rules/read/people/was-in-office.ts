import { foldName } from '../../../../../core/index.js';
import type { Said } from '../said-slots.js';

/** `The former auditor, in place on 3 May`: whoever held the office on that day. */
export const wasInOffice = ({ left, roles, times }: Said): boolean =>
  left !== null && roles.length > 0 && FORMER.test(foldName(left)) && times.some(({ asOf }) => asOf !== null);
const FORMER = /^(?:ehemalig\w*|ehemals|fruher\w*|ancien\w*|precedent\w*|ex|former|previous|past)$/;
