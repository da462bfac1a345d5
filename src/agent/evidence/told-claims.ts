import type { Carried } from '../../tools/index.js';

/** A claim as a recording keeps it: its values in their order, for names of fields are half of the text of a claim, and a result carries dozens. */
export type ToldClaim = readonly [
  Carried['subjectUid'],
  Carried['relation'],
  Carried['attribute'],
  Carried['object'],
  Carried['from'],
  Carried['to'],
  Carried['action'],
  Carried['negated'],
];

export function toldClaim({ subjectUid, relation, attribute, object, from, to, action, negated }: Carried): ToldClaim {
  return [subjectUid, relation, attribute, object, from, to, action, negated];
}

/** `told`: recordings of earlier versions name the fields. */
export function claimTold(told: ToldClaim | Carried): Carried {
  if (!isInOrder(told)) return told;
  const [subjectUid, relation, attribute, object, from, to, action, negated] = told;
  return { subjectUid, relation, attribute, object, from, to, action, negated };
}

const isInOrder = (told: ToldClaim | Carried): told is ToldClaim => Array.isArray(told);
