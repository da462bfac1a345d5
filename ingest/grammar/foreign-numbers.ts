/** By which words foreign registers' numbers are printed: `HRB 12345`, `Reg. No. 1234`, `RCS Paris 123 456 789`, `FN 123456 a`. */
const REGISTER = String.raw`(?:(?:Amtsgericht|Registergericht|Handelsregister|Firmenbuch|Registre|Registro|Companies House|Chamber of Commerce|Greffe)(?:\s(?:de[rs]?\s|di\s)?[\p{L}][\p{L}.-]*){0,3}[\s,:]+(?:unter\s)?)?`;
const KIND = String.raw`(?:HR[AB]|FN|R\.?C\.?S\.?|SIREN|SIRET|REA|R\.?E\.?A\.?|KvK|KRS|IČO|IČ|OIB|CRN|UEN|EIN|ABN|CVR|CIF|NIF|C\.?F\.?|P\.?\s?IVA|B(?=\s?\d)|(?:Company|Registration|Register(?:ed)?|Registered Company|Reg|Registrierungs|Registernummer|Registriernummer|Firmenbuchnummer|Handelsregisternummer|Matricule|numéro d['’]immatriculation|numero di registrazione)\.?[\s-]*(?:(?:No|Nr|n°|N°|Number|Nummer|numéro|numero)\.?)?|(?:No|Nr|n°|N°)\.?)`;
const DIGITS = String.raw`(?:[\s.:-]*(?:[A-Z]{1,3}|\p{Lu}\p{L}+)?)?[\s.:-]*\d[\d\s./-]*(?:\s?[A-Za-z])?`;
const IN_BRACKETS = new RegExp(String.raw`\s*[([]\s*${REGISTER}${KIND}${DIGITS}\s*[)\]]$`, 'u');
const BEHIND_COMMA = new RegExp(
  String.raw`,\s*${REGISTER}(?!(?:No|Nr|B)\b)${KIND.replace(String.raw`|B(?=\s?\d)`, '')}${DIGITS}$`,
  'u',
);

/** How much of a firm's name, at its end, is the number of a register that no scheme here knows: it is no part of the name. */
export function foreignNumberIn(name: string): number {
  if (!/\d/.test(name.slice(-12))) return 0;
  const match = IN_BRACKETS.exec(name) ?? BEHIND_COMMA.exec(name);
  return match && match.index > 2 ? match[0].length : 0;
}
