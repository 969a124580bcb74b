import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { ToastFace } from "#web/ui/toast/toast-icon.tsx";
import type { ToastHistoryEntry } from "#web/ui/toast/toast-store.ts";
import { useNotifications } from "#web/ui/toast/use-notifications.ts";

interface ActivitySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** List of recent notifications. */
export function ActivitySheet({ open, onOpenChange }: ActivitySheetProps) {
  const { history } = useNotifications();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Activity">
      {history.length === 0 ? (
        <p className="py-8 text-center text-pretty text-text-2">
          Nothing yet. What SideQuest tells you while this page is open is kept here.
        </p>
      ) : (
        <ul className="grid gap-1">
          {history.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function ActivityEntry({ entry }: { entry: ToastHistoryEntry }) {
  const shownAt = new Date(entry.shownAtMs);
  return (
    <li className="flex gap-3 border-b border-border py-3 last:border-0">
      <ToastFace icon={undefined} variant={entry.variant} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-15 font-bold">{entry.title}</p>
        {entry.description ? <p className="text-14 text-text-2">{entry.description}</p> : null}
      </div>
      <time dateTime={shownAt.toISOString()} className="flex-none text-13 text-text-2 tabular-nums">
        {shownAt.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hour12: false })}
      </time>
    </li>
  );
}
