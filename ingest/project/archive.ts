import { assertAlive } from '../../src/core/index.js';
import type { Call, Clock, NoticeSentence } from '../../src/core/index.js';
import { noticeSentences } from '../grammar/index.js';
import type { ArchivedPublication, Archive, Coverage } from '../contract.js';
import type { Ledger } from '../ledger/index.js';
import { revisionOf } from './stored-revision.js';
import { mentionStatus } from './mention-status.js';
import { Recent } from './recent.js';
import { sourceUrl } from './source-url.js';

const AT_MOST = 200;
/** Characters of texts kept unpacked, with what was read of them: those that the answers of the last minutes quote from. A notice has some thousand. */
const RECENT = 4_000_000;

/** Unpacked; whoever may not see it is not shown it. */
interface Held {
  publication: ArchivedPublication;
  scope: string;
}

export interface ArchiveOptions {
  /** A connection of its own, read-only. The caller closes it. */
  ledger: Ledger;
  clock: Clock;
  /** The ledger position that engines show; nothing later is handed out by `since`. */
  visible: () => number;
}

/** The read side of the ledger. Throws CORRUPT where stored bytes are damaged. */
export function createArchive({ ledger, clock, visible }: ArchiveOptions): Archive {
  const recent = new Recent<number, Held>(RECENT, ({ publication }) => publication.text.length);

  function load(position: number): Held | null {
    const held = recent.get(position);
    if (held !== undefined) return held;
    const payload = ledger.readings.payload(position);
    if (payload === null) return null;
    const loaded = archived(payload, `revision ${position}`);
    recent.set(position, loaded);
    return loaded;
  }

  const forViewer = (position: number | null, call: Call): ArchivedPublication | null => {
    const found = position === null ? null : load(position);
    return found !== null && maySee(found.scope, call) ? found.publication : null;
  };

  /** Counted once for what is stored: every absence that an answer tells of asks for it. */
  let counted: { coverage: Coverage; version: unknown } | null = null;
  const known = (): Coverage | null =>
    counted !== null && counted.version === ledger.version() && counted.coverage.position === visible()
      ? counted.coverage
      : null;
  const covered = (): Coverage => {
    const [position, version] = [visible(), ledger.version()];
    counted = { coverage: coverageOf(ledger, position), version };
    return counted.coverage;
  };

  return {
    position: async () => visible(),

    async publications(ids, call) {
      assertAlive(call, clock.now());
      return ledger.read(() =>
        ids.slice(0, AT_MOST).flatMap((id) => forViewer(ledger.readings.locate(id)?.position ?? null, call) ?? []),
      );
    },

    async revision(publicationId, textHash, call) {
      assertAlive(call, clock.now());
      return ledger.read(() => forViewer(ledger.readings.locateHash(publicationId, textHash), call));
    },

    async documents(ids, call) {
      assertAlive(call, clock.now());
      return ledger.read(() =>
        ids.slice(0, AT_MOST).flatMap((id) => {
          const held = ledger.documents.get(id);
          return held?.document && maySee(held.scope, call) ? [held.document] : [];
        }),
      );
    },

    async mentions(ids) {
      return ledger.read(() => new Map(ids.slice(0, AT_MOST).map((id) => [id, mentionStatus(ledger, id)])));
    },

    async since(position, limit, call) {
      assertAlive(call, clock.now());
      const rows = ledger.read(() => ledger.readings.since(position, visible(), limit));
      return rows
        .filter((row) => maySee(row.scope, call))
        .map(({ position: at, publicationId }) => ({ position: at, publicationId }));
    },

    async coverage(call) {
      assertAlive(call, clock.now());
      return known() ?? ledger.read(covered);
    },
  };
}

function maySee(scope: string, call: Call): boolean {
  return scope === 'public' || scope === call.viewer.tenantId;
}

function archived(payload: Uint8Array, what: string): Held {
  const { event, readable, body, record } = revisionOf(payload, what);
  let sentences: readonly NoticeSentence[] | null = null;
  const publication: ArchivedPublication = {
    publicationId: record.id,
    number: record.number,
    title: record.title,
    publicationDate: record.publicationDate,
    language: record.language,
    text: event.text,
    textHash: event.event.textHash,
    bodyLength: body,
    readable,
    // Few of those that are shown are quoted from.
    get sentences() {
      return (sentences ??= noticeSentences(event.text.slice(0, body)));
    },
    sourceUrl: sourceUrl(record.source, record.id),
  };
  return { publication, scope: record.scope };
}

function coverageOf(ledger: Ledger, position: number): Coverage {
  const counters = ledger.coverage.counters();
  const anomalies = [...counters]
    .filter(([name]) => name.startsWith('anomaly:'))
    .map(([name, count]) => ({ code: name.slice('anomaly:'.length), count }));
  return {
    position,
    publications: ledger.readings.publications(),
    windows: ledger.windows.all(),
    singles: singlesOf(ledger),
    loaded: ledger.coverage.loaded(),
    quarantined: ledger.quarantine.count(),
    unresolvedReferences: counters.get('unresolved') ?? 0,
    unreadCharacters: counters.get('unread') ?? 0,
    anomalies,
  };
}

/** Those of before days were counted stand there once for each of their cantons. */
function singlesOf(ledger: Ledger): Coverage['singles'] {
  const singles = ledger.windows.singles();
  return singles && { ...singles, publications: Math.min(singles.publications, ledger.readings.publications()) };
}
