import { writeDemo } from '../../demo/index.js';
import { assertDays, interruptSignal } from './common.js';

export interface SimulateFlags {
  firms?: number;
  publications?: number;
  seed?: string;
  from?: string;
  to?: string;
}

/** Writes a fictional register and the truth behind it into a folder. */
export async function simulateInto(folder: string, flags: SimulateFlags): Promise<void> {
  assertDays({ from: flags.from, to: flags.to });
  const { signal, release } = interruptSignal();
  try {
    const { publications, truth, figures } = await writeDemo(folder, flags, signal);
    console.log(`${publications}: ${figures.publications} publications\n${truth}: what is true in that world`);
  } finally {
    release();
  }
}
