import type { Language } from '../../../../core/index.js';

/** What names of streets end with, in German one word with the name (`Bahnhofstrasse`, `Untere Gasse`). */
export const STREET_ENDING = /(?:strasse|str|gasse|gassli|weg|platz|allee|promenade|quai|graben|rain|halde|steig|steg|ring|hof|matte?n?|park|damm|wiese|feld|acker|ufer)$/; // prettier-ignore
/** Those that name a street without a number too: a `Hof` or a `Feld` is much else. */
export const SURELY_STREET = /(?:strasse|str|gasse|gassli|weg|platz|allee|quai)$/;
/** Of those the masculine ones, for the adjective before them: `am Oberen Weg` is `Oberer Weg`. */
export const MASCULINE = /(?:weg|platz|graben|rain|steig|steg|ring|hof|park|damm|acker)$/;

/** What names of streets begin with in French and Italian. */
export const STREET_KIND =
  /^(?:rue|ruelle|avenue|av|boulevard|bd|chemin|ch|route|rte|place|pl|quai|impasse|passage|sentier|esplanade|promenade|faubourg|square|montee|allee|cours|clos|via|viale|piazza|piazzetta|corso|strada|vicolo|contrada|salita|largo|riva|stradone|sentiero|lungolago)$/;
/** Those that are no other word of the language. */
export const SURELY_KIND: Partial<Record<Language, RegExp>> = {
  fr: /^(?:rue|ruelle|avenue|boulevard|chemin|route|quai|impasse|esplanade|faubourg|allee)$/,
  it: /^(?:via|viale|piazza|piazzetta|vicolo|contrada|salita|lungolago)$/,
};
/** Between the kind of a street and its name. */
export const IN_STREET =
  /^(?:de|du|des|d|la|le|les|l|aux?|di|del|della|dello|dell|dei|degli|delle|da|al|alla|ai|alle|san|st|ste)$/;

/** `At the address`: whatever is behind it, up to a comma. */
export const ADDRESS_NOUN = /^(?:adresse|anschrift|domiziladresse|addresse|address|indirizzo)$/;
/** Before a street: an article, where, and what is there. In any language: a German question may name a French street. */
export const BEFORE_STREET =
  /^(?:an|am|in|im|bei|unter|auf|der|die|das|dem|den|adresse|anschrift|domiziladresse|a|au|aux|la|le|l|sur|sous|al|all|alla|nella|nel|lo|sotto|indirizzo|at|on|under|the|address)$/;
/** Of those, what says where: a street stands behind an article, a place beside a year does not. */
export const LOCATIVE =
  / (?:an|am|unter|auf|im|bei (?:der|dem)|in (?:der|dem|den|the)|adresse|anschrift|domiziladresse|a|au|aux|sur|sous|al|all|alla|nella|nel|in(?= $)|indirizzo|at|on|under|address) /;
/** What is there is not what is near, left or lies between. */
export const NEAR =
  /^(?:neben|nahe|zwischen|vis|gegenuber|hinter|ab|weg|wegverlegt|weggezogen|vom|pres|proche|face|entre|depuis|vicino|lontano|dintorni|near|next|nearby|between|opposite|from|around|namens|heisst|heissen|nommee?s?|appelee?s?|chiamat[aeio]|called|named|und|oder|et|ou|o|and|or|nachbar\w*|voisin\w*|neighbou?r\w*)$/;
/** How adjectives are inflected before a street. */
export const ADJECTIVE = /^((?:Alt|Neu|Ober|Unter|Hinter|Vorder|Mittler|Inner|Äusser|Hinterst|Vorderst|Lang|Kurz|Klein|Gross|Breit|Schmal|Hoh|Still|Schön|Grün|Rot|Weiss|Schwarz|Gold))e[nr] /u; // prettier-ignore
export const NUMBER_WORD = /^(?:nr|nummer|no|n|numero|number|hausnummer)$/;
/** Behind a number that counts. */
export const TIME_UNIT =
  /^(?:tage?n?|wochen?|monate?n?|jahre?n?|mal|jours?|semaines?|mois|ans?|annees?|fois|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|volte|days?|weeks?|months?|years?|times|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|jan(?:vier|uary)?|fev(?:rier)?|mars?|marzo|march|avr(?:il)?|juin|juil(?:let)?|aout|sept(?:emb(?:re|er))?|oct(?:obre|ober)?|nov(?:emb(?:re|er))?|dec(?:emb(?:re|er))?|gen(?:naio)?|feb(?:braio|ruary)?|apr(?:ile?)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:tembre)?|ott(?:obre)?|dic(?:embre)?|may|june?|july?|aug(?:ust)?)$/;

/**
 * Those that are at the address of another: `same` right before the noun (or a house, which is read as `word`), a verb of sharing, or that it is alone there; and words that only
 * lead to that other.
 */
export const SAME_ADDRESS: Record<Language, { same: RegExp; shares: RegExp; alone: RegExp; address: RegExp; house: RegExp; word: string; leads: RegExp }> = {
  de: { same: /^(?:dieselben?|derselben|gleichen?|gleicher|selben?|dieser|jener)$/, shares: /^teil(?:t|en|te|ten)$/, alone: /^(?:alleine?|einzige[rns]?)$/, address: /^(?:adresse|anschrift|domiziladresse|domizil|geschaftsadresse)$/, house: /^(?:haus|gebaude|liegenschaft)$/, word: 'Adresse', leads: /^(?:welche[rnms]?|wer|was|anderen?|andern|weiteren?|noch|sonst|alles|haben|hat|sind|ist|sich|die|der|an|im|unter|mit|firmen|firma|gesellschaften|gesellschaft|unternehmen|es|gibt|eine|als)$/ },
  fr: { same: /^(?:meme|cette)$/, shares: /^partage(?:nt|t)?$/, alone: /^(?:seule?|unique)$/, address: /^(?:adresse|domicile)$/, house: /^(?:immeuble|batiment|maison)$/, word: 'adresse', leads: /^(?:quelles?|qui|autres?|encore|ont|a|sont|est|d|l|la|le|dans|une?|que|qu|avec|societes?|entreprises?|firmes?|y|il|t|elles?|domiciliees)$/ },
  it: { same: /^(?:stess[oa]|medesim[oa]|quell[oa]?|quest[oa])$/, shares: /^condivid(?:e|ono)$/, alone: /^(?:sol[ao]|unic[ao])$/, address: /^(?:indirizzo|domicilio)$/, house: /^(?:edificio|stabile|palazzo|casa)$/, word: 'indirizzo', leads: /^(?:quali|chi|c|ci|vi|altr[eio]|ancora|hanno|ha|sono|e|lo|l|il|la|all|allo|al|a|nello|nella|come|con|di|un|societa|ditte|imprese|aziende)$/ },
  en: { same: /^(?:same|that|this)$/, shares: /^(?:share[sd]?|sharing)$/, alone: /^(?:alone|only)$/, address: /^(?:address|addresses)$/, house: /^(?:building|house|premises)$/, word: 'address', leads: /^(?:which|what|who|other|others|else|further|have|has|are|is|do|does|at|in|the|their|an|as|with|companies|company|firms|firm|businesses|there)$/ },
}; // prettier-ignore

/** Who asks for whoever is there, and not for people: those who live somewhere are asked for by other words. */
export const WHOEVER = /^(?:wer|was|qui|que|quoi|chi|cosa|who|what)$/;
/** Behind it: is, has, sits, else; nothing that people do. */
export const IS =
  /^(?:ist|sind|war|waren|sitzt|sitzen|hat|haben|est|sont|etait|etaient|se|siege|siegent|a|ont|e|sono|era|erano|ha|hanno|si|sta|is|are|was|were|sits|has|have|else|sonst|noch|alles|d|altro)$/;
/** Which, how many, all: of forms and statuses, firms are meant by their plural. */
export const LISTING =
  /^(?:welche[rns]?|wie|alle|quel(?:le)?s?|combien|quali|quant[ei]|which|what|how|all|list|zeig\w*|nenn\w*)$/;
