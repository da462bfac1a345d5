/** `X AG in Liquidation`, `X SA, en liquidation`, `X Sagl in liq.`, `X AG in Nachlassliquidation`: a state, printed as part of the name. */
const SUFFIX =
  /[\s,(]+(?:in|en)\s+(?:nachlass)?li(?:q\.?|quidation|quidazione)(?:\s+(?:concordataire|concordataria))?\.?\)?\s*$/i;

/** True where the name itself says that the firm is being wound up. */
export function saysLiquidation(name: string): boolean {
  return SUFFIX.test(name);
}

/** The name without that suffix: the same firm's name before it was dissolved. The printed name stays the name (data-model.md). */
export function bareFirmName(name: string): string {
  return name.replace(SUFFIX, '').trimEnd();
}
