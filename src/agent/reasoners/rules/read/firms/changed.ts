/** What of a firm changes, by the topic of the notices that say so, and the words that say that it did. */
import type { EventTopic } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';

export const TOPIC_OF: Partial<Record<Measure, EventTopic>> = {
  NAMES: 'RENAMED',
  SEAT: 'MOVED',
  ADDRESS: 'ADDRESS',
  PURPOSE: 'PURPOSE',
  CAPITAL: 'CAPITAL',
  LEGAL_FORM: 'LEGAL_FORM',
};

export const CHANGED =
  /^(?:chang(?:e|ee|ed|es|ing|er|ent|eant|aient|erent)|(?:aus)?gewechselt|wechsel(?:n|t|te|ten)?|(?:ge|ab|ver)andert?(?:en?|n)?|andert(?:en?)?|andern|geandert|abgeandert|anpass\w*|angepasst|cambi(?:at[oaie]|ano|a|arono|avano|o)|modifi(?:e|ee|ees|es|ent|er|cat[oaie]|cano|ca|carono)|switch(?:es|ed)?|swapp?(?:ed)?|verleg(?:t|en|te|ten)|transfer(?:red)?|transfere\w*|trasferi\w*|mov(?:e|ed)|increas(?:e|ed)|rais(?:e|ed)|lower(?:s|ed)?|decreas(?:e|ed)|gesenkt|senk(?:t|en|te|ten)|baiss(?:e|ee|er|ent)|diminu\w*|abbassat\w*|reduc(?:e|ed)|erhoh(?:t|en|te|ten)|herabgesetzt|herabsetz\w*|augment(?:e|ee|er|ent)|redui\w*|aument(?:at[oaie]|ano|a)|ridott[oaie]|ridus\w*|adopted|alter(?:ed)?|amend(?:ed)?|replaced?|umbenannt|mutat[oaie]|cambiare)$/;

/** A notice says that capital changed; whether it rose is not counted, and said. */
export const DIRECTION =
  /^(?:increas|rais|lower|decreas|gesenk|senk|baiss|diminu|abbass|reduc|erhoh|herabg|herabs|augment|redui|aument|rid(?:ott|us))/;

/** What a change is called, apart from what changed: `changes of address`. */
export const CHANGE =
  /^(?:anderung(?:en)?|wechsel|mutation(?:en)?|anpassung(?:en)?|changements?|modifications?|adaptations?|cambiament[oi]|cambi|cambio|modific(?:a|he)|variazion[ei]|mutazion[ei]|changes?|amendments?|alterations?)$/;
/** The same in one German word: `Adressänderungen`. */
export const CHANGE_OF = /^\p{L}{4,}(?:anderung(?:en)?|wechsel|mutation(?:en)?|anpassung(?:en)?)$/u;
