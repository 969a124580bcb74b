import { watchAttempt } from "./attempt-watch.ts";
import type { JsonSchema } from "./json-schema.ts";
import { type Limits, maxCharacters } from "./limits.ts";
import { ModelFailure } from "./model-failure.ts";
import type { Usage } from "./model-prices.ts";
import type { SdkModel } from "./open-model.ts";
import { toPrompt } from "./prompt.ts";
import { readUsage } from "./read-usage.ts";
import { salvageJson } from "./salvage-json.ts";

interface ObjectAttempt {
  readonly system: string;
  readonly prompt: string;
  readonly schema: JsonSchema;
  readonly limits: Limits["object"];
  readonly remainingMs: number;
  readonly signal: AbortSignal | undefined;
  onUsage(usage: Usage | undefined): void;
}

/** One attempt with one model. Returns its JSON unchecked; throws ModelFailure or Stopped. */
export async function generateObject(model: SdkModel, attempt: ObjectAttempt): Promise<unknown> {
  const { limits, schema } = attempt;
  const watch = watchAttempt(Math.min(limits.attemptMs, attempt.remainingMs), attempt.signal);
  try {
    const call = {
      prompt: toPrompt(attempt.system, [{ role: "user", content: attempt.prompt }]),
      maxOutputTokens: limits.outputTokens,
      responseFormat: { type: "json" as const, schema, name: "answer" },
      abortSignal: watch.signal,
    };
    const { content, finishReason, usage } = await watch.until(model.doGenerate(call));
    attempt.onUsage(readUsage(usage));
    if (finishReason.unified === "content-filter") throw new ModelFailure("declined");
    const text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
    if (!text.trim()) throw new ModelFailure("empty");
    if (text.length > maxCharacters(limits.outputTokens)) throw new ModelFailure("too_large");
    return salvageJson(text);
  } finally {
    watch.close();
  }
}
