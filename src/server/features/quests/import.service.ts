import type { ImportFile } from "#contracts/export/import-parts.ts";
import { readNotes } from "#contracts/quests.ts";
import { importedTotals } from "#domain/progress/imported-totals.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { timeSpent } from "#domain/quests/quest-work.ts";
import { countedSeconds } from "#domain/quests/time-spent.ts";
import { addImported } from "#server/features/progress/totals.service.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { inSlices, mapInSlices, placeIds } from "#server/platform/db/import-rows.ts";
import type { NewQuest } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";
import * as imports from "./import.repository.ts";
import { LISTED_ACTIVE } from "./quests.repository.ts";

type FileQuest = ImportFile["quests"][number];

/** As many as are listed: none may be open out of sight. */
const OPEN_MAX = LISTED_ACTIVE;

export async function importQuests(tx: Tx, into: Importing, file: ImportFile): Promise<ImportCounts> {
  const fresh = await placeQuests(tx, into, file.quests);
  const rows = await mapInSlices(fresh, (quest) => questRow(into, quest));
  if ((await imports.insertQuests(tx, rows)) < rows.length)
    throw new AppError("conflict", "Something changed while the file was read. Please try again.");
  const done = fresh.filter(({ completedAt }) => completedAt !== null);
  await addImported(tx, into.userId, importedTotals(await mapInSlices(done, asImported)));
  const { userId, questIds } = into;
  const templates = new Map(file.quests.map(({ id, template }) => [id, template]));
  const hiddenQuests = await imports.insertHidden(
    tx,
    file.hiddenQuests.map(({ id, title, category, reason, hiddenAt }) => ({
      user_id: userId,
      quest_id: questIds.get(id) ?? id,
      title,
      title_key: titleKey(title),
      category,
      template_id: templates.get(id) ?? null,
      reason,
      hidden_at: hiddenAt,
    })),
  );
  await imports.insertConstraints(
    tx,
    file.statedConstraints.map(({ name, saidAt }) => ({ user_id: userId, name, said_at: saidAt })),
  );
  const notes = done.filter(({ completionNotes }) => completionNotes !== null).length;
  return { quests: fresh.length, completed: done.length, notes, hiddenQuests };
}

/** Decides which quest of the file is which one here, and returns those that are new. */
async function placeQuests(
  tx: Tx,
  { userId, questIds }: Importing,
  quests: readonly FileQuest[],
): Promise<FileQuest[]> {
  const places = await placeIds(
    tx,
    "quests",
    userId,
    quests.map(({ id }) => id),
  );
  const open = await imports.listOpenTitles(tx, userId);
  const openHere = new Map(open.map(({ title_key, id }) => [title_key, id]));
  const fresh: FileQuest[] = [];
  let opened = 0;
  await inSlices(quests, (quest) => {
    const place = places.get(quest.id);
    if (!place || questIds.has(quest.id)) return;
    const isOpen = quest.completedAt === null && quest.deletedAt === null;
    const key = titleKey(quest.title);
    const sameHere = place.isNew && isOpen ? openHere.get(key) : undefined;
    questIds.set(quest.id, sameHere ?? place.id);
    if (!place.isNew || sameHere) return;
    if (isOpen) {
      openHere.set(key, place.id);
      opened += 1;
    }
    fresh.push(quest);
  });
  if (opened > 0 && open.length + opened > OPEN_MAX)
    throw new AppError("conflict", `With this file more than ${OPEN_MAX} quests would be open.`);
  return fresh;
}

function questRow({ userId, now, questIds }: Importing, quest: FileQuest): NewQuest {
  return {
    id: questIds.get(quest.id) ?? quest.id,
    user_id: userId,
    title: quest.title,
    title_key: titleKey(quest.title),
    description: quest.description,
    xp_reward: quest.xpReward,
    xp_paid: quest.xpPaid,
    category: quest.category,
    difficulty: quest.difficulty,
    estimated_hours: quest.estimatedHours,
    origin: quest.origin,
    template_id: quest.template,
    reason: quest.reason,
    due_at: quest.dueDate,
    created_at: quest.createdAt,
    started_at: quest.startedAt,
    completed_at: quest.completedAt,
    completed_day: quest.completedDay,
    completion_notes: quest.completionNotes,
    deleted_at: quest.deletedAt,
    steps_done: quest.stepsDone,
    worked_sec: quest.workedSec,
    counting_since: quest.completedAt ? null : quest.countingSince,
    imported_at: now,
  };
}

function asImported({ category, xpReward, xpPaid, estimatedHours, completionNotes, workedSec }: FileQuest) {
  const spent = timeSpent(readNotes(completionNotes)?.timeSpentSec, workedSec);
  return {
    category,
    xpReward,
    xpPaid: xpPaid ?? xpReward,
    estimatedHours,
    spentSeconds: countedSeconds(spent) ?? 0,
  };
}
