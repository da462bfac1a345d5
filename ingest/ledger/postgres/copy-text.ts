import { AppError } from '../../../src/core/index.js';

/** Characters handed to the socket at once. */
const CHUNK = 64 * 1024;

/** Rows in COPY's text format (PostgreSQL's manual, "COPY", File Formats), a chunk at a time. `last` stands at the end of each row. */
export function* copyText(rows: Iterable<readonly unknown[]>, last: readonly unknown[] = []): Generator<string> {
  const end = last.map((value) => `\t${field(value)}`).join('');
  let text = '';
  for (const row of rows) {
    text += row.map(field).join('\t');
    text += `${end}\n`;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '\uFFFD' };

/** PostgreSQL's text holds no NUL; a replacement character says that something stood there. */
function field(value: unknown): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);

  if (typeof value === 'string') return value.replace(/[\\\n\r\t\0]/g, (character) => ESCAPED[character]!);
  if (value instanceof Uint8Array)
    return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.length).toString('hex')}`;
  throw new AppError('INTERNAL', `a ${typeof value} cannot be copied`);
}
