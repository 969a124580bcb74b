import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { listQuests, type QuestView } from "#contracts/quests.ts";
import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { withoutDuplicates } from "#domain/quests/quest-week.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { withLocalTruth } from "./quest-cache.ts";

/** A quest with its dates in the person's time zone. */
export type DatedQuest = QuestView & { dueDay: CalendarDay; completedDay: CalendarDay | null };

const datedBefore = new WeakMap<QuestView, { timeZone: string; dated: DatedQuest }>();

/** Returns the same object for the same quest, so that its card is not re-rendered. */
export function dated(quest: QuestView, timeZone: string): DatedQuest {
  const before = datedBefore.get(quest);
  if (before?.timeZone === timeZone) return before.dated;
  const dated = addDates(quest, timeZone);
  datedBefore.set(quest, { timeZone, dated });
  return dated;
}

function addDates(quest: QuestView, timeZone: string): DatedQuest {
  const dayOf = (instant: string) => dayAt(new Date(instant), timeZone);
  return {
    ...quest,
    dueDay: dayOf(quest.dueDate),
    completedDay: quest.completedAt ? dayOf(quest.completedAt) : null,
  };
}

const FIRST_BATCH_POLL_MS = 2_500;
/** How long after sign-up an empty list may still mean that quests are being generated. */
const FIRST_BATCH_WAIT_MS = MS_PER_MINUTE;

export function useQuests(user: UserView) {
  const client = useQueryClient();
  const { timeZone } = user;
  const select = useCallback((quests: QuestView[]) => withLocalTruth(client, quests), [client]);
  const isNew = () => Date.now() - Date.parse(user.createdAt) < FIRST_BATCH_WAIT_MS * 10;
  const query = useQuery({
    ...queryOf(listQuests),
    select,
    // Onboarding waits two seconds for the first batch; if it takes longer, poll for it here.
    refetchInterval: ({ state }) =>
      state.data?.length === 0 && isNew() && state.dataUpdateCount * FIRST_BATCH_POLL_MS < FIRST_BATCH_WAIT_MS
        ? FIRST_BATCH_POLL_MS
        : false,
  });
  const all = query.data;
  const lists = useMemo(() => {
    const quests = (all ?? []).map((quest) => dated(quest, timeZone));
    return {
      active: withoutDuplicates(quests.filter((quest) => !quest.isCompleted)),
      completed: quests.filter((quest) => quest.isCompleted),
    };
  }, [all, timeZone]);
  const isFirstBatchComing =
    all?.length === 0 && isNew() && query.dataUpdatedAt - Date.parse(user.createdAt) < FIRST_BATCH_WAIT_MS;
  return { ...lists, query, isFirstBatchComing };
}
