import { toJSONSchema } from "zod/v4/core";
import type { Endpoint } from "#contracts/endpoint.ts";

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: unknown[];
  readonly anyOf?: Schema[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly minimum?: number;
}

const SOME_ID = "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7";

/** Values for fields with rules beyond the schema's types, by field name. */
const BY_NAME: Record<string, unknown> = {
  goals: "Generate Revenue",
  timeZone: "Europe/Berlin",
  dueDate: "2026-11-20T22:59:00.000Z",
  startedAt: "2026-11-15T09:00:00.000Z",
  completedAt: "2026-11-15T10:00:00.000Z",
  timestamp: "2026-11-15T10:00:00.000Z",
  before: `2026-11-15T10:00:00.000Z~${SOME_ID}`,
  after: `1700000000000000~${SOME_ID}`,
  month: "2026-11",
  day: "2026-11-15",
  week: "2026-11-16",
  plan: [30, 0, 60, 0, 90, 0, 0],
  startTime: "09:00",
  endTime: "17:00",
  quiet: { from: "21:00", to: "08:00" },
  publicKey: "B".repeat(87),
  authKey: "A".repeat(22),
  email: "ann@example.com",
  metadata: { ctaType: "hero", "some key": "some value" },
  events: [
    {
      action: "button_click",
      element: "a button",
      page: "/app",
      metadata: { sessionId: "tab-1", timestamp: "2026-11-15T10:00:00.000Z", source: "news", note: "a note" },
    },
  ],
};

/** Values that only these calls take. */
const BY_PATH: Record<string, Record<string, unknown>> = {
  "/api/concerns/{id}": { id: "pricing-costs-went-up" },
  "/api/admin/users/export": { ids: SOME_ID },
  "/api/profile/webhooks": { url: "https://example.com/hook", events: ["quest.completed"] },
  "/api/profile/webhooks/{webhookId}": { events: ["quest.completed"] },
};

/** Where a list goes on, for lists that are not ordered by a moment. */
const BEFORE: Record<string, string> = {
  "/api/money/entries": "2026-11-15~7",
  "/api/reviews": "2026-11-16",
};

/** A valid input for the endpoint, with every field filled. */
export function sampleInput({ input, method, path }: Endpoint): Record<string, unknown> {
  const schema = toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
  const sample = sampleOf("", schema) as Record<string, unknown>;
  const before = method === "GET" && path in BEFORE ? { before: BEFORE[path] } : {};
  return { ...sample, ...before, ...BY_PATH[path] };
}

function sampleOf(name: string, schema: Schema): unknown {
  if (name in BY_NAME) return structuredClone(BY_NAME[name]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(name, schema.anyOf.find(({ type }) => type !== "null") ?? {});
  if (schema.type === "object") {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([key, value]) => [key, sampleOf(key, value)]));
  }
  if (schema.type === "array") return [sampleOf("", schema.items ?? {})];
  if (schema.type === "boolean") return true;
  if (schema.type === "number" || schema.type === "integer") return Math.max(1, schema.minimum ?? 1);
  return schema.format === "uuid" ? SOME_ID : "some text";
}

export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Every nested value with its path, including lists and objects. */
export function leavesOf(value: unknown, path: readonly (string | number)[] = []): Leaf[] {
  const own = path.length > 0 ? [{ path, value }] : [];
  if (typeof value !== "object" || value === null) return own;
  const inside = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return [...own, ...inside.flatMap(([key, item]) => leavesOf(item, [...path, key]))];
}

/** A copy with one value replaced; undefined removes it. */
export function withValue<T>(whole: T, path: readonly (string | number)[], value: unknown): T {
  const copy = structuredClone(whole);
  let place = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}
