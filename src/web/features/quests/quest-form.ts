import type { InputOf } from "#contracts/endpoint.ts";
import type { createQuest, QuestView, updateQuest } from "#contracts/quests.ts";
import { addDays, type CalendarDay, dayAt, instantOf, isCalendarDay } from "#domain/general/calendar-day.ts";
import { DUE_TIME, HOURS_CHOICES, NEW_QUEST, XP_REWARDS } from "#domain/quests/quest.ts";
import type { Problem } from "#web/platform/forms/use-fields.ts";
import { t } from "#web/platform/language/text.ts";

export type NewQuest = InputOf<typeof createQuest>;
export type QuestEdit = Omit<InputOf<typeof updateQuest>, "taskId">;

/** The form's values; choices are stored as the text of their control. */
interface QuestDraft {
  title: string;
  description: string;
  xpReward: string;
  category: string;
  difficulty: QuestView["difficulty"];
  estimatedHours: string;
  /** "2026-11-13T23:59" in the person's time zone. */
  due: string;
}

export function newDraft(today: CalendarDay): QuestDraft {
  return {
    title: "",
    description: "",
    xpReward: String(NEW_QUEST.xpReward),
    category: NEW_QUEST.category,
    difficulty: NEW_QUEST.difficulty,
    estimatedHours: String(NEW_QUEST.estimatedHours),
    due: `${addDays(today, 1)}T${DUE_TIME}`,
  };
}

export function draftOf(quest: QuestView, timeZone: string): QuestDraft {
  return {
    title: quest.title,
    description: quest.description,
    xpReward: String(quest.xpReward),
    category: quest.category,
    difficulty: quest.difficulty,
    estimatedHours: String(quest.estimatedHours),
    due: localMinute(new Date(quest.dueDate), timeZone),
  };
}

function localMinute(instant: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return `${dayAt(instant, timeZone)}T${time.format(instant)}`;
}

function dueInstant(due: string, timeZone: string): Date | null {
  const [day = "", time = ""] = due.split("T");
  return isCalendarDay(day) && time ? instantOf(day, time.slice(0, 5), timeZone) : null;
}

/** The first missing field, in the specified order. */
export function problemOf(draft: QuestDraft, timeZone: string): Problem<"title" | "due"> | null {
  if (!draft.title.trim()) {
    return { field: "title", title: t("Title Required"), text: t("Please enter a quest title.") };
  }
  if (!dueInstant(draft.due, timeZone)) {
    return { field: "due", title: t("Due Date Required"), text: t("Please select a due date.") };
  }
  return null;
}

function choice<Value extends number>(choices: readonly Value[], text: string): Value | undefined {
  return choices.find((candidate) => String(candidate) === text);
}

export function createInput(draft: QuestDraft, id: string, timeZone: string): NewQuest {
  return {
    id,
    title: draft.title.trim(),
    description: draft.description.trim(),
    xpReward: choice(XP_REWARDS, draft.xpReward) ?? NEW_QUEST.xpReward,
    category: draft.category,
    difficulty: draft.difficulty,
    estimatedHours: choice(HOURS_CHOICES, draft.estimatedHours) ?? NEW_QUEST.estimatedHours,
    dueDate: dueInstant(draft.due, timeZone) ?? new Date(),
  };
}

/** A new quest as the page shows it before the server has it. */
export function viewOfNew({ id = "", dueDate, ...input }: NewQuest, now: Date): QuestView {
  return {
    ...input,
    id,
    description: input.description ?? "",
    dueDate: dueDate.toISOString(),
    createdAt: now.toISOString(),
    xpPaid: null,
    isCompleted: false,
    completedAt: null,
    completionNotes: null,
    inProgress: false,
    startedAt: null,
    origin: "own",
    reason: null,
    stepsDone: [],
    workedSec: 0,
    countingSince: null,
  };
}

/** The way back, for sending it. */
export function newQuestOf(quest: QuestView, timeZone: string): NewQuest {
  return createInput(draftOf(quest, timeZone), quest.id, timeZone);
}

/** Only changed fields are sent, so that a value outside the choices is never silently changed. */
export function editInput({ dueDate, ...input }: NewQuest, changed: Partial<QuestDraft>): QuestEdit {
  const edit = Object.fromEntries(Object.entries(input).filter(([field]) => field in changed));
  return "due" in changed ? { ...edit, dueDate } : edit;
}
