import { daysBetween } from "#domain/general/calendar-day.ts";
import { countedSeconds } from "#domain/quests/time-spent.ts";
import { platformName } from "#domain/sharing/sharing.ts";
import { payForQuest } from "#domain/xp/quest-pay.ts";
import { fill, wordsOfType } from "#server/engine/render.ts";
import { demoId } from "./demo-ids.ts";
import type { DemoQuest } from "./demo-quest.ts";
import type { Sitting } from "./sitting.ts";
import { NOTES, REJECTION_REASONS } from "./what-people-write.ts";

const SHARED_ON = ["linkedin", "twitter", "facebook", "copy"] as const;

/** Finishes a quest, with everything that follows from it. */
export function finishQuest(sitting: Sitting, quest: DemoQuest, workSeconds: number): void {
  const { person, book, progress, visit, day } = sitting;
  const { row } = quest;
  if (row.started_at === null) visit.act("task_start", row.category);
  visit.use("Complete Quest", person.chance.int(5, 30));
  const now = visit.now;
  row.started_at ??= new Date(Math.max(Number(row.created_at), now.getTime() - workSeconds * 1_000));
  row.completed_at = now;
  row.completed_day = day;
  const notes = notesOf(sitting, Math.round((now.getTime() - Number(row.started_at)) / 1_000));
  row.completion_notes = JSON.stringify(notes);
  visit.act("task_complete", row.category);
  if (!book.all.some((other) => other !== quest && other.row.completed_at))
    visit.reach("first_task_completed");
  learn(sitting, quest, "completed");
  const { amount, reason } = payForQuest(row.origin, row.xp_reward, progress.xpLeft(now));
  row.xp_paid = amount;
  const earned = progress.complete(
    {
      sourceType: "quest",
      sourceId: row.id,
      label: row.title,
      nominal: row.xp_reward,
      amount,
      reason,
      cap: row.origin === "generated" ? null : row.origin,
      category: row.category,
      day,
      estimatedHours: row.estimated_hours,
      spentSeconds: countedSeconds(notes.timeSpentSec) ?? 0,
      isEarly: daysBetween(day, quest.dueDay) >= 1,
      isRevenue: notes.metric !== undefined,
      isFullWeek: book.isWeekFull(quest),
    },
    now,
  );
  if (earned.length > 0) celebrate(sitting, earned);
}

function notesOf({ person: { chance } }: Sitting, timeSpentSec: number) {
  return {
    v: 1,
    ...(chance.happens(0.4) && { notes: chance.pick(NOTES) }),
    outcome: chance.weighted([
      ["done", 8],
      ["partly", 1],
      ["learned", 1],
    ] as const),
    ...(chance.happens(0.05) && { metric: { name: "Revenue", value: chance.int(15, 900) } }),
    timeSpentSec,
  };
}

/** An achievement is looked at, and now and then shown to others. */
function celebrate({ person, progress, rows, visit }: Sitting, earned: readonly string[]): void {
  const { chance } = person;
  visit.use("Achievement", chance.int(4, 25));
  const [achievement] = earned;
  if (!achievement || !chance.happens(0.1)) return;
  const platform = chance.pick(SHARED_ON);
  rows.add("share_links", {
    id: demoId(person.id, "link", achievement),
    token: demoId(person.id, "token", achievement).replaceAll("-", ""),
    user_id: person.id,
    subject: `achievement:${achievement}`,
    created_at: visit.now,
    revoked_at: null,
  });
  visit.wait(chance.int(5, 30));
  visit.act("share", platformName(platform));
  progress.share(achievement, platform, visit.now);
}

export function rejectQuest(sitting: Sitting, { row, ...quest }: DemoQuest): void {
  const { person, rows, visit } = sitting;
  const { chance } = person;
  row.deleted_at = visit.now;
  rows.add("hidden_quests", {
    user_id: person.id,
    quest_id: row.id,
    title: row.title,
    title_key: row.title_key,
    category: row.category,
    template_id: row.template_id,
    reason: chance.happens(0.5) ? chance.pick(REJECTION_REASONS) : null,
    hidden_at: visit.now,
  });
  visit.act("task_reject", row.category);
  learn(sitting, { row, ...quest }, "rejected");
}

/** As learnFrom keeps it: without the person, in the type's own words. */
function learn(
  { world, profile, rows, visit }: Sitting,
  { row, template }: DemoQuest,
  outcome: "completed" | "rejected",
): void {
  if (!template) return;
  const { type, stage } = profile.asSeen;
  const completed = row.origin === "mentor" ? 5 : 4;
  rows.add("training_data", {
    id: demoId(row.id, "training"),
    quest_id: row.id,
    created_at: visit.now,
    business_type: type,
    business_stage: stage ?? "Unknown",
    task_type: template.category,
    template_id: template.id,
    original_task: fill(template.title, wordsOfType(world.playbook.lexicons[type])),
    user_rating: outcome === "rejected" ? 1 : completed,
    tags: [outcome, template.difficulty, ...template.attributes],
    deleted_at: null,
  });
}
