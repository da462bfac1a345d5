import type { SourceRecord } from '../../src/core/index.js';

/** One record as a file holds it: a parsed JSON value, or the XML text of one element with its local name. */
export type RawItem = { kind: 'json'; value: unknown } | { kind: 'xml'; root: string; xml: string };

/** A kind of notice that files can hold. A new one is a folder here and one line in registry.ts. */
export interface Source {
  name: string;
  /** For people: `dossier ingest --help` and messages on files that no source knows. */
  description: string;
  /** Members of a JSON object that hold a list of records, unless the object has shown a key of a record before. */
  jsonLists: readonly { member: string; unlessAfter: string }[];
  /** Local names of XML elements that are one record each, alone or inside a list. */
  xmlRecords: readonly string[];
  /** Local names of root elements that hold records and may be empty. */
  xmlLists: readonly string[];
  /** Whether the record is this source's. Looks at shape only, throws nothing. */
  detect(item: RawItem): boolean;
  /** The record, or throws a problem (problem.ts) that names the field at fault. */
  read(item: RawItem): SourceRecord;
}
