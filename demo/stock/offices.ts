/** Register offices, with the style each writes in (facts of the gazette, ../shared/facts/shab.md). */

/** How an office writes persons: the list form of its language, or prose. */
export type Style =
  'list-de' | 'list-fr' | 'list-it' | 'prose-ge' | 'prose-vd' | 'prose-ne' | 'fribourg-fr' | 'fribourg-de';

export interface Office {
  key: string;
  /** As `senderOffice.officeName` has it. */
  name: string;
  /** The first three digits of the older register numbers it gave out. */
  prefix: string;
  style: Style;
  /** As in "im Handelsregister des Kantons Zürich", "du registre du commerce de Genève". */
  inText: string;
  /** The bankruptcy office that publishes for its firms. */
  bankruptcyOffice: string;
  /** The court whose president opens a bankruptcy there. */
  court: string;
}

const ROWS = `
ZH|Handelsregisteramt des Kantons Zürich|020|list-de|des Kantons Zürich|Konkursamt des Kantons Zürich|Konkursrichter des Bezirksgerichtes
BE|Handelsregisteramt des Kantons Bern|036|list-de|des Kantons Bern|Konkursamt des Kantons Bern|Regionalgericht
LU|Handelsregister des Kantons Luzern|100|list-de|des Kantons Luzern|Konkursamt Luzern|Bezirksgericht
UR|Handelsregisteramt des Kantons Uri|120|list-de|des Kantons Uri|Konkursamt des Kantons Uri|Landgericht
SZ|Handelsregisteramt des Kantons Schwyz|130|list-de|des Kantons Schwyz|Konkursamt Schwyz|Bezirksgericht
OW|Handelsregisteramt des Kantons Obwalden|140|list-de|des Kantons Obwalden|Konkursamt Obwalden|Kantonsgericht
NW|Handelsregisteramt des Kantons Nidwalden|150|list-de|des Kantons Nidwalden|Konkursamt Nidwalden|Kantonsgericht
GL|Handelsregisteramt des Kantons Glarus|160|list-de|des Kantons Glarus|Konkursamt des Kantons Glarus|Kantonsgericht
ZG|Handelsregister- und Konkursamt des Kantons Zug|170|list-de|des Kantons Zug|Konkursamt des Kantons Zug|Kantonsgericht
FR|Registre du commerce du Canton de Fribourg|217|fribourg-fr|du canton de Fribourg|Office cantonal des faillites, Fribourg|Tribunal d'arrondissement
SO|Handelsregisteramt des Kantons Solothurn|241|list-de|des Kantons Solothurn|Konkursamt des Kantons Solothurn|Richteramt
BS|Handelsregisteramt des Kantons Basel-Stadt|270|list-de|des Kantons Basel-Stadt|Konkursamt Basel-Stadt|Zivilgericht
BL|Handelsregisteramt des Kantons Basel-Landschaft|280|list-de|des Kantons Basel-Landschaft|Konkursamt Basel-Landschaft|Zivilkreisgericht
SH|Handelsregisteramt des Kantons Schaffhausen|290|list-de|des Kantons Schaffhausen|Konkursamt Schaffhausen|Kantonsgericht
AR|Handelsregisteramt des Kantons Appenzell Ausserrhoden|300|list-de|des Kantons Appenzell Ausserrhoden|Konkursamt Appenzell Ausserrhoden|Kantonsgericht
AI|Handelsregisteramt des Kantons Appenzell Innerrhoden|310|list-de|des Kantons Appenzell Innerrhoden|Konkursamt Appenzell Innerrhoden|Bezirksgericht
SG|Amt für Handelsregister und Notariate Kanton SG|320|list-de|des Kantons St. Gallen|Konkursamt des Kantons St. Gallen|Kreisgericht
GR|Grundbuchinspektorat und Handelsregister Graubünden|350|list-de|des Kantons Graubünden|Konkursamt Graubünden|Regionalgericht
AG|Handelsregisteramt des Kantons Aargau|400|list-de|des Kantons Aargau|Konkursamt Aargau|Bezirksgericht
TG|Handelsregisteramt des Kantons Thurgau|440|list-de|des Kantons Thurgau|Konkursamt des Kantons Thurgau|Bezirksgericht
TI|Registro di commercio del Cantone Ticino|501|list-it|del Cantone Ticino|Ufficio dei fallimenti|Pretura
VD|Registre du commerce du Canton de Vaud|550|prose-vd|du canton de Vaud|Office des faillites de l'arrondissement de Lausanne|Tribunal d'arrondissement
VS-central|Registre du commerce du Valais central|626|list-fr|du Valais central|Office cantonal des faillites, Sion|Tribunal de district
VS-bas|Registre du commerce du Bas-Valais|621|list-fr|du Bas-Valais|Office cantonal des faillites, Martigny|Tribunal de district
VS-ober|Handelsregisteramt Oberwallis|600|list-de|Oberwallis|Kantonales Konkursamt, Visp|Bezirksgericht
NE|Registre du commerce du Canton de Neuchâtel|645|prose-ne|du canton de Neuchâtel|Office des faillites, Cernier|Tribunal régional
GE|Registre du commerce du Canton de Genève|660|prose-ge|du canton de Genève|Office cantonal des faillites, Genève|Tribunal de première instance
JU|Registre du commerce du Canton du Jura|670|list-fr|du canton du Jura|Office des faillites, Porrentruy|Tribunal de première instance
`;

export const OFFICES: readonly Office[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [key, name, prefix, style, inText, bankruptcyOffice, court] = row.split('|') as [
      string,
      string,
      string,
      Style,
      string,
      string,
      string,
    ];
    return { key, name, prefix, style, inText, bankruptcyOffice, court };
  });
