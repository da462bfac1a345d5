import type { Stretch } from './text.js';

const CORRECTION =
  /^(?:rectification|berichtigung|rettifica)\s[^:;]{0,100}:\s*|^rectificat(?:ion|if)\s(?:en ce|dans (?:le|ce)) sens qu(?:e\s|['’])|(?:r[eé]ctifi?ée?|complétée?|corrigée?|modifiée?|annulée?)\s+(?:(?:en ce|dans (?:le|ce)) sens qu(?:e|['’])|(?:dans (?:le|ce) sens|comme suit|ainsi|de la manière suivante)\s*:)\s*|complétée?\s+par\s+l['’](?:inscription|ajout)\s+d(?:e\s+|['’])(?![^;]*\set\sde\sla\squalité\s)|wie folgt (?:berichtigt|ergänzt|korrigiert)\s*:\s*|(?:rettificat[ao]|corrett[ao]) (?:nel senso che|come segue\s*:)\s*|^(?:complément|complemento|nachtrag|ergänzung)(?:\s[^:;]{0,100})?:\s*(?![^;]*(?:(?:en|dans) (?:ce|le) sens|nel senso|comme suit|come segue|wie folgt))/iu;
/** `... (et non B) et que l'adresse exacte est ...`: what else is corrected is the firm's. */
const OF_FIRM =
  /\s+et\s+que\s+(?:l['’]adresse|le\s+(?:but|capital|siège\s+(?:social|de\s+la\s))|la\s+date|les\s+statuts)(?!\p{L})/iu;

/** What a correction says instead, behind the words by which it is one; null where a sentence is none. */
export function correctedIn(raw: string, sentence: Stretch): Stretch | null {
  const lead = raw.length < 3000 ? CORRECTION.exec(raw) : null;
  if (!lead) return null;
  const start = lead.index + lead[0].length;
  const behind = OF_FIRM.exec(raw.slice(start));
  return { start: sentence.start + start, end: behind ? sentence.start + start + behind.index : sentence.end };
}
