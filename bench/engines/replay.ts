import neo4j, { ManagedTransaction, type Driver } from 'neo4j-driver';
import { READ_META } from '../../engines/graph/neo4j/cypher/schema.js';

type Statement = [text: string, parameters: Record<string, unknown>];
/** Statements of one read: those of a stretch were on their way together, each stretch needed the rows of the one before. */
export type Stretches = Statement[][];

/** What the engine sends while it answers, without its looks at how the graph stands. */
export async function recorded(ask: () => Promise<unknown>): Promise<Stretches> {
  const stretches: Stretches = [];
  let open = 0;
  const own = ManagedTransaction.prototype.run;
  ManagedTransaction.prototype.run = function (this: ManagedTransaction, text, parameters) {
    const result = own.call(this, text, parameters);
    if (text === READ_META) return result;
    if (open++ === 0) stretches.push([]);
    stretches.at(-1)!.push([String(text), parameters as Record<string, unknown>]);
    void result.finally(() => open--);
    return result;
  } as typeof own;
  try {
    await ask();
  } finally {
    ManagedTransaction.prototype.run = own;
  }
  return stretches;
}

/** The same statements by the bare driver, in one managed reading transaction, as the engine makes one. */
export async function replay(driver: Driver, stretches: Stretches): Promise<void> {
  const session = driver.session({ defaultAccessMode: neo4j.session.READ });
  try {
    await session.executeRead(async (transaction) => {
      for (const stretch of stretches)
        await Promise.all(
          stretch.map(async ([text, parameters]) =>
            (await transaction.run(text, parameters)).records.map((record) => record.toObject()),
          ),
        );
    });
  } finally {
    await session.close();
  }
}
