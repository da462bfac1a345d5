/** The two forms of one publication, made from each other by general rules: what the portal does, without knowing any field. */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The portal's XML of a JSON item: nulls and the JSON-only parts have no element, lists repeat theirs, midnights are days. */
export function toXml(item: unknown): string {
  const { meta, content } = asObject(json(item));
  const printed = without(asObject(meta ?? null), ['creationDate', 'updateDate', 'customsStampImages']);
  const body = without(asObject(content ?? null), ['root']);
  const sub = String(printed['subRubric']);
  return [
    `<?xml version='1.0' encoding='UTF-8'?>`,
    `<${sub}:publication xmlns:${sub}="https://shab.ch/shab/${sub}-export">`,
    element('meta', printed),
    element('content', body),
    `</${sub}:publication>`,
  ].join('\n');
}

function without(value: { [name: string]: Json }, names: string[]): { [name: string]: Json } {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function element(name: string, value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((each) => element(name, each)).join('\n');
  if (typeof value === 'object') {
    const children = Object.entries(value).map(([child, inner]) => element(child, inner));
    return `<${name}>\n${children.join('\n')}\n</${name}>`;
  }
  return `<${name}>${escaped(textOf(value))}</${name}>`;
}

function textOf(value: string | number | boolean): string {
  if (typeof value === 'number') return value.toFixed(2).replace(/^(-?\d{1,4})\.00$/, '$1');
  return String(value).replace(/^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/, '$1');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function json(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

function asObject(value: Json): { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The portal's JSON of an XML publication: days as midnights, amounts as numbers, switches as booleans, `capital` as a list. */
export function toPortalJson(xml: string): Json {
  const stack: { name: string; text: string; children: { [name: string]: Json } }[] = [];
  const top = { name: '', text: '', children: {} as { [name: string]: Json } };
  stack.push(top);
  for (const [, close, open, empty, text] of xml.matchAll(/<(\/)?([\w:]+)[^>]*?(\/)?>([^<]*)/g)) {
    if (open === undefined) continue;
    const name = open.replace(/^.*:/, '');
    if (!close) stack.push({ name, text: text ?? '', children: {} });
    if (close || empty) {
      const ended = stack.pop();
      const parent = stack.at(-1);
      if (ended && parent) put(parent.children, ended.name, valueOf(ended));
    }
  }
  return top.children['publication'] ?? null;
}

function put(into: { [name: string]: Json }, name: string, value: Json): void {
  const held = into[name];
  if (held === undefined) into[name] = name === 'capital' || name === 'cantons' ? [value] : value;
  else into[name] = Array.isArray(held) ? [...held, value] : [held, value];
}

function valueOf(ended: { name: string; text: string; children: { [name: string]: Json } }): Json {
  if (Object.keys(ended.children).length > 0) return ended.children;
  const text = ended.text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T00:00:00.000Z`;
  return /^\d+\.\d+$/.test(text) ? Number(text) : text;
}
