import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { readCursor, writeCursor } from "#contracts/fields/page-cursor.ts";
import { LOGBOOK_PAGE, type LogbookEntryView, type listLogbook } from "#contracts/logbook.ts";
import { readNotes } from "#contracts/quests.ts";
import { timeSpent } from "#domain/quests/quest-work.ts";
import { type CategoryPace, paceByCategory } from "#domain/quests/time-spent.ts";
import { readBroughtBy } from "#server/features/money/money-reports.service.ts";
import type { Context } from "#server/platform/context.ts";
import * as logbook from "./logbook.repository.ts";

/** Recent quests say more about a person's pace than old ones. */
const PACE_QUESTS = 500;

export async function listMyLogbook(
  ctx: Context,
  { before, limit = LOGBOOK_PAGE }: InputOf<typeof listLogbook>,
): Promise<OutputOf<typeof listLogbook>> {
  const cursor = before === undefined ? null : readCursor(before);
  const rows = await logbook.listCompleted(ctx.db, ctx.actor.id, cursor, limit);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const brought = await readBroughtBy(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    entries: rows.map((row) => ({ ...viewEntry(row), brought: brought.get(row.id) ?? [] })),
    next: last?.completed_at ? writeCursor(last.completed_at, last.id) : null,
  };
}

type Row = Awaited<ReturnType<typeof logbook.listCompleted>>[number];

function viewEntry(row: Row): Omit<LogbookEntryView, "brought"> {
  const notes = readNotes(row.completion_notes);
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    day: row.completed_day ?? "",
    outcome: notes?.outcome ?? null,
    // Notes not in our format are shown as they are.
    notes: (notes ? notes.notes : row.completion_notes) || null,
    link: notes?.link || null,
    metric: notes?.metric ?? null,
    timeSpentSec: timeSpent(notes?.timeSpentSec, row.worked_sec),
  };
}

export async function readMyPace(ctx: Context): Promise<CategoryPace[]> {
  const rows = await logbook.listWithTime(ctx.db, ctx.actor.id, PACE_QUESTS);
  return paceByCategory(
    rows.map((row) => ({
      category: row.category,
      estimatedHours: row.estimated_hours,
      timeSpentSec: timeSpent(readNotes(row.completion_notes)?.timeSpentSec, row.worked_sec),
    })),
  );
}
