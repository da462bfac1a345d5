/** `What links Muster, Anna and Weber, Hans?`: names written as the register writes them, where their commas would part what is asked. */
import { foldName } from '../../../../../core/index.js';
import type { ToolContext } from '../../../../../tools/index.js';

const WORD = "\\p{Lu}[\\p{L}'’-]+";
const TURNED = new RegExp(`(?<![\\p{L}\\p{N}'’-])(${WORD}(?: ${WORD})?), (${WORD}(?: (?:${WORD}|\\p{Lu}\\.))?)(?![\\p{L}\\p{N}])`, 'gu'); // prettier-ignore
/** What joins them to another. */
const LINKS =
  /(?:^| )(?:verbindung|verbunden|verbindet|verknupft|beziehung|zusammen\w*|weg|pfad|kette|gemeinsam\w*|lien|liens|lies?|reli\w*|rattach\w*|chemin|chaine|commun\w*|legame|legami|collegat\w*|collega|connession\w*|percorso|catena|comune|link\w*|connect\w*|path|chain|ties?|relationship|common|share\w*)(?= |$)/;
/** Each is asked of the register. */
const MOST_NAMES = 4;
const LIMIT = 20;

/** Each character in its place but those of a name: `Muster, Anna` is `Anna  Muster`, where the register knows her by that name. */
export async function withNamesTurned(question: string, { graph, clocks, call }: ToolContext): Promise<string> {
  const found = [...question.matchAll(TURNED)].slice(0, MOST_NAMES);
  if (found.length === 0 || !LINKS.test(foldName(question))) return question;
  let text = question;
  for (const { 0: written, 1: surname, 2: given, index } of found) {
    const { hits } = await graph.search({ text: written, kinds: ['PERSON'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: LIMIT }, call);
    if (!hits.some(({ matchedName }) => foldName(matchedName) === foldName(written))) continue;
    text = `${text.slice(0, index)}${given!}  ${surname!}${text.slice(index + written.length)}`;
  }
  return text;
} // prettier-ignore
