import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { unknownVariables, type Config } from '../config.js';
import { AppError } from '../core/index.js';
import type { Finding } from './doctor-reasoner.js';

export function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return {
    what: 'node',
    ok,
    detail: ok ? process.versions.node : `${process.versions.node}: install Node 20.19 or later`,
  };
}

export function dataFolder({ dataDir }: Config): Finding[] {
  const what = 'data folder';
  const existing = nearest(dataDir);
  try {
    if (!statSync(existing).isDirectory())
      return [{ what, ok: false, detail: `${existing} is a file, not a folder: set DOSSIER_DATA_DIR` }];
    accessSync(existing, constants.W_OK);
    const { bavail, bsize } = statfsSync(existing);
    const freeGb = (bavail * bsize) / 1e9;
    const made = existing === dataDir ? '' : ', will be made at the first start';
    const detail = `${dataDir}${made}: ${freeGb.toFixed(1)} GB free`;
    return [
      { what, ok: freeGb > 1, detail: freeGb > 1 ? detail : `${detail}, too few: make room or set DOSSIER_DATA_DIR` },
    ];
  } catch (error) {
    return [{ what, ok: false, detail: `${existing} cannot be written to (${reasonOf(error)}): set DOSSIER_DATA_DIR` }];
  }
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

export function misspelt(): Finding[] {
  const names = unknownVariables();
  if (names.length === 0) return [];
  return [
    { what: 'variables', ok: false, detail: `${names.join(', ')}: nobody reads this; README.md lists what there is` },
  ];
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && !(error instanceof AppError) ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
