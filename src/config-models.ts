/** The variables of the model endpoints (DOSSIER_REASONER=llm): one for all roles, or one a role. */
import { z } from 'zod';
import { MODEL_ROLES, type ModelRole } from './llm/contract.js';
import type { ModelSettings, Price, RoleSettings } from './llm/settings.js';

const text = z.string().trim().min(1, 'must not be blank');
const whole = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, { error }).transform(Number).pipe(z.number().min(min, { error }).max(max, { error })); // prettier-ignore
};
const money = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'an amount like 0.50')
  .transform(Number);
const onOff = z.enum(['on', 'off']).transform((given) => given === 'on');

const ADDRESS = 'an address like http://127.0.0.1:11434/v1';
const address = z
  .url({ protocol: /^https?$/, error: ADDRESS })
  .refine((url) => !url.includes('@'), `${ADDRESS}, without a login: a key goes into OPENAI_API_KEY`)
  .refine(
    (url) => !/[?#]/.test(url),
    `${ADDRESS}, without a query: paths are put behind it, and a key goes into OPENAI_API_KEY`,
  )
  .transform((url) => url.replace(/\/+$/, ''));
const temperature = z
  .string()
  .regex(/^(none|[01](\.\d+)?|2(\.0+)?)$/, "0 to 2, or none for the model's own")
  .transform((given) => (given === 'none' ? null : Number(given)));

const PRICE = 'a list like gpt-4o-mini=0.15/0.60/0.075, small=0/0: of a million tokens in, out, and in from cache';
const prices = z.string().transform((given, context): Record<string, Price> => {
  const table: Record<string, Price> = {};
  for (const item of given.split(',').filter((one) => one.trim() !== '')) {
    const match = /^\s*(\S+)\s*=\s*(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?\s*$/.exec(item);
    if (match === null) context.addIssue({ code: 'custom', message: PRICE });
    else table[match[1]!] = { input: Number(match[2]), output: Number(match[3]), cachedInput: Number(match[4] ?? match[2]) }; // prettier-ignore
  }
  return table;
});

const OFFICIAL = 'https://api.openai.com/v1';
const MAX_OUTPUT = 2_048;

/** `DOSSIER_MODEL_PLANNER`, `DOSSIER_MODEL_PLANNER_BASE_URL` ... : what a role has otherwise than the others. */
const ofRole = Object.fromEntries(
  MODEL_ROLES.flatMap((role): [string, z.ZodType][] => {
    const name = `DOSSIER_MODEL_${role.toUpperCase()}`;
    return [
      [name, text.optional()],
      [`${name}_BASE_URL`, address.optional()],
      [`${name}_API_KEY`, text.optional()],
      [`${name}_TEMPERATURE`, temperature.optional()],
      [`${name}_MAX_TOKENS`, whole(16, 1_000_000).optional()],
    ];
  }),
);

/** Read only where models are asked: OPENAI_* may be set for other programs. */
export const modelVariables = z.object({
  OPENAI_BASE_URL: address.optional(),
  /** A local server needs none. */
  OPENAI_API_KEY: text.optional(),
  /** For all roles; default: the only model that the endpoint lists. */
  DOSSIER_MODEL: text.optional(),
  DOSSIER_MODEL_TEMPERATURE: temperature.default(0),
  DOSSIER_MODEL_MAX_TOKENS: whole(16, 1_000_000).default(MAX_OUTPUT),
  DOSSIER_MODEL_STRUCTURED: z.enum(['strict', 'json', 'text']).default('strict'),
  DOSSIER_MODEL_PARALLEL_TOOLS: onOff.default(true),
  DOSSIER_MODEL_STREAM: onOff.default(true),
  /** Default: max_completion_tokens at OpenAI's own address, max_tokens anywhere else. */
  DOSSIER_MODEL_LIMIT_FIELD: z.enum(['max_tokens', 'max_completion_tokens']).optional(),
  DOSSIER_MODEL_SILENCE_MS: whole(100, 3_600_000).default(60_000),
  DOSSIER_MODEL_RETRIES: whole(0, 10).default(2),
  /** Calls under way at once. */
  DOSSIER_MODEL_CALLS: whole(1, 10_000).default(64),
  DOSSIER_MODEL_PATIENCE_MS: whole(1_000, 3_600_000).default(240_000),
  DOSSIER_MODEL_PRICES: prices.default({}),
  DOSSIER_MODEL_RUN_TOKENS: whole(1_000, 1_000_000_000).default(200_000),
  DOSSIER_MODEL_DAY_TOKENS: whole(1_000, 1_000_000_000_000).optional(),
  DOSSIER_MODEL_RUN_COST: money.optional(),
  DOSSIER_MODEL_DAY_COST: money.optional(),
  ...ofRole,
});

/** Variables whose values are never printed. */
export const MODEL_SECRETS = Object.keys(modelVariables.shape).filter((name) => /_(?:API_KEY|BASE_URL)$/.test(name));

/** The settings, or what they lack. */
export function modelsOf(values: z.infer<typeof modelVariables>): ModelSettings | { lacks: string } {
  const given = values as Record<string, unknown>;
  const roleOf = (role: ModelRole): RoleSettings => {
    const name = `DOSSIER_MODEL_${role.toUpperCase()}`;
    const own = <Value>(key: string) => given[`${name}${key}`] as Value | undefined;
    const elsewhere = own<string>('_BASE_URL') !== undefined;
    const baseUrl = own<string>('_BASE_URL') ?? values.OPENAI_BASE_URL ?? OFFICIAL;
    return Object.freeze({
      model: own<string>('') ?? (elsewhere ? null : (values.DOSSIER_MODEL ?? null)),
      baseUrl,
      // A key is never sent to an address that it was not given for.
      apiKey: own<string>('_API_KEY') ?? (elsewhere ? null : (values.OPENAI_API_KEY ?? null)),
      temperature: own<number | null>('_TEMPERATURE') === undefined ? values.DOSSIER_MODEL_TEMPERATURE : own<number | null>('_TEMPERATURE')!, // prettier-ignore
      maxOutputTokens: own<number>('_MAX_TOKENS') ?? values.DOSSIER_MODEL_MAX_TOKENS,
      limitField: values.DOSSIER_MODEL_LIMIT_FIELD ?? (baseUrl === OFFICIAL ? 'max_completion_tokens' : 'max_tokens'),
    });
  };
  const roles = Object.fromEntries(MODEL_ROLES.map((role) => [role, roleOf(role)])) as Record<ModelRole, RoleSettings>;
  const settings: ModelSettings = {
    roles: Object.freeze(roles),
    structured: values.DOSSIER_MODEL_STRUCTURED,
    parallelTools: values.DOSSIER_MODEL_PARALLEL_TOOLS,
    stream: values.DOSSIER_MODEL_STREAM,
    silenceMs: values.DOSSIER_MODEL_SILENCE_MS,
    retries: values.DOSSIER_MODEL_RETRIES,
    calls: values.DOSSIER_MODEL_CALLS,
    prices: Object.freeze(values.DOSSIER_MODEL_PRICES),
    runTokens: values.DOSSIER_MODEL_RUN_TOKENS,
    dayTokens: values.DOSSIER_MODEL_DAY_TOKENS ?? null,
    runCost: values.DOSSIER_MODEL_RUN_COST ?? null,
    dayCost: values.DOSSIER_MODEL_DAY_COST ?? null,
    patienceMs: values.DOSSIER_MODEL_PATIENCE_MS,
  };
  return lackOf(settings) ?? Object.freeze(settings);
}

/** A key where only a key opens the door, and prices where money is limited. */
function lackOf({ roles, runCost, dayCost, prices: table }: ModelSettings): { lacks: string } | null {
  if (Object.values(roles).some(({ baseUrl, apiKey }) => baseUrl === OFFICIAL && apiKey === null))
    return { lacks: `OPENAI_BASE_URL, ${ADDRESS} of a model server, or OPENAI_API_KEY` };
  if ((runCost ?? dayCost) !== null && Object.keys(table).length === 0)
    return { lacks: `DOSSIER_MODEL_PRICES to count money by, ${PRICE}` };
  return null;
}
