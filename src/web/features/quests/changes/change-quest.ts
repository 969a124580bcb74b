import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { lengthenQuest, shortenQuest } from "#contracts/quests/shorter.ts";
import type { QuestView } from "#contracts/quests.ts";
import { type CalendarDay, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { DUE_TIME } from "#domain/quests/quest.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError, displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { putQuest, showAtOnce, takeBack } from "../quest-cache.ts";
import { longDate, plannedMs, roughTime } from "../quest-time.ts";
import { saveQuest } from "../save-quest.ts";
import { tellNotSaved } from "./not-saved.ts";
import { rejectQuest, removeQuest } from "./remove-quest.ts";
import { runWrite } from "./run-write.ts";

export { rejectQuest, removeQuest };

export function moveQuest(client: QueryClient, user: UserView, quest: QuestView, day: CalendarDay): void {
  moveBy(client, user, { quest, dueDate: instantOf(day, DUE_TIME, user.timeZone) });
}

interface Move {
  quest: QuestView;
  dueDate: Date;
  isUndo?: boolean;
}

function moveBy(client: QueryClient, user: UserView, move: Move): void {
  runWrite(client, move, {
    mutationFn: ({ quest, dueDate }) => saveQuest({ taskId: quest.id, dueDate }),
    onMutate: ({ quest, dueDate }) => showAtOnce(client, quest.id, { dueDate: dueDate.toISOString() }),
    onSuccess: (moved, { quest, isUndo }) => {
      putQuest(client, moved);
      const day = dayAt(new Date(moved.dueDate), user.timeZone);
      const back = () =>
        moveBy(client, user, { quest: moved, dueDate: new Date(quest.dueDate), isUndo: true });
      toast({
        title: isUndo ? t("Quest moved back") : t("Quest moved"),
        description: t("Now due {day}.", { day: longDate(day) }),
        variant: "success",
        action: isUndo ? undefined : { label: t("Undo"), run: back },
      });
    },
    onError: (error, failed, before) => {
      const { quest } = failed;
      takeBack(client, before, quest.id);
      const day = dayAt(new Date(quest.dueDate), user.timeZone);
      tellNotSaved(error, {
        title: t("Not moved"),
        safe: t("It is still due {day}.", { day: longDate(day) }),
        again: () => moveBy(client, user, failed),
      });
    },
  });
}

export function shorten(client: QueryClient, quest: QuestView): void {
  runWrite(client, quest, {
    mutationFn: () => call(shortenQuest, { taskId: quest.id, fromHours: plannedMs(quest) / MS_PER_HOUR }),
    onMutate: () => undefined,
    onSuccess: (shorter) => {
      putQuest(client, shorter);
      toast({
        title: t("Shorter now"),
        description: `${shorter.title}: ${roughTime(plannedMs(shorter))}`,
        variant: "success",
        action: { label: t("Undo"), run: () => lengthen(client, shorter) },
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        return void toast({ title: t("No shorter version"), description: displayOf(error) });
      tellNotSaved(error, {
        title: t("Not shortened"),
        safe: t("The quest is as it was."),
        again: () => shorten(client, quest),
      });
    },
  });
}

/** Undoes the last shortening. */
function lengthen(client: QueryClient, quest: QuestView): void {
  runWrite(client, quest, {
    mutationFn: () => call(lengthenQuest, { taskId: quest.id }),
    onMutate: () => undefined,
    onSuccess: (restored) => {
      putQuest(client, restored);
      const description = `${restored.title}: ${roughTime(plannedMs(restored))}`;
      toast({ title: t("As long as before"), description, variant: "success" });
    },
    onError: (error) =>
      tellNotSaved(error, {
        title: t("Not undone"),
        safe: t("“{title}” is still the shorter one.", { title: quest.title }),
        again: () => lengthen(client, quest),
      }),
  });
}
