import type { listAlertLog, readAlertChannels, testAlerts } from "#contracts/console/alerts.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { AppError } from "#server/platform/errors.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import * as alertLog from "./alert-log.repository.ts";
import { type Delivery, listByAlerts, listRecent } from "./deliveries.repository.ts";
import { queueDeliveries, targetsOf } from "./queue-deliveries.ts";
import { type SendAlertsDeps, sendDueAlerts } from "./send-alerts.service.ts";

const RECENT = 10;
const GONE = "Deleted account";

type AlertView = OutputOf<typeof listAlertLog>["alerts"][number];

/** All alerts, newest first, with what became of telling them. */
export async function readAlertLog(
  { db }: Context,
  { before, open }: InputOf<typeof listAlertLog>,
): Promise<OutputOf<typeof listAlertLog>> {
  const rows = await alertLog.listLogged(db, {
    cursor: cursorOf(before),
    isOpen: open === "true",
    limit: PAGE,
  });
  const ids = rows.map(({ id }) => id);
  const told = ids.length > 0 ? await listByAlerts(db, ids) : [];
  return {
    alerts: rows.map((row) =>
      viewAlert(
        row,
        told.filter(({ alert_id }) => alert_id === row.id),
      ),
    ),
    next: nextAfter(rows, ({ openedAt }) => openedAt),
  };
}

function viewAlert(
  row: Awaited<ReturnType<typeof alertLog.listLogged>>[number],
  told: readonly Delivery[],
): AlertView {
  const { acknowledgedAt, acknowledgedBy } = row;
  return {
    ...withIsoTimes(row),
    acknowledgedBy: acknowledgedAt ? (acknowledgedBy ?? GONE) : null,
    told: told.map(viewDelivery),
  };
}

function viewDelivery({ id, event, channel, target, state, attempts, error, ...times }: Delivery) {
  const at = (times.settled_at ?? times.created_at).toISOString();
  return { id, event, channel, target, state, attempts, error, at };
}

/** The first who acknowledges is kept; whoever comes later sees who it was. */
export function acknowledgeAlert(ctx: Context, id: string): Promise<AlertView> {
  return inTransaction(ctx, async (ctx) => {
    const isFirst = await alertLog.acknowledge(ctx.db, id, ctx.actor.id, ctx.now);
    const alert = await alertLog.findLogged(ctx.db, id);
    if (!alert) throw new AppError("not_found", "No such alert.");
    if (isFirst) await recordAudit(ctx, [{ act: "alert_acknowledged", details: { alert: alert.title } }]);
    return viewAlert(alert, []);
  });
}

export async function readChannels(
  { db }: Context,
  { config, mailer }: Pick<SendAlertsDeps, "config" | "mailer">,
): Promise<OutputOf<typeof readAlertChannels>> {
  const { emails, webhook } = config.alerts;
  return {
    emails: [...emails],
    mailTransport: mailer.kind,
    webhookHost: webhook?.url.host ?? null,
    recent: (await listRecent(db, RECENT)).map(viewDelivery),
  };
}

/** Sends a test by the same way as an alert, at once instead of with the next run of the job. */
export async function sendTestAlerts(
  ctx: Context,
  deps: Omit<SendAlertsDeps, "db" | "log">,
): Promise<OutputOf<typeof testAlerts>> {
  const targets = targetsOf(deps.config.alerts);
  if (targets.length === 0)
    throw new AppError("conflict", "Nothing is set: ALERT_EMAILS and ALERT_WEBHOOK_URL are empty.");
  await inTransaction(ctx, async (ctx) => {
    await queueDeliveries(ctx.db, { alertId: null, event: "test", now: ctx.now }, targets);
    await recordAudit(ctx, [{ act: "alerts_tested", details: { targets: targets.length } }]);
  });
  const { db, log } = ctx;
  await sendDueAlerts({ ...deps, db, log });
  return { targets: targets.length };
}
