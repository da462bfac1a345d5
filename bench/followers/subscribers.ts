/** Clients of graphql-ws by hand, light enough that a thousand of them measure the server and not themselves. */
import { once } from 'node:events';
import WebSocket from 'ws';
import { FOLLOW, momentsIn, now } from './steps.js';

/** Subscribes to a run; resolves once the server has heard of it. */
export async function subscriber(url: string, runId: string): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: FOLLOW, variables: { runId } } }));
  return socket;
}

/** One that asks and never reads again. */
export async function stalled(url: string, runId: string): Promise<WebSocket> {
  const socket = await subscriber(url, runId);
  socket.pause();
  return socket;
}

export interface Received {
  /** Append to receipt, milliseconds, one a step and subscriber. */
  delays: number[];
  bytes: number;
}

/** Hears all sockets until so many steps have come in all; what comes later is heard by the next call. */
export function receipts(sockets: readonly WebSocket[]) {
  let heard: Received = { delays: [], bytes: 0 };
  let wanted = Number.POSITIVE_INFINITY;
  let arrived = () => {};
  for (const socket of sockets)
    socket.on('message', (data) => {
      const at = now();
      const text = String(data);
      heard.bytes += text.length;
      for (const moment of momentsIn(text)) heard.delays.push((at - moment) / 1_000);
      if (heard.delays.length >= wanted) arrived();
    });
  return async (steps: number): Promise<Received> => {
    wanted = steps;
    await new Promise<void>((resolve) => {
      arrived = resolve;
      if (heard.delays.length >= steps) resolve();
    });
    const result = heard;
    heard = { delays: [], bytes: 0 };
    if (result.delays.length !== steps) throw new Error(`${result.delays.length} steps came instead of ${steps}`);
    return result;
  };
}
