import { foldName, type EventTopic, type FirmStatus } from '../../../../../core/index.js';
import { statusNamed } from '../../lexicon/index.js';
import type { Said } from '../said-slots.js';

/** What became of the firms that are counted. */
interface CountedState {
  status: FirmStatus | null;
  topic: EventTopic | null;
  /** Words for an end that is neither a status of the register nor a notice of the gazette: `closed`. */
  open: string[];
}

const TOPICS: Partial<Record<FirmStatus, readonly EventTopic[]>> = {
  IN_LIQUIDATION: ['LIQUIDATION'],
  BANKRUPT: ['BANKRUPTCY', 'BANKRUPTCY_CLOSED'],
  DELETED: ['DELETED'],
};

/** Words of a state that firms were brought into, and not of one that they are in: `dissolved`. */
const BROUGHT_INTO = /dissol|dissou|aufgelos|sciolt|wound up|^liquid(?:ated|iert\w*|at[aeio]|ee?s?)(?: |$)/;
/** Words for firms that are there, which are the ones that a count counts. */
const LIVES =
  /\b(?:noch|weiterhin|nach wie vor|unverandert|still|encore|toujours|ancora|tuttora|sempre)\b|stat(?:us|ut|o)|zustand|situa|\blage\b|stand|e[xs]+ist|besteh|leb|lauft|gibt|a[ck]?t?tiv|opera|inta[ck]t|exploitation|en service|fon[ck]tion|funzion|\bvi[ev]|in vita|in essere|affaires|business|geschaft|running|trading|alive|going|around|valid|subsist|sussist|persist|perdur|inscrit|iscritt|regist|eingetragen|afloat|kicking|open|living|live|condition|shape|debout|betrieb|tatig|thing|etat|tourn|roule|\bgira|in piedi|avanti|become/;
const NO_MORE =
  /no longer|nicht mehr|\bplus\b|\bpiu\b|cess|ceas|stop|smess|\bfin a\b|ina[ck]?t?tiv|under|ausser|\boff\b|out of|gestrichen|eingestellt|dead|\btot\b|arret|ferm|clos|shut|chius/;

/** `How many firms were dissolved in 2025?`: what a word for a firm's status asks of firms that are counted. */
export function countedState({ measures, topics, status, times }: Said): CountedState {
  const result: CountedState = { status, topic: null, open: [] };
  for (const { value, text } of measures) {
    if (value !== 'STATUS') continue;
    const folded = foldName(text);
    const named = statusNamed(folded);
    if (named === 'ACTIVE' || (named === null && LIVES.test(folded) && !NO_MORE.test(folded))) continue;
    const happened = named === null ? undefined : TOPICS[named];
    if (named === null || happened === undefined) result.open.push(text);
    else if (topics.some((topic) => happened.includes(topic.value))) continue;
    else if (
      topics.length === 0 &&
      BROUGHT_INTO.test(folded) &&
      times.some(({ range, stretch }) => (range ?? stretch ?? null) !== null)
    )
      result.topic = happened[0]!;
    else if (result.status === null || result.status === named) result.status = named;
    else result.open.push(text);
  }
  return result;
}
