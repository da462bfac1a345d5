import { z } from 'zod';
import { AppError, LANGUAGES } from '../../../src/core/index.js';
import { PASSAGE_KINDS, type EmbeddingModel, type HeldSource, type PassageSource, type VectorPosition } from '../contract.js'; // prettier-ignore
import type { Connection } from './connection.js';

/** What is stored with a passage. Its text is not: quotes are cut from the ledger. */
export interface PassagePayload {
  source: PassageSource;
  start: number;
  end: number;
  /** Folded, each once: what "all words of the question" is decided by. */
  words: string[];
}

/** A source as it is stored. */
export interface StoredSource extends HeldSource {
  source: PassageSource;
}

/** What a generation says of itself, in a point of its sources. First written last, so that it stands where the generation was made. */
export interface Meta {
  model: EmbeddingModel | null;
  position: VectorPosition;
  /** Ids of sources whose passages were being replaced when it was written: of these, some may be missing and others left over. */
  replacing: readonly string[];
}

const source: z.ZodType<PassageSource> = z.object({
  id: z.string(),
  kind: z.enum(PASSAGE_KINDS),
  title: z.string(),
  language: z.enum(LANGUAGES).nullable(),
  textHash: z.string(),
  publicationDate: z.string().nullable(),
  legalDate: z.string().nullable(),
  knownFrom: z.string().nullable(),
  scope: z.string(),
});
const place = z.number().int().nonnegative();

export const passagePayload: z.ZodType<PassagePayload> = z.object({ source, start: place, end: place, words: z.array(z.string()) }); // prettier-ignore
export const storedSource: z.ZodType<StoredSource> = z.object({
  id: z.string(),
  textHash: z.string(),
  embedded: z.boolean(),
  source,
});
export const meta: z.ZodType<Meta> = z.object({
  model: z.object({ id: z.string(), dimensions: place, hash: z.string() }).nullable(),
  position: z.object({ feed: place, ledger: place, documents: place, skipped: place }),
  replacing: z.array(z.string()),
});

/** A payload as this engine writes it. Others may write to the same server: throws CORRUPT naming the collection and what is wrong. */
export function payloadOf<Payload>(schema: z.ZodType<Payload>, given: unknown, connection: Connection, collection: string): Payload {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  const where = path.length === 0 ? '' : ` (${path.join('.')}: ${message})`;
  throw new AppError('CORRUPT', `${collection} at ${connection.name} holds a point that this program did not write${where}: run \`dossier rebuild\``);
} // prettier-ignore
