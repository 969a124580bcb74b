import { randomUUID } from "node:crypto";
import type { InputOf } from "#contracts/endpoint.ts";
import type { ExportView } from "#contracts/export/export.ts";
import type {
  addWebhook,
  changeWebhook,
  WebhookDeliveryView,
  WebhookView,
} from "#contracts/webhooks/webhooks.ts";
import {
  DELIVERIES_KEPT_MS,
  DELIVERIES_SHOWN,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  WEBHOOKS_MAX,
} from "#domain/webhooks/webhooks.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { type AddressVerdict, judgeAddress } from "#server/platform/webhooks/webhook-address.ts";
import * as deliveries from "./deliveries.repository.ts";
import {
  ATTEMPT_LEASE_MS,
  type SendWebhooksDeps,
  sendDelivery,
  takesLoopback,
  webhookSecret,
} from "./send-webhooks.service.ts";
import * as webhooks from "./webhooks.repository.ts";

const REFUSALS: Record<Exclude<AddressVerdict, "allowed">, string> = {
  unreadable: "This is no complete address. It begins with https://",
  has_sign_in: "Leave name and password out of the address: deliveries are signed instead.",
  not_https: "The address has to begin with https://",
  private: "This address is on a private network. Only public addresses can be reached.",
};

export async function listMyWebhooks(ctx: Context): Promise<WebhookView[]> {
  return (await webhooks.listByUser(ctx.db, ctx.actor.id)).map(viewWebhook);
}

/** The secret is in this answer and nowhere else. */
export function addMyWebhook(
  ctx: Context,
  { url, events }: InputOf<typeof addWebhook>,
  { config, secret }: Pick<SendWebhooksDeps, "config" | "secret">,
) {
  const address = readAddress(url, config);
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id;
    await lockPerson(ctx.db, userId);
    const known = await webhooks.listByUser(ctx.db, userId);
    if (known.some((webhook) => webhook.url === address))
      throw new AppError("conflict", "You have this address already. Change what it is told instead.");
    if (known.length >= WEBHOOKS_MAX)
      throw new AppError("conflict", `You have ${WEBHOOKS_MAX} webhooks already. Delete one first.`);
    const row = await webhooks.insertWebhook(ctx.db, {
      id: randomUUID(),
      user_id: userId,
      url: address,
      events: inOrder(events),
      created_at: ctx.now,
    });
    await recordAudit(ctx, [{ act: "webhook_added" }]);
    return { webhook: viewWebhook(row), secret: webhookSecret(secret, row.id) };
  });
}

function readAddress(text: string, config: SendWebhooksDeps["config"]): string {
  const verdict = judgeAddress(text, takesLoopback(config));
  if (verdict !== "allowed") throw new AppError("invalid_input", REFUSALS[verdict]);
  const url = new URL(text);
  url.hash = "";
  // Longer than what was typed: one letter can become many.
  if (url.href.length > WEBHOOK_URL_MAX)
    throw new AppError("invalid_input", `This address is too long: at most ${WEBHOOK_URL_MAX} characters.`);
  return url.href;
}

/** Without doubles. */
function inOrder(events: readonly string[]) {
  return WEBHOOK_EVENTS.filter((event) => events.includes(event));
}

/** Twice is harmless: a paused one stays paused since the first time. */
export function changeMyWebhook(
  ctx: Context,
  { webhookId, events, isPaused }: InputOf<typeof changeWebhook>,
): Promise<WebhookView> {
  return inTransaction(ctx, async (ctx) => {
    const webhook = await webhooks.lockOwned(ctx.db, ctx.actor.id, webhookId);
    if (!webhook) throw noWebhook();
    const changes = {
      ...(events && { events: inOrder(events) }),
      ...(isPaused === true && !webhook.paused_at && { paused_at: ctx.now, paused_by: "person" as const }),
      ...(isPaused === false &&
        webhook.paused_at && { paused_at: null, paused_by: null, failing_since: null }),
    };
    if (Object.keys(changes).length === 0) return viewWebhook(webhook);
    if ("paused_at" in changes) await deliveries.setDue(ctx.db, webhookId, isPaused ? null : ctx.now);
    return viewWebhook(await webhooks.updateWebhook(ctx.db, webhookId, changes));
  });
}

export function removeMyWebhook(ctx: Context, webhookId: string): Promise<undefined> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await webhooks.deleteOwned(ctx.db, ctx.actor.id, webhookId))) throw noWebhook();
    await recordAudit(ctx, [{ act: "webhook_removed" }]);
    return undefined;
  });
}

/** At once instead of with the next run of the job, also to an address that is paused. */
export async function testMyWebhook(
  ctx: Context,
  webhookId: string,
  deps: Omit<SendWebhooksDeps, "db" | "log">,
): Promise<WebhookDeliveryView> {
  const webhook = await webhooks.findOwned(ctx.db, ctx.actor.id, webhookId);
  if (!webhook) throw noWebhook();
  const id = randomUUID();
  const delivery = await deliveries.insertDelivery(ctx.db, {
    id,
    webhook_id: webhookId,
    event: TEST_EVENT,
    subject: id,
    data: JSON.stringify({}),
    // Claimed from the start: the job must not send it too.
    attempts: 1,
    created_at: ctx.now,
    next_at: new Date(ctx.now.getTime() + ATTEMPT_LEASE_MS),
  });
  const { db, log } = ctx;
  const settled = await sendDelivery({ ...deps, db, log }, { ...delivery, url: webhook.url });
  if (!settled) throw noWebhook();
  return viewDelivery(settled);
}

export async function listMyDeliveries(ctx: Context, webhookId: string): Promise<WebhookDeliveryView[]> {
  if (!(await webhooks.findOwned(ctx.db, ctx.actor.id, webhookId))) throw noWebhook();
  return (await deliveries.listRecent(ctx.db, webhookId, DELIVERIES_SHOWN)).map(viewDelivery);
}

const noWebhook = () => new AppError("not_found", "No such webhook. It may have been deleted already.");

function viewWebhook(row: webhooks.WebhookRecord): WebhookView {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    createdAt: row.created_at.toISOString(),
    pausedAt: row.paused_at?.toISOString() ?? null,
    pausedBy: row.paused_by,
    failingSince: row.failing_since?.toISOString() ?? null,
  };
}

function viewDelivery(row: deliveries.Delivery): WebhookDeliveryView {
  return {
    id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    nextAt: row.state === "waiting" && row.next_at ? row.next_at.toISOString() : null,
    error: row.error,
  };
}

export async function exportWebhooks(tx: Tx, userId: string): Promise<Pick<ExportView, "webhooks">> {
  const rows = await webhooks.listByUser(tx, userId);
  const sent = rows.length > 0 ? await deliveries.listByUser(tx, userId) : [];
  return {
    webhooks: rows.map((row) => {
      const { id, ...webhook } = viewWebhook(row);
      const own = sent.filter(({ webhook_id }) => webhook_id === id);
      return { ...webhook, deliveries: own.map(exportDelivery) };
    }),
  };
}

function exportDelivery(row: deliveries.Delivery) {
  const { id: _, nextAt: __, ...delivery } = viewDelivery(row);
  return { ...delivery, data: row.data };
}

export function purgeDeliveries(db: Db, now: Date): Promise<number> {
  return deliveries.deleteDeliveriesBefore(db, new Date(now.getTime() - DELIVERIES_KEPT_MS));
}

/** For an account that changes hands or may be known to somebody else: nothing more is sent. */
export function endWebhooks(tx: Tx, userIds: readonly string[]): Promise<void> {
  return webhooks.deleteByUsers(tx, userIds);
}
