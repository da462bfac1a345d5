import { z } from 'zod';
import { CANTONS, EVENT_TOPICS, parseIsoDate, wordsOf } from '../core/index.js';

/** Fields that the inputs of several tools share. */
export const day = z.string().refine((text) => parseIsoDate(text) !== null, 'a day of the calendar, YYYY-MM-DD');
export const uid = z.string().min(1).max(200);
/** Half-open; null is open. */
export const dayRange = z
  .strictObject({ from: day.nullable(), to: day.nullable() })
  .refine(({ from, to }) => from === null || to === null || from <= to, 'ends before it begins');
export type DayRange = z.infer<typeof dayRange>;
/** By which date something happened to firms. */
export const happenedBy = z
  .enum(['LEGAL_DATE', 'PUBLICATION_DATE'])
  .default('LEGAL_DATE')
  .describe('Which of its dates `during` is of');
const MOST_ALSO = 3;
/** What else happened to the firms. */
export const also = z
  .array(
    z.strictObject({
      topic: z.enum(EVENT_TOPICS),
      during: dayRange.default({ from: null, to: null }),
      order: z.enum(['AFTER', 'BEFORE', 'ANY']).default('ANY').describe('To topic'),
      negated: z.boolean().default(false),
    }),
  )
  .max(MOST_ALSO)
  .default([])
  .describe('Each happened too: founded in `during`, then BANKRUPTCY');
/** Of MOVED: where the firms are no longer. */
export const away = z.boolean().default(false).describe('MOVED from there');
/** Of MOVED: where the firms had not been. */
export const arrived = z.boolean().default(false).describe('MOVED in from elsewhere');
export const canton = z.enum(CANTONS).nullable().default(null);
/** Case and marks do not matter. */
export const seat = z.string().trim().min(1).max(100).nullable().default(null).describe('Municipality');
export const legalForm = z
  .string()
  .regex(/^\d{4}$/)
  .nullable()
  .default(null)
  .describe('Code of eCH-0097: 0106 AG/SA, 0107 GmbH/Sàrl');

const wording = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => wordsOf(text).length > 0, 'no word is in it')
  .nullable()
  .default(null);
export const address = wording.describe(
  'Street and number, or c/o whom, or a part: Bahnhofstrasse 1; the municipality is the seat',
);
export const purpose = wording.describe(
  'Words with which words of the stated purpose begin, all of them, in its language: immobili, restaurant',
);

/** Rows shown, where each is quoted or ranked. */
export const shownRows = z.int().min(1).max(50).default(10);

/** What the tools that search texts serve: whatever no structured field says. */
export const TEXT_INTENTS = [
  'search_companies',
  'explore_network',
  'get_node_history',
  'documents',
  'all_tools',
] as const;

export function rangeText({ from, to }: DayRange): string {
  return `${from ?? ''}..${to ?? ''}`;
}

export function inRange(date: string, { from, to }: DayRange): boolean {
  return (from === null || date >= from) && (to === null || date < to);
}
