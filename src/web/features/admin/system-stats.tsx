import { useQuery } from "@tanstack/react-query";
import { readAdminStats } from "#contracts/admin/admin.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Stats = OutputOf<typeof readAdminStats>;

const FIGURES: { key: keyof Stats; title: string; about: string }[] = [
  { key: "totalUsers", title: "Total Users", about: "open accounts" },
  { key: "totalTasks", title: "Total Tasks", about: "quests of everybody" },
  { key: "totalAchievements", title: "Achievements", about: "earned so far" },
  { key: "totalSessions", title: "Sessions", about: "of signed-in people" },
  { key: "totalTrainingData", title: "Training Data", about: "outcomes to learn from" },
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
    <Card
      as="section"
      padding="none"
      aria-label="System statistics"
      aria-busy={stats.isPending || undefined}
      className="flex flex-wrap items-center gap-x-8 gap-y-2.5 px-4.5 py-2.5 max-sm:p-3.5"
    >
      <h2 className="mr-auto text-15 font-bold max-sm:w-full">This instance holds</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
        {FIGURES.map(({ key, title, about }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-13 leading-tight text-text-2">{title}</dt>
            <dd className="num text-18 leading-tight font-extrabold">
              {stats.data ? (
                <span title={`${stats.data[key].toLocaleString("en")} ${about}`}>
                  {formatCount(stats.data[key])}
                </span>
              ) : (
                <Skeleton className="h-5 w-12" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
