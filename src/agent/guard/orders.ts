/**
 * Forms of order that need no score: rules set aside, another role, turns of a conversation that nobody spoke. On folded text (plain-text.ts), in four
 * languages; families after OWASP LLM01:2025. Each wants an order and what it is about, so that a notice which speaks of instructions is left alone.
 */
export type OrderRule = 'OVERRIDE' | 'PERSONA' | 'FAKE_TURN';

/** Up to so many characters of the same sentence. */
const near = (most: number): string => `[^.!?;]{0,${most}}?`;
const any = (...parts: string[]): string => `(?:${parts.join('|')})`;
const pattern = (...parts: string[]): RegExp => new RegExp(`\\b${parts.join('\\b')}(?!\\w)`, 'u');

const IGNORE = any(
  'ignore', 'disregard', 'forget', 'override', 'overrule', 'bypass', 'set aside', 'do not (?:follow|obey|apply|heed)', "don't (?:follow|obey|apply|heed)", 'stop following', 'pay no attention to', 'discard', 'drop', 'cancels?', 'supersedes?', 'replaces?', 'voids?',
  'ignorier(?:e|en sie|st du|t)?', 'vergiss', 'vergessen sie', 'missachte(?:n sie)?', 'ubergeh(?:e|en sie)', 'umgeh(?:e|en sie)', 'verwirf', 'verwerfen sie', 'befolge(?:n sie)? (?:nicht|keine)', 'beachte(?:n sie)? (?:nicht|keine)', 'setze? sich uber', 'setzen sie sich uber', 'halte dich nicht (?:mehr )?an', 'lass(?:en sie)?', 'gelten nicht mehr', 'ersetz(?:t|en)',
  'ignore[rz]', 'oublie[rz]?', 'ne (?:tiens|tenez|tenir) (?:pas|plus|aucun) compte', 'fais abstraction', 'faites abstraction', 'passe[rz]? outre', 'ne (?:suis|suivez|respecte[rz]?) (?:pas|plus)', 'annule[rz]?', 'contourne[rz]?', 'remplacent?', 'laisse[rz]? de cote',
  'ignor(?:a|are|i|ate|ino)', 'dimentic(?:a|are|hi|ate)', 'non (?:tenere|tenga|tener|tenete) (?:piu )?conto', 'trascur(?:a|are|i|ate)', 'non (?:seguire|segua|seguite|rispettare)', 'scavalc(?:a|are|hi)', 'annull(?:a|are|i)', 'aggir(?:a|are|i)', 'lascia(?:re)? perdere', 'sostitui(?:sce|scono)',
); // prettier-ignore
const WHICH = any(
  'all', 'any', 'your', 'previous', 'prior', 'earlier', 'above', 'preceding', 'former', 'original', 'initial', 'existing', 'system', 'safety', 'these', 'those', 'other', 'whatever', 'everything', 'anything', 'what',
  'alle[ns]?', 'samtliche[nrs]?', 'dein\\w*', 'deren', 'ihre[nrms]?', 'vorherig\\w+', 'vorig\\w+', 'bisher\\w*', 'obig\\w+', 'oben', 'vorangegangen\\w+', 'vorangehend\\w+', 'fruher\\w+', 'ursprunglich\\w+', 'system\\w*', 'davor', 'zuvor', 'jegliche\\w*',
  'tou(?:t|te|tes|s)', 'tes', 'ta', 'ton', 'vos', 'votre', 'precedente?s?', 'anterieure?s?', 'ci-dessus', 'initiale?s?', 'systeme', 'qui precede(?:nt)?', 'recue?s?',
  'tutt[eoi]', 'ogni', 'tu[oe]i?', 'su[oe]i?', 'vostre', 'precedent[ei]', 'anteriori?', 'sopra', 'inizial[ei]', 'di sistema', 'ricevut[eoi]',
); // prettier-ignore
const RULES = any(
  'instructions?', 'prompts?', 'rules?', 'guidelines?', 'directives?', 'guardrails?', 'programming', 'system messages?', 'orders', 'commands', 'constraints?', 'restrictions?', 'safeguards?', 'polic(?:y|ies)', 'you (?:were|have been) told', 'above this', 'context above', 'text above', 'came before',
  'anweisung\\w*', 'instruktion\\w*', 'weisung\\w*', 'regeln', 'vorgaben', 'richtlinien', 'systemprompt\\w*', 'systemnachricht\\w*', 'befehle\\w*', 'einschrankungen', 'beschrankungen', 'programmierung', 'was (?:dir|ihnen) gesagt', 'leitplanken', 'vorschriften', 'sicherheitsregeln',
  'consignes?', 'regles?', 'invites? systeme', 'ordres', 'contraintes?', 'directives?', 'ce qui precede', 'garde-fous', 'programmation', "ce qu'on (?:t'|vous )a dit",
  'istruzion[ei]', 'regol[ae]', 'direttiv[ae]', 'ordini', 'vincoli', 'restrizioni', 'quanto (?:sopra|precede|detto)', 'programmazione', 'indicazioni', 'linee guida',
); // prettier-ignore
const VOID = any(
  'no longer apply', 'are (?:now )?(?:void|suspended|cancelled|revoked|obsolete|lifted)', 'gelten (?:nicht mehr|ab sofort nicht)', 'sind (?:ab sofort )?(?:aufgehoben|ungultig|hinfallig|gegenstandslos|ausser kraft)',
  "ne (?:sont|s'appliquent) plus", 'sont (?:annulees|suspendues|caduques|levees|revoquees)', 'delie', 'non (?:valgono|sono|si applicano) piu', 'sono (?:annullate|sospese|revocate|decadute)', '(?:has|have) changed', 'hat sich geandert', 'a change', 'e cambiat[oa]',
); // prettier-ignore

const BE = any(
  'you are', 'you have become', 'act as', 'pretend', 'role-?play', 'behave (?:as|like)', 'switch (?:in)?to', 'from now on', 'your name is', 'du bist', 'du heisst', 'sie sind (?:jetzt|ab sofort|nun)', 'verhalte dich', 'tu so', 'spiele?', 'gib dich als', 'wechsle',
  'tu es', "tu t'appelles", 'vous etes (?:maintenant|desormais)', 'desormais', 'agi(?:s|ssez) (?:comme|en)', 'fais semblant', 'comporte-toi', 'passe en', 'sei', 'ti chiami', "d'ora in (?:poi|avanti)", 'comportati', 'fingi', 'agisci', 'passa (?:in|alla)',
); // prettier-ignore
const UNBOUND = any(
  '(?:without|ohne|sans|senza) (?:any |jede |alle |aucune? |alcuna? )?(?:rules?|limits?|restrictions?|filters?|evidence|regeln|grenzen|einschrankung(?:en)?|filter|regles?|limites?|restrictions?|filtres?|regol[ae]|limit[ei]|restrizioni|filtri)', 'unrestricted', 'uneingeschrankt\\w*', 'jailbroken', 'dan',
  '(?:developer|debug|god|root|admin\\w*|maintenance) mode', '(?:entwickler|wartungs|admin\\w*|debug)-?modus', 'mode (?:developpeur|debug|admin\\w*)', 'modalita (?:sviluppatore|debug|amministratore)', 'an? (?:\\w+ )?(?:ai|bot|llm)', 'eine? (?:\\w+ )?(?:ki|bot)', 'une? (?:ia|bot)', "un(?:'|a )(?:ia|bot)",
); // prettier-ignore

export const ORDERS: readonly { rule: OrderRule; pattern: RegExp }[] = [
  { rule: 'OVERRIDE', pattern: pattern(IGNORE, near(40), WHICH, near(40), RULES) },
  { rule: 'OVERRIDE', pattern: pattern(IGNORE, near(30), RULES, near(25), WHICH) },
  { rule: 'OVERRIDE', pattern: pattern(WHICH, near(25), RULES, near(25), VOID) },
  { rule: 'PERSONA', pattern: pattern(BE, near(60), UNBOUND) },
];

/** Signs by which models tell turns apart, on the text as it stands but for case. Nothing in it repeats without bound: long runs of one character cost no more than others. */
export const FAKE_TURN =
  /<\|[a-z_ ]{2,30}\|?>|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|assistant|data|tool_call|function_call|tool_response|tool_result|instructions?)[ >]|<meta[^>]{0,80}\b(?:ai|llm|prompt|assistant)\b|## ?(?:[^#\n]{0,24} )?(?:system|instructions?|assistant|human|developer|entwicklers?|developpeur|développeur|sviluppatore)\b|(?:^|[\n>"“'])\s{0,40}(?:system|assistant|developer|tool)\s{0,8}(?:(?:message|prompt|override|note)\s{0,8})?:|"role"\s{0,8}:\s{0,8}"(?:system|assistant|developer|tool)"|"tool_calls"\s{0,8}:|\b(?:begin|end)[ _](?:system|prompt|instructions)\b|\bsystem (?:prompt|message|override|notice) ?:/iu;
