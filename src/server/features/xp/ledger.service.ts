import { CAP_WINDOW_MS, type CappedXp, xpLeft } from "#domain/xp/quest-pay.ts";
import type { Context } from "#server/platform/context.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import * as ledger from "./ledger.repository.ts";

/** XP that capped quests may still pay. Call it under the person's lock if something is paid. */
export async function readXpLeft(ctx: Context<Handle>): Promise<CappedXp> {
  const since = new Date(ctx.now.getTime() - CAP_WINDOW_MS);
  return xpLeft(await ledger.sumCapped(ctx.db, ctx.actor.id, since));
}

export async function listMyLedger(ctx: Context, before: string | undefined) {
  const rows = await ledger.listEntries(ctx.db, ctx.actor.id, cursorOf(before), PAGE);
  return {
    total: ctx.actor.user.total_xp,
    entries: rows.map(withIsoTimes),
    next: nextAfter(rows, (row) => row.at),
  };
}

/** Deletes all XP. Call it under the person's lock. */
export async function clearXp(tx: Tx, userId: string): Promise<void> {
  await ledger.deleteLedger(tx, userId);
}
