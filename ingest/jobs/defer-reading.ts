import type { SourceRecord } from '../../src/core/index.js';
import {
  problemOf,
  sources as allSources,
  type Origin,
  type RawItem,
  type Source,
  type SourceItem,
} from '../sources/index.js';

const LATER: SourceRecord = {
  source: '', scope: 'public', id: '', number: '', rubric: '', subRubric: '', language: 'de', state: 'PUBLISHED',
  publicationDate: '1900-01-01', updateDate: null, cantons: [], title: {}, meta: {}, content: {},
}; // prettier-ignore

/** In the place of a record that is another thread's. */
const OTHER: SourceItem = { ok: true, record: LATER, origin: { file: '' } };

/**
 * The sources, but that a record is made only when it is asked for: of several threads that cut the same files into records, each pays
 * for its own share only.
 */
export function deferReading(): { sources: Source[]; read: (origin: Origin) => SourceItem; other: SourceItem } {
  let held: { source: Source; item: RawItem } | null = null;
  const sources = allSources.map((source) => ({
    ...source,
    detect: (item: RawItem) => source.detect(item),
    read(item: RawItem) {
      held = { source, item };
      return LATER;
    },
  }));
  /** The record that was last cut. */
  function read(origin: Origin): SourceItem {
    const { source, item } = held!;
    try {
      return { ok: true, record: source.read(item), origin };
    } catch (error) {
      const fault = problemOf(error);
      if (fault === null) throw error;
      const raw = item.kind === 'xml' ? item.xml : JSON.stringify(item.value);
      return { ok: false, origin, code: fault.code, reason: fault.message, raw: raw.slice(0, RAW_CHARACTERS) };
    }
  }
  return { sources, read, other: OTHER };
}

const RAW_CHARACTERS = 64 * 1024;
