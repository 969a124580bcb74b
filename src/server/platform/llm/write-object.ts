import * as z from "zod/mini";
import { generateObject } from "./generate-object.ts";
import type { GuardedModel } from "./guarded-model.ts";
import { askForJson, toJsonSchema } from "./json-schema.ts";
import type { Limits } from "./limits.ts";
import { worstUsage } from "./model-budget.ts";
import { ModelFailure } from "./model-failure.ts";
import { type AskingTools, type Question, type Refused, tryModels } from "./try-models.ts";

export interface ObjectQuestion<T> extends Question {
  readonly prompt: string;
  /** How long the answer may get; otherwise as configured. */
  readonly outputTokens?: number;
  /** Schema of the answer. No optional keys: providers' strict modes do not support them. */
  readonly schema: z.ZodMiniType<T>;
  /** Extracts the usable part, such as the valid items of a list; undefined: none. Default: the schema. */
  read?(json: unknown): T | undefined;
}

export type WrittenObject<T> =
  | Refused
  | { readonly refused?: undefined; readonly value: T; readonly model: string };

export async function writeObject<T>(
  question: ObjectQuestion<T>,
  models: readonly GuardedModel[],
  configured: Limits["object"],
  tools: AskingTools,
): Promise<WrittenObject<T>> {
  const limits = { ...configured, outputTokens: question.outputTokens ?? configured.outputTokens };
  const { prompt, signal } = question;
  const schema = toJsonSchema(question.schema);
  const system = askForJson(question.system, schema);
  const read = question.read ?? ((json: unknown) => z.safeParse(question.schema, json).data);
  const result = await tryModels(
    {
      ...question,
      models,
      worst: worstUsage([system, prompt, JSON.stringify(schema)], limits.outputTokens),
      totalMs: limits.totalMs,
      attempt: async ({ sdk, model, remainingMs, onUsage }) => {
        const asked = { system, prompt, schema, limits, remainingMs, signal, onUsage };
        const value = read(await generateObject(sdk, asked));
        if (value === undefined) throw new ModelFailure("unusable");
        return { value, model: model.name };
      },
    },
    tools,
  );
  return result.refused ? result : result.value;
}
