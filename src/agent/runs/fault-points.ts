import type { AgentOptions, FaultPoint } from './options.js';

/** They reach nothing outside of the process. */
const WITHIN: readonly string[] = ['clock', 'reasoner'];

/** The same collaborators, announcing each call: whatever is handed in, and whatever it can be asked, is covered without a list. */
export function withFaultPoints<Options extends Partial<AgentOptions>>(options: Options, point: FaultPoint): Options {
  const announced = Object.entries(options).map(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !WITHIN.includes(name)
      ? [name, announcing(name, value, point)]
      : [name, value],
  );
  return Object.fromEntries(announced) as Options;
}

function announcing(name: string, target: object, point: FaultPoint): object {
  return new Proxy(target, {
    get(held, key) {
      const member: unknown = Reflect.get(held, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const call = `${name}.${String(key)}`;
        const hold = point(`before ${call}`);
        const proceed = (): unknown => Reflect.apply(member, held, given);
        const result = hold instanceof Promise ? hold.then(proceed) : proceed();
        if (!(result instanceof Promise)) return result;
        return result.then((value: unknown) => {
          const after = point(`after ${call}`);
          return after instanceof Promise ? after.then(() => value) : value;
        });
      };
    },
  });
}
