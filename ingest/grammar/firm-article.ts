import { isFirmName } from './names.js';

/** `la société A SA`, `die Firma A AG`, `la ditta A SA`: what a sentence calls a firm before its name; no register prints the name with it. */
const CALLED =
  /^(?:(?:[Dd](?:ie|er)\s+(?:[Ff]irma|Gesellschaft|Aktiengesellschaft|Genossenschaft|Treuhandgesellschaft|Revisionsgesellschaft|Kommanditgesellschaft|Kollektivgesellschaft)|Firma)|(?:[Ll]['’]\s?|[Ll]a\s+|[Ii]l\s+)?(?:société(?:\s(?:anonyme|fiduciaire|coopérative|à\sresponsabilité\slimitée))?|maison|entreprise|firme|raison\ssociale|società(?:\s(?:anonima|fiduciaria|cooperativa|a\s(?:garanzia|responsabilità)\slimitata))?|ditta|impresa))\s+(?=["«„“]?\p{Lu})/u;

/** `la fondation A`: that much is the name's own. */
const ARTICLE =
  /^(?:[Ll]a\s+|[Ll]['’]|[Dd]ie\s+|[Dd]er\s+)(?=(?:fondation|association|fondazione|associazione|Stiftung|Verein)\s+\p{Lu})/u;

/** How long that is; 0 where a name begins at once, or none does. */
export function firmArticle(raw: string): number {
  const lead = (CALLED.exec(raw) ?? ARTICLE.exec(raw))?.[0].length ?? 0;
  return lead > 0 && isFirmName(raw.slice(lead).split(',')[0]!) ? lead : 0;
}
