/**
 * Text that speaks to a model instead of about a firm, in four languages: a notice may hold it, and it stays evidence; the log says that it was there. What contains it is
 * not this list but that tools, arguments and claims are checked.
 */
const ORDERS: readonly RegExp[] = [
  // To forget, ignore or override what was said before.
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|directives?|guidelines?|above|previous|prior)\b/i,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*|übergeh\w*|umgeh\w*)(?!\p{L}).{0,40}(?<!\p{L})(?:anweisung|vorgabe|regel|instruktion|befehl|obig|vorherig|bisherig)/iu,
  /(?<!\p{L})(?:ignore[zr]?|oublie[zr]?|outrepasse[zr]?|contourne[zr]?)(?!\p{L}).{0,40}(?<!\p{L})(?:instruction|consigne|règle|directive|précédent|ci-dessus)/iu,
  /(?<!\p{L})(?:ignora(?:re|te)?|dimentica(?:re|te)?|trascura(?:re|te)?|aggira(?:re|te)?)(?!\p{L}).{0,40}(?<!\p{L})(?:istruzion|regol|direttiv|precedent|sopra)/iu,
  // To be somebody else, or to show what it was told.
  /\byou are (?:now|no longer)\b|\bact as (?:an?|the)\b|\bpretend (?:to be|that you)\b|\bnew instructions?\s*:/i,
  /(?<!\p{L})(?:du bist|sie sind) (?:jetzt|nun|ab sofort)(?!\p{L})|\bneue anweisung(?:en)?\s*:/iu,
  /(?<!\p{L})(?:tu es|vous êtes) (?:maintenant|désormais)(?!\p{L})|\bnouvelles? (?:instructions?|consignes?)\s*:/iu,
  /(?<!\p{L})(?:tu sei|lei è|sei) (?:ora|adesso|d'ora in poi)(?!\p{L})|\bnuov[ae] istruzion[ei]\s*:/iu,
  /\bsystem\s*prompt\b|\bsystem-?prompt\b|\bprompt (?:système|di sistema)\b/i,
  // The marks by which models tell speakers apart, and those of ours.
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|data)>|^\s*(?:system|assistant)\s*:/im,
  // To call a tool or to send what was found.
  /\b(?:call|use|invoke|run) (?:the )?(?:tool|function)\b|\b(?:rufe?|verwende|benutze) (?:das |die )?(?:werkzeug|funktion|tool)/i,
  /\b(?:appelle[zr]?|utilise[zr]?) (?:l'outil|la fonction)\b|\b(?:chiama|usa|utilizza) (?:lo strumento|la funzione)\b/i,
];

const MOST_SHOWN = 160;

/** The first piece of the text that gives orders, on one line; null where none does. */
export function orderIn(text: string): string | null {
  for (const order of ORDERS) {
    const match = order.exec(text);
    if (match !== null) return match[0].replace(/\s+/g, ' ').trim().slice(0, MOST_SHOWN);
  }
  return null;
}
