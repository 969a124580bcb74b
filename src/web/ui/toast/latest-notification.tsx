import { t } from "#web/platform/language/text.ts";
import { useNotifications } from "./use-notifications.ts";

/** Always mounted: screen readers miss live regions inserted together with their text. */
export function LatestNotification({ isOnScreen = false }: { isOnScreen?: boolean }) {
  const { shown, said } = useNotifications();
  const newest = shown.find((entry) => entry.open);
  const words = newest ? `${newest.title}. ${newest.description ?? ""}` : said;
  return (
    <div
      role="status"
      aria-live="polite"
      aria-label={t("Latest notification")}
      className={isOnScreen && newest ? PLAIN : "sr-only"}
    >
      {words}
    </div>
  );
}

const PLAIN =
  "fixed inset-x-4 bottom-4 z-70 mx-auto max-w-[420px] rounded-quest bg-surface p-4 text-15 text-text shadow-overlay";
