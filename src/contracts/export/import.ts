import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The largest export that can be imported. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/** What comes in, as counted for the person. */
export const IMPORT_KINDS = [
  "quests",
  "completed",
  "notes",
  "hiddenQuests",
  "xp",
  "achievements",
  "facts",
  "moneyEntries",
  "moneyGoals",
  "reviews",
  "messages",
  "handles",
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What stays behind, as far as the file holds any of it. */
export const LEFT_KINDS = ["signIns", "plan", "company", "streak", "profile", "records"] as const;
export type LeftKind = (typeof LEFT_KINDS)[number];

const importSchema = z.object({
  /** Who made the file, and when. */
  from: z.object({ username: z.string(), email: z.nullable(z.string()), exportedAt: z.string() }),
  /** Whether the file names another address than the account here. */
  isFromOther: z.boolean(),
  /** XP in points, everything else in rows. */
  comes: z.array(z.object({ kind: z.enum(IMPORT_KINDS), added: z.int(), known: z.int() })),
  leaves: z.array(z.enum(LEFT_KINDS)),
});
export type ImportView = z.output<typeof importSchema>;

/** The file itself is the body. Its parts are checked one by one, by IMPORT_PARTS. */
const file = z.looseObject({ format: z.optional(z.unknown()), version: z.optional(z.unknown()) });

const shared = {
  method: "POST",
  access: "member",
  errors: ["unusable_file", "conflict"],
  input: file,
  output: importSchema,
  bodyBytes: IMPORT_MAX_BYTES,
  isRepeatable: true,
  isSlow: true,
  limit: "import",
} as const;

export const checkImport = endpoint({
  ...shared,
  path: "/api/import/check",
  summary: "Says what of an export would come in, and what would not. Changes nothing.",
});

export const importEverything = endpoint({
  ...shared,
  path: "/api/import",
  summary:
    "Takes in what a person exported elsewhere: all of it or nothing. A second time adds nothing. XP counts for the level, not for ranks.",
});
