import { randomUUID } from "node:crypto";
import type { AdminAct, listAudit } from "#contracts/admin/admin.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle, Lasting, Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { AppError } from "#server/platform/errors.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import * as audit from "./audit.repository.ts";

interface AuditEntry {
  readonly act: AdminAct;
  /** A person by name, until they are purged; a message by its type, never by its text. */
  readonly target?: { readonly id: string; readonly name: string };
  /** Details needed to understand the entry, such as old and new value. No email addresses or user text. */
  readonly details?: Record<string, unknown>;
}

/** Writes audit entries in the transaction of the act, and logs them after commit. */
export async function recordAudit(ctx: Context<Tx>, entries: readonly AuditEntry[]): Promise<void> {
  const { id: actor, user } = ctx.actor;
  await insertEntries(ctx.db, ctx.now, { id: actor, name: user.username }, entries);
  for (const { act, target, details } of entries)
    ctx.push(() => ctx.log.info({ actor, act, target: target?.id, details }, "audit entry written"));
}

const OPERATOR = { id: null, name: "Operator (command line)" };

/** Records an act done with `npm run ops`, where nobody is signed in. */
export function recordByOperator(db: Handle, now: Date, entry: AuditEntry): Promise<void> {
  return insertEntries(db, now, OPERATOR, [entry]);
}

function insertEntries(
  db: Handle,
  at: Date,
  actor: { readonly id: string | null; readonly name: string },
  entries: readonly AuditEntry[],
): Promise<void> {
  return audit.insertActs(
    db,
    entries.map(({ act, target, details }) => ({
      id: randomUUID(),
      at,
      actor_id: actor.id,
      actor_name: actor.name,
      act,
      target_id: target?.id ?? null,
      target_name: target?.name ?? null,
      details: details ? JSON.stringify(details) : null,
    })),
  );
}

/** The database allows a name to be replaced only by this text: see migration 0014. */
const NOBODY = "Deleted account";

/** Replaces the names of people deleted for good; call it in the transaction that deletes them. */
export async function forgetNames(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await audit.renameIn(tx, userIds, NOBODY);
}

/** Runs an admin act in one transaction; a refused one is logged. */
export async function act<T extends Lasting>(
  ctx: Context,
  name: AdminAct,
  target: string | undefined,
  work: (ctx: Context<Tx>) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    if (error instanceof AppError) logRefusal(ctx, name, target, error.message);
    throw error;
  }
}

export function logRefusal(ctx: Context, name: AdminAct, target: string | undefined, reason: string): void {
  ctx.log.warn({ actor: ctx.actor.id, act: name, target, reason }, "admin act refused");
}

export async function readAudit(
  ctx: Context,
  before: string | undefined,
): Promise<OutputOf<typeof listAudit>> {
  const rows = await audit.listActs(ctx.db, cursorOf(before), PAGE);
  return {
    entries: rows.map((row) => ({
      ...withIsoTimes(row),
      details: row.details as Record<string, unknown> | null,
    })),
    next: nextAfter(rows, ({ at }) => at),
  };
}
