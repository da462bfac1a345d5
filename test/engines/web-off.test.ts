import { expect, it } from 'vitest';
import { openWebOff } from '../../engines/web/off/index.js';
import { systemClock } from '../../src/core/index.js';
import { callOf } from '../contracts/vectors/index.js';
import { webContract } from '../contracts/web.js';

webContract('off', () => openWebOff({ clock: systemClock }));

it('answers that it is off, and how to change that', async () => {
  const web = openWebOff({ clock: systemClock });
  const off = { outcome: 'OFF', code: 'UNSUPPORTED', remedy: expect.stringContaining('DOSSIER_WEB') as string };
  expect(await web.search('register', 5, callOf())).toMatchObject(off);
  expect(await web.fetch('https://example.org/', callOf())).toMatchObject(off);
  expect(await web.health()).toMatchObject({ healthy: true, detail: expect.stringContaining('off') as string });
});
