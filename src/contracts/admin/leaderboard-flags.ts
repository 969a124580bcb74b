import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

const FLAG_STATES = ["open", "hidden", "cleared"] as const;

export const flagSchema = z.object({
  id: z.string(),
  username: z.string(),
  level: z.number(),
  totalXP: z.number(),
  /** XP within ten minutes, at the time of flagging. */
  xp: z.number(),
  flaggedAt: z.string(),
  state: z.enum(FLAG_STATES),
});

export type FlagView = z.output<typeof flagSchema>;

export const listFlags = endpoint({
  method: "GET",
  path: "/api/admin/flags",
  access: "admin",
  summary: "People who earned more than 1,000 XP in ten minutes, until cleared.",
  output: z.array(flagSchema),
});

export const decideFlag = endpoint({
  method: "PUT",
  path: "/api/admin/flags/{id}",
  access: "admin",
  summary: "Hides a flagged person from the leaderboard, or clears the flag.",
  input: z.object({ id: z.uuid(), state: z.enum(["hidden", "cleared"]) }),
  output: flagSchema,
});
