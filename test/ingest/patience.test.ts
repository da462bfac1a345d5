import { expect, it } from 'vitest';
import { Patience } from '../../ingest/shared/patience.js';

it('tells what is wrong once a change, and waits longer each time, up to half a minute', () => {
  const told: string[] = [];
  const patience = new Patience((error) => told.push(error));
  const refused = new Error('refuses the login');
  expect(Array.from({ length: 7 }, () => patience.failed(refused))).toEqual([1, 2, 4, 8, 16, 30, 30].map((s) => s * 1_000)); // prettier-ignore
  expect(patience.failed(new Error('does not answer'))).toBe(1_000);
  expect(patience.failed(refused)).toBe(1_000);
  patience.went();
  expect(patience.failed(refused)).toBe(1_000);
  expect(told).toEqual(['refuses the login', 'does not answer', 'refuses the login', 'refuses the login']);
});
