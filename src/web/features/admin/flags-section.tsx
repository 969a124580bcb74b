import { type QueryClient, useQuery } from "@tanstack/react-query";
import { decideFlag, listFlags } from "#contracts/admin/leaderboard-flags.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { When } from "#web/ui/when.tsx";
import { useKeptFocus } from "./kept-focus.ts";

type Flag = OutputOf<typeof decideFlag>;

export function FlagsSection() {
  return (
    <SectionCard
      title="Flagged on the leaderboard"
      about="More than 1,000 XP within ten minutes. Hide takes a person off the leaderboard; Clear forgets the flag."
    >
      <Flags />
    </SectionCard>
  );
}

function Flags() {
  const flags = useQuery({ ...queryOf(listFlags), ...READ_ON_MOUNT });
  const focus = useKeptFocus<HTMLUListElement>(flags.data);
  if (!flags.data)
    return flags.isError ? (
      <LoadFailed what="The flagged people could not be read." query={flags} />
    ) : (
      <SkeletonRegion label="Loading flagged people" className="grid gap-2">
        <Skeleton className="h-12 rounded-input" />
        <Skeleton className="h-12 rounded-input" />
      </SkeletonRegion>
    );
  return (
    <>
      {flags.data.length === 0 ? (
        <NothingHere
          title="Nobody is flagged"
          text="Whoever earns more than 1,000 XP in ten minutes appears here."
        />
      ) : null}
      <ul {...focus} aria-label="flagged people" className="max-h-96 overflow-y-auto outline-offset-[-2px]">
        {flags.data.map((flag) => (
          <FlagRow key={flag.id} flag={flag} />
        ))}
      </ul>
    </>
  );
}

function FlagRow({ flag }: { flag: Flag }) {
  const { id, username, level, totalXP, xp, flaggedAt, state } = flag;
  const decide = useOperatorAction({
    run: (chosen: "hidden" | "cleared") => call(decideFlag, { id, state: chosen }),
    apply: keepDecision,
    done: (decided) =>
      decided.state === "hidden"
        ? { title: "Hidden", description: `${username} no longer stands on the leaderboard.` }
        : { title: "Flag Cleared", description: `${username} stands on the leaderboard as before.` },
    failed: () => `Nothing was decided about ${username}`,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border py-2.5 last:border-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-15 font-650 wrap-anywhere">{username}</span>
          {state === "hidden" ? <Badge tone="danger">Hidden</Badge> : null}
        </p>
        <p className="text-13 text-text-2 tabular-nums">
          {xp.toLocaleString("en")} XP in ten minutes, <When at={flaggedAt} withTime /> · Level {level},{" "}
          {totalXP.toLocaleString("en")} XP in all
        </p>
      </div>
      <div className="flex gap-2">
        {state === "open" ? (
          <Button
            size="sm"
            aria-label={`Hide ${username}`}
            data-track="Hide flagged user"
            loading={decide.isPending && decide.variables === "hidden"}
            aria-disabled={decide.isPending || undefined}
            onClick={() => decide.isPending || decide.mutate("hidden")}
          >
            Hide
          </Button>
        ) : null}
        <Button
          size="sm"
          aria-label={`Clear the flag of ${username}`}
          data-track="Clear flag"
          loading={decide.isPending && decide.variables === "cleared"}
          aria-disabled={decide.isPending || undefined}
          onClick={() => decide.isPending || decide.mutate("cleared")}
        >
          Clear
        </Button>
      </div>
    </li>
  );
}

function keepDecision(queries: QueryClient, decided: Flag): void {
  queries.setQueryData<Flag[]>([listFlags.path], (known) =>
    known
      ?.map((flag) => (flag.id === decided.id ? decided : flag))
      .filter((flag) => flag.state !== "cleared"),
  );
}
