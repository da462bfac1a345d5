/** The yardstick: `ws` alone, sending each step's message to whoever follows the run; no log, no GraphQL. */
import { WebSocketServer, type WebSocket } from 'ws';
import { serveOrders } from './child.js';
import { messageOf } from './steps.js';

const followers = new Map<number, Set<WebSocket>>();
const seqs = new Map<number, number>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/graphql' });
server.on('connection', (socket) => {
  socket.on('error', () => socket.terminate());
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data)) as { type: string; payload?: { variables: { runId: string } } };
    if (type === 'connection_init') return socket.send('{"type":"connection_ack"}');
    const run = Number(payload?.variables.runId);
    const group = followers.get(run) ?? new Set();
    followers.set(run, group.add(socket));
    socket.on('close', () => group.delete(socket));
  });
});
server.on('listening', () => {
  const address = server.address();
  serveOrders(`ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`, async (run, drafts) => {
    for (const draft of drafts) {
      const seq = (seqs.get(run) ?? 0) + 1;
      seqs.set(run, seq);
      const message = messageOf(seq, draft);
      for (const socket of followers.get(run) ?? []) socket.send(message);
    }
  });
}); // prettier-ignore
