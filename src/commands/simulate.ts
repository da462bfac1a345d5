import { writeDemo } from '../../demo/index.js';
import { AppError, parseIsoDate } from '../core/index.js';
import { interruptSignal } from './common.js';

export interface SimulateFlags {
  firms?: number;
  publications?: number;
  seed?: string;
  from?: string;
  to?: string;
}

/** Writes a fictional register and the truth behind it into a folder. */
export async function simulateInto(folder: string, flags: SimulateFlags): Promise<void> {
  for (const name of ['from', 'to'] as const) {
    const date = flags[name];
    if (date !== undefined && parseIsoDate(date) === null)
      throw new AppError('BAD_INPUT', `--${name}: no such date: ${date}; use YYYY-MM-DD`);
  }
  const { signal, release } = interruptSignal();
  try {
    const { publications, truth, figures } = await writeDemo(folder, flags, signal);
    console.log(`${publications}: ${figures.publications} publications\n${truth}: what is true in that world`);
  } finally {
    release();
  }
}
