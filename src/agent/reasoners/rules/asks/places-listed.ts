/** `Firms in Zug, Bern or Geneva`: the question is read once for each of three places or more, so that none is lost, and no two are one. */
import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import { MOST_PARTS, type QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { isPlaceName } from '../lexicon/places.js';
import { hasSeats } from '../read/written/small-towns.js';

const FIRMS =
  /(?:^| )(?:firm\w*|gesellschaft\w*|unternehm\w*|betriebe?n?|societes?|entreprises?|societa|ditte|imprese|aziende|compan\w+|business\w*|gmbhs?|ags|sarl|sagl|stiftungen|vereine?|fondations?|associations?|foundations?|fondazioni|associazioni|\w*grundung\w*|\w*loschung\w*|\w*konkurs\w*|liquidation\w*|faillites?|creations?|radiations?|fallimenti|costituzioni|cancellazioni|bankruptc\w+|deletions?|fiduciair\w*|fiduciari\w*|treuh\w*)(?= |$)/;
// Bounded, as all of it: a question may be ten thousand characters of capitals.
const TOWN = "\\p{Lu}[\\p{L}.'’()-]{1,40}(?: (?:\\p{Lu}[\\p{L}.'’()-]{0,40}|an der|am|im|bei|sur|de|la|le)){0,4}";
const AT =
  "(?:(?:in|im|à|au|en|a|ad|ai|di|de|du|aus|from|of|nel|nella|dans le|dans la) |d['’])?(?:(?:[Kk]anton|[Cc]anton(?:e)?)(?: (?:of|de|du|di|del))? |(?:le |la |les |l['’]))?";
const JOIN = '(?:und|oder|et|ou|e|ed|o|oppure|and|or|sowie|beziehungsweise|bzw\\.)';
const LIST = new RegExp(`(?<![\\p{L}\\p{N}])(?:((?:in |aus )?(?:den )?Kantonen |(?:dans |des |de )?(?:les )?cantons (?:de |du |d['’])?|(?:nei |dei |in )cantoni (?:di |del )?|(?:in |of )?(?:the )?cantons (?:of )?))?(${TOWN}(?:(?:, ?| ${JOIN} )${AT}${TOWN}){0,${MOST_PARTS}},? ${JOIN} ${AT}${TOWN})`, 'du'); // prettier-ignore
const SPLIT = new RegExp(`,? ${JOIN} ${AT}|, ?${AT}`, 'u');
const IN_CANTON = { de: 'im Kanton ', fr: 'dans le canton de ', it: 'nel Cantone ', en: 'in the canton of ' } as const;
const FEWEST = 3;

/** Null: no such places stand there, or it is not of firms in general. */
export async function placesListed(asked: Asked, context: ToolContext, read: Reads): Promise<Route | null> {
  const { question, language, focusUid } = asked;
  const found = LIST.exec(question);
  if (found === null || focusUid !== null || !FIRMS.test(foldName(question))) return null;
  const [start, end] = found.indices![2]!;
  const written = found[2]!.split(SPLIT);
  if (written.length < FEWEST || written.length > MOST_PARTS) return null;
  const places: string[] = [];
  for (const one of written) {
    const town = await townAt(one, context);
    if (town === null) return null;
    places.push(town);
  }
  // Behind the last of them, in German, nouns have capitals too.
  const until = end - written.at(-1)!.length + places.at(-1)!.length;
  const cantons = found[1] !== undefined;
  const from = cantons ? found.index : start;
  const frames: QuestionFrame[] = [];
  for (const place of places) {
    const one = `${question.slice(0, from)}${cantons ? IN_CANTON[language] : ''}${place}${question.slice(until)}`;
    const route = await read({ ...asked, question: one });
    const [frame, another] = route.frames;
    const there = frame !== undefined && another === undefined && frame.subjects.length === 0 && (frame.canton ?? frame.municipality) !== null;
    if (!there) return null;
    frames.push({ ...frame, span: { start: 0, end: question.length } });
  }
  return { intent: frames[0]!.intent, confidence: CONFIDENCE, reasoning: 'each of the places that are said', frames, refused: [] };
} // prettier-ignore

const CONFIDENCE = 0.9;
/** Each run of them may be asked of the whole register. */
const MOST_WORDS = 4;

/** The longest run of its words that is a town or a canton. */
async function townAt(written: string, context: ToolContext): Promise<string | null> {
  const words = written.split(' ').slice(0, MOST_WORDS);
  for (let many = words.length; many > 0; many--) {
    const town = words.slice(0, many).join(' ');
    if (isPlaceName(town) || cantonNamed(foldName(town)) !== null || (await hasSeats(town, context))) return town;
  }
  return null;
}
