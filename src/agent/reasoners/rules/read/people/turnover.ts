import { foldName } from '../../../../../core/index.js';
import type { Said } from '../said-slots.js';

const TURNOVER =
  /ins and outs|person changes|personenmutation|personenanderung|personalmutation|mutation|mutazion|changement|cambiament|wechsel|rochade|kommen und gehen|zu und abg|ein und aus|mouvement|va et vient|allees et venues|remaniement|chasse croise|sortants|avvicendament|moviment|andirivieni|viavai|entrate e uscite|rotazion|changes|personelle|in and out|comings and|goings|reshuffle|changeover/;

/** `Changes of personnel`: who came and who went. */
export function takeTurnover(result: Said): void {
  if (result.joined !== null && TURNOVER.test(foldName(result.joined))) result.left ??= result.joined;
}
