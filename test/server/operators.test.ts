import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.js';

it('lets callers start jobs, which read files of this machine, on loopback alone, unless told', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(readConfig({ DOSSIER_HOST: host }).operators, host).toBe(true);
  for (const host of ['0.0.0.0', '::', '192.0.2.7', 'example.org'])
    expect(readConfig({ DOSSIER_HOST: host }).operators, host).toBe(false);
  expect(readConfig({ DOSSIER_HOST: '0.0.0.0', DOSSIER_OPERATORS: 'on' }).operators).toBe(true);
  expect(readConfig({ DOSSIER_OPERATORS: 'off' }).operators).toBe(false);
});
