import { hasCommaNames } from './comma-names.js';
import { firmArticle } from './firm-article.js';
import { findRoles } from './roles.js';
import { namesSomebody } from './lines.js';
import { isFirmName } from './names.js';
import type { Row } from './row.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const PRONOUN =
  /^(?:il|ll|elle|ils|elles|er|sie|es|ce|cela|celui-ci|celle-ci|ceux-ci|ce dernier|cette dernière|letztere[rs]?|quest['’]ultim[oa]|lequel|laquelle|lesquels|lesquelles|(?:lequel|laquelle|ledit|ladite|cet|cette|ce)\s(?:associée?|gérante?|administrat(?:eur|rice)|membre|direct(?:eur|rice)|personne)|dieser|diese|questi|egli|ella|essa|esso)$/i;

/** `tous deux continuent à signer ...`: a clause of its own about as many as came before. */
export const SEVERAL =
  /^(?:(?:tous|toutes|les|tutti|tutte|alle|die)(?: les| e| i| le)? )?(deux|trois|quatre|cinq|zwei|drei|vier|fünf|due|tre|quattro|beiden?|entrambi|entrambe)$/i;

/** The subject's persons; empty for a pronoun, null where the subject is something else. */
export function subjectRows(skeleton: Skeleton, whole: Stretch): Row[] | null {
  const { text } = skeleton;
  const therefore = THEREFORE.exec(text.slice(whole.start, whole.end))?.[0].length ?? 0;
  const subject = { start: whole.start + therefore, end: whole.end };
  const raw = text.slice(subject.start, subject.end);
  if (raw === '' || PRONOUN.test(raw) || SEVERAL.test(raw)) return [];
  // `Die Muster Treuhand AG ist nicht mehr ...`: the sentence's article, where a list would print the firm's own.
  const article = firmArticle(raw) || (ARTICLE.exec(raw)?.[0].length ?? 0);
  const people = PEOPLE.exec(raw)?.[0].length ?? 0;
  const start = subject.start + (article > 0 && isFirmName(raw.split(',')[0]!) ? article : people);
  const apart = APART.exec(raw);
  const office = apart && findRoles(apart[2]!);
  const named = office?.[0]?.start === 0 && office.at(-1)!.end === apart![2]!.length ? apart![0].length : 0;
  const printed = { start: start + named, end: subject.end };
  const rows = readRows(skeleton, printed, { prose: !COMMA.test(raw) || !hasCommaNames(skeleton, printed) });
  if (named > 0)
    rows[0]?.stated.push({
      start: subject.start + apart![1]!.length,
      end: subject.start + apart![1]!.length + apart![2]!.length,
    });
  return rows.length > 0 && rows.every((row) => namesSomebody(text, row)) ? rows : null;
}

/** One word and a comma, as in a list: only then is it asked whether names have their comma here. */
const COMMA = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,\s\p{Lu}[\p{L} '’-]+,/u;

/** `Par conséquent, A est maintenant associée pour 5 parts`. */
const THEREFORE =
  /^(?:(?:et|und|ed?)\s+)?(?:par\s+(?:conséquent|suite)|en\s+(?:conséquence|outre)|de\s+(?:ce\s+fait|plus|la\s+sorte)|ainsi|dès\s+lors|dorénavant|désormais|partant|demzufolge|infolgedessen|somit|demnach|(?:di|per)\s+conseguenza|pertanto),?\s+(?=\S)/iu;

/** `L'associé-gérant, Muster Jean, qui est nommé président, cède ...`. */
const APART = /^(l['’]|le\s+|la\s+|der\s+|die\s+|il\s+)([^,;]{4,60}),\s+(?=\p{Lu}[\p{L}'’-]+\s+\p{Lu})/iu;

/** `Die Herren A und B`: as they are addressed. */
const PEOPLE =
  /^(?:die\s+(?:herren|frauen|damen)|(?:herren|frauen|damen)(?=\s+\S+\s+(?!und\s)\S)|(?:les\s+)?(?:messieurs|mesdames|mm\.|mmes)|(?:i\s+signori|le\s+signore)|(?:herr|frau)|(?:le\s+sieur|la\s+dame)|(?:il\s+signore?|la\s+signora))\s+(?=\p{Lu})/iu;

/** In French and Italian before a trade alone: `La Tour SA` is called so. */
const ARTICLE =
  /^(?:(?:Die|Das|Der)\s+(?=\p{Lu}\S*\s+\p{Lu})|(?:La|Le|Il|Lo)\s+(?=(?:Fiduci|Contabil|Revis|Consul|Immobil|Soci|Compagn|Banqu|Banca|Fond|Associ|Caisse|Cassa|Ditta|Bureau|Cabinet)\p{L}*\s+\p{Lu}))/u;
