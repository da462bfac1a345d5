/** `Voluntary liquidations in 2021`: the register's liquidations; whether one was voluntary no notice's heading says, and the answer says what was read. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';
import { REGISTER_PHRASES } from '../phrases/register/index.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const VOLUNTARY =
  /^(?:voluntary|voluntarily|freiwillig(?:e[nrms]?)?|volontaires?|volontairement|volontari[aeo]?|volontariamente)$/;

/** Beside `liquidation` it is no name and no reason. */
export function withoutVoluntary(reading: Reading): Reading {
  const isLiquidation = (token: TaggedToken | undefined) => {
    const slot = token === undefined ? null : slotOf(token);
    return slot?.type === 'TOPIC' && slot.topic === 'LIQUIDATION';
  };
  const { tokens } = reading;
  const isBeside = (at: number) => [at - 2, at - 1, at + 1, at + 2].some((other) => isLiquidation(tokens[other]));
  if (!tokens.some(({ folded }, at) => VOLUNTARY.test(folded) && isBeside(at))) return reading;
  const told = tokens.map((token, at): TaggedToken => (VOLUNTARY.test(token.folded) && isBeside(at) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)); // prettier-ignore
  return { ...reading, tokens: told };
}

const BESIDE =
  /(?:voluntar|freiwillig|volontai|volontar)\w* (?:\w+ )?(?:\w+ )?liquid|liquid\w* (?:\w+ )?(?:\w+ )?(?:voluntar|freiwillig|volontai|volontar)/;

export function readAsLiquidation(route: Route, question: string): Route {
  const word = question.split(/[^\p{L}]+/u).find((one) => VOLUNTARY.test(foldName(one)));
  if (word === undefined || !BESIDE.test(foldName(question))) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    const { topics, refusal, language, readAs } = frame;
    if (!topics.includes('LIQUIDATION') || refusal !== null) return frame;
    // Of nobody: the firms to which it happened.
    const ofNobody = frame.subjects.length === 0 && (frame.measure === 'STATUS' || frame.measure === 'TIMELINE');
    const listed = ofNobody ? { measure: 'COMPANIES' as const, intent: 'search_companies' as const, status: null } : {};
    return {
      ...frame,
      ...listed,
      readAs: [...readAs, { text: word, as: REGISTER_PHRASES[language].topic.LIQUIDATION }],
    };
  });
  return { ...route, frames };
}
