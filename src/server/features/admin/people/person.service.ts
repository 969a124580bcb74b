import type { PersonView, readLedger, readTimeline } from "#contracts/admin/person.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { readCursor } from "#contracts/fields/page-cursor.ts";
import { outOfFive, shareOf } from "#domain/analytics/figures.ts";
import { segmentOf } from "#domain/analytics/segments.ts";
import { readStreak } from "#server/features/progress/streak.service.ts";
import type { Context } from "#server/platform/context.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { AppError } from "#server/platform/errors.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import { planKindOfRow, viewAdminUser } from "../admin-user-view.ts";
import { findUser } from "../admin-users.repository.ts";
import { listNotes } from "./notes.repository.ts";
import * as person from "./person.repository.ts";
import { listTimeline } from "./timeline.repository.ts";

export async function readWholePerson({ db, now }: Context, id: string): Promise<PersonView> {
  const row = await findUser(db, id);
  if (!row) throw new AppError("not_found", "No such person.");
  const [facts, streakPerson, ratings, payments, paid, mails, sessions, feedback, notes] = await Promise.all([
    person.findFacts(db, id),
    person.findStreakPerson(db, id),
    person.sumRatings(db, id),
    person.listPayments(db, id),
    person.sumPayments(db, id),
    person.listMails(db, id),
    person.listSessions(db, id),
    person.listFeedback(db, id),
    listNotes(db, id),
  ]);
  if (!facts || !streakPerson) throw new AppError("not_found", "No such person.");
  const { streak } = await readStreak(db, streakPerson, now);
  const rating = shareOf(ratings.total, ratings.count);
  return {
    person: viewAdminUser(row, now),
    planKind: planKindOfRow(row, now),
    segment: segmentOf(row.created_at, facts.lastSeenAt, now),
    paidUntil: row.paid_until?.toISOString() ?? null,
    cancelsAtEnd: row.cancels_at_end ?? false,
    facts: {
      ...withIsoTimes(facts),
      visits: facts.visits ?? 0,
      activeSeconds: Number(facts.activeSeconds ?? 0),
      questsCompleted: facts.questsCompleted ?? 0,
      streakDays: streak.days,
      rating: rating === null ? null : outOfFive(rating),
      ratings: ratings.count,
    },
    payments: payments.map(withIsoTimes),
    paid: paid.map(({ currency, amount, count }) => ({
      currency,
      amount: Number(amount),
      count: Number(count),
    })),
    mails: mails.map(withIsoTimes),
    sessions: sessions.map(withIsoTimes),
    feedback: feedback.map(withIsoTimes),
    notes: notes.map(withIsoTimes),
  };
}

/** More than a page, because things of the same millisecond stay on one page: the next begins at a time. */
const READ = 2 * PAGE;

export async function readPersonTimeline(
  { db, now }: Context,
  { id, before }: InputOf<typeof readTimeline>,
): Promise<OutputOf<typeof readTimeline>> {
  await requirePerson(db, id);
  const until = (before && readCursor(before)?.at) || new Date(now.getTime() + 1);
  const rows = await listTimeline(db, id, until, READ);
  let end = Math.min(PAGE, rows.length);
  while (end < rows.length && rows[end]?.at.getTime() === rows[end - 1]?.at.getTime()) end++;
  const shown = rows.slice(0, end);
  return {
    entries: shown.map(({ source, ...row }) => ({ ...withIsoTimes(row), id: `${row.kind}:${source}` })),
    next: rows.length > end ? (shown.at(-1)?.at.toISOString() ?? null) : null,
  };
}

export async function readPersonLedger(
  { db }: Context,
  { id, before }: InputOf<typeof readLedger>,
): Promise<OutputOf<typeof readLedger>> {
  await requirePerson(db, id);
  const rows = await person.listLedger(db, id, cursorOf(before), PAGE);
  return { entries: rows.map(withIsoTimes), next: nextAfter(rows, ({ at }) => at) };
}

async function requirePerson(db: Context["db"], id: string): Promise<void> {
  if (!(await findUser(db, id))) throw new AppError("not_found", "No such person.");
}
