import * as z from "zod/mini";
import { isPrivateHost } from "../private-host.ts";
import { StartUpProblem } from "../start-up-problem.ts";
import { LOCAL_SERVERS } from "./local-servers.ts";
import { FREE, findListPrice, type Price } from "./model-prices.ts";

export const MODEL_ROLES = ["planner", "mentor"] as const;
export type ModelRole = (typeof MODEL_ROLES)[number];

const PROVIDERS = ["openai-compatible", "anthropic"] as const;
const SETTINGS = ["PROVIDER", "MODEL", "BASE_URL", "API_KEY", "PRICE"] as const;
type Setting = (typeof SETTINGS)[number];

const ANTHROPIC_URL = "https://api.anthropic.com/v1";
const AMOUNT = String.raw`\d{1,6}(\.\d{1,6})?`;

export interface ModelConfig {
  readonly provider: (typeof PROVIDERS)[number];
  readonly model: string;
  readonly baseUrl: URL;
  readonly apiKey: string | undefined;
  /** Undefined if unknown: the model is then never called. */
  readonly price: Price | undefined;
}

export type ModelConfigs = { readonly [role in ModelRole]?: ModelConfig };

const settingsSchema = z.object({
  PROVIDER: z.optional(z.enum(PROVIDERS, `must be ${PROVIDERS.join(" or ")}`)),
  MODEL: z.optional(z.string().check(z.regex(/^[\w.:/@+-]{1,100}$/u, "is not the name of a model"))),
  BASE_URL: z.optional(z.string().check(z.refine(isPlainAddress, "is not such an address"))),
  API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/u, "must be without blanks or accents"))),
  PRICE: z.optional(
    z
      .string()
      .check(z.regex(new RegExp(`^${AMOUNT},${AMOUNT}$`, "u"), 'must be "in,out" in USD per million tokens')),
  ),
});

export const variableOf = (role: ModelRole, setting: Setting) => `AI_${role.toUpperCase()}_${setting}`;

const LOCAL_VARIABLE = "AI_LOCAL";

/** Each role's variables must be set completely or not at all. AI_LOCAL serves the roles that have none. */
export function readModels(env: Record<string, string | undefined>): ModelConfigs {
  const local = readLocal(env[LOCAL_VARIABLE]);
  const models = MODEL_ROLES.map((role) => [role, readModel(role, env) ?? local] as const);
  return Object.fromEntries(models.filter(([, model]) => model));
}

/** "ollama/qwen3:8b": a known server of this machine and one of its models. */
function readLocal(value: string | undefined): ModelConfig | undefined {
  if (!value) return undefined;
  const server = LOCAL_SERVERS.find(({ id }) => value.startsWith(`${id}/`));
  const model = server && settingsSchema.shape.MODEL.safeParse(value.slice(server.id.length + 1)).data;
  if (!server || !model) {
    const ids = LOCAL_SERVERS.map(({ id }) => id).join(", ");
    throw new StartUpProblem(`AI_LOCAL: must be a server and a model, such as ollama/qwen3:8b (${ids})`);
  }
  const baseUrl = new URL(server.baseUrl);
  return { provider: "openai-compatible", model, baseUrl, apiKey: undefined, price: FREE };
}

function readModel(role: ModelRole, env: Record<string, string | undefined>): ModelConfig | undefined {
  const problem = (setting: Setting, rule: string) =>
    new StartUpProblem(`${variableOf(role, setting)}: ${rule}`);
  const given = SETTINGS.map((setting) => [setting, env[variableOf(role, setting)]] as const);
  const parsed = settingsSchema.safeParse(Object.fromEntries(given.filter(([, value]) => value)));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw problem(issue?.path[0] as Setting, issue?.message ?? "is wrong");
  }
  const { PROVIDER: provider, MODEL: model, API_KEY: apiKey, PRICE, BASE_URL } = parsed.data;
  const first = given.find(([, value]) => value)?.[0];
  if (!first) return undefined;
  if (!provider) throw problem("PROVIDER", `is missing, while ${variableOf(role, first)} is set`);
  if (!model) throw problem("MODEL", `is missing, while ${variableOf(role, first)} is set`);
  const address = BASE_URL ?? (provider === "anthropic" ? ANTHROPIC_URL : undefined);
  if (!address) throw problem("BASE_URL", "is required for openai-compatible");
  const baseUrl = new URL(address);
  const isPrivate = isPrivateHost(baseUrl.hostname);
  if (!isPrivate && baseUrl.protocol !== "https:")
    throw problem("BASE_URL", "must be https outside of your own network");
  if (!apiKey && (provider === "anthropic" || !isPrivate))
    throw problem("API_KEY", "is required for this address");
  const price = readPrice(PRICE) ?? findListPrice(baseUrl.host, model) ?? (isPrivate ? FREE : undefined);
  return { provider, model, baseUrl, apiKey, price };
}

function readPrice(value: string | undefined): Price | undefined {
  if (!value) return undefined;
  const [input = 0, output = 0] = value.split(",").map(Number);
  return { input, output };
}

function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/u.test(protocol) && !(username || password || search || hash);
}
