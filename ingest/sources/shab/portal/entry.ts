import type { SourceRecord } from '../../../../src/core/index.js';
import { RAW_BYTES, type SourceItem } from '../../files/item.js';
import { problem, problemOf } from '../../problem.js';
import { fromCancelledEntry, fromPortalJson, fromPublicationXml, idOfEntry } from '../publication.js';
import type { Get } from './http.js';
import { field } from './page.js';

export interface ItemSession {
  baseUrl: string;
  maxPublicationBytes: number;
  get: Get;
}

/** One entry of the portal's list as an item; a fault of the entry is an item as well, one of the portal is thrown. */
export async function itemOf(session: ItemSession, window: string, entry: unknown): Promise<SourceItem> {
  const id = idOfEntry(entry);
  const place = id === null ? `publications: one without id in ${window}` : `publications/${id.slice(0, 80)}/xml`;
  const origin = { file: session.baseUrl, entry: place };
  try {
    return { ok: true, record: await recordOf(session, entry), origin };
  } catch (error) {
    const fault = problemOf(error);
    if (fault === null) throw error;
    return { ok: false, origin, code: fault.code, reason: fault.message, raw: rawOf(entry) };
  }
}

function rawOf(entry: unknown): string {
  try {
    return JSON.stringify(entry).slice(0, RAW_BYTES);
  } catch {
    return ''; // nested too deep even to print
  }
}

/** Without content the record comes from the publication's own XML, its state and update as the list says. */
async function recordOf(session: ItemSession, entry: unknown): Promise<SourceRecord> {
  const content = field(entry, 'content');
  if (content !== null && content !== undefined) return fromPortalJson(entry);
  const listed = fromCancelledEntry(entry);
  try {
    const record = await fromOwnXml(session, listed.id);
    return { ...record, state: listed.state, updateDate: record.updateDate ?? listed.updateDate };
  } catch (error) {
    if (problemOf(error)?.code === 'NEEDS_CONTENT' && listed.state === 'CANCELLED') return listed;
    throw error;
  }
}

async function fromOwnXml(session: ItemSession, id: string): Promise<SourceRecord> {
  if (!/^[\w-]{1,80}$/.test(id)) throw problem('INVALID_FIELD', 'meta.id is no id, and there is no content');
  const url = new URL(`${session.baseUrl.replace(/\/+$/, '')}/publications/${id}/xml`);
  const answer = await session.get(url, publicationXml, session.maxPublicationBytes);
  if (answer.status === 'REFUSED') {
    throw problem(
      'NEEDS_CONTENT',
      `publication ${id} came without its content, and its XML is refused: status ${answer.code}`,
    );
  }
  if (answer.status === 'TOO_LARGE') {
    throw problem('TOO_LARGE', `the XML of publication ${id} is larger than ${answer.maxBytes} bytes`);
  }
  const record = fromPublicationXml(answer.value);
  if (record.id !== id) throw problem('INVALID_FIELD', `the XML of publication ${id} says it is ${record.id}`);
  return record;
}

/** Anything else (a maintenance page) is asked for again. */
function publicationXml(body: string): string | null {
  return /<(?:[\w-]+:)?publication[\s>]/.test(body) ? body : null;
}
