import type { Slot } from '../words/slots.js';

const BOOKS = /^(?:Jahresrechnung(?:en)?|Jahresabschl[üu]ss\w*|Abschl[üu]ss\w*|Bilanz(?:en)?|bilans?|bilanci?o?|conti|annuel(?:le)?s?|annual[ie]?|yearly|financial|statements|esercizio|B[üu]e?chern?|Rechnungswesen|Buchhaltung|livres|comptabilité|comptes|libri|contabilità|books?|bookkeeping|accounts)$/i; // prettier-ignore

/** `Who audits their books`: what is audited, and no person of that name. */
export function withoutBooks<Tagged extends { text: string; slot: Slot | null; guess: unknown }>(
  tokens: readonly Tagged[],
): Tagged[] {
  const audits = tokens.some(({ slot }) => slot?.type === 'ROLE' && slot.roles.includes('AUDITOR'));
  const isBooks = ({ slot, text }: Tagged) =>
    audits &&
    (slot === null || (slot.type === 'OUTSIDE' && slot.topic === 'FINANCES')) &&
    BOOKS.test(text.normalize('NFC'));
  return tokens.map((token) => (isBooks(token) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token));
}
