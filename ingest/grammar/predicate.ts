import { matchesOf } from '../../src/core/index.js';
import { apply } from './apply.js';
import { heldSignature } from './holders.js';
import { holds, saysHolding } from './holds.js';
import { climb } from './ladder.js';
import { PARTS } from './shares.js';
import { changedCosigner } from './cosigner.js';
import { ofSeller } from './of-seller.js';
import type { Outcome } from './outcome.js';
import { endsFirms } from './firms-end.js';
import { findRoles } from './roles.js';
import { payload, roleParts, upToBreak } from './predicate-parts.js';
import { DENIES, ratherThan, type Rather } from './rather.js';
import { replacedBy } from './replaced-by.js';
import { signs } from './signs.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import { isGiven } from './name-words.js';
import { fold, trim, type Stretch } from './text.js';

export interface Verb extends Stretch {
  word: string;
}

const VERB =
  /\s(n[’']a plus(?= (?:(?:la|sa|de) )?(?:signature|procuration|droit de signature|pouvoirs))|n[’']ont plus(?= (?:(?:la|leur|de) )?(?:signature|procuration|droit de signature|pouvoirs))|non ha più(?= (?:(?:la|il|alcun) )?(?:firma|procura|diritto di firma))|non hanno più(?= (?:(?:la|il|alcun) )?(?:firma|procura|diritto di firma))|n[’']est plus|ne sont plus|n[’']est pas(?=\s[^;]{2,160}\smais\s)|ne sont pas(?=\s[^;]{2,160}\smais\s)|n[’']exerce(?:nt)? (?:plus|pas)|ne signe(?:nt)? (?:plus|pas)|ne (?:fait|font) plus partie|non (?:fa|fanno) più parte|non è più|non sono più|non (?:è|sono)(?=\s[^;]{2,160}\s(?:ma|bensì)\s)|(?:ist|sind) (?:aber |jedoch |somit )?nicht mehr|est|sont|a(?= (?:été|cédé|démissionné|quitté|cessé|maintenant|désormais|en outre|renoncé|vendu|la signature|la procuration|transféré (?:son|leur) (?:siège|domicile)|(?:modifié|changé) (?:sa|de) raison))|se prénomme|ont(?= (?:chacune? )?(?:passé|été|cédé|démissionné|quitté|cessé|maintenant|désormais|renoncé|vendu))|signe|signent|engage|engagent|continue|continuent|continua(?:no)?(?= (?:a firmare|quale|come|ad essere) )|reste|restent|demeure|demeurent|s[’']est(?= retirée?(?!\p{L}))|se sont(?= retirée?s(?!\p{L}))|si è(?= ritirat)|si sono(?= ritirat)|s[’']appelle|s[’']appellent|se nomme|se nomment|si chiama|si chiamano|porte|portent|dispose(?= d)|disposent(?= d)|détient|détiennent|possède|possèdent|(?:conserve|garde)(?:nt)?(?=\s[^;,]{0,30}\bparts?\b|\s(?:la|sa|leur)\s(?:signature|procuration)\s)|(?:conserva|conservano|mantiene|mantengono)(?=\s[^;,]{0,30}\bquot[ae]\b)|(?:behält|behalten)(?=\s[^;,]{0,30}stammanteil)|(?:prend|prennent|reprend|reprennent)(?= le nom )|(?:riprende|prende|assume)(?= il (?:cog)?nome )|(?:assure|assume|reprend|prend)(?:nt)?(?= la (?:présidence|vice-présidence|direction|gérance)(?!\p{L}))|assum(?:e|ono)(?= la (?:presidenza|vicepresidenza|direzione|gerenza)(?!\p{L}))|übern(?:immt|ehmen)(?= (?:das präsidium|die (?:geschäftsführung|direktion))(?!\p{L}))|cède|cèdent|devient|deviennent|démissionne|se retire|quitte|cesse(?:nt)?(?= d['’]être )|cess(?:a|ano)(?= di essere )|(?:ist|sind)(?: infolge \p{L}+| per \S+| seit \S+)? nicht mehr|ist|sind|wird|werden|wurde|wurden|(?:scheide[nt]|tritt|treten)(?=\s[^;,]{0,80}\s(?:aus|zurück)(?:[,;]|$))|zeichnet|zeichnen|unterzeichnet|bleibt|bleiben|heisst|heissen|wohnt|wohnen|trägt|halten(?=\s[^;,]{0,30}stammanteil)|führt|führen(?= (?:\p{L}+ )?(?:einzel|kollektiv)(?:unterschrift|prokura))|hält|firmiert|è|sono|firma(?= (?:ora|individualmente|collettivamente|con))|firmano|hat(?= (?:demissioniert|seine[nm]? (?:rücktritt|demission)|ihre[nm]? (?:rücktritt|demission)|sein amt|ihr amt))|haben(?= (?:demissioniert|ihre[nm]? (?:rücktritt|demission)|ihre? (?:amt|ämter)))|ha(?= (?:cess|dimission|rinunciato|rassegnato|ceduto|lasciato|ora |adesso ))|hanno(?= (?:cess|dimission|rinunciato|rassegnato|ceduto|lasciato|ora |adesso ))|rimane|rimangono|resta|restano|detiene|cede|cedono)(?=\s|(?<=signe(?:nt)? (?:plus|pas))$)/gu;
const RELATIVE =
  /(?:,\s{0,3}(?:les (?:deux|trois|quatre) )?|\s{1,3}et\s(?=dont\s))(?:dont|qui|lesquel(?:le)?s?|lesquels|laquelle|lequel|welche[rs]?|deren|dessen|il cui|la cui)\s[^,;]*/giu;

/** The stretch with brackets and relative clauses blanked out, of the same length: where main verbs are looked for. */
export function masked(skeleton: Skeleton, stretch: Stretch): string {
  const { text, partner } = skeleton;
  let out = '';
  let from = stretch.start;
  for (let at = from; at < stretch.end; at++) {
    const code = text.charCodeAt(at);
    const close = code === 40 || code === 91 ? partner.get(at) : undefined;
    if (close === undefined || close >= stretch.end) continue;
    out += text.slice(from, at) + '_'.repeat(close - at + 1);
    at = close;
    from = close + 1;
  }
  return (out + text.slice(from, stretch.end)).replace(RELATIVE, (match) => ','.padEnd(match.length, '_'));
}

/** In small letters, which verbs are found in five times as fast as in any, and of the same length. */
function inSmallLetters(mask: string): string {
  const small = mask.toLowerCase();
  return small.length === mask.length ? small : mask.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)); // prettier-ignore
}

/** The main verbs of a clause in order. */
export function verbsOf(mask: string, offset: number): Verb[] {
  return matchesOf(VERB, inSmallLetters(mask)).map((match) => ({
    word: match[1]!.replace('’', "'"),
    start: offset + match.index + 1,
    end: offset + match.index + match[0].length,
  }));
}

const LEAVING =
  /^(?:(?:als|comme|de)\s+)?.{0,160}?(?<!\p{L})(?:démissionnaires?|zurückgetreten|ausgeschieden|ausgetreten|verstorben|gestorben|abberufen|entlassen|décédée?s?|sortante?s?|(?:sortie?s?|retirée?s?|exclue?s?) de (?:la société|l['’]association)|uscit[oaie] dalla società|révoquée?s?|radiée?s?|gelöscht|gestrichen|weggefallen|entfallen|erloschen|dimissionari[oaie]?|decedut[oaie]|cancellat[oaie]|radiat[oaie]|stralciat[oaie]|revocat[oaie])(?!\p{L})/iu;
/** Verbs by which an office or a signature ends. */
export const NEGATED = /(?:plus|più|nicht mehr|plus partie|più parte)$/;
const SIGNS = /^(?:signe|engage|continu|zeichne|unterzeichne|firma|firmano)/;
const LEADS_SIGNATURE = /^(?:\p{L}+\s)?(?:einzel|kollektiv)(?:unterschrift|prokura)/iu;
const RENAMES =
  /^(?:.{0,40}?\b)?(?:(?:modifié|changé) (?:sa|de) raison(?: sociale| de commerce)?,? (?:en|qui est (?:désormais|maintenant)|pour)|le nom(?: de famille| complet)?(?: de| d')?|les? prénoms?(?: de| d')?|mit (?:dem|neuem|ihrem|seinem|dem neuen) namen|den namen|il nome(?: di)?|il cognome(?: di)?)\s*:?\s*/i;
const NOW =
  /^(?:(?:infolge|wegen|nach|seit)\s+(?:\p{Ll}+\s+)?\p{Lu}\p{L}+\s+|(?:par suite|à la suite|ensuite) de (?:son )?\p{Ll}+\s+)?(?:neu|nun|nunmehr|jetzt|désormais|maintenant|dorénavant|en réalité|ora|adesso)?:?\s*/u;
const GIVEN_TO =
  /\bparts?\b(?:[^;]*?(?:CHF|EUR)\s*[\d'’.]+(?:\s+(?:chacune|respectives))?,?\s+(?:par \S+ (?:parts? )?)?(?:chacune?,?\s+)?|(?:\s+(?:sociales?|nominatives?))?\s+)(?:à|au|aux)\s+/i;

const GIVEN_TO_IN_ITALIAN = /\bquot[ae]\b(?:[^;]*?(?:CHF|EUR)\s*[\d'’.]+\s+|\s+)(?:a|ad|al|alla)\s+(?=\p{L})/iu;
const SELLS_ALL_IN_ITALIAN =
  /^ceduto\s+(?:tutte\s+)?(?:la|le)\s+(?:sua|sue|propri[ae]|loro)\s+(?:[\d'’]+\s+)?quot[ae](?!\p{L})(?![^;]*(?:conserva|mantiene|rimane|privilegi|su \d))/iu;

/** Without a `de ses`, everything. */
const SELLS_ALL =
  /^(?:chacune?\s+)?(?:cédé\s+|vendu\s+)?(?:sa|son|toutes\s+(?:ses|leurs)|l['’](?:intégralité|ensemble)\s+de\s+(?:ses|leurs)|la\s+totalité\s+de\s+(?:ses|leurs)|ses|leurs)\s+(?:unique\s+)?(?:[\d'’]+\s+)?parts?(?!\p{L})(?![^;]*(?:à concurrence|conserve|garde|reste|privilégi|sur \d))/iu;

/** `a été inscrit par erreur comme administrateur`: nobody came in; it is left unread. */
const BY_MISTAKE =
  /^(?:(?:été|stat[oaie])\s+)?(?:(?:inscrit|nommé|élu|désigné|iscritt|nominat|elett)\p{L}*\s+)?(?:par erreur|à tort|par inadvertance|per errore|irrtümlich(?:erweise)?|versehentlich|fälschlich(?:erweise)?)(?!\p{L})/iu;

/** What the verb and the words behind it say; null where this is no predicate about a person in an office. */
export function interpret(skeleton: Skeleton, verb: Verb, rest: Stretch, rows: readonly Row[]): Outcome | null {
  const { text } = skeleton;
  const raw = text.slice(rest.start, rest.end);
  if (BY_MISTAKE.test(raw)) return null;
  const rather = ratherThan(text, verb.word, rest);
  if (rather) return setsRather(skeleton, rather, rows);
  if (DENIES.test(verb.word) && !verb.word.startsWith('ne signe')) return null;
  const by = replacedBy(raw, rest);
  if (!by && /^(?:(?:été|stat[oaie])\s+)?(?:remplacée?s?|sostituit[oaie])(?!\p{L})/iu.test(raw)) return null;
  if (by) return { kind: 'REPLACED', roles: by.office ? roleParts(skeleton, by.office) : [], by: by.successor };
  // `ne signent pas entre eux`: in what manner they sign is said elsewhere.
  if (/^ne signe(?:nt)? pas$/.test(verb.word) && raw !== '') return null;
  if (NEGATED.test(verb.word) || verb.word.endsWith(' pas') || verb.word.startsWith("n'exerce"))
    return negated(skeleton, verb, rest, rows);
  const renames = /^(?:a$|porte|zeichne|heiss|trägt|führt|firmiert|re?prend|prend|prennent|riprende|assume)/.test(
    verb.word,
  )
    ? RENAMES.exec(raw)
    : null;
  if (
    renames ||
    /^(?:heisst|heissen|firmiert|s'appelle|s'appellent|se prénomme|se nomme|se nomment|si chiama|si chiamano)$/.test(
      verb.word,
    )
  ) {
    const lead = renames ? renames[0].length : (NOW.exec(raw)?.[0].length ?? 0);
    const name = nameUpTo(text, rest.start + lead, rest.end);
    if (/^en réalité\s/iu.test(raw) && verb.word !== 'se prénomme') rightNames(rows, name);
    apply(skeleton, payload(skeleton, { start: name.end, end: rest.end }, rows), rows, 'NAME');
    return rows.some((row) => row.name[0] === name) ? { kind: 'SETS' } : { kind: 'RENAMED', name };
  }
  if (SIGNS.test(verb.word) || (/^führ/.test(verb.word) && LEADS_SIGNATURE.test(raw)))
    return signs(skeleton, { start: verb.start, end: rest.end }, rows);
  if (
    /^(?:cède|cèdent|cede|cedono)$/.test(verb.word) ||
    /^(?:chacune? )?(?:cédée?s?|vendu|ceduto)(?!\p{L})/u.test(raw)
  ) {
    const given = GIVEN_TO.exec(raw) ?? GIVEN_TO_IN_ITALIAN.exec(raw);
    return given
      ? {
          kind: 'TRANSFERS',
          words: { start: rest.start, end: rest.start + given.index + given[0].length },
          all: SELLS_ALL.test(raw) || SELLS_ALL_IN_ITALIAN.test(raw),
          ...ofSeller(text, { start: rest.start + given.index + given[0].length, end: rest.end }),
        }
      : null;
  }
  const granted = /^(?:a|ont|ha|hanno)$/.test(verb.word)
    ? HAS_SIGNATURE.exec(raw)
    : KEEPS.test(verb.word)
      ? KEEPS_SIGNATURE.exec(raw)
      : null;
  if (granted) return signs(skeleton, { start: rest.start + granted[0].length, end: rest.end }, rows);
  const seated = /^(?:a|ont|ha|hanno)$/.test(verb.word) ? HAS_SEAT.exec(raw) : null;
  if (seated) return sets(skeleton, { start: rest.start + seated[0].length, end: rest.end }, rows);
  const chosen = /^(?:a|ont)$/.test(verb.word)
    ? /^été\s+(?=nommée?|élue?|désignée?|promue?|inscrite?)/iu.exec(raw)
    : null;
  if (chosen) return sets(skeleton, { start: rest.start + chosen[0].length, end: rest.end }, rows);
  if (/^(?:scheide[nt]|tritt|treten)$/.test(verb.word)) return { kind: 'LEAVES', roles: roleParts(skeleton, { start: rest.start, end: upToBreak(text, rest) }), signatureToo: false }; // prettier-ignore
  if (/^(?:s'est|se sont|si è|si sono)$/.test(verb.word))
    return { kind: 'LEAVES', roles: roleParts(skeleton, rest), signatureToo: false };
  if (saysHolding(verb.word, raw)) return holds(skeleton, rest, rows) ? { kind: 'SETS' } : null;
  if (/^(?:a|ont|ha|hanno|hat|haben|démissionne|se retire|quitte|cess(?:e|ent|a|ano))$/.test(verb.word))
    return quits(skeleton, verb, rest, rows);
  if (/^als\s/.test(raw) && !LEAVING.test(raw) && !CHOSEN_AS.test(raw))
    return { kind: 'PENDING', roles: roleParts(skeleton, rest) };
  if (/^(?:est|sont|ist|sind|wurde|wurden|wird|werden|è|sono)$/.test(verb.word) && LEAVING.test(raw)) {
    if (endsFirms(text, raw, rows)) return null;
    return endsOffice(skeleton, rest, rows);
  }
  return sets(skeleton, rest, rows);
}

/** `porte en réalité le nom A`: the one before was never right. */
function rightNames(rows: readonly Row[], name: Stretch): void {
  const [row, another] = rows;
  const former = row?.name[0];
  if (!former || another || row.name.length > 1) return;
  row.notes.push({ kind: 'NEVER', span: former, body: former });
  row.name = [name];
}

/** `wurde als Präsidentin gewählt`. */
const CHOSEN_AS = /\s(?:gewählt|ernannt|bestellt|bestimmt|bezeichnet|eingesetzt|eingetragen|berufen)(?:\s+worden)?$/u;

const HAS_SIGNATURE =
  /^(?:(?:désormais|maintenant|en outre|ora|adesso)\s+)?(?:la|une|una)\s+(?=signature|procuration|firma|procura)/i;

/** `conserve sa procuration individuelle`; how it is must be said. */
const KEEPS_SIGNATURE =
  /^(?:la|sa|leur|une|la sua|la loro|seine|ihre|eine)\s+(?=(?:signature|procuration|firma|procura)\s(?:sociale\s)?(?:indiv|coll)|(?:einzel|kollektiv)(?:unterschrift|prokura))/iu;
const KEEPS = /^(?:(?:conserv|gard)(?:e|ent)|conserva|conservano|mantiene|mantengono|behält|behalten)$/;

const HAS_SEAT =
  /^(?:(?:désormais|maintenant|dorénavant|ora|adesso)\s+)?(?:transféré\s+)?(?:son|sa|leur|la|la sua|il suo)\s+(?=(?:siège|domicile|sede|domicilio)\s)/i;

function nameUpTo(text: string, start: number, end: number): Stretch {
  const name = /^(?:[^,;()]|\([^()]{0,120}\)|[()])*/.exec(text.slice(start, end))![0];
  return trim(text, start, start + (FURTHER_VERB.exec(name)?.index ?? name.length));
}
/** `se nomme désormais Y et est maintenant originaire de Z`: where the new name ends. */
const FURTHER_VERB =
  /\s(?:et|und|ed?)\s(?=(?:(?:a\s)?transféré|(?:elle|il|sie|er)?\s?(?:est|sont|signe|signent|reste|demeure|ist|sind|zeichnet|wohnt|è|firma|resta|originaire|domicili|heimat|wohnhaft)(?:\p{L}*))\s)/iu;

function negated(skeleton: Skeleton, verb: Verb, rest: Stretch, rows: readonly Row[]): Outcome | null {
  const raw = skeleton.text.slice(rest.start, rest.end);
  // `ne signe plus qu'avec le président`: signs all the same.
  if (/^ne signe/.test(verb.word) && /^qu(?:e\s|['’])/i.test(raw)) return null;
  const instead = /^ne signe/.test(verb.word) ? SIGNS_INSTEAD.exec(raw) : HAS_INSTEAD.exec(raw);
  if (instead) return signs(skeleton, { start: rest.start + instead[0].length, end: rest.end }, rows);
  if (
    /^n'exerce/.test(verb.word) &&
    !/^(?:(?:la|sa|leur|le|de|aucun)\s+)?(?:signature|procuration|droit|pouvoir)/i.test(raw)
  )
    return null;
  if (
    /^n'exerce|^ne signe|^n'(?:a|ont) |^non (?:ha|hanno) /.test(verb.word) ||
    /^(?:zeichnungsberechtigt|autorisée?s? à signer|autorizzat[oaie] a firmare)/i.test(raw)
  ) {
    for (const row of rows) row.signature = { start: verb.start, end: upToBreak(skeleton.text, rest) };
    return { kind: 'SETS' };
  }
  const held = heldSignature(skeleton.text, rest);
  if (held?.gained) {
    for (const row of rows) row.stated.push(...row.roles.splice(0));
    return signs(skeleton, held.gained, rows);
  }
  if (held) return { kind: 'UNSIGNS', signature: held.lost };
  const ended = endsOffice(skeleton, rest, rows);
  const none = ended?.kind === 'LEAVES' && ended.roles.length === 0;
  return !none || /^(?:inscrit|eingetragen|iscritt)/i.test(raw) ? ended : null;
}

/** What somebody leaves, up to where it turns to what stays, or to what comes instead. */
function endsOffice(skeleton: Skeleton, rest: Stretch, rows: readonly Row[]): Outcome | null {
  const upTo = upToBreak(skeleton.text, rest);
  const roles = roleParts(skeleton, { start: rest.start, end: upTo });
  const behind = skeleton.text.slice(upTo, rest.end);
  const stays = roles.length === 0 ? null : (STAYS_SIGNING.exec(behind) ?? BECOMES.exec(behind));
  if (stays && (STAYS_SIGNING.test(behind) || findRoles(behind.slice(stays[0].length))[0]?.start === 0)) {
    for (const row of rows) row.lost.push(...roles);
    return sets(skeleton, { start: upTo + stays[0].length, end: rest.end }, rows);
  }
  return { kind: 'LEAVES', roles, signatureToo: false };
}

/** `n'est plus directrice, mais reste administratrice avec signature collective à deux`: a line of what stays, beside what goes. */
const STAYS_SIGNING =
  /^(?:[,;]?\s*(?:mais|sondern|aber|ma|bensì)\s+|,\s*)(?:(?:elle|il|ils|elles|sie|er)\s+)?(?:reste|restent|demeure|demeurent|bleibt|bleiben|rimane|rimangono|resta|restano)\s+(?:(?:weiterhin|jedoch|aber|toutefois|cependant|però)\s+)*(?=[^;]*(?:signature|procuration|unterschrift|prokura|zeichnungsber|(?:con|senza)\s+(?:diritto\s+di\s+)?(?:firma|procura)|\s(?:signe|signent|à\s+signer|zeichnet|zeichnen|firma|firmano|a\s+firmare)\s))|^,?\s*(?:mais|et)\s+(?:(?:elle|ils?|elles)\s+)?(?:conserve|garde)(?:nt)?\s+(?:la|sa|leur)\s+(?=(?:signature|procuration)\s(?:sociale\s)?(?:indiv|coll))/iu;

/** `n'est plus secrétaire, mais vice-président`, `cesse d'être secrétaire pour devenir président`. */
const BECOMES =
  /^(?:[,;]?\s*(?:mais|sondern|bensì|ma)|\s*(?:et\s+(?:devien(?:t|nent)|est\s+nommée?)|pour\s+devenir|und\s+(?:wird|werden)|ed?\s+diventa(?:no)?|per\s+diventare))\s+(?:(?:désormais|maintenant|neu|nun|ora)\s+)?(?=\p{L})/iu;
/** `ne signe plus individuellement, mais collectivement à deux`. */
const SIGNS_INSTEAD =
  /^(?:individuellement|collectivement|seule?)[^;]{0,60}?,?\s+mais\s+(?:(?:désormais|maintenant)\s+)?(?:signe(?:nt)?\s+)?(?=individuellement|collectivement)/iu;

/** `n'a plus la procuration collective à deux, mais la signature individuelle`. */
const HAS_INSTEAD =
  /^(?:(?:la|sa|leur|de)\s+)?(?:signature|procuration|firma|procura)(?!\p{L})[^;,]{0,60}?,?\s+(?:mais|ma|bensì)\s+(?:(?:désormais|maintenant|ora)\s+)?(?:(?:la|une|una)\s+)?(?=(?:signature|procuration|firma|procura)\s)/iu;

function quits(skeleton: Skeleton, verb: Verb, rest: Stretch, rows: readonly Row[]): Outcome | null {
  const raw = skeleton.text.slice(rest.start, rest.end);
  if (
    /^(?:démissionne|se retire|quitte|cess\p{L}+)$/u.test(verb.word) ||
    /^(?:demissioniert|(?:sein|ihr)\p{L}*\s(?:rücktritt|demission)(?!\p{L})|(?:sein|ihr)e?\s(?:amt|ämter)(?=\s[^;]*(?:niedergelegt|abgegeben))|démissionné|quitté|cessé|renoncé|cessat|dimission|rinunciat|rassegnat|lasciat)/iu.test(
      raw,
    )
  ) {
    return endsOffice(skeleton, rest, rows);
  }
  return null;
}

const ANOTHER = /\p{Ll}\s(?:et|und|ed?)\s\p{Lu}[\p{L}'’-]+\s(\p{Lu}[\p{L}'’-]+)\s(?=\p{L})/u;
/** `est nommée gérante et B président`: another one, for whom the verb is not printed again. */
function namesAnother(raw: string): boolean {
  const match = ANOTHER.exec(raw);
  const behind = match ? raw.slice(match.index + match[0].length) : '';
  return match !== null && isGiven(fold(match[1]!)) && findRoles(behind)[0]?.start === 0;
}

/** `wurde zum Präsidenten, B (bisher Präsidentin) zum Mitglied gewählt`: what the brackets say is of B. */
function namesWithBrackets(raw: string): boolean {
  const match = /,\s(\p{Lu}[\p{L}'’-]+)\s(\p{Lu}[\p{L}'’-]+)\s\(/u.exec(raw);
  return match !== null && (isGiven(fold(match[1]!)) || isGiven(fold(match[2]!)));
}

/** `sont titulaires, la première de 15 parts`: of shares, and no owner. */
function isHolding(text: string, part: Stretch, next: Stretch | undefined): boolean {
  if (next === undefined || !PARTS.test(text.slice(next.start, next.end))) return false;
  return /^(?:titulaires?|titolar[ei]|inhaber(?:in)?)$/iu.test(text.slice(part.start, part.end));
}

/** What is so is set; what the sentence denies was never right. */
function setsRather(skeleton: Skeleton, { kind, never, is }: Rather, rows: readonly Row[]): Outcome | null {
  const outcome = sets(skeleton, is, rows);
  if (outcome?.kind === 'SETS') for (const row of rows) row.notes.push({ kind, span: never, body: never });
  return outcome;
}

function sets(skeleton: Skeleton, rest: Stretch, rows: readonly Row[]): Outcome | null {
  const raw = skeleton.text.slice(rest.start, rest.end);
  if ((ANOTHER.test(raw) && namesAnother(masked(skeleton, rest))) || namesWithBrackets(raw)) return null;
  const parts = payload(skeleton, rest, rows).filter(
    (part, index, all) => !isHolding(skeleton.text, part, all[index + 1]),
  );
  const at = parts.findIndex(({ kind }) => kind === 'SIGNATURE');
  const cosigner = at < 0 ? null : changedCosigner(skeleton, parts[at]!, parts.slice(at + 1));
  const said = apply(skeleton, cosigner ? parts.slice(0, at + 1) : parts, rows, 'NAME');
  for (const row of rows) climb(skeleton.text, row, rest.start);
  return said ? { kind: 'SETS', further: cosigner ? [cosigner] : [] } : null;
}
