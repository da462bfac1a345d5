import type { ModelSettings } from '../settings.js';

/** Shorter ones are no secret, and would be found in any text. */
const LEAST = 4;

/** Hides every configured key in what an endpoint says, whatever it looks like: as it is, and as addresses, JSON and base64 write it. */
export function hidingKeys({ roles }: Pick<ModelSettings, 'roles'>): (text: string) => string {
  const keys = new Set(Object.values(roles).flatMap(({ apiKey }) => (apiKey === null || apiKey.length < LEAST ? [] : [apiKey]))); // prettier-ignore
  const forms = [...new Set([...keys].flatMap(formsOf))].sort((a, b) => b.length - a.length);
  return (text) => forms.reduce((left, form) => left.replaceAll(form, '…'), text);
}

function formsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1), base64, bytes.toString('base64url')];
}
