/** One field of a schema, as a line of the reference. */
export interface SchemaLine {
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  readonly isRequired: boolean;
  /** Limits, formats and choices, in words. */
  readonly rules: string;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Deeper fields are rare, and their lines would only repeat what the example shows. */
const DEPTH_MAX = 5;

export function schemaLines(schema: object): SchemaLine[] {
  const { fields } = unwrap(schema);
  return fields ? linesOf(fields, 0) : [lineOf("", schema, 0, true)];
}

function linesOf(schema: Schema, depth: number): SchemaLine[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const { fields } = unwrap(property);
    return [
      lineOf(name, property, depth, schema.required?.includes(name) ?? false),
      ...(fields && depth < DEPTH_MAX ? linesOf(fields, depth + 1) : []),
    ];
  });
}

function lineOf(name: string, schema: Schema, depth: number, isRequired: boolean): SchemaLine {
  const { type, rules } = unwrap(schema);
  return { name, depth, type, isRequired, rules };
}

/** The type in words, and the object whose fields follow: that of a list's items, or of the one choice beside null. */
function unwrap(schema: Schema): { type: string; rules: string; fields?: Schema } {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unwrapChoices(choices);
  if (typeof schema.type === "object") {
    const [one = "any"] = schema.type.filter((type) => type !== "null");
    const { type, rules } = unwrap({ ...schema, type: one });
    return { type: `${type} or null`, rules };
  }
  if (schema.type === "array") {
    const item = unwrap(schema.items ?? {});
    const rules = [item.rules, range("entries", schema.minItems, schema.maxItems)].filter(Boolean).join("; ");
    return { ...item, type: `list of ${item.type}`, rules };
  }
  if (schema.type === "object")
    return { type: "object", rules: "", ...(schema.properties && { fields: schema }) };
  return { type: wordOf(schema), rules: rulesOf(schema) };
}

function unwrapChoices(choices: readonly Schema[]): { type: string; rules: string; fields?: Schema } {
  const others = choices.filter(({ type }) => type !== "null").map(unwrap);
  const type = [...new Set(others.map((choice) => choice.type))].join(" or ");
  const rules = others
    .map((choice) => choice.rules)
    .filter(Boolean)
    .join(" / ");
  const [only] = others;
  return {
    type: others.length < choices.length ? `${type} or null` : type,
    rules,
    ...(others.length === 1 && only?.fields && { fields: only.fields }),
  };
}

function wordOf({ type, const: fixed, enum: choices }: Schema): string {
  if (typeof type === "string") return type;
  return fixed === undefined && !choices ? "any" : typeof (fixed ?? choices?.[0]);
}

function rulesOf(schema: Schema): string {
  const { const: fixed, enum: choices, format, minimum, exclusiveMinimum, maximum } = schema;
  const parts = [
    fixed === undefined ? "" : `always ${JSON.stringify(fixed)}`,
    choices ? `one of ${choices.map((choice) => JSON.stringify(choice)).join(", ")}` : "",
    format ?? "",
    range("characters", schema.minLength, schema.maxLength),
    range("", minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1), maximum),
    schema.default === undefined ? "" : `${JSON.stringify(schema.default)} if absent`,
  ];
  return parts.filter(Boolean).join("; ");
}

function range(of: string, least: number | undefined, most: number | undefined): string {
  // zod writes the bounds of safe integers, which say nothing here.
  const low = least === undefined || least <= Number.MIN_SAFE_INTEGER ? undefined : least;
  const high = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : most;
  const words = of === "" ? "" : ` ${of}`;
  if (low === undefined && high === undefined) return "";
  if (high === undefined) return `at least ${low}${words}`;
  return low === undefined ? `at most ${high}${words}` : `${low} to ${high}${words}`;
}
