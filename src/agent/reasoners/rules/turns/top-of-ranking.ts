/** `Where does she sit?`, `who runs it?`, behind a ranking whose first place nobody shares: of the one who holds it. */
import { addDays, foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';

/** One person, and one firm, and no others. */
const SHE = /^(?:he|she|him|her|his|er|ihn|ihm|elle|il|lui|lei|egli|ella)$/;
const IT = /^(?:it|its|sie|ihr|ihre[nmrs]?|elle|son|sa|ses|suo|sua|suoi|sue|essa)$/;
/** `Qui la dirige`, `chi lo revisiona`. */
const CLITIC = /(?:^| )(?:qui|chi) l(?:a|o|e)? (?!(?:plus|piu|stess|prem|prim|second|deux|troi|terz|dern|ultim)\w*)/;
const MANY = /^(?:sind|haben|sitzen|stehen|sie alle|are|have|they|them|sont|ont|ils|sono|hanno|loro|leur|leurs)$/;

/** As it is asked of the first alone; the same where several share that place, or somebody else is meant. */
export async function withTopOfRanking(asked: Asked, written: Reading, { graph, call, clocks }: ToolContext): Promise<Asked> {
  const { recalled, focusUid } = asked;
  const [last] = recalled.frames;
  const [first] = recalled.candidates;
  const ranked = last?.measure === 'RANKING' && last.refusal === null && last.order === 'MOST' && last.metric !== null;
  if (!ranked || first === undefined || recalled.pending || recalled.current > 0 || focusUid !== null) return asked;
  const { ordinal } = said(written, []);
  const one = first.kind === 'PERSON' ? SHE : IT;
  const says = (written.tokens.some(({ folded }) => one.test(folded)) || CLITIC.test(foldName(asked.question))) && !written.tokens.some(({ folded }) => MANY.test(folded));
  if (ordinal !== null || !says) return asked;
  const { canton, municipality: seat, legalForm, status, roles, metric, range } = last;
  const to = range?.to ? addDays(range.to, -1) : (last.asOf ?? clocks.asOf);
  const at = { ...clocks, asOf: to < clocks.asOf ? to : clocks.asOf };
  const { rows } = await graph.topEntities({ kind: first.kind, metric: metric!, ...(roles.length > 0 ? { roles } : {}), canton, seat, legalForm, status, clocks: at, limit: 2 }, call);
  const [top, next] = rows;
  if (top?.uid !== first.uid || top.value === next?.value) return asked;
  const meant: Remembered = { uid: first.uid, kind: first.kind, name: first.name, network: false, history: false };
  return { ...asked, recalled: { ...recalled, subjects: [meant, ...recalled.subjects.filter(({ uid }) => uid !== meant.uid)], current: 1, candidates: [] } };
} // prettier-ignore
