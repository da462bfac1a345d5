import { refused } from './refused.js';

/**
 * A token as Cypher 5 reads it (Cypher Manual 5, "Parsing", "Naming rules", "Comments"). `value`: of a WORD as written, of a NAME between back-ticks
 * and of a TEXT what it stands for, of a PARAMETER its name.
 */
export interface Token {
  kind: 'WORD' | 'NAME' | 'TEXT' | 'NUMBER' | 'PARAMETER' | 'SIGN';
  value: string;
  at: number;
}

const MOST_TOKENS = 2_000;
const SPACE = /[ \t\r\n]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const WORD = /[A-Za-z_\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F][A-Za-z0-9_\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]*/y;
const NUMBER = /(?:0x[0-9A-Fa-f]+|0o[0-7]+|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)(?![A-Za-z0-9_\u0080-\uFFFF])/y;
const NAME = /`((?:[^`\\]|``)*)`/y;
const TEXT = /'((?:[^'\\]|\\[^])*)'|"((?:[^"\\]|\\[^])*)"/y;
const PARAMETER = /\$([A-Za-z_][A-Za-z0-9_]*|\d+)/y;
const SIGN = /\.\.|<>|<=|>=|=~|\+=|::|\|\||[()[\]{},.:|=<>+\-*/%^!&]/y;
/** Control characters, what hides or turns text, what looks like a space and is none for every reader, halves of characters. */
const NEVER = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
const ESCAPES = new Map([...`\\'"bfnrt`].map((letter) => [letter, `\\'"\b\f\n\r\t`[`\\'"bfnrt`.indexOf(letter)]!]));

/** Refuses what is no token, and each form that two readers could read differently: nothing is normalised into a pass. */
export function tokensOf(text: string): Token[] {
  refuseHidden(text);
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at < text.length) {
    const skipped = take(SPACE) ?? take(COMMENT);
    if (skipped !== null) {
      // Cypher 5 decodes `\\uXXXX` in comments too: an escaped line break would end one for the database alone.
      if (skipped[0].includes('\\')) throw refused('ESCAPE', at, 'a comment with an escape');
      at += skipped[0].length;
      continue;
    }
    const [token, length] = tokenAt(text, at, take);
    tokens.push(token);
    if (tokens.length > MOST_TOKENS) throw refused('TOO_LONG', at, `more than ${MOST_TOKENS} words and signs`);
    at += length;
  }
  return tokens;
}

function tokenAt(text: string, at: number, take: (pattern: RegExp) => RegExpExecArray | null): [Token, number] {
  const made = (kind: Token['kind'], value: string, found: RegExpExecArray): [Token, number] => [
    { kind, value, at },
    found[0].length,
  ];
  let found: RegExpExecArray | null;
  if ((found = take(WORD))) return made('WORD', found[0], found);
  if ((found = take(NUMBER))) return made('NUMBER', found[0], found);
  if ((found = take(PARAMETER))) return made('PARAMETER', found[1]!, found);
  if ((found = take(NAME))) return made('NAME', found[1]!.replaceAll('``', '`'), found);
  if ((found = take(TEXT))) return made('TEXT', unescaped(found[1] ?? found[2] ?? '', at + 1), found);
  if (text.startsWith('/*', at)) throw refused('MALFORMED', at, 'a comment does not end');
  if ((found = take(SIGN))) return made('SIGN', found[0], found);
  const [sign] = text.slice(at);
  throw refused(sign === '\\' ? 'ESCAPE' : 'CHARACTER', at, `${JSON.stringify(sign)} is not read here`);
}

function refuseHidden(text: string): void {
  let at = 0;
  for (const character of text) {
    if (NEVER.test(character) && !'\t\r\n'.includes(character))
      throw refused(
        'CHARACTER',
        at,
        `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')} hides`,
      );
    at += character.length;
  }
}

/**
 * Cypher 5 decodes `\uXXXX` before it looks for quotes: an escape that stands for anything but a letter or digit could end the text for the
 * database and not for this reader.
 */
function unescaped(body: string, at: number): string {
  for (const { index, 1: code } of body.matchAll(/\\[uU](.{0,4})/g))
    if (!/^[0-9A-Fa-f]{4}$/.test(code!) || !/[\p{L}\p{N}]/u.test(String.fromCharCode(parseInt(code!, 16))))
      throw refused('ESCAPE', at + index, 'only letters and digits may be escaped by number');
  return body.replaceAll(/\\(u[0-9A-Fa-f]{4}|[^])/g, (_, escape: string, offset: number) => {
    if (escape.length > 1) return String.fromCharCode(parseInt(escape.slice(1), 16));
    const stands = ESCAPES.get(escape);
    if (stands === undefined) throw refused('ESCAPE', at + offset, `\\${escape} stands for nothing`);
    return stands;
  });
}
