/**
 * Every match of a global expression, as `text.matchAll` gives them. That makes a new expression for each text, which for one of thousands of
 * characters takes ten times as long as looking; this one looks with the expression itself, which is let go before anybody sees a match.
 */
export function matchesOf(expression: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    found.push(match);
    if (match[0] === '') expression.lastIndex += isPair(expression, text, match.index) ? 2 : 1;
  }
  return found;
}

function isPair({ unicode }: RegExp, text: string, at: number): boolean {
  return unicode && (text.codePointAt(at) ?? 0) > 0xffff;
}
