import type { Mention, RoleReading } from '../../src/core/mention.js';

const LIMITED =
  /^[^,]{2,160}\b(?:GmbH|Sàrl|Sarl|S\.\s?à\s?r\.\s?l\.|Sagl|S\.a\.g\.l\.|LLC)(?:\s+(?:in Liquidation|en liquidation|in liquidazione))?(?=[\s,(])|(?:société à responsabilité limitée|Gesellschaft mit beschränkter Haftung|società a garanzia limitata)(?!\p{L})/iu;
/** Not by their name: a foundation of one, a partnership with one, a company that holds one. */
const OTHERS =
  /^[^,]*(?:stiftung|fondation|fondazione|verein|associa|genossenschaft|coop[ée]rativ|& Co|\b(?:AG|SA)(?=,))/iu;
const CONVERTED = /transform|umwandl|umgewandelt|trasform|rechtsform neu|forme juridique|natura giuridica/i;
const BARE = /^(?:président|présidente|präsident|präsidentin|präsidenten|presidente)$/iu;
const BOARD = /administrat|conseil|verwaltungsrat|amministrat|consiglio/iu;

const COMPANY =
  /^[^,]{2,160}\b(?:AG|SA|GmbH|Sàrl|Sagl|Ltd)(?:\s(?:in Liquidation|en liquidation|in liquidazione))?(?=[\s,(])|(?:Aktiengesellschaft|Gesellschaft mit beschränkter Haftung)(?=\s\()/u;
const NO_COMPANY =
  /^[^,]*(?:stiftung|verein|verband|genossenschaft|club|klub)|,\s(?:Stiftung|Verein|Genossenschaft)(?=[\s,.(])/iu;

/** Who heads the finances of a club's board is its treasurer; of a company, an officer who need not sit there. */
export function chiefsOfFinance(text: string, mentions: readonly Mention[]): void {
  const chiefs = mentions.flatMap(rolesIn).filter(({ role, text: said }) => role === 'BOARD_TREASURER' && /^finanzchef/iu.test(said)); // prettier-ignore
  if (chiefs.length === 0) return;
  const head = text.slice(0, 400);
  if (COMPANY.test(head) && !NO_COMPANY.test(head)) for (const chief of chiefs) chief.role = 'OTHER';
}

const rolesIn = ({ roles, previous, ends, stated }: Mention): RoleReading[] =>
  [...roles, ...(previous?.roles ?? []), ...(ends?.roles ?? []), ...(stated ?? [])]; // prettier-ignore

/** A limited liability company has managers and no board: who is called its president and nothing else chairs them. */
export function chairManagers(text: string, mentions: readonly Mention[]): void {
  // Which kind of firm it is takes longer to tell than whether it matters.
  if (!mentions.some((mention) => rolesIn(mention).some(isPresident))) return;
  if (!LIMITED.test(text.slice(0, 400)) || OTHERS.test(text) || CONVERTED.test(text)) return;
  for (const mention of mentions) {
    if (mention.subject !== 'PERSON' || BOARD.test(mention.roleText ?? '')) continue;
    for (const role of [...mention.roles, ...(mention.ends?.roles ?? []), ...(mention.stated ?? [])]) chair(role);
    if (mention.previous && !BOARD.test(mention.previous.text)) mention.previous.roles?.forEach(chair);
  }
}

const isPresident = ({ role, text }: RoleReading): boolean => role === 'BOARD_PRESIDENT' && BARE.test(text);

function chair(role: RoleReading): void {
  if (isPresident(role)) role.role = 'MANAGERS_CHAIR';
}
