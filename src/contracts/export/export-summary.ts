import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

const summaryExportSchema = z.object({
  user: z.object({
    totalCompleted: z.number(),
    totalActive: z.number(),
    /** Whole percent of all quests; 0 if there are none. */
    completionRate: z.number(),
  }),
  tasks: z.array(
    z.object({
      title: z.string(),
      category: z.string(),
      xpReward: z.number(),
      difficulty: z.string(),
      estimatedHours: z.number(),
      isCompleted: z.boolean(),
      completedAt: z.nullable(z.string()),
      dueDate: z.string(),
    }),
  ),
  completedTasks: z.array(
    z.object({ title: z.string(), xpReward: z.number(), completedAt: z.nullable(z.string()) }),
  ),
});

export type ExportSummary = z.output<typeof summaryExportSchema>;

export const exportSummary = endpoint({
  method: "GET",
  path: "/api/export/summary",
  access: "member",
  summary: "The person's quests and how many are done, as the dashboard's Export Data file.",
  output: summaryExportSchema,
});
