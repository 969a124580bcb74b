import { SAMPLE_TEXT, sampleOfPattern } from "./sample-values.ts";

/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  /** Of a record: which keys it has. */
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** A value that the schema allows, made from its rules and the field's name: the same with each start. */
export function exampleOf(schema: JsonSchema, name = ""): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if ("default" in schema) return schema.default;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== "null") ?? choices[0] ?? {}, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, name)));
  const type = typeof schema.type === "object" ? schema.type.find((one) => one !== "null") : schema.type;
  switch (type) {
    case "object":
      return schema.propertyNames?.enum ? exampleRecord(schema) : exampleObject(schema, propertiesOf(schema));
    case "array":
      return exampleList(schema, name);
    case "string":
      return exampleText(schema, name);
    case "integer":
    case "number":
      return exampleNumber(schema, name);
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return {};
  }
}

/** Only what a request needs: what is optional might not go together. A body that needs nothing has one value. */
export function exampleInput(schema: JsonSchema, hasBody: boolean): Record<string, unknown> {
  const known = propertiesOf(schema);
  const required = known.filter((key) => schema.required?.includes(key));
  return exampleObject(schema, required.length > 0 || !hasBody ? required : known.slice(0, 1));
}

function exampleObject(schema: JsonSchema, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, exampleOf(schema.properties?.[key] ?? {}, key)]));
}

function propertiesOf({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties);
}

function exampleRecord({ propertyNames, additionalProperties = {} }: JsonSchema): Record<string, unknown> {
  const value = typeof additionalProperties === "object" ? additionalProperties : {};
  return Object.fromEntries((propertyNames?.enum ?? []).map((key) => [key, exampleOf(value, key)]));
}

function exampleList({ prefixItems, items, minItems = 1 }: JsonSchema, name: string): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, name));
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items ?? {}, name.replace(/s$/u, "")));
}

const FORMATS: Record<string, string> = {
  uuid: "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7",
  "date-time": "2026-03-02T09:30:00.000Z",
  date: "2026-03-02",
  email: "maya@example.com",
};

function exampleText({ format, pattern, minLength = 0, maxLength }: JsonSchema, name: string): string {
  const known = (pattern && sampleOfPattern(pattern)) ?? (format && FORMATS[format]) ?? textNamed(name);
  return known.padEnd(minLength, "a").slice(0, maxLength);
}

function textNamed(name: string): string {
  const known = SAMPLE_TEXT[name];
  if (known !== undefined) return known;
  if (/(?:^id|Id)$/u.test(name)) return "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7";
  if (/(?:^at|At|Until)$/u.test(name)) return "2026-03-02T09:30:00.000Z";
  if (/(?:^day|Day|^week|On)$/u.test(name)) return "2026-03-02";
  return "text";
}

const NUMBERS: Record<string, number> = {
  year: 2026,
  amount: 3_800,
  totalXP: 1_250,
  level: 4,
  xpReward: 50,
  plan: 30,
};

function exampleNumber(schema: JsonSchema, name: string): number {
  const lowest = Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1);
  return Math.min(Math.max(NUMBERS[name] ?? 3, lowest), schema.maximum ?? Number.MAX_SAFE_INTEGER);
}
