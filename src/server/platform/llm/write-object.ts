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
  /** What the model is asked for. No optional keys: strict modes know none. */
  readonly schema: z.ZodMiniType<T>;
  /** Takes what is usable, such as the good items of a list; undefined: nothing is. Without it the schema decides. */
  read?(json: unknown): T | undefined;
}

export type WrittenObject<T> =
  | Refused
  | { readonly refused?: undefined; readonly value: T; readonly model: string };

export async function writeObject<T>(
  question: ObjectQuestion<T>,
  models: readonly GuardedModel[],
  limits: Limits["object"],
  tools: AskingTools,
): Promise<WrittenObject<T>> {
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
