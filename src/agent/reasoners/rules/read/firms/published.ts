import { foldName, type EventTopic } from '../../../../../core/index.js';
import type { Grouping } from '../../../../../trace/index.js';
import type { Said } from '../said-slots.js';
import { dateSaid } from '../time/date-meant.js';
import type { Reading } from '../words/tagging.js';

/** Participles: nouns (`publications`) are what is counted or listed. */
const PUBLISHED =
  /^(?:publiziert\w*|publiziert worden|veroffentlicht\w*|veroffentlicht worden|publik gemacht|bekannt ?gemacht|bekanntgegeben worden|(?:ab)?gedruckt|erschienen|kundgetan|kundgemacht|verkundete?|amtlich verkundet|publiee?s?|parue?s?|imprimee?s?|rendue? publi(?:c|que)|annoncee|annonce officiellement|pubblicat[aeio]|annunciat[aeio]|(?:uscit|appars)[ao](?: sul \w+)?|stampat[aeio]|res[aoe] (?:not[ao]|pubblic\w+|di pubblico dominio)|published|officially published|gazetted|printed|made public|announced|officially announced|(?:came|come) out in the gazette|appear(?:ed)? in the gazette)$/;

/** Notices themselves, and nothing that happened to a firm. */
const ARE_NOTICES: readonly EventTopic[] = ['CORRECTION', 'CREDITORS_CALL', 'AUCTION', 'PERSONS', 'OTHER'];
/** Firms are not counted by these. */
const BY_NOTICE: readonly Grouping[] = ['MONTH', 'TOPIC', 'RUBRIC', 'SUB_RUBRIC'];
const SAYS_NOTICE =
  /meldung|anzeige|publikation|bekanntmachung|mitteilung|inserat|notice|\bavis\b|annonce|publication|pubblicazion|annunci|avvis/;

/**
 * `How many bankruptcies were published in 2024?`: as many as the list of them names, each firm once, and no notices; `how many bankruptcy notices`:
 * these.
 */
export function countsNotices({ question }: Reading, words: Said): boolean {
  const { notices, companies, topics, grouping } = words;
  const happened = topics.length > 0 && topics.every(({ value, text }) => !ARE_NOTICES.includes(value) && !SAYS_NOTICE.test(foldName(text)));
  const byNotice = grouping !== null && BY_NOTICE.includes(grouping.value);
  return notices && !(topics.length > 0 && companies) && !(happened && !byNotice && isPublished(question, words));
} // prettier-ignore

/** Whether words for what is printed only say that it was, and are no notices that are counted or listed. */
const isPublished = (question: string, { printed }: Said): boolean =>
  printed.length > 0 && printed.every(({ start, end }) => PUBLISHED.test(foldName(question.slice(start, end))));

/**
 * `Which bankruptcies were published in March?`: what happened to firms is asked for by the days on which it was published, unless it is said by
 * which date it is.
 */
export function asksByPublication(reading: Reading, words: Said): boolean {
  const meant = dateSaid(reading)?.meant;
  if (words.topics.length === 0 || meant === 'LEGAL_DATE') return false;
  const { question } = reading;
  return (
    meant === 'PUBLICATION_DATE' ||
    words.printed.some(({ start, end }) => PUBLISHED.test(foldName(question.slice(start, end))))
  );
}
