import { randomUUID } from "node:crypto";
import { type ReportRange, type ReportView, reportSchema } from "#contracts/report.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Context } from "#server/platform/context.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import { createShortCache } from "../dashboard/short-cache.ts";
import { findInsights } from "../insights/insights.ts";
import { keepFigures } from "../kept/kept-figures.service.ts";
import * as reports from "./report.repository.ts";
import { reportFigures } from "./report-figures.service.ts";

const KEPT_MS = MS_PER_DAY;
const DEFAULT_RANGE = "7d";

export interface ReportDeps {
  readonly database: Databases;
  readonly config: {
    /** Whether members may see reports, or only admins. */
    readonly hasMemberReports: boolean;
  };
}

export function createReports({ database, config }: ReportDeps) {
  const readKept = keepFigures(database, reportFigures);
  const cacheReport = createShortCache<ReportView>();

  const makeReport = async ({ db, actor, now }: Context, range: ReportRange): Promise<ReportView> => {
    // Members share the figures of UTC days: a zone of each would compute them anew for each.
    const zone = actor.role === "admin" ? actor.user.time_zone : "UTC";
    const { figures, basis } = await readKept({ range, zone }, now);
    const report = {
      reportId: randomUUID(),
      range,
      ...figures,
      ...findInsights(basis),
    };
    await reports.insertReport(db, actor.id, report, now);
    return report;
  };

  return {
    /** Repeated calls within ten seconds return the same report. */
    readMyReport(ctx: Context, range: ReportRange = DEFAULT_RANGE): Promise<ReportView> {
      checkMaySee(ctx, config);
      return cacheReport(`${ctx.actor.id} ${range}`, ctx.now, () => makeReport(ctx, range));
    },

    /** Finds a report made in the last 24 hours. */
    async findMyReport(ctx: Context, reportId: string): Promise<ReportView> {
      checkMaySee(ctx, config);
      const body = await reports.findReport(ctx.db, reportId, ctx.actor.id, keptSince(ctx.now));
      if (!body) throw new AppError("not_found", "This report is gone. Refresh the page for a new one.");
      return reportSchema.parse(body);
    },
  };
}

export function purgeReports(db: Db, now: Date): Promise<number> {
  return reports.deleteReportsUntil(db, keptSince(now));
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

function checkMaySee({ actor }: Context, { hasMemberReports }: ReportDeps["config"]): void {
  if (!hasMemberReports && actor.role !== "admin")
    throw new AppError("forbidden", "On this instance only admins can see the report.");
}
