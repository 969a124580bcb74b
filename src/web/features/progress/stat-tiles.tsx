import { Check, Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { type BadgeTone, IconTile } from "#web/ui/badge.tsx";
import { Flame } from "#web/ui/brand/flame.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { counted } from "./progress-text.ts";
import { useStreak, useSummary } from "./use-progress.ts";

// On a phone one row of four plain figures with dividers; tiles from `sm` up.
const ROW = "grid grid-cols-4 sm:gap-2.5";
const TILE =
  "flex min-w-0 flex-col px-2 first:pl-0 last:pr-0 max-sm:border-l max-sm:border-border max-sm:first:border-l-0 sm:rounded-card sm:border sm:border-border sm:bg-bg sm:px-[15px]! sm:py-3.5";

export function StatTiles({ user }: { user: UserView }) {
  const summary = useSummary();
  const streak = useStreak();
  const facts = summary.data;
  if (summary.isError && !facts) {
    return (
      <LoadFailed
        what="Your figures could not be read."
        query={summary}
        className="rounded-card border border-border bg-bg p-4 sm:self-center"
      />
    );
  }
  if (!facts) return <TilesSkeleton />;
  // Until the streak call answers, use the figure in the user's record.
  const days = streak.data?.days ?? user.weeklyStreak;
  return (
    <dl className={ROW}>
      <Tile
        label="Total Completed"
        value={facts.completed}
        line={`${facts.completedThisWeek.toLocaleString("en")} this week`}
        tone="success"
        icon={<Check className="size-5 stroke-2" />}
      />
      <Tile
        label="Active Tasks"
        value={facts.active}
        line={`${facts.activeThisWeek.toLocaleString("en")} this week`}
        tone="primary"
        icon={<MapIcon className="size-5" />}
      />
      <Tile
        label="Current Streak"
        value={days}
        unit={days === 1 ? "day" : "days"}
        line={streak.data ? counted(streak.data.restTokens, "rest token") : ""}
        tone="streak"
        icon={<Flame className="size-[22px]" />}
      />
      <Tile
        label="Avg XP/Task"
        value={facts.averageXp}
        line={`over ${counted(facts.completed, "quest")}`}
        tone="gold"
        icon={<Orb className="size-[22px]" />}
      />
    </dl>
  );
}

interface TileProps {
  label: string;
  value: number;
  unit?: string;
  line: string;
  tone: BadgeTone;
  icon: ReactNode;
}

function Tile({ label, value, unit, line, tone, icon }: TileProps) {
  return (
    <div className={TILE}>
      <IconTile tone={tone} className="mb-3 size-[34px] rounded-[11px] max-sm:hidden">
        {icon}
      </IconTile>
      <dt className="order-2 mt-1 text-12 font-medium text-text-2 sm:mt-1.5 sm:text-[13.5px] sm:leading-tight sm:font-semibold sm:text-text">
        {label}
      </dt>
      <dd className="num order-1 text-[21px] leading-none font-extrabold tracking-[-.02em] sm:text-[34px]">
        {value.toLocaleString("en")}
        {unit ? (
          <small className="ml-1 font-body text-[12px] font-semibold tracking-normal text-text-2 sm:ml-[5px] sm:text-[14px]">
            {unit}
          </small>
        ) : null}
      </dd>
      <dd className="order-3 mt-0.5 min-h-[1.3em] text-[12.5px] leading-[1.3] font-medium text-text-2 max-sm:sr-only">
        {line}
      </dd>
    </div>
  );
}

function TilesSkeleton() {
  return (
    <SkeletonRegion label="Loading your figures" className={ROW}>
      {["completed", "active", "streak", "average"].map((name) => (
        <div key={name} className={TILE}>
          <Skeleton className="mb-3 size-[34px] rounded-[11px] max-sm:hidden" />
          <Skeleton className="h-5 w-8 sm:h-[34px] sm:w-12" />
          <Skeleton className="mt-1.5 h-7 w-full max-w-24 sm:h-[17px]" />
          <Skeleton className="mt-1 h-[13px] w-16 max-sm:hidden" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
