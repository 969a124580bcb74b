import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type AchievementView,
  getStreak,
  getStreakCalendar,
  listAchievements,
  listSkillPaths,
  repairStreak,
} from "#contracts/progress.ts";
import { listQuests, type QuestView, summarizeQuests } from "#contracts/quests.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";

// Each key begins with its path, by which completing a quest invalidates it.
const ACHIEVEMENTS_KEY = [listAchievements.path, "all"] as const;

export function useSummary() {
  return useQuery(queryOf(summarizeQuests));
}

export function useStreak() {
  return useQuery(queryOf(getStreak));
}

/** Read again each time it comes on screen: finishing a quest elsewhere changes it. */
export function useStreakCalendar() {
  return useQuery({ ...queryOf(getStreakCalendar), ...READ_ON_MOUNT });
}

export function useRepairStreak() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(repairStreak, {}),
    onSuccess: (streak) => {
      queries.setQueryData([getStreak.path], streak);
      for (const path of [SESSION_KEY[0], listAchievements.path, getStreakCalendar.path]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}

/** Earned ones first, newest first; then locked ones. */
export function useAchievements() {
  return useQuery({ queryKey: ACHIEVEMENTS_KEY, queryFn: readAchievements, select: earnedFirst });
}

/** The cached achievements, without fetching them. */
export function useKnownAchievements(): AchievementView[] | undefined {
  return useQuery({
    queryKey: ACHIEVEMENTS_KEY,
    queryFn: readAchievements,
    select: earnedFirst,
    enabled: false,
  }).data;
}

function readAchievements({ signal }: { signal: AbortSignal }): Promise<AchievementView[]> {
  return call(listAchievements, { include: "all" }, { signal });
}

function earnedFirst(achievements: AchievementView[]): AchievementView[] {
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
  return [
    ...earned.sort((a, b) => String(b.earnedAt).localeCompare(String(a.earnedAt))),
    ...achievements.filter(({ earnedAt }) => earnedAt === null),
  ];
}

export function useSkillPaths() {
  return useQuery(queryOf(listSkillPaths));
}

/** From the same quest list as the week; newest completion first. */
export function useCompletedQuests() {
  return useQuery({
    ...queryOf(listQuests),
    select: newestCompleted,
  });
}

function newestCompleted(quests: QuestView[]): QuestView[] {
  return quests
    .filter((quest) => quest.isCompleted)
    .sort((a, b) => String(b.completedAt).localeCompare(String(a.completedAt)));
}
