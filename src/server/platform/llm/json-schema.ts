import * as z from "zod/mini";
import type { SdkModel } from "./open-model.ts";

type ResponseFormat = NonNullable<Parameters<SdkModel["doGenerate"]>[0]["responseFormat"]>;
export type JsonSchema = NonNullable<Extract<ResponseFormat, { type: "json" }>["schema"]>;

/** What providers' strict modes understand; lengths and ranges are for the prompt to say and for the caller to check. */
const UNDERSTOOD = new Set(
  "$defs $ref additionalProperties anyOf const description enum items properties required type".split(" "),
);

export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, {
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      for (const key of Object.keys(jsonSchema))
        if (!UNDERSTOOD.has(key)) Reflect.deleteProperty(jsonSchema, key);
    },
  });
  return plain as JsonSchema;
}

/** In words too, for servers that know no structured output. */
export function askForJson(system: string, schema: JsonSchema): string {
  return `${system}\n\nAnswer with JSON only, by this schema: ${JSON.stringify(schema)}`;
}
