import type { Language } from '../../../../core/index.js';
import type { QuestionFrame, Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Run } from '../read/names/runs.js';
import type { Reading } from '../read/words/tagging.js';

/** Points at the one that was just told of, and not at who was asked about. */
const THAT_ONE: Record<Language, RegExp> = {
  de: /(?:^| )(?:(?:diese|jene|dieser|jener|die ubernehmende|die aufnehmende|die neue) (?:firma|gesellschaft)|(?:diese|jene|letztere|(?:ubernehmerin|kauferin|absorbierende[nr]?|ubernehmende[nr]?|aufnehmende[nr]?)(?: (?:firma|gesellschaft))?|muttergesellschaft)|die(?= (?:denn|jetzt|heute|eigentlich|nun|genau|selbst|selber)(?: |$)|$)|dort)(?= |$)/,
  fr: /(?:^| )(?:celle (?:la|ci)|celui (?:la|ci)|cette (?:derniere|societe|entreprise|firme)|(?:l |la )?(?:(?:societe|entreprise) )?(?:absorbante|repreneuse|reprenante|acquereuse)|la bas)(?= |$)/,
  it: /(?:^| )(?:quella(?! (?:di|del|della|che|con|in|da))|quest ultima|(?:quest|quell)a (?:societa|ditta|azienda)|(?:l |la )?(?:(?:societa|ditta|azienda) )?(?:incorporante|assuntrice|acquirente|assorbente)|li|la(?=$))(?= |$)/,
  en: /(?:^| )(?:(?:that|this) (?:one|company|firm|business|outfit)|the (?:new|acquiring|absorbing|surviving) (?:one|company|firm|owner)|the (?:acquirer|successor|parent)|the latter|there)(?= |$)/,
}; // prettier-ignore
const TELLS =
  /absor|acqu[ie]|surviv|ubernehm|aufnehm|kaufer|assor|assunt|incorpor|repren|neue|new|success|parent|mutter/;
/** Leads back to who was asked about, or counts. */
const ELSEWHERE =
  /(?:^| )(?:erste[nrms]?|zweite[nrms]?|zuruck|andere[nrms]?|vorige[nrms]?|premiere?|seconde?|deuxieme|autre|revenons|prim[ao]|second[ao]|altr[ao]|torniamo|first|second|other|back|original|former)(?= |$)/;

/** `And where is that one based?`, behind an answer that told which firm took the one asked about over, or is its head office: that firm. Null: another is meant. */
export function toldFirm(
  { recalled, focusUid }: Asked,
  { tokens, language }: Reading,
): { one: Remembered; run: Run | null } | null {
  const { frames, listed, justListed, current } = recalled;
  const firms = listed.filter(({ kind }) => kind === 'COMPANY');
  const [firm, another] = firms;
  const text = tokens.map(({ folded }) => folded).join(' ');
  const said = THAT_ONE[language].exec(text);
  if (focusUid !== null || !justListed || current !== 1 || firm === undefined || another !== undefined) return null;
  if (!frames.some(tellsAnother) || said === null || ELSEWHERE.test(text)) return null;
  const start = text
    .slice(0, said.index)
    .split(' ')
    .filter((word) => word !== '').length;
  const run = { start, end: start + said[0].trim().split(' ').length };
  // `The absorbing company` asks for no mergers.
  return {
    one: { uid: firm.uid, kind: firm.kind, name: firm.name, network: false, history: false },
    run: TELLS.test(said[0]) ? run : null,
  };
}

const tellsAnother = ({ measure, topics, refusal }: QuestionFrame): boolean =>
  refusal === null && (measure === 'HEAD_OFFICE' || (measure === 'TIMELINE' && topics.includes('MERGER')));
