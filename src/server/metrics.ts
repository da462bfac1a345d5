import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics; one registry a server, so that two servers in one process do not mix. */
export function createMetrics(sources: { webSockets: () => number; streams: () => number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'dossier_http_request_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'dossier_connections',
    help: 'Open subscription connections, by transport.',
    labelNames: ['transport'],
    registers: [registry],
    collect() {
      this.set({ transport: 'websocket' }, sources.webSockets());
      this.set({ transport: 'sse' }, sources.streams());
    },
  });
  return { registry, requests };
}
