import { useEffect, useEffectEvent, useState } from "react";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { ActivityEntries } from "./activity-entries.tsx";
import { TabMessages } from "./tab-messages.tsx";
import { useActivity, useMarkRead } from "./use-activity.ts";

interface ActivitySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What happened in the last 30 days, on any device. */
export function ActivitySheet({ open, onOpenChange }: ActivitySheetProps) {
  return (
    <Sheet open={open} feature="Activity" onOpenChange={onOpenChange} title={t("Activity")}>
      <ActivityBody />
    </Sheet>
  );
}

function ActivityBody() {
  const { data: entries, error, isFetching, refetch } = useActivity();
  const { mutate: markRead } = useMarkRead();
  // What was new stays marked as new while the list is open.
  const [firstRead, setFirstRead] = useState<number | null>(null);
  const newest = entries?.[0];
  const seen = useEffectEvent(() => {
    if (!entries || !newest) return;
    setFirstRead((known) => known ?? entries.find(({ isRead }) => isRead)?.id ?? 0);
    if (!newest.isRead) markRead(newest.id);
  });
  useEffect(() => {
    if (newest?.id !== undefined) seen();
  }, [newest?.id]);

  if (!entries && error)
    return (
      <div role="alert" className="grid justify-items-center gap-4 py-8 text-center text-pretty">
        <p>
          {t("Your activity could not be loaded. {reason} Nothing is lost.", { reason: displayOf(error) })}
        </p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  if (!entries) return <ActivitySkeleton />;
  return (
    <>
      {entries.length === 0 ? (
        <p className="py-8 text-center text-pretty text-text-2">
          {t(
            "Nothing yet. Quests you finish, levels you reach and what else happens is kept here for 30 days.",
          )}
        </p>
      ) : (
        <ActivityEntries entries={entries} newAfter={firstRead ?? Number.POSITIVE_INFINITY} />
      )}
      <TabMessages />
    </>
  );
}

function ActivitySkeleton() {
  return (
    <div role="status" aria-label={t("Loading your activity")} className="grid gap-3">
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} className="h-14 animate-pulse rounded-input bg-surface-2" />
      ))}
    </div>
  );
}
