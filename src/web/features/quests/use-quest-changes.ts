import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { type QuestView, shortenQuest, updateQuest } from "#contracts/quests.ts";
import { type CalendarDay, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { DUE_TIME } from "#domain/quests/quest.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError, displayOf, SOMETHING_WRONG } from "#web/platform/api/api-error.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite, putQuest, showAtOnce, takeBack } from "./quest-cache.ts";
import { dayNumber, hoursText, longDay } from "./quest-time.ts";

interface Move {
  quest: QuestView;
  dueDate: Date;
  isUndo?: boolean;
}

/** Changes to a quest straight from its card's menu. */
export function useQuestChanges(user: UserView) {
  const client = useQueryClient();
  const onSettled = () => endWrite(client);

  const move = useMutation({
    mutationFn: async ({ quest, dueDate }: Move) => {
      const answer = await call(updateQuest, { taskId: quest.id, dueDate });
      const { streakStarted: _, earned: __, awardId: ___, ...moved } = answer;
      return moved;
    },
    onMutate: ({ quest, dueDate }) => {
      beginWrite(client);
      return showAtOnce(client, quest.id, { dueDate: dueDate.toISOString() });
    },
    onSuccess: (moved, { quest, isUndo }) => {
      putQuest(client, moved);
      const day = dayAt(new Date(moved.dueDate), user.timeZone);
      const back = () => move.mutate({ quest: moved, dueDate: new Date(quest.dueDate), isUndo: true });
      toast({
        title: isUndo ? "Quest moved back" : "Quest moved",
        description: `Now due ${longDay(day)} ${dayNumber(day)}.`,
        variant: "success",
        action: isUndo ? undefined : { label: "Undo", run: back },
      });
    },
    onError: (_, { quest }, before) => {
      takeBack(client, before, quest.id);
      toastError(SOMETHING_WRONG);
    },
    onSettled,
  });

  const shorten = useMutation({
    mutationFn: (quest: QuestView) =>
      call(shortenQuest, { taskId: quest.id, fromHours: quest.estimatedHours }),
    onMutate: () => beginWrite(client),
    onSuccess: (quest) => {
      putQuest(client, quest);
      const description = `${quest.title}: ${hoursText(quest.estimatedHours)}`;
      toast({ title: "Shorter now", description, variant: "success" });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        toast({ title: "No shorter version", description: displayOf(error) });
      else toastError(SOMETHING_WRONG);
    },
    onSettled,
  });

  const moveTo = (quest: QuestView, day: CalendarDay) =>
    move.mutate({ quest, dueDate: instantOf(day, DUE_TIME, user.timeZone) });
  return { moveTo, shorten: shorten.mutate };
}
