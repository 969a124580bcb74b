import type { ModelConfig } from "./model-config.ts";

type AnthropicModule = typeof import("@ai-sdk/anthropic");

/**
 * The SDK's own model interface: one HTTP call, no retries, no tools.
 * The `ai` package above it would add steps, telemetry and a console.error that prints prompts.
 */
export type SdkModel = Pick<
  ReturnType<ReturnType<AnthropicModule["createAnthropic"]>>,
  "doStream" | "doGenerate"
>;

const OPENAI_HOST = "api.openai.com";

/** The SDK is loaded on the first call: an instance without models pays neither time nor memory. */
export async function openModel(config: ModelConfig, fetch: typeof globalThis.fetch): Promise<SdkModel> {
  const { provider, model, apiKey } = config;
  const baseURL = config.baseUrl.href.replace(/\/+$/u, "");
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    // An empty key is sent as it is; if undefined, the SDK would read its own environment variable.
    return createAnthropic({ baseURL, apiKey: apiKey ?? "", fetch })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "openaiCompatible",
    baseURL,
    ...(apiKey && { apiKey }),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(config.baseUrl.host === OPENAI_HOST && { transformRequestBody: renameMaxTokens }),
  }).chatModel(model);
}

/** OpenAI's newer models refuse `max_tokens`; other servers know only that name. */
function renameMaxTokens({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}
