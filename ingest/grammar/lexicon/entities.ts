/** What entities of HTML stand for, of those that names, places and amounts may hold. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', rsquo: '’', lsquo: '’', sbquo: ',', ldquo: '"', rdquo: '"', bdquo: '"',
  laquo: '«', raquo: '»', ndash: '–', mdash: '–', hellip: '…', bull: '•', middot: '·', deg: '°', acute: "'", euro: '€', szlig: 'ß', aelig: 'æ', oelig: 'œ', oslash: 'ø', eth: 'ð', thorn: 'þ',
}; // prettier-ignore
const ACCENTS: Readonly<Record<string, string>> = { uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', cedil: '\u0327', ring: '\u030a', caron: '\u030c' }; // prettier-ignore
const ACCENTED = /^([a-zA-Z])(uml|acute|grave|circ|tilde|cedil|ring|caron)$/;

/** The characters that `&auml;`, `&#228;`, `&#xE4;` stand for; null where it stands for none that is known. */
export function entityMeant(entity: string): string | null {
  const name = entity.slice(1, -1);
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code < 0x2_0000 && !(code >= 0xd800 && code < 0xe000)
      ? plain(String.fromCodePoint(code))
      : null;
  }
  const accented = ACCENTED.exec(name);
  if (accented) return (accented[1]! + ACCENTS[accented[2]!]!).normalize('NFC');
  const upper = /^(?:AElig|OElig|Oslash|Eth|Thorn)$/.test(name);
  const found = NAMED[name] ?? NAMED[name.toLowerCase()];
  return found === undefined ? null : upper ? found.toUpperCase() : found;
}

/** Blanks and hyphens of other kinds as the usual ones. */
const plain = (character: string): string =>
  character === '\u00ad' ? '' : character.replace(/[\u00a0\u2000-\u200a\u202f]/, ' ').replace(/[\u2010\u2011]/, '-');
