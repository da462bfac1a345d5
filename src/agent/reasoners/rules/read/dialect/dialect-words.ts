/** Words of Swiss German that mean one thing or another by those beside them. */
import type { Token } from '../words/tokens.js';

export interface Beside {
  /** As {@link spellingOf}; empty where none stands there. */
  before: string;
  word: string;
  next: string;
  token: Token;
  nextToken: Token | null;
  /** A sentence or a clause begins with it. */
  begins: boolean;
  /** The word before is written to it with an apostrophe. */
  hangs: boolean;
  /** The word before is one of the table or of the lexicon. */
  afterWord: boolean;
  /** The next word is a noun, or written as a name. */
  beforeNoun: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const VERBS = words('isch ischt esch sind sin si hät het hed hett händ hend hän hei wird wirt werded wärde cha chan chönd darf dörf dörfed mues müend wott wott wänd git gits macht mached tuet fürt füert leitet sitzt sitzed hocket staht stoht steit gaht goht geit chunt chunnt heisst heissed zeichned zeichnet underschribt unterschribt underschribed ghört ghöred lauft prüft prüeft vertritt lit liit wohnt git passiert ist hat gibt kann'); // prettier-ignore
const OF_MANY = words(
  'händ hend hän hei sind sin chönd chöi müend münd mönd wänd wönd wend wei dörfed dörfe wärded werded sötted söled bruched sueched hetted möchted',
);
const OF_ME = words('mues muess cha chan ha han hät hätt bi wott wot wett will sött söll dörf darf chönt wüst wüsst bruch bruche find suech schick schib schrib möcht wär hab bin kann muss soll habe möchte red frog frag zahl glaub mein meine dänk weiss weis kenn'); // prettier-ignore
const QUESTION = words('wer wär was wo wie weli weles wele welche wievil wivil vil wohi');
const ONE_DOES = words(
  'hät het hed cha chan wie wo mues darf dörf söll sött ob öb dass findet seit chunt chunnt git wenn wänn',
);
const WHOSE = words(
  'dä die das dene däne öpper alli aui niemer sälbi säbi beidi lüt firma firme firmene chef ma frau persone',
);
const WISHES = words('es s das super guet toll nett lieb schön interessant möglich');
const ASKS_WHEN = words('wüsse wissen sägä säge sagen weisch weiss weis usefinde frag bitte öpper säg lueg');
const CLAUSE = words('wo wohi wie was wenn wänn wem wäm ob öb dass wil');
const FIRST = words('d di die de dä der s das dr bi bim');
const ARTICLES = words('d die di alli s das im i bi det dört beidi');

/** Words that {@link besideOthers} tells of. */
export const BY_OTHERS = words('wär wenn wänn wo mir mer mr i em s z si sin wil erscht');

/** What the words beside it tell that it means; null: nothing of its own. */
export function besideOthers({
  before,
  word,
  next,
  token,
  begins,
  hangs,
  afterWord,
  beforeNoun,
  nextToken,
}: Beside): string | null {
  switch (word) {
    case 'wär':
      return !WISHES.has(next) && (begins || VERBS.has(next) || ASKS_WHEN.has(before)) ? 'wer' : 'wäre';
    case 'wenn':
    case 'wänn':
      return ((begins || before === 'und') && (VERBS.has(next) || next === '' || next === 'gnau')) ||
        ASKS_WHEN.has(before)
        ? 'wann'
        : 'wenn';
    case 'wo':
      return isRelative(before, next, nextToken, begins) ? 'die' : null;
    case 'mir':
      return OF_MANY.has(before) || OF_MANY.has(next) ? 'wir' : null;
    case 'mer':
    case 'mr':
      return OF_MANY.has(before) || OF_MANY.has(next) ? 'wir' : ONE_DOES.has(before) ? 'man' : 'mir';
    case 'i':
      return OF_ME.has(before) || OF_ME.has(next) || (CLAUSE.has(before) && ARTICLES.has(next)) ? 'ich' : 'in';
    case 'em':
      return beforeNoun ? 'dem' : 'ihm';
    case 's':
      return hangs ? (afterWord ? 'es' : null) : beforeNoun ? 'das' : 'es';
    case 'z':
      return nextToken?.capital === true ? 'in' : 'zu';
    case 'si':
      return (QUESTION.has(before) && ARTICLES.has(next)) || /^\d/.test(next) ? 'sind' : 'sie';
    case 'sin':
      return QUESTION.has(before) || ARTICLES.has(next) ? 'sind' : 'sein';
    case 'erscht':
      return FIRST.has(before) ? 'erste' : 'erst';
    case 'wil':
      return token.commaBefore ? 'weil' : null;
    default:
      return null;
  }
}

/** `Die, wo underschribed`: dialect has one relative for all; where something is, is asked with the verb right behind. */
function isRelative(before: string, next: string, nextToken: Token | null, begins: boolean): boolean {
  if (nextToken === null || next === 'ane' || next === 'hi' || next === 'gnau') return false;
  return WHOSE.has(before) && (!begins || !VERBS.has(next) || before === 'dene' || before === 'alli');
}
