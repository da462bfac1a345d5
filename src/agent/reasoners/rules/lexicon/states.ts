import type { FirmStatus } from '../../../../core/index.js';

/** Of words that ask for a firm's status, those that name one: stems of all languages, folded. */
const STATES: readonly (readonly [FirmStatus, RegExp])[] = [
  ['IN_LIQUIDATION', /liquid|aufgelos|abwicklung|wound up|dissol|dissou|dissout|sciolt/],
  ['BANKRUPT', /bankrupt|bankrott|pleite|insolven|konkurs|faillit|fallit|falliment/],
  ['DELETED', /delet|struck off|losch|radie|radia|cancellat/],
  ['ACTIVE', /^(?:(?:(?:immer )?noch|weiterhin|still|encore|toujours|ancora|tuttora) )?(?:aktiv|active|actif|attiv)/],
];

/** Null where the words name no status, or several. */
export function statusNamed(folded: string): FirmStatus | null {
  if (/\bnicht\b/.test(folded)) return null;
  const named = STATES.filter(([, words]) => words.test(folded));
  return named.length === 1 ? named[0]![0] : null;
}
