import type { Language } from '../../../../../core/index.js';
import { english } from './en.js';
import { french } from './fr.js';
import { german } from './de.js';
import { italian } from './it.js';
import type { RegisterPhrases } from './types.js';

/** Wording for what is read from the register beyond one firm's or person's own rows. */
export const REGISTER_PHRASES: Record<Language, RegisterPhrases> = { de: german, fr: french, it: italian, en: english };
export type { Between, RegisterPhrases } from './types.js';
