/** What a model is asked and what it gives, whoever serves it. Imports core alone; adapters are folders beside. */

export const MODEL_ROLES = ['planner', 'dispatcher', 'critic', 'synthesizer', 'extractor'] as const;
/** What a model is asked to be: each role may have an endpoint, a model and limits of its own. */
export type ModelRole = (typeof MODEL_ROLES)[number];

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ToolCall {
  id: string;
  name: string;
  /** JSON text as the model wrote it: not checked. */
  arguments: string;
}

export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; toolCalls: readonly ToolCall[] }
  | { role: 'tool'; toolCallId: string; content: string };

export interface OfferedTool {
  name: string;
  description: string;
  parameters: JsonSchema;
}

export interface ModelRequest {
  role: ModelRole;
  /** What stays the same from call to call comes first, so that an endpoint's prompt cache holds it. */
  messages: readonly Message[];
  /** Offered to be called; none: a plain reply. */
  tools?: readonly OfferedTool[];
  /** Whether several may be called in one reply. Default false. */
  parallelTools?: boolean;
  /** The reply is to be JSON of this shape; its form is the endpoint's affair (strict schema, JSON mode, or asked in words): check it. */
  schema?: { name: string; schema: JsonSchema };
}

export interface Usage {
  inputTokens: number;
  /** Of those, taken from the endpoint's prompt cache. */
  cachedInputTokens: number;
  outputTokens: number;
  /** Where the endpoint tells none, counted roughly from the characters. */
  estimated: boolean;
}

/** A reply as a value: whoever asked judges it. LENGTH: cut at the limit. REFUSED: the model declined, in `text` why. */
export interface ModelReply {
  text: string;
  toolCalls: ToolCall[];
  finish: 'STOP' | 'TOOLS' | 'LENGTH' | 'REFUSED';
  usage: Usage;
}

/** A call that ended, well or not: what the trace tells of it. */
export interface ModelCallReport {
  role: ModelRole;
  /** As the endpoint names it; as configured where it did not answer. */
  model: string;
  usage: Usage;
  /** Decimal in the currency of the price table; null: no price is known. */
  cost: string | null;
  /** Requests sent, repeats after a failure included. */
  attempts: number;
  durationMs: number;
  /** Null: it gave a reply. */
  error: string | null;
}

/** What one run has spent on models so far; whoever holds the run holds it, and calls add to it. */
export interface Spending {
  tokens: number;
  cost: number;
}

export interface ModelCallOptions {
  /** Ends the call, its waiting and its stream at once. */
  signal: AbortSignal;
  /** Milliseconds since the epoch after which nobody waits. */
  deadlineMs: number;
  spending: Spending;
  /** What all runs have spent today, of this process and of others; asked only where a day has a budget. */
  spentToday(): Promise<Spending>;
  /** Told of each call once, whether it gave a reply or not. */
  report: (called: ModelCallReport) => void;
}

/** What is known of a role's endpoint, for `dossier doctor`. */
export interface EndpointFinding {
  role: ModelRole;
  baseUrl: string;
  ok: boolean;
  detail: string;
}

export interface Models {
  /**
   * One reply. Fails as {@link modelFailure} tells; with the signal's reason where that fired, retries and waiting included.
   */
  call(request: ModelRequest, options: ModelCallOptions): Promise<ModelReply>;
  /** What of a role's configuration shapes its replies: under another one, an equal request is another request. */
  settingsOf(role: ModelRole): string;
  /** Asks each endpoint for its models and tries what is configured of it: strict schemas, tools, streaming. Costs a few tokens. */
  probe(signal: AbortSignal): Promise<EndpointFinding[]>;
}
