import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import {
  type createMoneyEntry,
  type listMoneyEntries,
  MONEY_PAGE,
  type updateMoneyEntry,
} from "#contracts/money/money.ts";
import type { MoneyEntryView } from "#contracts/money/money-month.ts";
import { type CalendarDay, calendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { roomFor } from "#domain/money/money-file.ts";
import { grantFirstRevenue } from "#server/features/progress/achievements.service.ts";
import { queueWebhooks } from "#server/features/webhooks/queue-webhooks.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { viewEntry } from "./entry-view.ts";
import * as money from "./money.repository.ts";
import { isQuestOf } from "./money-sums.repository.ts";
import { deleteRemovedBefore } from "./removed.repository.ts";

/** How long a removed entry can be brought back. */
export const REMOVED_KEPT_DAYS = 30;

export async function listMyEntries(
  ctx: Context,
  { month, before, limit = MONEY_PAGE }: InputOf<typeof listMoneyEntries>,
): Promise<OutputOf<typeof listMoneyEntries>> {
  const [day, number] = before?.split("~") ?? [];
  const cursor = day && number ? { day: calendarDay(day), number } : undefined;
  const rows = await money.listEntries(ctx.db, ctx.actor.id, { month, before: cursor, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { entries: rows.map(viewEntry), next: last ? `${last.day}~${last.number}` : null };
}

export function createMyEntry(
  ctx: Context,
  input: InputOf<typeof createMoneyEntry>,
): Promise<OutputOf<typeof createMoneyEntry>> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const { id = randomUUID(), questId = null, day = today(ctx), ...rest } = input;
    const made = await money.lockEntry(ctx.db, ctx.actor.id, id);
    if (made) return { entry: await readEntry(ctx.db, ctx.actor.id, id), isFirstSale: false };
    checkDay(ctx, day);
    await checkQuest(ctx, questId);
    if (roomFor(await money.countEntries(ctx.db, ctx.actor.id)) === 0) throw tooMany();
    const row = {
      ...rest,
      id,
      day,
      quest_id: questId,
      user_id: ctx.actor.id,
      created_at: ctx.now,
      deleted_at: null,
    };
    if (!(await money.insertEntry(ctx.db, row))) throw new AppError("conflict", "This id is taken.");
    const { kind, amount, currency, what } = rest;
    const data = { entryId: id, kind, amount, currency, what, day, questId };
    await queueWebhooks(ctx.db, [{ userId: ctx.actor.id, event: "money.added", data }], ctx.now);
    const isFirstSale = kind === "income" && (await grantFirstRevenue(ctx));
    return { entry: await readEntry(ctx.db, ctx.actor.id, id), isFirstSale };
  });
}

export const tooMany = () =>
  new AppError("conflict", "There is no room for more entries. Save a file of them and remove old ones.");

export function updateMyEntry(
  ctx: Context,
  { entryId, questId, ...changes }: InputOf<typeof updateMoneyEntry>,
): Promise<MoneyEntryView> {
  return inTransaction(ctx, async (ctx) => {
    const entry = await money.lockEntry(ctx.db, ctx.actor.id, entryId);
    if (!entry || entry.deleted_at) throw noEntry();
    if (changes.day) checkDay(ctx, changes.day);
    if (questId !== undefined && questId !== entry.quest_id) await checkQuest(ctx, questId);
    const row = { ...changes, ...(questId !== undefined && { quest_id: questId }) };
    if (Object.values(row).some((value) => value !== undefined))
      await money.updateEntry(ctx.db, entryId, row);
    return readEntry(ctx.db, ctx.actor.id, entryId);
  });
}

/** Twice is harmless: it stays removed since the first time. */
export function removeMyEntry(ctx: Context, entryId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const entry = await money.lockEntry(ctx.db, ctx.actor.id, entryId);
    if (!entry) throw noEntry();
    if (!entry.deleted_at) await money.updateEntry(ctx.db, entryId, { deleted_at: ctx.now });
  });
}

export function restoreMyEntry(ctx: Context, entryId: string): Promise<MoneyEntryView> {
  return inTransaction(ctx, async (ctx) => {
    const entry = await money.lockEntry(ctx.db, ctx.actor.id, entryId);
    if (!entry) throw noEntry();
    if (entry.deleted_at) await money.updateEntry(ctx.db, entryId, { deleted_at: null });
    return readEntry(ctx.db, ctx.actor.id, entryId);
  });
}

async function readEntry(db: Handle, userId: string, id: string): Promise<MoneyEntryView> {
  const row = await money.findEntry(db, userId, id);
  if (!row) throw noEntry();
  return viewEntry(row);
}

const noEntry = () => new AppError("not_found", "No such entry.");

const today = (ctx: Pick<Context<Tx>, "now" | "actor">) => dayAt(ctx.now, ctx.actor.user.time_zone);

function checkDay(ctx: Pick<Context<Tx>, "now" | "actor">, day: CalendarDay): void {
  if (day > today(ctx)) throw new AppError("invalid_input", "day: has not come yet");
}

async function checkQuest(ctx: Context<Tx>, questId: string | null): Promise<void> {
  if (questId === null || (await isQuestOf(ctx.db, ctx.actor.id, questId))) return;
  throw new AppError("not_found", "No such quest.");
}

export function purgeRemoved(db: Db, now: Date): Promise<number> {
  return deleteRemovedBefore(db, now, REMOVED_KEPT_DAYS);
}
