import { expect, test } from "vitest";
import { openModel } from "./open-model.ts";
import { toPrompt } from "./prompt.ts";

/** What would have gone to this address. */
async function sentTo(address: string): Promise<Record<string, unknown>> {
  let sent: Record<string, unknown> = {};
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    sent = JSON.parse(String(init?.body));
    throw new Error("enough");
  };
  const config = {
    provider: "openai-compatible" as const,
    model: "gpt-5.1",
    baseUrl: new URL(address),
    apiKey: "k",
    price: undefined,
  };
  const model = await openModel(config, fetch);
  const call = { prompt: toPrompt("Be kind.", [{ role: "user", content: "Hello" }]), maxOutputTokens: 600 };
  await expect(model.doStream(call)).rejects.toThrow("enough");
  return sent;
}

test("OpenAI itself gets the limit by its new name, everyone else by the old one", async () => {
  expect(await sentTo("https://api.openai.com/v1")).toMatchObject({ max_completion_tokens: 600 });
  expect(await sentTo("https://api.openai.com/v1")).not.toHaveProperty("max_tokens");
  expect(await sentTo("http://localhost:11434/v1")).toMatchObject({ max_tokens: 600 });
});
