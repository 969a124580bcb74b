import type { ReactNode } from "react";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Flame } from "#web/ui/brand/flame.tsx";
import { Tent } from "#web/ui/brand/tent.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useRepairStreak, useStreak } from "./use-progress.ts";

/** Notes below the strip, if any: a rest day that was used, a streak that can be restored. */
export function StreakNotes() {
  const { data: streak } = useStreak();
  const repair = useRepairStreak();
  if (repair.isSuccess) {
    return (
      <Note icon={<Flame className="size-5" />}>
        {tn(repair.data.days, "Your streak is back: 1 day.", "Your streak is back: {n} days.")}
      </Note>
    );
  }
  if (streak && streak.repairRestores !== null) {
    return (
      <Note
        icon={<Flame className="size-5" />}
        action={
          <Button size="sm" loading={repair.isPending} onClick={() => repair.mutate()}>
            {t("Repair streak")}
          </Button>
        }
      >
        {tn(
          streak.repairRestores,
          "Your streak of 1 day can still come back, free of charge.",
          "Your streak of {n} days can still come back, free of charge.",
        )}
        {repair.isError ? (
          <span role="alert" className="block text-danger">
            {displayOf(repair.error)}
          </span>
        ) : null}
      </Note>
    );
  }
  if (!streak?.restedYesterday) return null;
  return (
    <Note icon={<Tent className="size-5" />} isCalm>
      {t("Your streak rested yesterday")}
    </Note>
  );
}

interface NoteProps {
  icon: ReactNode;
  /** Nothing is at risk. */
  isCalm?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

function Note({ icon, isCalm = false, action, children }: NoteProps) {
  return (
    <div
      className={classNames(
        "mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[12px] px-3 py-2.5 text-14 font-550 sm:px-4",
        isCalm ? "bg-primary-soft text-on-primary-soft" : "bg-streak-soft text-streak",
      )}
    >
      <span aria-hidden="true">{icon}</span>
      <p role="status" className="min-w-0 flex-1 basis-44 text-pretty">
        {children}
      </p>
      {action}
    </div>
  );
}
