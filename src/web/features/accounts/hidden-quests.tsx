import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contracts/endpoint.ts";
import { listHidden, listQuests, summarizeQuests, undeleteQuest } from "#contracts/quests.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

const HIDDEN_KEY = [listHidden.path];
type Hidden = OutputOf<typeof listHidden>;

/** Quests marked as not relevant, each with a restore button. */
export function HiddenQuests() {
  const hidden = useQuery({ ...queryOf(listHidden), ...READ_ON_MOUNT });
  const restore = useRestore();
  if (hidden.isPending)
    return (
      <SkeletonRegion label={t("Loading hidden quests")}>
        <Skeleton className="h-12 rounded-input" />
      </SkeletonRegion>
    );
  if (hidden.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
        <p className="mr-auto text-danger">{displayOf(hidden.error)}</p>
        <Button size="sm" loading={hidden.isFetching} onClick={() => hidden.refetch()}>
          {t("Retry")}
        </Button>
      </div>
    );
  if (hidden.data.length === 0)
    return <p className="text-14 text-text-2">{t("None. A quest you call not relevant is listed here.")}</p>;
  return (
    <>
      <ul className="max-h-72 overflow-y-auto" aria-label={t("Hidden quests")}>
        {hidden.data.map((quest) => (
          <li key={quest.id} className="flex items-center gap-3 border-b border-border py-2.5 last:border-0">
            <div className="min-w-0 flex-1">
              <p className="text-15 font-550 wrap-anywhere">{quest.title}</p>
              <p className="text-13 wrap-anywhere text-text-2">
                {[t(quest.category), quest.reason && t(quest.reason)].filter(Boolean).join(" · ")}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={t("Restore {title}", { title: quest.title })}
              data-track="Restore hidden quest"
              loading={restore.isPending && restore.variables === quest.id}
              onClick={() => restore.mutate(quest.id)}
            >
              {t("Restore")}
            </Button>
          </li>
        ))}
      </ul>
      <WriteFailed error={restore.error} />
    </>
  );
}

function useRestore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskId: string) => call(undeleteQuest, { taskId }),
    onSuccess: (_, taskId) => {
      queries.setQueryData<Hidden>(HIDDEN_KEY, (known) => known?.filter(({ id }) => id !== taskId));
      for (const { path } of [listQuests, summarizeQuests])
        void queries.invalidateQueries({ queryKey: [path] });
    },
  });
}
