import { probabilities, type Model, type PackedModel } from '../../../linear/index.js';
import { KINDS, type Kind } from './kinds.js';
import type { Idioms } from './limits.js';

/** As `weights.ts` holds it. */
export interface Learned {
  /** Which wordings and kinds it was learned from. */
  from: string;
  idioms: Idioms;
  kinds: PackedModel;
  howMany: PackedModel;
  whom: PackedModel;
  begins: PackedModel;
  naming: PackedModel;
  /** Words outside of names (`naming.ts`). */
  words: string;
}

/** Whether a question asks one thing. */
export const HOW_MANY = ['ONE', 'SEVERAL'] as const;

/**
 * Whom a turn asks about that names nobody: whoever the turn before was about; whom its answer told; the firm spoken of all along, where the turn before
 * was about somebody of it; who was spoken of before; one of a list by its place; both spoken of.
 */
export const WHOM = ['SAME', 'TOLD', 'THERE', 'EARLIER', 'PLACE', 'BOTH'] as const;
export type Whom = (typeof WHOM)[number];

export interface Likely {
  kind: Kind;
  /** 0 to 1. */
  probability: number;
  /** How likely it is that no register holds what is asked, and that more than one thing is asked. */
  nothing: number;
  several: number;
}

/** The likeliest kind. */
export function likeliest(model: Model<Kind>, features: readonly number[]): Likely {
  const all = probabilities(model, features);
  let best = 0;
  for (let at = 1; at < all.length; at++) if (all[at]! > all[best]!) best = at;
  return { kind: KINDS[best]!, probability: all[best]!, nothing: all[NOTHING]!, several: all[SEVERAL]! };
}

const [NOTHING, SEVERAL] = [KINDS.indexOf('NOTHING'), KINDS.indexOf('SEVERAL')];
