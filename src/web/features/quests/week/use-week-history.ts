import { useQuery } from "@tanstack/react-query";
import { listCompleted } from "#contracts/quests.ts";
import { addDays, type CalendarDay, instantOf } from "#domain/general/calendar-day.ts";
import { call } from "#web/platform/api/api.ts";
import { type DatedQuest, dated } from "../use-quests.ts";

/** Quests completed up to the end of a past week: the main list holds only the last fifty. */
export function useWeekHistory(monday: CalendarDay, timeZone: string, isWanted: boolean) {
  const before = instantOf(addDays(monday, 7), "00:00", timeZone).toISOString();
  return useQuery({
    queryKey: [listCompleted.path, before],
    enabled: isWanted,
    queryFn: async ({ signal }): Promise<DatedQuest[]> => {
      const { quests } = await call(listCompleted, { before }, { signal });
      return quests.map((quest) => dated(quest, timeZone));
    },
  });
}
