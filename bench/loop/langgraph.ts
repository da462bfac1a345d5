/** LangGraph's side, as its documentation builds an agent: a graph of model and tools over messages, each step kept by its SQLite checkpointer. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { serveRuns } from './child.js';
import type { Script } from './scripted.js';

interface Message {
  content: unknown;
  getType(): string;
}
interface Graph {
  addNode(name: string, node: unknown): Graph;
  addEdge(from: string, to: string): Graph;
  addConditionalEdges(from: string, condition: unknown): Graph;
  compile(options: { checkpointer: unknown }): { invoke(state: object, config: object): Promise<{ messages: Message[] }> };
} // prettier-ignore
interface ChatModel {
  bindTools(tools: unknown[]): { invoke(messages: unknown[]): Promise<unknown> };
}
/** What is used of the packages; they are not installed where this is compiled. */
interface LangGraph {
  StateGraph: new (state: unknown) => Graph;
  MessagesAnnotation: unknown;
  START: string;
  ToolNode: new (tools: unknown[]) => unknown;
  toolsCondition: unknown;
  SqliteSaver: new (database: Database.Database) => unknown;
  AIMessage: new (fields: object) => object;
  HumanMessage: new (text: string) => object;
  SystemMessage: new (text: string) => object;
  BaseChatModel: new (fields: object) => object;
  tool: (run: () => unknown, fields: object) => unknown;
}

const [module, text, keeps] = process.argv.slice(2);
const { StateGraph, MessagesAnnotation, START, ToolNode, toolsCondition, SqliteSaver, AIMessage, HumanMessage, SystemMessage, BaseChatModel, tool } = (await import(module!)) as LangGraph; // prettier-ignore
const script = JSON.parse(text!) as Script;

/** What the model says after so many results. */
function reply(results: number): object {
  const next = script.tools[results];
  if (next === undefined) return new AIMessage({ content: script.answer });
  return new AIMessage({ content: '', tool_calls: [{ id: `call_${results}`, name: next.name, args: next.arguments, type: 'tool_call' }] }); // prettier-ignore
}

class Scripted extends BaseChatModel {
  lc_namespace = ['bench'];
  _llmType() {
    return 'scripted';
  }
  bindTools() {
    return this;
  }
  _generate(messages: Message[]) {
    const message = reply(messages.filter((one) => one.getType() === 'tool').length);
    return Promise.resolve({ generations: [{ text: '', message }] });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
const database = new Database(join(folder, 'checkpoints.db'));
// As durable as Dossier's log: flushed to the disk.
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');

const offered = script.offered.map(({ name, description, parameters }) => {
  const { result = '', kept } = script.tools.find((one) => one.name === name) ?? {};
  return keeps === 'KEPT'
    ? tool(() => [result, kept], { name, description, schema: parameters, responseFormat: 'content_and_artifact' })
    : tool(() => result, { name, description, schema: parameters });
});
// Its base class, which is not typed here, makes the rest of a chat model.
const model = (new Scripted({}) as unknown as ChatModel).bindTools(offered);
const system = new SystemMessage(script.system);
const graph = new StateGraph(MessagesAnnotation)
  .addNode('agent', async ({ messages }: { messages: unknown[] }) => ({
    messages: [await model.invoke([system, ...messages])],
  }))
  .addNode('tools', new ToolNode(offered))
  .addEdge(START, 'agent')
  .addConditionalEdges('agent', toolsCondition)
  .addEdge('tools', 'agent')
  .compile({ checkpointer: new SqliteSaver(database) });

async function run(): Promise<void> {
  const { messages } = await graph.invoke(
    { messages: [new HumanMessage(script.question)] },
    { configurable: { thread_id: randomUUID() } },
  );
  const last = messages.at(-1);
  if (messages.length !== 8 || last?.content !== script.answer) throw new Error(`it ended otherwise: ${messages.length}`);
} // prettier-ignore

await run();
serveRuns(run, () => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return Promise.resolve();
});
