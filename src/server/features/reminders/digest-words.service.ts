import { dayAt } from "#domain/general/calendar-day.ts";
import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { inPlacingOrder, placeQuests } from "#domain/quests/quest-week.ts";
import { type DigestReview, type DigestWords, digestWords } from "#domain/reminders/digest.ts";
import type { DigestFrequency } from "#domain/reminders/digest-time.ts";
import type { Engine } from "#server/engine/draft.ts";
import { readUser } from "#server/features/accounts/accounts.service.ts";
import { readWeek } from "#server/features/review/review.service.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { speechIn } from "#server/platform/language/speech.ts";
import { listOpenQuests } from "./calendar-feed.repository.ts";

type Week = Awaited<ReturnType<typeof readWeek>>;

interface Reader {
  readonly id: string;
  readonly digest: DigestFrequency;
}

/** What this person's mail says now, in their language; null if there is nothing to say. */
export async function digestFor(
  tx: Tx,
  engine: Engine,
  { id, digest }: Reader,
  now: Date,
): Promise<DigestWords | null> {
  const user = await readUser(tx, id);
  if (!user) return null;
  const { time_zone: timeZone } = user;
  const schedule = user.weekly_schedule as WeeklySchedule | null;
  const today = dayAt(now, timeZone);
  const rows = await listOpenQuests(tx, id);
  const quests = inPlacingOrder(
    rows.map((quest) => ({
      id: quest.id,
      title: quest.title,
      dueDay: dayAt(quest.due_at, timeZone),
      createdAt: quest.created_at.toISOString(),
      estimatedHours: quest.estimated_hours,
    })),
  );
  const days = placeQuests(quests, { schedule, today });
  const placed = quests.flatMap((quest) => {
    const day = days.get(quest.id);
    return day ? [{ ...quest, day }] : [];
  });
  const review =
    digest === "weekly" ? toldOf(await readWeek({ db: tx, now, actor: { id, user } }, engine)) : null;
  return digestWords(digest, { today, quests: placed, review }, speechIn(user.language));
}

/** As the person closed it, otherwise as it is drafted: with the number that the review shows first. */
function toldOf({ week, wins, numbers, quests, closed }: Week): DigestReview | null {
  if (week === null) return null;
  if (closed) return { ...closed, isClosed: true };
  return { wins, number: numbers[0] ?? null, quests, isClosed: false };
}
