import * as z from "zod/mini";
import { endpoint, noContent } from "../endpoint.ts";
import { byId, done, page } from "./admin-calls.ts";

export const clearRagData = endpoint({
  method: "DELETE",
  path: "/api/admin/rag-data",
  access: "admin",
  summary: "Deletes all training entries; they can be restored for 30 days.",
  output: noContent,
  isSlow: true,
});

export const restoreRagData = endpoint({
  method: "POST",
  path: "/api/admin/rag-data/restore",
  access: "admin",
  summary: "Brings back every training entry deleted in the last 30 days.",
  output: z.object({ restored: z.number() }),
  isSlow: true,
});

const trainingEntrySchema = z.object({
  id: z.string(),
  businessType: z.string(),
  originalTask: z.string(),
  taskType: z.string(),
  createdAt: z.string(),
  userRating: z.number(),
  tags: z.array(z.string()),
  deletedAt: z.nullable(z.string()),
});

export const listTrainingData = endpoint({
  method: "GET",
  path: "/api/rag/training-data",
  access: "admin",
  summary: "Generated quests with their outcome, newest first, 50 a page.",
  input: z.object({ ...page, deleted: z.optional(z.enum(["true", "false"])) }),
  output: z.object({
    entries: z.array(trainingEntrySchema),
    total: z.number(),
    next: z.nullable(z.string()),
  }),
});

export const deleteTrainingEntry = endpoint({
  method: "DELETE",
  path: "/api/rag/training-data/{id}",
  access: "admin",
  summary: "Deletes one training entry; it can be restored for 30 days.",
  input: byId,
  output: noContent,
});

export const restoreTrainingEntry = endpoint({
  method: "POST",
  path: "/api/rag/training-data/{id}/restore",
  access: "admin",
  summary: "Brings one training entry back.",
  input: byId,
  output: done,
});

export const readDecisions = endpoint({
  method: "GET",
  path: "/api/admin/rag-decisions",
  access: "admin",
  summary: "How good the engine's choices were, by business type: average rating times 20, at most 100.",
  output: z.array(
    z.object({
      businessType: z.string(),
      decisions: z.number(),
      averageRating: z.number(),
      /** Percent. */
      quality: z.number(),
    }),
  ),
});
