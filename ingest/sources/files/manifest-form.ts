import { z } from 'zod';
import { CANTONS, parseIsoDate } from '../../../src/core/index.js';

const DAY = z.string().refine((text) => parseIsoDate(text) !== null, 'no date that exists (YYYY-MM-DD)');
const MANIFEST = z
  .strictObject({
    /** Who says so, for people. */
    source: z.string().min(1).max(200),
    rubrics: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(100),
    /** None: all. */
    cantons: z.array(z.enum(CANTONS)),
    /** Publication dates, both inclusive. */
    from: DAY,
    to: DAY,
    /** Records in the file. */
    total: z.int().nonnegative(),
  })
  .refine(({ from, to }) => from <= to, 'from is after to');
const LINE = z.strictObject({ manifest: MANIFEST });
export type Manifest = z.infer<typeof MANIFEST>;

/** What a line `{"manifest": {...}}` says, or what is wrong with it. */
export function readManifest(line: unknown): Manifest | string {
  const parsed = LINE.safeParse(line);
  if (parsed.success) return parsed.data.manifest;
  const [issue] = parsed.error.issues;
  return `its manifest cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
}
