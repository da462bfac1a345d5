/** P1 IV C, Table III: the six criteria of success of a run, and the two scores made of them. */
import type { AgentRun, TraceNode } from '../src/trace/index.js';
import type { Scored } from './run.js';

export const CRITERIA = ['CoS1', 'CoS2', 'CoS3', 'CoS4', 'CoS5', 'CoS6'] as const;
/** `unaddressed`: of CoS2 the half that binds every profile, no address in the answer. */
export type Criteria = Record<(typeof CRITERIA)[number] | 'unaddressed', boolean>;

/** What of the second criterion a profile may leave to the reader: only DEFINITIVE answers name the platform. */
const PLATFORM = /\bDossier\b|\bSHAB\b|\bFOSC\b|\bFUSC\b|\bSOGC\b/;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\./i;

/**
 * CoS1: all that was asked for and nothing untrue by the simulator's truth, or said that the register does not tell. CoS2: no address, the platform named. CoS3: nobody wrong and nothing invented. CoS4: no call
 * repeated, and none whose result neither the answer nor another call used. CoS5: finished by itself, without falling back. CoS6: no call failed or was refused.
 */
export function criteriaOf({ verdict }: Pick<Scored, 'verdict'>, run: AgentRun, nodes: readonly TraceNode[]): Criteria {
  const events = nodes.map(({ event }) => event);
  const sentences = run.answer?.sentences ?? [];
  const texts = sentences.map(({ text }) => text);
  const unaddressed = !texts.some((text) => ADDRESS.test(text));
  const fellBack = events.some(({ kind }) => kind === 'ReasonerFellBack');
  return {
    CoS1: verdict.recognised ?? (verdict.exact || (verdict.missing === 0 && isRight(verdict))),
    CoS2: texts.some((text) => PLATFORM.test(text)) && unaddressed,
    unaddressed,
    CoS3: isRight(verdict),
    CoS4: isThrifty(run, nodes),
    CoS5: run.status === 'FINISHED' && !fellBack,
    CoS6: !events.some((event) => (event.kind === 'ToolReturned' && event.error !== null) || (event.kind === 'CritiqueMade' && event.verdict === 'DROPPED')), // prettier-ignore
  };
}

const isRight = ({ wrong, invented }: Scored['verdict']) => wrong.length === 0 && invented.length === 0;

function isThrifty(run: AgentRun, nodes: readonly TraceNode[]): boolean {
  const events = nodes.map(({ event }) => event);
  const called = events.flatMap((event) => (event.kind === 'ToolCalled' ? [event] : []));
  const texts = called.map(({ tool, arguments: given }) => `${tool} ${given}`);
  if (new Set(texts).size < texts.length) return false;
  const cited = new Set(events.flatMap((event) => (event.kind === 'AnswerDelta' ? event.citations.map(({ id }) => id) : []))); // prettier-ignore
  return events.every((event) => {
    if (event.kind !== 'ToolReturned' || event.error !== null || run.outcome !== 'ANSWERED') return true;
    const at = called.findIndex(({ callId }) => callId === event.callId);
    const waits = called.some(({ dependsOn }) => dependsOn.includes(called[at]?.planNodeId ?? ''));
    const led = called.slice(at + 1).some(({ arguments: given }) => event.uids.some((uid) => given.includes(uid)));
    return waits || led || event.evidence.some(({ id }) => cited.has(id));
  });
}

export const SCORES = [...CRITERIA, 'SQ', 'SQ*', 'PE'] as const;

/** SQ: the share of runs that meet 1 to 3; SQ*: the same whoever is named as the platform; PE: one less the share that fails any of 4 to 6. */
export function scoresOf(runs: readonly Criteria[]): Record<(typeof SCORES)[number], number> {
  const share = (is: (one: Criteria) => boolean) => runs.filter(is).length / Math.max(1, runs.length);
  const each = Object.fromEntries(CRITERIA.map((name) => [name, share((one) => one[name])])) as Record<(typeof CRITERIA)[number], number>; // prettier-ignore
  return {
    ...each,
    SQ: share(({ CoS1, CoS2, CoS3 }) => CoS1 && CoS2 && CoS3),
    'SQ*': share(({ CoS1, unaddressed, CoS3 }) => CoS1 && unaddressed && CoS3),
    PE: share(({ CoS4, CoS5, CoS6 }) => CoS4 && CoS5 && CoS6),
  };
}
