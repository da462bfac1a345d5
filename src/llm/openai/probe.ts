import { z } from 'zod';
import { AppError } from '../../core/index.js';
import { priceFault } from '../budget.js';
import type { EndpointFinding, ModelRequest, ModelRole } from '../contract.js';
import { jsonIn } from '../json-in.js';
import { replySchema } from '../structured.js';
import type { ModelSettings } from '../settings.js';
import type { Answered, Endpoint } from './endpoint.js';

const WORD = z.strictObject({ word: z.string() });

/** Whether the role's model answers, and what of its settings its endpoint can do; says which variable to set where it cannot. */
export async function probe(
  role: ModelRole,
  endpoint: Endpoint,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<EndpointFinding> {
  const about = { role, baseUrl: endpoint.baseUrl };
  const ask = (request: Omit<ModelRequest, 'role'>): Promise<Answered> =>
    endpoint.ask({ role, ...request }, settings.roles[role], Number.MAX_SAFE_INTEGER, signal);
  try {
    const { model, asked } = await ask({ messages: [{ role: 'user', content: 'Say: ready' }] });
    const faults = [
      priceFault(settings, [model, asked]),
      await schemaFault(ask, settings),
      await toolFault(ask),
    ].filter((fault) => fault !== null);
    return { ...about, ok: faults.length === 0, detail: [`${model} answers`, ...faults].join('; ') };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...about, ok: false, detail: error.message };
  }
}

type Ask = (request: Omit<ModelRequest, 'role'>) => Promise<Answered>;

async function schemaFault(ask: Ask, { structured }: ModelSettings): Promise<string | null> {
  const weaker = structured === 'strict' ? 'json' : 'text';
  const messages = [{ role: 'user' as const, content: 'Reply in JSON; its word is: ready' }];
  try {
    const { text } = await ask({ messages, schema: { name: 'word', schema: replySchema(WORD) } });
    if (WORD.safeParse(jsonIn(text)).success) return null;
    return structured === 'text' ? 'it does not reply in JSON when asked to' : `it does not keep to schemas: set DOSSIER_MODEL_STRUCTURED=${weaker}`; // prettier-ignore
  } catch (error) {
    if (!(error instanceof AppError) || error.details['model'] !== 'REJECTED') throw error;
    return `it refuses schemas: set DOSSIER_MODEL_STRUCTURED=${weaker}`;
  }
}

async function toolFault(ask: Ask): Promise<string | null> {
  const tool = { name: 'say', description: 'Says a word.', parameters: replySchema(WORD) };
  try {
    const { toolCalls } = await ask({
      messages: [{ role: 'user', content: 'Call say with the word: ready' }],
      tools: [tool],
    });
    return toolCalls.some(({ name }) => name === 'say') ? null : 'it does not call tools when asked to';
  } catch (error) {
    if (!(error instanceof AppError) || error.details['model'] !== 'REJECTED') throw error;
    return `it refuses tools (${error.message.slice(0, 80)}): try DOSSIER_MODEL_PARALLEL_TOOLS=off`;
  }
}
