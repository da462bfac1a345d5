import type { Language } from '../src/core/index.js';
import { german as conversationsDevDe } from './conversations-dev/de.js';
import { english as conversationsDevEn } from './conversations-dev/en.js';
import { french as conversationsDevFr } from './conversations-dev/fr.js';
import { italian as conversationsDevIt } from './conversations-dev/it.js';
import { german as conversationsDe } from './conversations/de.js';
import { english as conversationsEn } from './conversations/en.js';
import { french as conversationsFr } from './conversations/fr.js';
import { italian as conversationsIt } from './conversations/it.js';
import { german as devDe } from './questions-dev/de.js';
import { english as devEn } from './questions-dev/en.js';
import { french as devFr } from './questions-dev/fr.js';
import { italian as devIt } from './questions-dev/it.js';
import { german } from './questions/de.js';
import { english } from './questions/en.js';
import { french } from './questions/fr.js';
import { italian } from './questions/it.js';
import type { ConversationWording, WordingSet } from './wording.js';

export const FROZEN: Readonly<Record<Language, WordingSet>> = { de: german, fr: french, it: italian, en: english };
export const DEVELOPMENT: Readonly<Record<Language, WordingSet>> = { de: devDe, fr: devFr, it: devIt, en: devEn };
export const CONVERSATIONS: Readonly<Record<Language, readonly ConversationWording[]>> = {
  de: conversationsDe,
  fr: conversationsFr,
  it: conversationsIt,
  en: conversationsEn,
};
export const CONVERSATIONS_DEVELOPMENT: Readonly<Record<Language, readonly ConversationWording[]>> = {
  de: conversationsDevDe,
  fr: conversationsDevFr,
  it: conversationsDevIt,
  en: conversationsDevEn,
};

const EXPORTED: Readonly<Record<Language, string>> = { de: 'german', fr: 'french', it: 'italian', en: 'english' };
const partOf = async <T>(room: string, part: string, language: Language): Promise<T> =>
  ((await import(`./${room}/${part}-${language}.js`)) as Record<string, T>)[EXPORTED[language]]!;

/** The part of a set to work with whose files' names begin so (`fresh`), alone; rejects where there is none. */
export const developmentPart = (part: string, language: Language): Promise<WordingSet> =>
  partOf('questions-dev', part, language);
export const conversationsPart = (part: string, language: Language): Promise<readonly ConversationWording[]> =>
  partOf('conversations-dev', part, language);
