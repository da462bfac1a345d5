import { foldName, type Language } from '../../../../core/index.js';
import type { Asked, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

interface Words {
  /** Asks whether what was answered is so. */
  doubts: string;
  /** Asks where it is from: all that an answer rests on is cited with it. */
  source: string;
  /** What may stand around it. */
  before: string;
  after: string;
}

const WORDS: Record<Language, Words> = {
  de: {
    doubts: '(?:sind sie|bist du|seid ihr) (?:sich )?(?:da |dessen |auch |ganz |wirklich |dabei )*sicher|(?:stimmt|ist) das (?:auch |wirklich |denn |ganz |so |sicher )*(?:so|sicher|wahr|korrekt|richtig|auch|wirklich)?|wirklich|echt|sicher|tatsachlich',
    source: '(?:und )?(?:was ist |welches ist |nenn(?:e|en sie)? (?:mir )?|zeig(?:e|en sie)? (?:mir )?)?(?:(?:die|deine|ihre|eine|mit|den) )?(?:quellen?|quellenangabe|belege?|nachweise?|fundstelle)|woher (?:weisst du|wissen sie|weiss man|wisst ihr|haben sie|hast du|nehmen sie|nimmst du|kommt|stammt|ist)(?: (?:das|dies|diese (?:angabe|information)|die (?:angabe|information)))?|wo (?:(?:steht|stand) (?:das|dies)(?: geschrieben)?|ist (?:das|dies) (?:belegt|publiziert|nachzulesen))|(?:steht|stand) (?:das|dies) (?:auch |denn )?irgendwo(?: geschrieben)?|(?:in )?(?:welcher|welche) (?:meldung|publikation|mitteilung)(?: (?:steht|stand|belegt|beweist|zeigt|sagt|besagt) (?:das|dies))?|(?:wor)auf (?:was )?(?:stutzt|beruht|basiert|grundet) (?:sich )?(?:das|dies|diese (?:angabe|auskunft|aussage|antwort|information))|(?:gibt es|haben sie|hast du) (?:dafur |dazu )?(?:einen? |eine )?(?:quelle|beleg|nachweis)e?|(?:wie|womit|wodurch) ist das belegt',
    before: 'und|ok|gut|danke|aber|hm|moment',
    after: 'denn|eigentlich|genau|so genau|bitte|dafur|dazu|davon',
  },
  fr: {
    doubts: '(?:vous )?(?:en )?(?:etes|es)(?: vous| tu)? (?:bien |vraiment |tout a fait )?(?:sure?s?|certaine?s?)(?: de (?:ca|cela|vous|toi))?|(?:tu )?en es tu (?:sure?|certaine?)|(?:c est|est ce) (?:bien |vraiment )?(?:sur|vrai|exact|correct|certain|juste)|vraiment|c est sur et certain',
    source: '(?:(?:quelles? (?:est|sont) |donne[zr]?(?: moi)? |citez )?(?:(?:la|les|ta|votre|vos|tes|une) )?(?:sources?|preuves?|references?)|d ou (?:tenez vous|tiens tu|vous tenez|tu tiens|savez vous|sais tu|vient|viennent|sort|sortez vous|est ce que (?:vous|tu) (?:tenez|tiens))(?: (?:cela|ca|cette information|ces informations|l information))?|ou (?:est ce|c est|cela est il|est) (?:ecrit|indique|inscrit|publie|mentionne)|ou (?:avez vous|as tu) (?:lu|vu|trouve) (?:ca|cela)|(?:dans )?quel(?:le)? (?:avis|publication|annonce|document)(?: (?:(?:le|l|cela) (?:dit|prouve|confirme|atteste|montre|indique|demontre)|(?:prouve|confirme|atteste|montre) (?:ca|cela)|le dit|dit (?:ca|cela)|l indique|est ce|cela figure t il))?|comment (?:le )?(?:savez vous|sais tu|vous le savez|tu le sais|vous savez (?:ca|cela)|tu sais (?:ca|cela))(?: (?:ca|cela))?|sur quoi (?:vous basez vous|te bases tu|repose|se fonde|est ce base|cela repose t il|vous appuyez vous)(?: (?:ca|cela))?|(?:avez vous|as tu|y a t il) (?:une |des )?(?:source|preuve|reference)s?)',
    before: 'et|ok|bien|merci|mais|pardon',
    after: 'au juste|exactement|s il vous plait|svp|donc|pour (?:ca|cela)|de (?:ca|cela)',
  },
  it: {
    doubts: '(?:lei |tu )?(?:ne )?(?:e|sei|siete) (?:proprio |davvero |veramente )?(?:sicur[oaie]|cert[oaie])(?: di (?:questo|cio))?|e (?:proprio |davvero )?(?:vero|corretto|giusto|esatto|cosi)|davvero|sul serio|veramente',
    source: '(?:(?:qual e |quali sono |quale sarebbe |mi (?:dia|dai|indichi) |dammi )?(?:(?:la|le|una|sua|tua) )*(?:fonte|fonti|prov[ae]|riferiment[oi])|da dove (?:(?:lo )?(?:sa|sai|sapete|prende|prendi|ricava|ricavi|risulta|viene|arriva|proviene)|ha preso|hai preso)(?: (?:questo|cio|questa informazione|questo dato|l informazione))?|dove (?:sta|e) (?:scritto|indicato|pubblicato|riportato)|dove (?:l |lo )?(?:ha|hai) (?:letto|trovato|visto)|(?:in )?quale (?:pubblicazione|avviso|annuncio|notizia|documento)(?: (?:lo (?:dice|prova|dimostra|conferma|attesta)|lo riporta|risulta|sta scritto))?|come (?:(?:fa|fai) a saperlo|lo (?:sa|sai|sapete))|su (?:che )?cosa si basa(?: (?:questo|cio))?|(?:ha|hai|c e) una (?:fonte|prova))',
    before: 'e|ok|bene|grazie|ma|scusi|scusa',
    after: 'esattamente|per favore|di (?:questo|cio)|per (?:questo|cio)|scusi|allora',
  },
  en: {
    doubts: 'are you (?:quite |really |absolutely |totally |very )?(?:sure|certain|positive)(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really |actually |definitely )?(?:right|correct|true|certain|so|accurate)|really|seriously|sure',
    source: '(?:(?:what (?:is|s|are|was) |whats |(?:can|could) (?:you|i) (?:show|give|tell|name|have|see|get)(?: me)? |(?:show|give|tell|name|cite)(?: me)? )?(?:(?:the|your|a|any) )?(?:sources?|evidence|proof|references?|citations?)|how (?:do|did|would|can) you (?:know|find (?:that|this|it) out|tell)(?: (?:that|this|it))?|where (?:do|did|have) you (?:get|got|take|find|found|read|see|seen|have|know)(?: (?:that|this|it))?(?: from)?|where (?:does|did|is|was) (?:it|that|this)(?: information)? (?:say (?:so|that|this)|come from|stated|written|recorded|printed|published|from)|(?:in )?(?:which|what) (?:notices?|documents?|publications?|records?|entry|entries)(?: (?:says?|states?|proves?|shows?|tells?|confirms?|supports?)(?: (?:that|this|it|so))?| (?:is|was|does|did) (?:that|this|it)(?: (?:in|from|stand|appear|come from|stated|printed|written))?(?: in)?)?|(?:what (?:is|s|was)|whats) (?:that|this|it) based on|on what (?:is|was) (?:that|this|it) based|(?:on what|what) do you base (?:that|this|it)(?: on)?|says who|can you prove (?:that|it)|(?:do you have|have you|have you got|is there) (?:a |any |the )?(?:source|proof|evidence|reference|citation))',
    before: 'and|ok|okay|right|thanks|thank you|but|hm|sorry',
    after: 'please|exactly|then|for (?:that|this|it)|of (?:that|this|it)|actually|though',
  },
}; // prettier-ignore

const wordsOf = ({ doubts, source, before, after }: Words) => new RegExp(`^(?:(?:${before}) )*(?:${doubts}|${source})(?: (?:${after}))*$`); // prettier-ignore
const ASKS: Record<Language, RegExp> = { de: wordsOf(WORDS.de), fr: wordsOf(WORDS.fr), it: wordsOf(WORDS.it), en: wordsOf(WORDS.en) }; // prettier-ignore

/**
 * `Are you sure?`, `how do you know?`: what was asked is answered again, with the notices it rests on, or refused again; null: it asks more, or what was asked is open. Whoever
 * was named is the one who was told of.
 */
export function askedWhetherSure({ question, language, recalled, focusUid }: Asked): Route | null {
  const { frames, pending } = recalled;
  const settled = frames.length > 0 && frames.every(({ refusal, subjects }) => (refusal === null || refusal.type === 'OUTSIDE') && subjects.every(({ uid }) => uid !== null)); // prettier-ignore
  if (focusUid !== null || pending || !settled || !ASKS[language].test(foldName(question))) return null;
  const span = { start: 0, end: question.length };
  const again = frames.map((frame) => ({
    ...frame,
    language,
    span,
    subjects: frame.subjects.map(unwritten),
    within: frame.within && unwritten(frame.within),
    readAs: [],
    notUnderstood: [],
  }));
  const [intent] = new Set(again.map((frame) => frame.intent));
  const alike = again.every((frame) => frame.intent === intent);
  return { intent: alike ? intent! : 'all_tools', confidence: 0.9, reasoning: 'asked again whether it is so, or where it is from', frames: again, refused: [] }; // prettier-ignore
}
