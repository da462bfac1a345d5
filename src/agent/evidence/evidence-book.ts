import type { CarriedEvidence, ToolResult } from '../../tools/index.js';
import { SeenResult } from './seen-result.js';

interface Places {
  items: Map<string, CarriedEvidence>;
  ids: Map<string, string>;
}

/** Evidence of a run under ids that sentences cite: `e1`, `e2` ... The same place or query keeps its id. Holds the results that it is in. */
export class EvidenceBook {
  private readonly results: SeenResult[] = [];
  /** Null: to be read from the results, of which one was packed since. */
  private known: Places | null = null;
  private closed = false;

  get index(): ReadonlyMap<string, CarriedEvidence> {
    return this.places().items;
  }

  /** The result with run-wide evidence ids. */
  adopt(result: ToolResult): ToolResult {
    const places = this.places();
    const evidence = result.evidence.map((item) => {
      const place = placeOf(item.evidence);
      const id = places.ids.get(place) ?? `e${places.items.size + 1}`;
      const adopted = { evidence: { ...item.evidence, id }, carries: item.carries };
      enter(adopted, place, places);
      return adopted;
    });
    const seen = new SeenResult({ ...result, evidence }, () => (this.known = null));
    this.results.push(seen);
    return seen;
  }

  /** The run waits: what can be read again need not be held. */
  rest(): void {
    if (this.closed) return;
    for (const result of this.results) result.rest();
  }

  /** The run is over: what a step of it that comes later lets rest stays as it is, and goes with the run. */
  close(): void {
    this.closed = true;
    for (const result of this.results) result.close();
  }

  private places(): Places {
    if (this.known !== null) return this.known;
    const places: Places = { items: new Map(), ids: new Map() };
    for (const { evidence } of this.results) for (const item of evidence) enter(item, placeOf(item.evidence), places);
    return (this.known = places);
  }
}

function enter(item: CarriedEvidence, place: string, { items, ids }: Places): void {
  const { id } = item.evidence;
  const held = items.get(id);
  ids.set(place, id);
  items.set(id, held === undefined ? item : { ...item, carries: [...held.carries, ...item.carries] });
}

/** What evidence is but for its id. A notice's place in a text says it all, except for whom it proves something of. */
function placeOf(evidence: CarriedEvidence['evidence']): string {
  if (evidence.type === 'FACT') {
    const { publicationId, textHash, span, uids } = evidence;
    return `${publicationId} ${textHash} ${span.start} ${span.end} ${uids.join(' ')}`;
  }
  const { id: _, ...rest } = evidence;
  return JSON.stringify(rest);
}
