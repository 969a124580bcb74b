import { randomUUID } from "node:crypto";
import { readCursor, writeCursor } from "#contracts/page-cursor.ts";
import { levelForXp } from "#domain/xp.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import * as ledger from "./ledger.repository.ts";

const CLAIM_REPEAT_MS = 60_000;
const CLAIM_AFTER_SETTLING_MS = 24 * 3_600_000;
/** An award is settled by the server within a minute: this, plus the pause between two rounds. */
const SETTLE_AFTER_MS = 30_000;
const PEOPLE_A_ROUND = 200;
const LEDGER_PAGE = 50;

export interface Award {
  readonly userId: string;
  readonly sourceId: string;
  readonly label: string;
  readonly nominal: number;
  readonly amount: number;
  readonly reason: string | null;
  readonly isOwn: boolean;
}

/** Writes the award; it counts once it is claimed or settled. */
export function writeAward(tx: Tx, award: Award, now: Date): Promise<void> {
  return ledger.insertAward(tx, {
    id: randomUUID(),
    user_id: award.userId,
    source_type: "quest",
    source_id: award.sourceId,
    label: award.label,
    nominal: award.nominal,
    amount: award.amount,
    reason: award.reason,
    is_own: award.isOwn,
    created_at: now,
  });
}

export interface Claim {
  readonly levelUp: boolean;
  readonly newLevel: number;
  readonly totalXp: number;
  readonly awarded: number;
  readonly reason: string | null;
}

/** Pays out what the server wrote, never what was asked for. */
export function claimMyXp(ctx: Context, xpGain: number, source: string | undefined): Promise<Claim> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id;
    const sourceType = source ?? "quest";
    const wanted = { userId, sourceType, nominal: xpGain };
    const ago = (ms: number) => new Date(ctx.now.getTime() - ms);
    const total = await ledger.lockTotal(ctx.db, userId);
    const award = await ledger.findClaimable(ctx.db, {
      ...wanted,
      settledAfter: ago(CLAIM_AFTER_SETTLING_MS),
    });
    if (!award) {
      const repeated = await ledger.findRecentClaim(ctx.db, {
        ...wanted,
        claimedAfter: ago(CLAIM_REPEAT_MS),
      });
      if (!repeated) throw new AppError("conflict", "There is no XP of this kind to claim.");
      return describe(repeated, total);
    }
    await ledger.markClaimed(ctx.db, award.id, ctx.now);
    if (award.settled_at) return describe(award, total);
    const settled = {
      settled_at: ctx.now,
      level_before: levelForXp(total),
      total_after: total + award.amount,
    };
    await ledger.markSettled(ctx.db, award.id, settled);
    await ledger.saveTotal(ctx.db, userId, settled.total_after);
    return describe({ ...award, ...settled }, settled.total_after);
  });
}

/** The award's own result, with today's total: a repeat never makes XP fall. */
function describe(award: ledger.Claimable, totalXp: number): Claim {
  const newLevel = levelForXp(award.total_after ?? totalXp);
  return {
    levelUp: newLevel > (award.level_before ?? newLevel),
    newLevel,
    totalXp,
    awarded: award.amount,
    reason: award.reason,
  };
}

/** Settles what nobody claimed, so that no XP is lost with a closed tab. */
export async function settleWaitingAwards(db: Db, now: Date): Promise<number> {
  const createdBefore = new Date(now.getTime() - SETTLE_AFTER_MS);
  return withTransaction(db, async (tx) => {
    const people = await ledger.lockPeopleWithAwards(tx, createdBefore, PEOPLE_A_ROUND);
    return people.length > 0 ? ledger.settleAll(tx, people, createdBefore, now) : 0;
  });
}

export async function listMyLedger(ctx: Context, before: string | undefined) {
  const cursor = before === undefined ? null : readCursor(before);
  const rows = await ledger.listEntries(ctx.db, ctx.actor.id, cursor, LEDGER_PAGE);
  const last = rows.length === LEDGER_PAGE ? rows.at(-1) : undefined;
  return {
    total: ctx.actor.user.total_xp,
    entries: rows.map((row) => ({
      id: row.id,
      amount: row.amount,
      source: row.source_type,
      label: row.label,
      at: row.created_at.toISOString(),
    })),
    next: last ? writeCursor(last.created_at, last.id) : null,
  };
}
