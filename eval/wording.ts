/**
 * How questions are worded, with slots in braces. A wording says what is asked for as a key (`officers:BOARD`), from which the
 * simulator's truth gives the answer; two keys joined by `+` make a question of two parts.
 *
 * Slots: {firm} {firm2} {branch} as registered; {typo} {personTypo} misspelt; {ghost} {ghostPerson} in no notice; {person} given
 * name first, {reversed} surname first, {homonym} borne by several; {number} a firm's number; {day} written out, {date} in figures,
 * {iso} as ISO 8601; {early} a day before the firm, or before anything was loaded; {year}; {canton} by name, {ofCanton} with the
 * French article, {ct} by its two letters.
 */
export type Wording = readonly [key: string, text: string, ...forms: 'AG'[]];

export interface WordingSet {
  single: readonly Wording[];
  unanswerable: readonly Wording[];
  /** A first turn that brings the subject up, and the question proper. */
  followUps: readonly (readonly [first: Wording, then: Wording])[];
}

/** One after the other: whom a wording is asked about goes by its place. */
export function joined(...sets: readonly WordingSet[]): WordingSet {
  return {
    single: sets.flatMap(({ single }) => single),
    unanswerable: sets.flatMap(({ unanswerable }) => unanswerable),
    followUps: sets.flatMap(({ followUps }) => followUps),
  };
}

/** Whom a turn is about; `byId`: the firm handed over as focus; `pick2`, `pick3`: the second, the third of the candidates shown; `both`: two firms. */
export type TurnSubject = 'firm' | 'firm2' | 'person' | 'homonym' | 'pick1' | 'pick2' | 'pick3' | 'both' | 'byId';
export type ConversationWording = readonly (readonly [subject: TurnSubject, key: string, text: string])[];
