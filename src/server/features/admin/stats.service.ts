import type { Context } from "#server/platform/context.ts";
import * as stats from "./stats.repository.ts";

export function readStats(ctx: Context) {
  return stats.readSums(ctx.db);
}
