import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { canClose, weekAt, weekBefore, weekBounds } from "#domain/leagues/league-week.ts";
import { PAUSE_WEEKS } from "#domain/leagues/leagues.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import * as weeks from "./league-week.repository.ts";
import { deleteEmptyWeeks, deleteSeats } from "./leagues.repository.ts";

/** Ended weeks are kept this long. */
export const KEPT_WEEKS = 4;

export interface LeagueRun {
  /** People whose week was closed, and people with a seat in the new week. */
  readonly closed: number;
  readonly seated: number;
}

/**
 * Closes the week that is over and makes the groups of the present one, in one transaction whose marks in
 * `league_weeks` are written first: a repeat, a second instance or a crash leaves nothing done twice or by half.
 * After a long downtime older weeks are closed too, and those in which nobody had a group are left out.
 */
export async function runLeagues(db: Db, now: Date): Promise<LeagueRun> {
  const week = weekAt(now);
  const last = weekBefore(week);
  if (!canClose(last, now)) return { closed: 0, seated: 0 };
  const open = await weeks.listOpenWeeks(db, week);
  const older = open.filter((each) => each < last);
  let closed = 0;
  for (const each of older) closed += await closeOldWeek(db, each, now);
  if (open.length === older.length && (await weeks.isMade(db, week))) return { closed, seated: 0 };
  const turned = await withTransaction(db, (tx) => turnWeek(tx, week, now));
  return { closed: closed + turned.closed, seated: turned.seated };
}

async function turnWeek(tx: Tx, week: CalendarDay, now: Date): Promise<LeagueRun> {
  const last = weekBefore(week);
  const isClosing = await weeks.endWeek(tx, last, now);
  const isMaking = await weeks.beginWeek(tx, week, now);
  const { from, to } = weekBounds(week);
  const activeSince = weekBounds(weekBefore(week, PAUSE_WEEKS)).from;
  if (isClosing || isMaking) await weeks.sumDays(tx, { from: activeSince, to: from });
  if (isClosing) await weeks.sumPoints(tx, weekBounds(last).from);
  const closed = isClosing ? await weeks.writePlaces(tx, last) : 0;
  if (!isMaking) return { closed, seated: 0 };
  await weeks.sumPoints(tx, activeSince);
  const seated = await weeks.writeGroups(tx, {
    week,
    activeSince,
    joinedBefore: to,
    paceWeeks: PAUSE_WEEKS,
  });
  return { closed, seated };
}

function closeOldWeek(db: Db, week: CalendarDay, now: Date): Promise<number> {
  return withTransaction(db, async (tx) => {
    if (!(await weeks.endWeek(tx, week, now))) return 0;
    const bounds = weekBounds(week);
    await weeks.sumDays(tx, bounds);
    await weeks.sumPoints(tx, bounds.from);
    return weeks.writePlaces(tx, week);
  });
}

export function purgeWeeks(db: Db, now: Date): Promise<number> {
  return weeks.deleteWeeksBefore(db, weekBefore(weekAt(now), KEPT_WEEKS));
}

/** Call it when people are deleted for good. */
export async function leaveLeagues(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await deleteSeats(tx, userIds);
}

/** Call it when people who filled whole groups and weeks are gone, as those of the demo. */
export function dropEmptyWeeks(tx: Tx): Promise<void> {
  return deleteEmptyWeeks(tx);
}

/** The job as if it had run in the weeks before too: for people whose history is made up, in a new instance. */
export async function startLeagues(db: Db, now: Date, weeksBefore: number): Promise<void> {
  const hasWeeks = (await weeks.countWeeks(db)) > 0;
  for (let week = hasWeeks ? 0 : weeksBefore; week >= 0; week--)
    await runLeagues(db, new Date(now.getTime() - week * 7 * MS_PER_DAY));
}
