import { describe, expect, it } from 'vitest';
import { createCircuit, type Verdict } from '../../src/core/index.js';

describe('a circuit', () => {
  let now = 0;
  const judge = (error: unknown) => (error as { verdict: Verdict }).verdict;
  const fail = (verdict: Verdict) => () => Promise.reject(Object.assign(new Error(verdict), { verdict }));
  const open = () =>
    createCircuit({ engine: 'Test', name: 'the server', clock: { now: () => now }, failures: 2, openMs: 100 });
  const tried = (circuit: ReturnType<typeof open>, work: () => Promise<unknown>) =>
    circuit.guard(work, judge).then(() => 'DONE', (error: { code?: string; message: string }) => error.code ?? error.message); // prettier-ignore

  it('opens after silences in a row only, and is closed by an answer', async () => {
    const circuit = open();
    for (const verdict of ['SILENT', 'ANSWERS', 'SILENT', 'NOTHING', 'NOTHING'] as const)
      expect(await tried(circuit, fail(verdict))).toBe(verdict);
    expect(circuit.isOpen()).toBe(false);
    expect(await tried(circuit, fail('SILENT'))).toBe('SILENT');
    expect(circuit.isOpen()).toBe(true);
    await expect(circuit.guard(() => Promise.resolve(), judge)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true, details: { engine: 'Test' }, message: expect.stringContaining('the server') }); // prettier-ignore
    circuit.tell('ANSWERS');
    expect(await tried(circuit, () => Promise.resolve())).toBe('DONE');
  });

  it('lets one try when its time is over; the others are told at once', async () => {
    const circuit = open();
    for (let silences = 0; silences < 2; silences++) await tried(circuit, fail('SILENT'));
    now += 100;
    let answer = (): void => undefined;
    const first = tried(circuit, () => new Promise<void>((resolve) => (answer = resolve)));
    expect(await tried(circuit, () => Promise.resolve())).toBe('UNAVAILABLE');
    answer();
    expect(await first).toBe('DONE');
    expect(await tried(circuit, () => Promise.resolve())).toBe('DONE');
    for (let silences = 0; silences < 2; silences++) await tried(circuit, fail('SILENT'));
    now += 100;
    expect(await tried(circuit, fail('SILENT'))).toBe('SILENT');
    expect(await tried(circuit, () => Promise.resolve())).toBe('UNAVAILABLE');
  });
});
