/** `Did X leave canton Zug?`, `ist die X aus Bern weggezogen?`: one firm, and a place that it may have left: whether and when it moved, with all its seats, which show from where. */
import { foldName, type Language } from '../../../../core/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { isPlaceName } from '../lexicon/places.js';
import { inOwnWords } from '../read/dialect/own-words.js';
import { inStandard, type Piece } from '../read/dialect/dialect.js';

const UNIT = "(?:(?:de[nmr]|the|la|le|il|dal|dalla) |l['’])?(?:(?:[KkCc]antone?|[Ss]tadt|[Gg]emeinde|[Cc]ity|[Tt]own|[Vv]ille|[Cc]ommune|[Cc]ittà|[Cc]omune) (?:(?:of|de|du|di|del|von) |d['’])?)?"; // prettier-ignore
const TOWN = "(\\p{Lu}[\\p{L}.'’-]+(?:[ -](?:\\p{Lu}[\\p{L}.'’-]*|an der|am|im|bei|sur|de|la|le))*)";
const WHEN = '(?:(?:schon|bereits|je|jemals|ever|already|since|ever since|déjà|jamais|già|mai|eigentlich|denn) )*';
const [PLACE, START] = [
  UNIT + TOWN,
  '^(?:[Uu]nd |[Aa]nd |[Ss]o |[Bb]ut |[Ee]t |[Ee] |[Mm]a |[Mm]ais |[Ee]st-ce que |[ÈE] vero che )?',
];
const of = (patterns: readonly string[]) => patterns.map((body) => new RegExp(`(?<=${START}${body}`, 'u'));
/** What is asked of the firm; the first group is what is said of the place, the second the place. */
const LEFT: Record<Language, readonly { said: RegExp; standard: string }[]> = {
  de: [
    ...of([`(?:[Hh]at|[Hh]atte) .{3,80}? ${WHEN})(${PLACE} (?:je |jemals )?(?:verlassen|den rücken gekehrt))`]).map((said) => ({ said, standard: 'ihren Sitz verlegt' })),
    ...of([`(?:[Ii]st|[Ww]ar) .{3,80}? ${WHEN})((?:aus|von) ${PLACE} (?:je |jemals )?(?:weggezogen|fortgezogen|abgewandert|ausgezogen|weg))`]).map((said) => ({ said, standard: 'umgezogen' })),
  ],
  fr: of([`.{3,80}?(?:a|avait)(?:-t-(?:elle|il))? ${WHEN})((?:quitté|abandonné|déserté) ${PLACE})`]).map((said) => ({ said, standard: 'transféré son siège' })),
  it: of([`.{3,80}? (?:ha|aveva) ${WHEN})((?:lasciato|abbandonato) ${PLACE})`]).map((said) => ({ said, standard: 'trasferito la sede' })),
  en: [
    ...of([`[Dd]id .{3,80}? ${WHEN})((?:leave|quit|abandon|move (?:away |out )?(?:from|of)|relocate (?:away )?from) ${PLACE})`]).map((said) => ({ said, standard: 'move its seat' })),
    ...of([`(?:[Hh]as|[Hh]ad) .{3,80}? ${WHEN})((?:left|quit|abandoned|moved (?:away |out )?(?:from|of)|relocated (?:away )?from) ${PLACE})`]).map((said) => ({ said, standard: 'moved its seat' })),
  ],
}; // prettier-ignore
const AS: Record<Language, string> = { de: 'ob und wann der Sitz verlegt wurde', fr: 'si et quand le siège a été transféré', it: 'se e quando la sede è stata trasferita', en: 'whether and when the seat was moved' }; // prettier-ignore
/** Behind it a time may stand, and nothing more. */
const REST = /^[^,;?!]{0,40}\s*[?.!]*$/u;

/** Null: something else is asked, or it is no firm that left. */
export async function firmLeftPlace(asked: Asked, read: Reads): Promise<Route | null> {
  const { question, language } = asked;
  for (const { said, standard } of LEFT[language]) {
    const found = said.exec(question);
    const place = found?.[2]?.replace(/ (?:im|in|en|nel|seit|since|depuis|dal) .*$/iu, '') ?? '';
    if (found === null || !(isPlaceName(place) || cantonNamed(foldName(place)) !== null)) continue;
    const end = question.indexOf(place, found.index) + place.length;
    const own = { start: found.index, end: language === 'de' ? found.index + found[1]!.length : end };
    if (!REST.test(question.slice(own.end))) continue;
    const pieces: Piece[] = [{ own, standard }];
    const plain = inStandard(question, pieces);
    const route = inOwnWords(question, plain, pieces)(await read({ ...asked, question: plain }));
    const [frame, another] = route.frames;
    const [firm, second] = frame?.subjects ?? [];
    if (frame === undefined || another !== undefined || firm === undefined || second !== undefined || firm.kind === 'PERSON' || !frame.topics.includes('MOVED')) continue;
    return { ...route, frames: [{ ...frame, readAs: [{ text: question.slice(own.start, own.end), as: AS[language] }, ...frame.readAs] }] };
  }
  return null;
} // prettier-ignore
