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
