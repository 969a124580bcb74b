import { useQuery } from "@tanstack/react-query";
import { Activity, BookOpen, ListChecks, type LucideIcon, Trophy, Users } from "lucide-react";
import { readAdminStats } from "#contracts/admin/admin.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Stats = OutputOf<typeof readAdminStats>;

const TILES: { key: keyof Stats; title: string; about: string; icon: LucideIcon }[] = [
  { key: "totalUsers", title: "Total Users", about: "open accounts", icon: Users },
  { key: "totalTasks", title: "Total Tasks", about: "quests of everybody", icon: ListChecks },
  { key: "totalAchievements", title: "Achievements", about: "earned so far", icon: Trophy },
  { key: "totalSessions", title: "Sessions", about: "of signed-in people", icon: Activity },
  { key: "totalTrainingData", title: "Training Data", about: "outcomes to learn from", icon: BookOpen },
];

export function SystemStats() {
  const stats = useQuery({ ...queryOf(readAdminStats), ...READ_ON_MOUNT });
  if (stats.isError && !stats.data)
    return (
      <Card>
        <LoadFailed what="The system statistics could not be read." query={stats} />
      </Card>
    );
  return (
    <section aria-label="System statistics" aria-busy={stats.isPending || undefined}>
      <dl className="grid grid-cols-2 gap-3.5 sm:grid-cols-5 sm:gap-2.5 wide:gap-3.5">
        {TILES.map(({ key, title, about, icon: Icon }) => (
          <div key={key} className="card min-w-0 p-4 max-sm:last:col-span-2 wide:p-4.5">
            <dt className="flex items-center justify-between gap-2 text-[13.5px] leading-tight font-semibold text-text-2">
              {title}
              <Icon className="size-[18px] max-wide:hidden" aria-hidden="true" />
            </dt>
            <dd className="mt-3">
              {stats.data ? (
                <span
                  className="num text-28 leading-none font-extrabold tracking-[-.025em] wide:text-[36px]"
                  title={stats.data[key].toLocaleString("en")}
                >
                  {formatCount(stats.data[key])}
                </span>
              ) : (
                <Skeleton className="h-7 w-16" />
              )}
              <span className="mt-2 block text-13 leading-tight font-medium text-text-2">{about}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
