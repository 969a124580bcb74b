import { ACTIVITY_TITLES } from "#domain/activity/activity-words.ts";
import { t } from "#web/platform/language/text.ts";
import { ToastFace } from "#web/ui/toast/toast-icon.tsx";
import { useNotifications } from "#web/ui/toast/use-notifications.ts";
import { TimeOfDay } from "./time-of-day.tsx";

/** As the messages have them. */
const ON_SERVER: ReadonlySet<string> = new Set(Object.values(ACTIVITY_TITLES).map((title) => t(title)));

/** Messages that only this page knows, such as a failed connection: every notification can be read again here. */
export function TabMessages() {
  const messages = useNotifications().history.filter(({ title }) => !ON_SERVER.has(title));
  if (messages.length === 0) return null;
  return (
    <section aria-label={t("Only on this page")}>
      <h3 className="pb-1 text-13 font-650 text-text-2">{t("Since you opened this page")}</h3>
      <ul className="grid">
        {messages.map(({ id, title, description, variant, icon, shownAtMs }) => (
          <li key={id} className="flex gap-3 border-b border-border py-3 last:border-0">
            <ToastFace icon={icon} variant={variant} />
            <div className="min-w-0 flex-1 self-center wrap-anywhere">
              <p className="text-15 font-bold">{title}</p>
              {description ? <p className="text-14 text-text-2">{description}</p> : null}
            </div>
            <TimeOfDay at={new Date(shownAtMs)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
