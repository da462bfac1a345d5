/** `Who used to belong to it?`, `who came in last?`, right behind those in office in a firm: who left that body, who came or went first or last. */
import { addDays, foldName } from '../../../../core/index.js';
import type { Measure, Order, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

const BODIES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES'];
/** Of a firm itself: all who were entered there. */
const WHOLE_FIRM: readonly Measure[] = ['DOSSIER', 'IDENTIFY'];
const LEAD = '(?:(?:und|et|e|ed|and|so|aber|mais|ma|but|ok|okay|denn|alors|then) )*';
const asked = (body: string) => new RegExp(`^${LEAD}(?:${body})$`);

const ONCE = {
  de: '(?:fruher|vorher|zuvor|einst|ehemals|vormals|einmal|frueher|davor|mal|auch|alles|denn|noch|schon)',
  fr: '(?:avant|auparavant|autrefois|precedemment|jadis|par le passe|dans le passe|anciennement|deja|aussi)',
  it: '(?:prima|in passato|una volta|precedentemente|un tempo|gia|anche|in precedenza)',
  en: '(?:before|earlier|previously|formerly|in the past|once|at one time|too|also|back then)',
};
const BODY_DE = '(?:dem|der|diesem|dieser|den|zum|zur|im|in|in der|in dem) (?:verwaltungsrat|vorstand|gremium|rat|stiftungsrat|geschaftsleitung|geschaftsfuhrung|leitung|organ|firma|gesellschaft)'; // prettier-ignore
const BELONGED = asked(
  [
    `wer (?:alles )?(?:gehorte|gehorten|zahlte|zahlten) (?:${ONCE.de} )*(?:dazu|ihm|ihr|${BODY_DE})(?: (?:an|${ONCE.de}))*`,
    `wer (?:hat|hatte) (?:${ONCE.de} )*(?:dazu|ihm|ihr|${BODY_DE}) (?:an)?gehort`,
    `wer war (?:${ONCE.de} )+(?:dabei|drin|mit dabei|mitglied|mit von der partie|teil davon)`,
    `qui en (?:faisait|faisaient) partie(?: ${ONCE.fr})*`,
    `qui (?:en )?(?:a|ont) (?:${ONCE.fr} )*(?:fait partie|appartenu)(?: (?:du conseil|de la direction|du comite))?(?: ${ONCE.fr})*`,
    `qui (?:en )?(?:etait|etaient) membres?(?: ${ONCE.fr})+`,
    `chi ne (?:faceva|facevano) parte(?: ${ONCE.it})*`,
    `chi (?:ne )?(?:ha|hanno) (?:${ONCE.it} )*fatto parte(?: ${ONCE.it})*`,
    `chi (?:ne )?(?:era|erano) (?:membr[oi]|dentro)(?: ${ONCE.it})+`,
    `who (?:all )?(?:used to|formerly|previously|once) (?:belong(?:ed)?|be(?: a)?(?: part| members?)?|was(?: a)? (?:part|member)|were (?:part|members)|sit|sat|serve|served)(?: (?:to|of|on|in|at))?(?: (?:it|them|that|the board|the body|the company|the firm|there))?(?: ${ONCE.en})*`,
    `who (?:belonged to|was part of|were part of|was a member of|were members of) (?:it|them|that|the board|the company)(?: ${ONCE.en})+`,
    `who (?:was|were|sat|served) (?:on|in|there|part of) ?(?:it|there|that|the board|the body)? (?:before|previously|earlier|formerly|in the past)`,
    'who used to(?: be)?',
    `who (?:has|have|had) (?:${ONCE.en} )*(?:belonged to|been part of|been a member of) (?:it|them|the board)(?: ${ONCE.en})*`,
  ].join('|'),
);

const CAME: readonly (readonly [Extract<Measure, 'JOINED' | 'DEPARTED'>, Extract<Order, 'FIRST' | 'LAST'>, RegExp])[] = (
  [
    ['JOINED', 'kam|trat|stiess|ist|wurde|kam denn', '(?:dazu|hinzu|ein|rein|herein|bei|gekommen|dazugekommen|hinzugekommen|eingetreten|beigetreten|gewahlt|dazugestossen)', 'arrivee?|entree?|venue?|nommee?|rejoint', 'arrivat[oa]|entrat[oa]|venut[oa]|nominat[oa]|unit[oa]', 'came in|came|joined|arrived|entered|got in|was appointed|was elected|was added|came aboard|came on board'], // prettier-ignore
    ['DEPARTED', 'ging|trat|schied|verliess|ist', '(?:aus|weg|zuruck|gegangen|ausgetreten|ausgeschieden|zuruckgetreten|abgegangen|weggegangen)', 'partie?|sortie?|demissionne', 'andat[oa](?: via)?|uscit[oa]|partit[oa]|dimess[oa]', 'left|went|departed|quit|resigned|stepped down|went away'], // prettier-ignore
  ] as const
).flatMap(([measure, de, ends, fr, it, en]) => [
  [measure, 'LAST', asked(`wer (?:${de}) (?:als letzte[rs]?|als allerletzte[rs]?|zuletzt|als neu(?:e)?ste[rs]?|am spatesten)(?: (?:${ends}))+|wer (?:kam|ging) (?:als letzte[rs]?|zuletzt)|qui (?:est|a|s est) (?:\\w+ )??(?:${fr}) (?:en dernier(?: lieu)?|le dernier|la derniere|dernierement)|qui (?:est|etait) (?:le |la )?derni(?:er|ere) (?:a etre )?(?:${fr}|a (?:arriver|entrer|rejoindre|partir|sortir))|chi (?:e|si e) (?:stat[oa] )?(?:${it}) (?:per ultim[oa]|da ultim[oa]|ultim[oa]|piu di recente)|who (?:${en}) (?:the )?(?:last|most recently|latest)(?: of all)?`)] as const,
  [measure, 'FIRST', asked(`wer (?:${de}) (?:als erste[rs]?|als allererste[rs]?|zuerst)(?: (?:${ends}))+|wer (?:kam|ging) (?:als erste[rs]?|zuerst)|qui (?:est|a|s est) (?:\\w+ )??(?:${fr}) (?:en premier(?: lieu)?|le premier|la premiere)|chi (?:e|si e) (?:stat[oa] )?(?:${it}) per prim[oa]|who (?:${en}) (?:the )?(?:first|earliest)(?: of all)?`)] as const,
]); // prettier-ignore

const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const OTHER_END: readonly (readonly [Order, RegExp])[] = [
  ['LAST', asked('(?:wer )?(?:zuletzt|als letzte[rs]?|am schluss)|(?:qui )?(?:en dernier(?: lieu)?|le dernier|la derniere)|(?:chi )?(?:per ultim[oa]|da ultimo|l ultim[oa])|(?:who )?(?:last|most recently|the last|the latest)(?: one)?')],
  ['FIRST', asked('(?:wer )?(?:zuerst|als erste[rs]?)|(?:qui )?(?:en premier(?: lieu)?|le premier|la premiere)|(?:chi )?(?:per prim[oa]|il primo|la prima)|(?:who )?(?:first|the first)(?: one)?')],
]; // prettier-ignore

/** Null: no such people were told of, or something else is asked. */
export function ofBodyOnce({ question, language, recalled, focusUid }: Asked): Route | null {
  const [last, more] = recalled.frames;
  const [firm, another] = last?.subjects ?? [];
  if (last === undefined || more !== undefined || last.refusal !== null || recalled.pending || focusUid !== null) return null;
  if (firm?.kind !== 'COMPANY' || firm.uid === null || another !== undefined) return null;
  const ofBody = BODIES.includes(last.measure);
  if (!ofBody && !WHOLE_FIRM.includes(last.measure) && !MOVES.includes(last.measure)) return null;
  const text = foldName(question);
  const other = OTHER_END.find(([, pattern]) => pattern.test(text))?.[0];
  if (MOVES.includes(last.measure) && last.order !== null && other !== undefined) {
    const turned: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, subjects: [unwritten(firm)], order: other, readAs: [], notUnderstood: [] };
    return { intent: turned.intent, confidence: 0.9, reasoning: 'the other end of those moves', frames: [turned], refused: [] };
  }
  const came = ofBody ? CAME.find(([, , pattern]) => pattern.test(text)) : undefined;
  const measure = BELONGED.test(text) && !MOVES.includes(last.measure) ? 'DEPARTED' : came?.[0];
  if (measure === undefined) return null;
  const roles = ofBody ? last.roles : [];
  const signatures = ofBody ? last.signatures : [];
  // Of a day, whoever came or went by then.
  const by = last.asOf === null ? null : { from: null, to: addDays(last.asOf, 1) };
  const frame: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, intent: 'get_node_history', measure, subjects: [unwritten(firm)], roles, signatures, order: came?.[1] ?? null, asOf: null, range: by, sinceWhen: false, changes: false, limit: null, readAs: [], notUnderstood: [] };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'who left that body, or came or went first or last', frames: [frame], refused: [] };
} // prettier-ignore
