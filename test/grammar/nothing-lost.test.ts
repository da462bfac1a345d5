/** What stands in a section about persons is in an entry, kept as unread, or one of the turns that lead from one to the next. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { foldRole, readPersons } from '../../ingest/grammar/index.js';
import type { PersonReadings } from '../../src/core/mention.js';
import { describeShared } from '../support/shared.js';
import { FORMS } from './forms.js';
import { loadNotices } from './gold.js';
import { ODD_FORMS } from './odd-forms.js';
import { TABLES } from './strangers/tables.js';

/** Stretches with a letter in them that no entry and no unread span of their section covers. */
function between(text: string, { mentions, unread, sections }: PersonReadings): string[] {
  const covered = new Uint8Array(text.length);
  for (const { span } of [...mentions, ...unread]) covered.fill(1, span.start, span.end);
  const found: string[] = [];
  for (const { span } of sections) {
    let start = span.start;
    for (let at = span.start; at <= span.end; at++) {
      if (at < span.end && covered[at] === 0) continue;
      const piece = text.slice(start, at).trim();
      if (/\p{L}/u.test(piece)) found.push(piece);
      start = at + 1;
    }
  }
  return found;
}

const WORDS = 'und|anstelle|maintenant|ora|celles?|quell[ae]|diejenigen?|et|ed?|sowie|ainsi|que?|ou|oder|o|aber|par|pour|à|aux?|an|ad?|alla?|de|d|des|du|les?|la|l|von|der|die|das|dem|den|dans|in|di|da|del|della|dell|il|er|sie|elles?|ils?|ce dernier|cette dernière|par conséquent|beide|tous|inscrits|qui|laquelle|est|sont|ist|sind|è|sono|wird|wurden?|worden|erteilt|eingeräumt|amtet|fungiert|nun|jetzt|a|ont|été|passé|als|zu[mr]?|comme|quale|en qualité|neu|neue[nrs]?|nuov[oa]|désormais|nicht mehr|keine|sa|ses|individuelle|fonction|die herren|la signora|(?:son|sa|seine?|ihre?|la|il) (?:épouse|fille|sœur|fils|ehefrau|tochter|moglie|figlio)|nouve(?:l|lle|au)|société|società|ditta|gesellschaft|die firma'; // prettier-ignore
const SIGNING = 'signatures?|procurations?|pouvoirs|\\p{L}*unterschrift(?:en)?|\\p{L}*prokura|\\p{L}*prokuren|firm[ae]|procur[ae]|zeichnet|zeichnen|zeichnungsberechtigung|signe(?:nt)?|signer'; // prettier-ignore
const SMALL = new RegExp(`^(?:[\\s,;.:()\\[\\]–'’-]|(?<!\\p{L})(?:${WORDS})(?!\\p{L}))*$`, 'iu');
/** Turns that may name a firm, a court, or who sells. */
const NAMING: Record<string, RegExp> = {
  'a heading': /^[^:]{2,280}:(?:\s*\([^):]{3,40}:|\s*[-–•])?$/u,
  'a sale': /(?<!\p{L})(?:parts?|quot[ae]|\p{L}*stammanteil\p{L}*|\p{L}*stammeinlage|commandite|kommanditsumme|deren \d+|cession|cédée?s?|abgetreten|passat[ae]|erhöht|par \d+ à)(?!\p{L})/iu,
  'a correction': /rectifi|complétée|corrigée|s['’]appelle|berichtigt|ergänzt|korrigiert|rettific|en ce sens|par erreur|irrtümlich|per errore|nom exact|orthographie/iu,
  'an order': /tribunal|gericht|richter\s|richteramt|cour de justice|sursis concordataire|behörde|pretor|pretura|autorit|entscheid|verfügung|décision|decreto|decisione|art\. 731b|au sursis/iu,
  'about the firm': /^(?:et que (?:l['’]adresse|le (?:but|capital|siège)|la date|les statuts)|(?:nouveaux )?statuts|die gesellschaft hat|la société|(?:la|die) liquidation|la società)(?!\p{L})/iu,
}; // prettier-ignore
/** Turns in which nobody is named. */
const TURNS: Record<string, RegExp> = {
  'how somebody signs, or no longer does': new RegExp(`(?<!\\p{L})(?:${SIGNING})(?!\\p{L})`, 'iu'),
  'a successor': /^(?:[,;]\s*)?(?:an (?:seiner?|ihrer?|deren|dessen) stelle|(?:als |zu )?(?:sein|ihr)\p{L}* nachfolger|son|sa|leurs?|lui|gli|le|al (?:suo|loro) posto|il (?:suo|loro)|à (?:sa|leur) place)(?!\p{L})/iu,
  'an occasion': /^(?:[,;]\s*)?(?:par suite|a seguito|suite à|à la suite|ensuite|infolge|mit wirkung|gemäss|vu|ayant|avendo|en remplacement|en lieu et place|an stelle|anstelle|in sostituzione|al posto)(?!\p{L})/iu,
  'an election, or who makes up a body': /(?<!\p{L})(?:compos\p{L}*|setzt sich|entre|entra|entrée?s?|entrat[oa]|tritt|gehör\p{L}*|gewählt|élue?s?|nommée?s?|nominat[oaie]|elett[oaie]|designat[oaie]|ernannt|eingesetzt|bestellt|ausgeschieden|démissionné|remplacée?s?|remplace|ersetzt|sostituit[oa])(?!\p{L})/iu,
}; // prettier-ignore
const NAME = /(?<!\p{L})\p{Lu}[\p{Ll}’'-]+\s\p{Lu}[\p{Ll}’'-]+(?!\p{L})/u;
/** Nouns and the words that begin a sentence have a capital, too; a signature says with whom. */
const OTHERS =
  /(?:avec|mit|con)\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+|(?<!\p{L})(?:Die|Der|Das|Infolge|Zufolge|Wegen|Nach|Aus|Mit|Für|An|Als|Zur?|Zum|Zu)\s|(?<!\p{L})\p{L}*(?:nterschrift(?:en)?|rokura|rokuren|Stelle|Nachfolger(?:in)?|Zweigniederlassung|Wirkung|Personen)(?!\p{L})/gu;
/** Somebody printed with a place, whom no turn may hide; a sale may name who sells. */
const SOMEBODY = /\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+,\s(?:von|de|da|di|in|à)\s\p{Lu}/u;

function isTurn(piece: string): boolean {
  if (SOMEBODY.test(piece)) return false;
  const offices = foldRole(piece).reduce((rest, { text }) => rest.replace(text, ' '), piece);
  if (SMALL.test(offices) || Object.values(NAMING).some((turn) => turn.test(piece))) return true;
  return !NAME.test(offices.replace(OTHERS, ' ')) && Object.values(TURNS).some((turn) => turn.test(piece));
}

function lost(text: string, subRubric: string): string[] {
  return between(text, readPersons({ text, subRubric, language: 'de' })).filter((piece) => !isTurn(piece));
}

describe('nothing of a section is lost in silence', () => {
  it.each(Object.entries(TABLES))('in the notices of other registers: %s', (_table, rows) => {
    expect(rows.flatMap(([, subRubric, text]) => lost(text, subRubric))).toEqual([]);
  });

  it.each(Object.entries({ ...FORMS, 'odd layouts': ODD_FORMS }))('in forms: %s', (_group, forms) => {
    expect(forms.flatMap(({ text, subRubric }) => lost(text, subRubric))).toEqual([]);
  });

  it('in a simulated gazette', () => {
    const texts: string[] = [];
    for (const { content } of simulate({ seed: 'nothing lost', firms: 60, publications: 600 }))
      if ('publicationText' in content) texts.push(content.publicationText);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.flatMap((text) => lost(text, 'HR02'))).toEqual([]);
  });

  const PARTS = [
    'Muster', 'Anna', 'von Bern', 'in Thun', 'Präsident', 'membre', 'con firma individuale', 'mit Einzelunterschrift', 'Probst AG (CHE-123.456.788)', 'Revisionsstelle', 'neu', 'nicht mehr Direktor',
    '[bisher: in Chur]', 'anstelle der Fidu AG', 'pour 10 parts de CHF 100', 'lorem ipsum', '12', 'Chef Unterhalt und Kassier', 'beide mit Kollektivprokura', 'davon 5 belastet mit Pfand', 'décédé', 'und Hes', 'Urs',
  ]; // prettier-ignore
  const entries = fc.array(fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 5 }); // prettier-ignore
  it('in a list of any parts', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const body = list.map((parts) => ['Muster', 'Anna', ...parts].join(', ')).join('; ');
        expect(lost(`Eingetragene Personen neu oder mutierend: ${body}.`, 'HR02')).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describeShared('the older official notices', () => {
  it('nothing of a section is lost in silence', () => {
    const found = loadNotices().flatMap(({ text, readings }) => between(text, readings));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((piece) => !isTurn(piece))).toEqual([]);
  });
});
