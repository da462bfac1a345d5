import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 optimise later and inline less. Its settings are for one hot loop; our threads each run hundreds of functions that are equally warm,
 * and what they compiled for was often told otherwise a moment later: the first day loaded after a start, and any load of some ten thousand
 * notices, spent a quarter of its CPU on compiling. The price: reading that has run for tens of thousands of notices takes some 5 to 10 %
 * more, deriving none. V8's flag-definitions.h: 67,584 bytes of bytecode run before a function is looked at, 920 of callees inlined into
 * one. For all threads of the process, whenever it is called. Measured with V8 11 (Node 20), and set
 * there alone: later ones know other flags.
 */
export function spareCompiling(): void {
  if (!process.versions.v8.startsWith('11.')) return;
  setFlagsFromString('--interrupt-budget=200000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
}
