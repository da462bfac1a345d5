import type { Services } from '../../schema/index.js';

/** The services with every call of graph and archive counted by name; the real ones do the work. */
export function countingCalls(services: Services): { services: Services; calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const counted = <Contract extends object>(target: Contract, room: string): Contract =>
    new Proxy(target, {
      get(held, name, receiver) {
        const value: unknown = Reflect.get(held, name, receiver);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          const key = `${room}.${String(name)}`;
          calls.set(key, (calls.get(key) ?? 0) + 1);
          return Reflect.apply(value, held, given);
        };
      },
    });
  const graph = counted(services.graph, 'graph');
  const archive = counted(services.archive, 'archive');
  return { services: { ...services, graph, archive }, calls };
}
