/** Words that stand inside names: `Meier und Söhne AG`, `Banque de la Place SA`, `Pensionskasse der Muster AG`. */
export const INSIDE: ReadonlySet<string> = new Set(
  'und u et e ed y and of the von vom van zu zum zur zum der die das des dem den du de d la le les l di da del della dei delle degli dell il lo i gli a al alla au aux im in en am an for fur pour per sur auf'.split(' '),
); // prettier-ignore
