import { afterEach, beforeEach, describe } from 'vitest';
import { appending } from './appending.js';
import { askingBack } from './asking-back.js';
import { conversations } from './conversations.js';
import { creating } from './creating.js';
import { following } from './following.js';
import { leases } from './leases.js';
import { memories } from './memories.js';
import { ratings } from './ratings.js';
import { recording } from './recording.js';
import type { OpenedStore } from './support.js';

export { callOf, created, type OpenedStore } from './support.js';

/** The laws of a run store, whatever it is made of. */
export function runStoreSuite(name: string, open: () => Promise<OpenedStore>): void {
  describe(`run store: ${name}`, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());
    const all = [appending, recording, leases, creating, askingBack, conversations, ratings, memories, following];
    for (const laws of all) laws(() => opened);
  });
}
