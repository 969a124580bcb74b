import { readNotes } from "#contracts/quests.ts";
import { achievementSubject } from "#domain/sharing/share-subject.ts";
import { platformName } from "#domain/sharing/sharing.ts";
import { hiddenRow } from "#server/features/quests/hidden.repository.ts";
import { trainingEntry } from "#server/features/quests/learning/training-entry.ts";
import { asOpenQuest } from "#server/features/quests/open-quest.ts";
import { demoId } from "../demo-ids.ts";
import { NOTES, REJECTION_REASONS } from "../people/what-people-write.ts";
import type { DemoQuest } from "../quests/demo-quest.ts";
import { enterMoney } from "./enter-money.ts";
import type { Sitting } from "./sitting.ts";

const SHARED_ON = ["linkedin", "twitter", "facebook", "copy"] as const;

/** Completes a quest, with all its consequences. */
export function finishQuest(sitting: Sitting, quest: DemoQuest, workSeconds: number): void {
  const { person, book, progress, visit } = sitting;
  const { row } = quest;
  if (row.started_at === null) visit.act("task_start", row.category);
  visit.use("Complete Quest", person.chance.int(5, 30));
  const now = visit.now;
  row.started_at ??= new Date(Math.max(Number(row.created_at), now.getTime() - workSeconds * 1_000));
  const timeSpentSec = Math.floor((now.getTime() - Number(row.started_at)) / 1_000);
  row.completion_notes = JSON.stringify(notesOf(sitting, timeSpentSec));
  const { completion, earned } = progress.complete(
    {
      quest: asOpenQuest(row),
      notes: readNotes(row.completion_notes),
      restOfWeek: book.restOfWeek(quest),
    },
    now,
  );
  row.completed_at = completion.completedAt;
  row.completed_day = completion.counted.day;
  row.xp_paid = completion.award.amount;
  row.worked_sec = timeSpentSec;
  row.counting_since = null;
  enterMoney(sitting.rows, {
    quest,
    userId: person.id,
    notes: readNotes(row.completion_notes),
    day: completion.counted.day,
    now,
  });
  visit.act("task_complete", row.category);
  if (!book.all.some((other) => other !== quest && other.row.completed_at))
    visit.reach("first_task_completed");
  learn(sitting, quest, "completed");
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

/** Looks at an achievement, and sometimes shares it. */
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
    subject: achievementSubject(achievement),
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
  const reason = chance.happens(0.5) ? chance.pick(REJECTION_REASONS) : null;
  rows.add("hidden_quests", hiddenRow(row, reason, visit.now));
  visit.act("task_reject", row.category);
  learn(sitting, { row, ...quest }, "rejected");
}

function learn(
  { world, profile, rows, visit }: Sitting,
  { row, template }: DemoQuest,
  outcome: "completed" | "rejected",
): void {
  if (!template) return;
  const entry = trainingEntry(world.playbook, profile.asSeen, { ...row, template }, outcome, visit.now);
  rows.add("training_data", { id: demoId(row.id, "training"), ...entry, deleted_at: null });
}
