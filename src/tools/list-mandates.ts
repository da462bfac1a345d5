import { z } from 'zod';
import {
  addDays,
  endKnownOn,
  EVENT_TOPICS,
  FIRM_STATUSES,
  knownAt,
  ROLES,
  SIGNATURE_KINDS,
  type Bound,
  type Clocks,
} from '../core/index.js';
import type { NamedMandate, Tool, ToolContext, ToolResult } from './contract.js';
import { EXTREMES, extremesOf } from './rows/extremes.js';
import { canton, day, dayRange, legalForm } from './input.js';
import { happenedTo, thatAre, type SomeFirms } from './rows/some-firms.js';
import { listMandates as list, type Narrowing } from './rows/named-mandates.js';
import { possiblySame } from './rows/possibly-same.js';
import { takenForOne } from './rows/taken-for-one.js';
import { meantTenures, tenuresOf } from './rows/tenures.js';

const input = z
  .strictObject({
    uid: z.string().min(1).max(200).describe('uid of the company, or of the person or firm that holds the mandates'),
    side: z.enum(['COMPANY', 'HOLDER']).describe('COMPANY: who holds roles in it; HOLDER: which roles it holds'),
    roles: z
      .array(z.enum(ROLES))
      .max(ROLES.length)
      .nullable()
      .default(null)
      .describe('Left out: every role; a whole board: all of BOARD_…, and SOLE_BOARD_MEMBER'),
    asOf: day.nullable().default(null),
    history: z.boolean().default(false).describe('Past mandates too'),
    companyUid: z.string().min(1).max(200).nullable().default(null).describe('With side HOLDER: only in that company'),
    signatures: z
      .array(z.enum(SIGNATURE_KINDS))
      .min(1)
      .max(SIGNATURE_KINDS.length)
      .nullable()
      .default(null)
      .describe('Only who signs in one of these ways'),
    signing: z.boolean().default(false).describe('Only those who may sign'),
    unbroken: z
      .boolean()
      .default(false)
      .describe(
        'Since when: of what holds, with all that led to it without a break; where nothing holds, all there was',
      ),
    during: dayRange
      .nullable()
      .default(null)
      .describe('Only what held, or may have held, on some day of it; implies history'),
    ended: dayRange
      .nullable()
      .default(null)
      .describe(
        'Only what ended, or may have ended, in it, and was not followed by another row of the same holder; implies history',
      ),
    began: dayRange
      .nullable()
      .default(null)
      .describe('Only what began in it, and followed no other row of the same holder; implies history'),
    happened: z
      .array(z.enum(EVENT_TOPICS))
      .min(1)
      .max(EVENT_TOPICS.length)
      .nullable()
      .default(null)
      .describe('With side HOLDER: only in companies to which one of these had happened by then'),
    firms: z
      .strictObject({
        canton,
        seat: z.string().trim().min(1).max(100).nullable().default(null),
        legalForm,
        status: z.enum(FIRM_STATUSES).nullable().default(null),
      })
      .nullable()
      .default(null)
      .describe('With side HOLDER: only in companies that are so at asOf'),
    extreme: z
      .enum(EXTREMES)
      .nullable()
      .default(null)
      .describe('Of those only who was there longest or shortest, or came (with `ended`: left) first or last'),
  })
  .refine(({ happened, side }) => happened === null || side === 'HOLDER', 'happened is asked of side HOLDER')
  .refine(({ firms, side }) => firms === null || side === 'HOLDER', 'firms is asked of side HOLDER');
type Input = z.infer<typeof input>;

export const listMandatesTool: Tool<Input> = {
  name: 'list_mandates',
  description:
    'Who holds which role and signature in a company, or which roles a person holds and where, at a date or over all time.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords:
    'verwaltungsrat vr prasid geschaftsfuhr unterschrift zeichnung zeichnet zeichnen revisionsstelle organ mandat administrat gerant signat amministrat revis presid consigl gerent director board sign auditor officer role funktion'.split(
      ' ',
    ),
  input,
  gives: ['MANDATES'],
  async run(args, context): Promise<ToolResult> {
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const owner = ownerOf(args);
    const history = args.history || args.unbroken || args.during !== null || args.ended !== null || args.began !== null;
    const some = [
      ...(args.happened === null ? [] : [await happenedTo(args.happened, args.uid, clocks, context)]),
      ...(args.firms === null ? [] : [await thatAre(args.firms, args.uid, clocks, context)]),
    ];
    const found = await list(
      { ...owner, ...(args.roles ? { roles: args.roles } : {}), at: history ? 'HISTORY' : 'CLOCKS', clocks },
      context,
      narrowingOf(args, clocks, some),
    );
    const known = some.every((firms) => firms.complete);
    const complete = found.complete && known;
    const same = await othersOf(args, found.mandates, clocks, context);
    return {
      outcome: found.mandates.length === 0 ? 'EMPTY' : 'OK',
      rows: {
        type: 'MANDATES',
        ownerUid: args.uid,
        side: args.side,
        mandates: found.mandates,
        possiblySame: same.others,
        clocks,
      },
      evidence: [...found.evidence, ...same.evidence],
      total: known ? found.total : null,
      complete,
      labels: found.labels,
    };
  },
};

function ownerOf({ uid, side, companyUid }: Input) {
  if (side === 'COMPANY') return { companyUids: [uid] };
  return companyUid === null ? { holderUids: [uid] } : { holderUids: [uid], companyUids: [companyUid] };
}

async function othersOf({ uid, side }: Input, mandates: readonly NamedMandate[], clocks: Clocks, context: ToolContext) {
  const none = { others: [], evidence: [] };
  if (side === 'COMPANY') return none;
  const { graph, call } = context;
  const [[found], [own]] = await Promise.all([graph.nodes([uid], call), graph.personStates([{ uid, clocks }], call)]);
  if (found?.node.kind !== 'PERSON') return none;
  const same = await possiblySame(found.node, own ?? null, clocks, context);
  const one = await takenForOne([found.node], mandates, clocks, context);
  return { ...same, evidence: [...one, ...same.evidence] };
} // prettier-ignore

/** Null where nothing is narrowed. Bounds that are not exact may lie in a range: such rows are kept, and told apart by their bounds. */
function narrowingOf(
  { signatures, signing, unbroken, during, ended, began, happened, firms, extreme, history }: Input,
  clocks: Clocks,
  some: readonly SomeFirms[],
): Narrowing | null {
  const { knownOn } = clocks;
  const parts = [
    ...(signatures ? [`signatures=${[...signatures].sort().join('|')}`] : []),
    ...(signing ? ['signing'] : []),
    ...(unbroken ? ['unbroken'] : []),
    ...(during ? [`during=${rangeText(during)}`] : []),
    ...(ended ? [`ended=${rangeText(ended)}`] : []),
    ...(began ? [`began=${rangeText(began)}`] : []),
    ...(happened ? [`happened=${[...happened].sort().join('|')}`] : []),
    ...Object.entries(firms ?? {}).flatMap(([condition, value]) => (value === null ? [] : [`${condition}=${value}`])),
    ...(extreme ? [`extreme=${extreme}`] : []),
  ];
  if (parts.length === 0) return null;
  return {
    text: parts.join(', '),
    keep(fact) {
      const to = endKnownOn(fact, knownOn);
      if (some.some(({ companyUids }) => !companyUids.has(fact.companyUid))) return false;
      if (signing && (fact.signature === null || fact.signature === 'NONE')) return false;
      if (signatures && (fact.signature === null || !signatures.includes(fact.signature))) return false;
      if (during && !(mayBeBefore(fact.from, during.to) && mayBeAfter(to, during.from))) return false;
      if (ended && !within(to, ended)) return false;
      return !began || (fact.from.kind === 'EXACT' && within(fact.from, began));
    },
    among(rows) {
      if (extreme === null) return unbroken ? meantTenures(rows, knownOn).flatMap((tenure) => tenure.rows) : rows;
      const tenures = unbroken && !history ? meantTenures(rows, knownOn) : tenuresOf(rows, knownOn);
      return extremesOf(tenures, extreme, ended !== null, clocks).flatMap((tenure) => tenure.rows);
    },
    superseded(fact, other) {
      if (fact.uid === other.uid || fact.companyUid !== other.companyUid || !knownAt(other, knownOn)) return false;
      const heldOn = (day: string | null) => {
        const to = endKnownOn(other, knownOn).date;
        return day !== null && other.from.date !== null && other.from.date <= day && (to === null || to > day);
      };
      // Another role or signature in the place of the old one is no departure, nor an arrival.
      if (ended && heldOn(endKnownOn(fact, knownOn).date)) return true;
      if (began === null || fact.from.date === null) return false;
      return endKnownOn(other, knownOn).date === fact.from.date || heldOn(addDays(fact.from.date, -1));
    },
  };
}

type Range = { from: string | null; to: string | null };
const rangeText = ({ from, to }: Range) => `${from ?? ''}..${to ?? ''}`;

function mayBeBefore(start: Bound, end: string | null): boolean {
  return end === null || start.date === null || start.kind === 'NOT_LATER_THAN' || start.date < end;
}

function mayBeAfter(end: Bound, start: string | null): boolean {
  return (
    start === null ||
    end.date === null ||
    (end.kind === 'EXACT' || end.kind === 'NOT_LATER_THAN' ? end.date > start : true)
  );
}

/** A bound that is known and lies in the range. */
function within(bound: Bound, { from, to }: Range): boolean {
  if (bound.date === null) return false;
  return (from === null || bound.date >= from) && (to === null || bound.date < to);
}
