import * as z from "zod/mini";

/** Where the API document is. */
export const REFERENCE_PATH = "/api/openapi.json";

const content = z.optional(
  z.record(z.string(), z.object({ schema: z.optional(z.looseObject({})), example: z.optional(z.unknown()) })),
);

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean(),
  schema: z.looseObject({}),
  example: z.optional(z.unknown()),
});

const operationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  "x-access": z.enum(["public", "member", "admin"]),
  "x-token-scope": z.optional(z.enum(["read", "write"])),
  parameters: z.array(parameterSchema),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content, "x-codes": z.optional(z.array(z.string())) }),
  ),
});

/** The part of the OpenAPI document that the API reference shows. */
export const referenceSchema = z.object({
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

export type ReferenceView = z.output<typeof referenceSchema>;
export type OperationView = z.output<typeof operationSchema>;
export type ParameterView = z.output<typeof parameterSchema>;
