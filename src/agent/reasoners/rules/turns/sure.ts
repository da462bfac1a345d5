import { foldName, type Language } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';

/** Asks whether what was answered is so, and nothing else. */
const DOUBTS: Record<Language, RegExp> = {
  de: /^(?:und )?(?:(?:sind sie|bist du|seid ihr) (?:sich )?(?:da |dessen |auch |ganz |wirklich |dabei )*sicher|(?:stimmt|ist) das (?:auch |wirklich |denn |ganz |so |sicher |noch )*(?:so|sicher|wahr|korrekt|richtig|auch|wirklich)?|wirklich|echt|sicher|tatsachlich)$/,
  fr: /^(?:et )?(?:(?:vous )?(?:en )?(?:etes|es)(?: vous| tu)? (?:bien |vraiment |tout a fait )?(?:sure?s?|certaine?s?)(?: de (?:ca|cela|vous|toi))?|(?:tu )?en es tu (?:sure?|certaine?)|(?:c est|est ce) (?:bien |vraiment )?(?:sur|vrai|exact|correct|certain|juste)|vraiment|c est sur et certain)$/,
  it: /^(?:e )?(?:(?:lei |tu )?(?:ne )?(?:e|sei|siete) (?:proprio |davvero |veramente )?(?:sicur[oaie]|cert[oaie])(?: di (?:questo|cio))?|e (?:proprio |davvero )?(?:vero|corretto|giusto|esatto|cosi)|davvero|sul serio|veramente)$/,
  en: /^(?:and )?(?:are you (?:quite |really |absolutely |totally |very )?(?:sure|certain|positive)(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really |actually |definitely )?(?:right|correct|true|certain|so|accurate)|really|seriously|sure)$/,
};

/**
 * `Are you sure?`: what was asked is answered again, with the notices it rests on; null: it asks more, or what was asked is open. Whoever was named is the one
 * who was told of.
 */
export function askedWhetherSure({ question, language, recalled, focusUid }: Asked): QuestionFrame[] | null {
  const { frames, pending } = recalled;
  const settled = frames.length > 0 && frames.every(({ refusal, subjects }) => refusal === null && subjects.every(({ uid }) => uid !== null)); // prettier-ignore
  if (focusUid !== null || pending || !settled || !DOUBTS[language].test(foldName(question))) return null;
  const span = { start: 0, end: question.length };
  return frames.map((frame) => ({
    ...frame,
    language,
    span,
    subjects: frame.subjects.map((subject) => ({ ...subject, text: '', span: { start: 0, end: 0 } })),
    within: frame.within && { ...frame.within, text: '', span: { start: 0, end: 0 } },
    readAs: [],
    notUnderstood: [],
  }));
}
