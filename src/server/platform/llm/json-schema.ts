import * as z from "zod/mini";
import type { SdkModel } from "./open-model.ts";

type ResponseFormat = NonNullable<Parameters<SdkModel["doGenerate"]>[0]["responseFormat"]>;
export type JsonSchema = NonNullable<Extract<ResponseFormat, { type: "json" }>["schema"]>;

/** Keywords that strict modes support; lengths and ranges go into the prompt, and the caller checks them. */
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

/** Repeats the schema in the prompt, for servers without structured output. */
export function askForJson(system: string, schema: JsonSchema): string {
  return `${system}\n\nAnswer with JSON only, by this schema: ${JSON.stringify(schema)}`;
}
