import type { Config } from '../config.js';
import { probedModels } from '../reasoner.js';

export interface Finding {
  what: string;
  ok: boolean;
  detail: string;
}

/** How long models may take to show what they can do: a local one may have to be loaded first. Milliseconds. */
const MODELS_MS = 120_000;

/** What each role's model can do; roles that say the same stand together. */
export async function reasonerFindings({ reasoner, models }: Config): Promise<Finding[]> {
  const what = 'reasoner';
  if (models === null) return [{ what, ok: true, detail: `${reasoner}: German, French, Italian, English; no key, no network` }]; // prettier-ignore
  const found = await probedModels(models, AbortSignal.timeout(MODELS_MS));
  const texts = [...new Set(found.map(({ baseUrl, detail }) => `${baseUrl}: ${detail}`))];
  return texts.map((text) => {
    const same = found.filter(({ baseUrl, detail }) => `${baseUrl}: ${detail}` === text);
    const roles = same.length === found.length ? 'every role' : same.map(({ role }) => role).join(', ');
    return { what, ok: same.every(({ ok }) => ok), detail: `${reasoner}, ${roles}: ${text}` };
  });
}
