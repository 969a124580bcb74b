import type { AdminUserView, listUsers } from "#contracts/admin/admin.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import type { Context } from "#server/platform/context.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import { act, recordAudit } from "../audit/audit.service.ts";
import { usersCsv, viewAdminUser } from "./admin-user-view.ts";
import * as users from "./admin-users.repository.ts";
import { exportName, readRows } from "./export-rows.ts";
import { refreshBeforeReading } from "./people/people-index.service.ts";

export async function findPeople(
  ctx: Context,
  databases: Databases,
  { before, search = "", closed }: InputOf<typeof listUsers>,
): Promise<OutputOf<typeof listUsers>> {
  const filter = { search: search.trim(), isClosed: closed === "true" };
  // A search reads the list of people's words.
  if (filter.search !== "" && before === undefined) await refreshBeforeReading(ctx.db, ctx.now);
  const [rows, total] = await Promise.all([
    users.listUsers(databases, filter, cursorOf(before), PAGE),
    users.countUsers(databases, filter),
  ]);
  return {
    users: rows.map((row) => viewAdminUser(row, ctx.now)),
    total,
    next: nextAfter(rows, (row) => row.created_at),
  };
}

/** Exports names and email addresses, so it is recorded in the audit log. */
export async function exportPeople(ctx: Context, ids?: readonly string[]) {
  const { db, now } = ctx;
  const rows = ids
    ? await users.findUsers(db, ids)
    : await readRows((cursor, limit) => users.listAll(db, cursor, limit));
  const of = ids ? rows.length : await users.countAll(db);
  const details = { rows: rows.length, ...(of > rows.length && { of }) };
  await act(ctx, "users_exported", undefined, (ctx) =>
    recordAudit(ctx, [{ act: "users_exported", details }]),
  );
  return {
    name: exportName("users", now, rows.length, of),
    type: "text/csv" as const,
    text: usersCsv(rows.map((row) => viewAdminUser(row, now))),
  };
}

export async function readPerson(db: Handle, id: string, now: Date): Promise<AdminUserView> {
  const row = await users.findUser(db, id);
  if (!row) throw new AppError("not_found", "No such person.");
  return viewAdminUser(row, now);
}

/** For actions that make no sense on a closed account. */
export async function requireOpen(ctx: Context<Tx>, id: string): Promise<AdminUserView> {
  const person = await readPerson(ctx.db, id, ctx.now);
  if (person.closedAt) throw new AppError("conflict", "This account is closed. Restore it first.");
  return person;
}
