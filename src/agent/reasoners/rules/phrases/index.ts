import type { Language } from '../../../../core/index.js';
import { english } from './en.js';
import { french } from './fr.js';
import { german } from './de.js';
import { italian } from './it.js';
import type { Phrases } from './types.js';

export const PHRASES: Record<Language, Phrases> = { de: german, fr: french, it: italian, en: english };
export type { Body, Family, FieldName, Phrases, SignatureFamily, When } from './types.js';
