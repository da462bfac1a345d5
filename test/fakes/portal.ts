import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PortalItem } from '../sources/invented.js';
import { toXml } from '../sources/twins.js';

/** What goes wrong with one answer; each is used up by one request. */
export type Fault =
  | { kind: 'STATUS'; status: number; retryAfter?: string }
  | { kind: 'HANG' } // no answer until the client gives up
  | { kind: 'CUT' } // the connection breaks in the middle of the body
  | { kind: 'HALF_JSON' } // complete as HTTP, half as JSON
  | { kind: 'HTML' }; // a maintenance page with status 200

export interface FakePortal {
  /** The base URL, as DOSSIER_PORTAL_URL. */
  url: string;
  /** Every request's path and query, in order. */
  requests: string[];
  /** Taken by the next requests, one each; null lets one through. */
  faults: (Fault | null)[];
  items: PortalItem[];
  settings: PortalSettings;
  close(): Promise<void>;
}

export interface PortalSettings {
  /** Offsets beyond this are refused. */
  maxOffset: number;
  /** Parameters that the portal does not know any more: it ignores them. */
  ignored: Set<string>;
  /** Lists give these publications without content, although it was asked for. */
  withoutContent: Set<string>;
  /** The XML of these publications is gone. */
  withoutXml: Set<string>;
  /** Called after each list page with content: where a test moves the index. */
  afterPage: (page: number) => void;
}

/** The gazette's portal on 127.0.0.1, with the behaviour and the traps that its published clients report. */
export async function startPortal(items: PortalItem[]): Promise<FakePortal> {
  const portal: FakePortal = {
    url: '',
    requests: [],
    faults: [],
    items,
    settings: {
      maxOffset: 10_000,
      ignored: new Set(),
      withoutContent: new Set(),
      withoutXml: new Set(),
      afterPage: () => {},
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => handle(portal, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  portal.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  return portal;
}

function handle(portal: FakePortal, request: IncomingMessage, response: ServerResponse): void {
  portal.requests.push(request.url ?? '');
  const url = new URL(request.url ?? '/', portal.url);
  for (const name of portal.settings.ignored) url.searchParams.delete(name);
  const fault = portal.faults.shift();
  if (fault?.kind === 'HANG') return;
  if (fault?.kind === 'STATUS') {
    response
      .writeHead(fault.status, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter })
      .end('try later');
    return;
  }
  if (fault?.kind === 'HTML') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Wartungsarbeiten</body></html>');
    return;
  }
  const { status, type, body } = answer(portal, url);
  const half = body.slice(0, body.length / 2);
  if (fault?.kind === 'CUT') {
    response.writeHead(status, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) });
    response.write(half, () => response.destroy());
    return;
  }
  response.writeHead(status, { 'content-type': type }).end(fault?.kind === 'HALF_JSON' ? half : body);
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

function answer(portal: FakePortal, url: URL): Answer {
  const path = url.pathname.replace('/api/v1', '');
  if (path === '/publications' || path === '/publications/xml')
    return list(portal, url.searchParams, path.endsWith('/xml'));
  const id = /^\/publications\/([^/]+)\/xml$/.exec(path)?.[1];
  const item = portal.items.find((each) => each.meta.id === id);
  if (!item || portal.settings.withoutXml.has(item.meta.id))
    return { status: 404, type: 'text/plain', body: 'not found' };
  return { status: 200, type: 'application/xml', body: toXml(item) };
}

function list(portal: FakePortal, query: URLSearchParams, xml: boolean): Answer {
  if (!query.has('publicationStates')) return { status: 401, type: 'text/plain', body: 'publicationStates is missing' };
  const page = Number(query.get('pageRequest.page') ?? 0);
  const size = Number(query.get('pageRequest.size') ?? 100);
  const refused = size > 2000 || (page > 0 && page * size >= portal.settings.maxOffset);
  if (refused) return { status: 400, type: 'text/plain', body: 'the result window is too large' };
  const found = portal.items.filter((item) => matches(item, query));
  const shown = found.slice(page * size, (page + 1) * size);
  if (xml) return { status: 200, type: 'application/xml', body: bulkList(shown, found.length, page, size) };
  const withContent = query.get('includeContent') === 'true';
  const content = shown.map((item) => {
    const hidden = !withContent || portal.settings.withoutContent.has(item.meta.id);
    return hidden ? { ...item, content: null } : item;
  });
  const body = JSON.stringify({ content, total: found.length, pageRequest: { page, size, sortOrders: [] } });
  if (withContent) portal.settings.afterPage(page);
  return { status: 200, type: 'application/json', body };
}

function matches(item: PortalItem, query: URLSearchParams): boolean {
  const { meta } = item;
  const day = String(meta['publicationDate']).slice(0, 10);
  const among = (name: string, value: unknown) =>
    !query.has(name) || query.getAll(name).some((each) => each.split(',').includes(String(value)));
  return (
    among('publicationStates', meta['publicationState']) &&
    among('rubrics', meta['rubric']) &&
    among('subRubrics', meta['subRubric']) &&
    (!query.has('cantons') ||
      (meta['cantons'] as string[]).some((canton) => query.getAll('cantons').includes(canton))) &&
    day >= (query.get('publicationDate.start') ?? '') &&
    day <= (query.get('publicationDate.end') ?? '9')
  );
}

function bulkList(items: PortalItem[], total: number, page: number, size: number): string {
  const entries = items.map((item) => {
    const meta = /<meta>.*<\/meta>/s.exec(toXml(item))?.[0] ?? '';
    return `<publication ref="https://portal.invalid/publications/${item.meta.id}/xml">${meta}</publication>`;
  });
  const request = `<pageRequest><page>${page}</page><size>${size}</size></pageRequest>`;
  return `<bulk:bulk-export xmlns:bulk="https://shab.ch/bulk-export"><total>${total}</total>${request}${entries.join('\n')}</bulk:bulk-export>`;
}
