/** The scripted endpoint as a process of its own: each reply comes so long after its request. */
import { kindOf, obvious } from '../../test/fakes/model/brain.js';
import { startModelServer } from '../../test/fakes/model/server.js';

/** How long calls take: all, and those for the answer. */
export interface Delays {
  callMs: number;
  answerMs: number;
}

let delays: Delays = { callMs: 0, answerMs: 0 };
const server = await startModelServer({
  always: (request) => {
    const reply = obvious(request);
    return reply && { afterMs: kindOf(request) === 'answer' ? delays.answerMs : delays.callMs, then: reply };
  },
});
process.on('message', (order: Delays | 'open') => {
  server.requests.length = 0;
  if (order !== 'open') delays = order;
  process.send?.({ open: server.open() });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: server.url });
