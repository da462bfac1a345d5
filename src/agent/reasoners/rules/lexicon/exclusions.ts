import type { Language } from '../../../../core/index.js';

/**
 * Words that leave out what stands behind them, folded. `out`: whatever it is (`outside Bern`, `other than foundations`); `beside`: a person (`besides
 * A`; of two firms the same words say `both`); `without`: who holds an office (`without the chair`; of a signature it says how one signs); `after`: what stands
 * before them (`Bern excluded`).
 */
export const EXCLUSIONS: Record<Language, { out: string; beside: string; without: string; after: string }> = {
  de: {
    out: 'ausserhalb|ausser|ausgenommen|abgesehen|mit ausnahme|andere[nrs]? (?:(?:firm|gesellschaft)(?:a|en)? |unternehmen )?als|anders als|anderswo als|woanders als|jenseits',
    beside: 'neben|nebst|zusatzlich zu|zusatzlich zur|bis auf',
    without: 'ohne',
    after: 'ausgenommen|ausgeschlossen|exklusive',
  },
  fr: {
    out: 'hors|dehors|ailleurs qu|ailleurs que|autres? (?:(?:societe|entreprise)s? )?(?:que|qu)|autrement que|a part|mis a part|mise a part|hormis|excepte|sauf|exception|exclusion|a l exterieur',
    beside: 'outre|en plus|a cote',
    without: 'sans',
    after: 'excepte|exceptee|exclu|exclue|exclus|mis a part|mise a part',
  },
  it: {
    out: '(?<!(?:salta|saltano|saltato|saltata|viene|vengono|venuto|venuti|esce|tira|tirare) )fuori|infuori|altrove che|altr[aeio] (?:(?:societa|dit(?:ta|te)|impres[ae]) )?che|altr[aeio] da\\w*|divers[aeio] da\\w*|tranne|eccetto|eccettuat[aeio]|esclus[aeio]|salvo|a parte|eccezione|esclusione|all esterno',
    beside: 'oltre|in aggiunta',
    without: 'senza',
    after: 'esclus[aeio]|eccettuat[aeio]|a parte',
  },
  en: {
    out: 'outside|other (?:(?:compan(?:y|ies)|firms?) )?than|else than|elsewhere than|apart|aside|except|excepting|excluding|exclusive|exception|anywhere but|anyone but|anybody but|everyone but|everybody but|all but|not counting',
    beside: 'besides|beside|in addition|who but|else but|nobody but',
    without: 'without',
    after: 'excepted|excluded|apart|aside',
  },
};
