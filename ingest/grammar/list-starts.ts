/** A heading of a list of persons up to its colon, as registers print it; no sentence goes on over one. */
const LIST_START =
  /(?:Eingetragene (?:Person|Unterschrift)|Ausgeschiedene (?:Person|Unterschrift)|Gelöschte Person|Erloschene Unterschrift|Neu eingetragene Person|Neue (?:eingetragene )?Person|Mutierende Person|Mutierte Person|Geänderte Person|Personenmutation|Inscriptions? ou modifications? d|Personne\(s\)|Personnes? (?:et signatures? )?(?:radi|inscrit|modifi|nouvellement)|Nouvelles? personnes? inscrites?|Nuov[ae] person[ae] |Person[ae] (?:dimission|e firm|iscritt|modificat|cancellat|radiat)|Persona\(e\))[^:.;[\]]{0,90}:/y;
const FIRST = new Set('EAGNMPI'.split('').map((letter) => letter.charCodeAt(0)));

/** Whether such a heading begins at `index`. */
export function startsList(text: string, index: number): boolean {
  if (!FIRST.has(text.charCodeAt(index))) return false;
  LIST_START.lastIndex = index;
  return LIST_START.test(text);
}
