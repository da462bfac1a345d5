/** What a run asks from outside of itself: a model, a tool, or the graph where a reasoner looks a name up. */
export type RecordingSource = 'MODEL' | 'TOOL' | 'LOOKUP';

/**
 * What came back from outside of a run, kept beside its log: who goes on with the run need not ask, or pay, again, and a replay asks nobody.
 * One of the same source, request and ordinal takes the place of an earlier one.
 */
export interface Recording {
  source: RecordingSource;
  /** SHA-256 of the request in a canonical form. */
  request: string;
  /** The how manieth equal request of its attempt this was, from 0. */
  ordinal: number;
  /** It failed: a replay fails with it, whoever goes on with the run asks again. */
  failed: boolean;
  /** JSON text of the reply, or of the failure; of what the node at `seq` does not hold. */
  reply: string;
  /** The node of the run's log that holds the rest of the reply, in the same append; null: `reply` is all of it. */
  seq: number | null;
}
