import { AppError, assertAlive, type Call, type Clock } from '../../../src/core/index.js';
import type { WebEngine, WebOff } from '../contract.js';

const OFF: WebOff = {
  outcome: 'OFF',
  code: 'UNSUPPORTED',
  message: 'web access is off: answers rest on the register and the documents alone',
  remedy: 'DOSSIER_WEB chooses the web engine; `off` is the only one of this version',
};

/** Asks nothing of the network and says so; arguments are checked as by any other engine. */
export function openWebOff({ clock }: { clock: Clock }): WebEngine {
  const off = (call: Call): WebOff => {
    assertAlive(call, clock.now());
    return OFF;
  };
  return {
    async search(query, limit, call) {
      const { length } = query.trim();
      if (length < 1 || length > 500) throw new AppError('BAD_INPUT', `query: 1 to 500 characters, not ${length}`);
      if (!Number.isInteger(limit) || limit < 1 || limit > 20)
        throw new AppError('BAD_INPUT', `limit: 1 to 20, not ${limit}`);
      return off(call);
    },
    async fetch(url, call) {
      const protocol = URL.canParse(url) ? new URL(url).protocol : '';
      if (protocol !== 'http:' && protocol !== 'https:')
        throw new AppError('BAD_INPUT', 'url: an address that begins with http:// or https://');
      return off(call);
    },
    health: async () => ({ name: 'web: off', healthy: true, latencyMs: 0, detail: `${OFF.message}. ${OFF.remedy}` }),
    close: async () => undefined,
  };
}
