import { foldName } from '../../../../../core/index.js';
import type { Said } from '../said-slots.js';
import type { Reading } from '../words/tagging.js';

/** Participles: nouns (`publications`) are what is counted or listed. */
const PUBLISHED =
  /^(?:publiziert\w*|publiziert worden|veroffentlicht\w*|veroffentlicht worden|publik gemacht|bekannt ?gemacht|bekanntgegeben worden|(?:ab)?gedruckt|erschienen|kundgetan|kundgemacht|verkundete?|amtlich verkundet|publiee?s?|parue?s?|imprimee?s?|rendue? publi(?:c|que)|annoncee|annonce officiellement|pubblicat[aeio]|annunciat[aeio]|(?:uscit|appars)[ao](?: sul \w+)?|stampat[aeio]|res[aoe] (?:not[ao]|pubblic\w+|di pubblico dominio)|published|officially published|gazetted|printed|made public|announced|officially announced|(?:came|come) out in the gazette|appear(?:ed)? in the gazette)$/;

/** `Which bankruptcies were published in March?`: what happened to firms is asked for by the days on which it was published. */
export const asksByPublication = ({ question }: Reading, { printed, topics }: Said): boolean =>
  topics.length > 0 && printed.some(({ start, end }) => PUBLISHED.test(foldName(question.slice(start, end))));
