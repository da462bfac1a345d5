/** `Whom does X audit?`, `whose auditor is X?`, `which firms have X as their auditor?`: where the one named holds the office, and not who holds it there. */
import { foldName, type Language, type Role } from '../../../../core/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';

/** Offices that firms and authorities hold for others. */
export const AUDITING: readonly Role[] = ['AUDITOR', 'GROUP_AUDITOR'];
const FOR_OTHERS: readonly Role[] = [...AUDITING, 'SUPERVISORY_AUTHORITY', 'LIQUIDATOR'];

/** Stands for who is named; no word of a question. */
const X = 'qxq';
/** Who is named, with its article, where the sentence says that it does something. */
const DOING: Record<Language, string> = {
  de: `(?:(?:die|der|das|firma|gesellschaft|treuhandfirma|behorde) )*${X}`,
  fr: `(?:(?:la|le|l|les|societe|fiduciaire|maison) )*${X}`,
  it: `(?:(?:la|il|l|lo|i|gli|societa|ditta|fiduciaria) )*${X}`,
  en: `(?:(?:the|firm|company) )*${X}`,
};
const OFFICE: Record<Language, string> = {
  de: '(?:revisionsstellen?|revisorin|revisor|revisionsgesellschaft|abschlusspruferin|prufstelle|aufsichtsbehorde|aufsicht|liquidatorin|liquidator)',
  fr: '(?:organe de revision|organe de controle|reviseur|reviseuse|auditeur|auditrice|verificateur|autorite de surveillance|liquidateur|liquidatrice)',
  it: '(?:ufficio di revisione|organo di revisione|revisore|revisora|societa di revisione|autorita di vigilanza|liquidatore|liquidatrice)',
  en: '(?:auditors?|auditing firm|audit firm|supervisory authority|supervisor|liquidator)',
};
const WORK: Record<Language, string> = {
  de: '(?:(?:ge|uber)?pruf\\p{L}*|revidier\\p{L}*|auditier\\p{L}*|kontrollier\\p{L}*|(?:be)?aufsichtig\\p{L}*|uberwach\\p{L}*|liquidier\\p{L}*)',
  fr: '(?:revis(?:e|ee|es|ees|ent|ait|aient|er)|control(?:e|ee|es|ees|ent|ait|aient|er)|audit(?:e|ee|es|ees|ent|ait|er)|verifi(?:e|ee|es|ees|ent|ait|er)|surveill(?:e|ee|es|ees|ent|ait|er)|liquid(?:e|ee|es|ees|ent|ait|er))',
  it: '(?:revision(?:a|ano|ava|avano|at[oaie])|controll(?:a|ano|ava|avano|at[oaie])|verific(?:a|ano|ava|avano|at[oaie])|sorvegli(?:a|ano|ava|avano|at[oaie])|vigil(?:a|ano|at[oaie])|liquid(?:a|ano|ava|at[oaie]))',
  en: '(?:audit(?:s|ed|ing)?|supervis(?:e|es|ed|ing)|oversee(?:s|ing)?|oversaw|liquidat(?:e|es|ed|ing))',
};
const FIRMS: Record<Language, string> = {
  de: '(?:wer|firmen|gesellschaften|unternehmen|stiftungen|vereine|kunden|mandanten)',
  fr: '(?:qui|societes|entreprises|firmes|fondations|associations|clients)',
  it: '(?:chi|societa|imprese|ditte|aziende|fondazioni|associazioni|clienti)',
  en: '(?:who|companies|firms|businesses|foundations|associations|clients)',
};

/** Each says that the one named holds the office or does its work: its object is asked for. */
function askedOf(language: Language): RegExp[] {
  const [doing, office, work, firms] = [DOING[language], OFFICE[language], WORK[language], FIRMS[language]];
  const forms: Record<Language, string[]> = {
    de: [
      // `Wen hat X als Prüfer` and `von wem` ask for its own.
      `wen (?:(?!als )\\p{L}+ )*?${doing} (?:(?!als )\\p{L}+ )*?${work}|(?:wen|wessen \\p{L}+) (?:alles |noch )?${work} .*${doing}`,
      `(?:wessen|(?:fur|bei) (?:wem|wen)|von wem|wo|(?:(?:fur|bei|von) )?welche[nrs]? ${firms}) (?:\\p{L}+ )*?${office} (?:ist|war|sind|waren|amtet|amtete|wurde) .*${doing}`,
      `(?:wessen|(?:fur|bei) (?:wem|wen)|von wem|wo|(?:fur|bei|von) welche[nrs]? ${firms}) (?:\\p{L}+ )*?(?:ist|war|amtet|amtete|amtiert|amtierte|wirkt|wirkte|fungiert|fungierte|wurde) (?:\\p{L}+ )*?${doing} (?:\\p{L}+ )*?${office}`,
      `welche[nrs]? ${firms} (?:\\p{L}+ )*?${work} ${doing}`,
      `${firms} .*(?:von|durch) (?:der |dem |die |das )?${X} (?:\\p{L}+ )*?${work}`,
      `${firms} .*${X} als (?:ihren? |seinen? |die |eine )?${office}`,
    ],
    fr: [
      `(?:(?:chez|pour|de|aupres de) (?:qui|quell?e?s? ${firms})|ou|dont) (?:est ce que )?${doing} (?:\\p{L}+ )*?${office}`,
      `(?:(?<!par )qui|(?<!par )quell?e?s? ${firms}|comptes de qui) (?:est ce que )?${doing} (?:\\p{L}+ )*?${work}`,
      `${firms} .*${work} par (?:la |le |l )?${X}`,
      `${firms} .*${X} (?:comme|pour) (?:leur |son |l )?${office}`,
    ],
    it: [
      `(?:(?:di|per|presso) (?:chi|qual[ei] ${firms})|dove) (?:\\p{L}+ )*?(?:${office} (?:\\p{L}+ )*?${doing}|${doing} (?:\\p{L}+ )*?${office})`,
      `(?:qual[ei] ${firms}|i conti di chi) ${work} ${doing}`,
      `${firms} .*${work} (?:da|dalla|dal|dall) ${X}`,
      `${firms} .*${X} (?:come|quale|per) (?:loro |suo |proprio )?${office}`,
    ],
    en: [
      `(?<!by )(?:whom?|(?:which|what) ${firms}|whose \\p{L}+) (?:else )?(?:(?:does|did|do|has|have|had) ${doing}|(?:is|was) ${doing}(?= \\p{L}+ing)) (?:\\p{L}+ )*?${work}`,
      `(?:whom?|(?:which|what) ${firms}) (?:is|was) ${doing} (?:the |an )?${office} (?:of|for|to)`,
      `(?:whose|(?:for|of|to|at) (?:whom|which ${firms})|where) (?:the |an )?(?:${office} (?:is|was|are|were) ${doing}|(?:is|was|does|did|has) ${doing} (?:\\p{L}+ )*?${office})`,
      `${firms} .*${work} by (?:the )?${X}`,
      `${firms} .*${X} as (?:their |its |an? |the |statutory )*${office}`,
    ],
  };
  return forms[language].map((form) => new RegExp(`(?:^| )(?:${form})(?= |$)`, 'u'));
}
const ASKED: Record<Language, RegExp[]> = {
  de: askedOf('de'),
  fr: askedOf('fr'),
  it: askedOf('it'),
  en: askedOf('en'),
};
/** Whom it has chosen for itself. */
const CHOSEN =
  /(?:^| )(?:beauftragt\w*|bestellt\w*|(?:ge)?wahlte?n?|ernannt\w*|eingesetzt|mandatiert\w*|engagiert\w*|mandate\w*|nomme\w*|choisi\w*|elu\w*|incaricat\w*|nominat\w*|scelt\w*|appoint\w*|chosen|hired|engaged|elected)(?= |$)/;

export function auditedBy(route: Route, question: string): Route {
  let turned = false;
  const frames = route.frames.map((frame) => {
    const held = heldElsewhere(frame, question);
    turned ||= held !== null;
    return held ?? frame;
  });
  if (!turned) return route;
  return { ...route, intent: frames[0]!.intent, reasoning: 'where the one named holds the office', frames };
}

function heldElsewhere(frame: QuestionFrame, question: string): QuestionFrame | null {
  const [holder, another] = frame.subjects;
  const roles = frame.measure === 'AUDITOR' ? AUDITING : frame.roles.filter((role) => FOR_OTHERS.includes(role));
  if (frame.refusal !== null || frame.within !== null || roles.length === 0) return null;
  if (frame.measure !== 'AUDITOR' && frame.measure !== 'OFFICERS') return null;
  if (holder === undefined || holder.text === '' || holder.kind === 'PERSON' || another !== undefined) return null;
  const text = withoutName(frame, holder, question);
  if (CHOSEN.test(text) || !ASKED[frame.language].some((form) => form.test(text))) return null;
  return { ...frame, intent: 'search_companies', measure: 'PERSON_MANDATES', roles: [...roles] };
}

/** What is asked, its subject's name by {@link X}. */
function withoutName({ span }: QuestionFrame, { span: name }: FrameSubject, question: string): string {
  const [before, behind] = [question.slice(Math.min(span.start, name.start), name.start), question.slice(name.end, Math.max(span.end, name.end))];
  return `${foldName(before)} ${X} ${foldName(behind)}`.replace(/ +/g, ' ').trim();
} // prettier-ignore
