import type { ActivityView } from "#contracts/activity.ts";
import type { ActivityKind } from "#domain/activity/activity.ts";
import { activityWords } from "#domain/activity/activity-words.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { language } from "#web/platform/language/language.ts";
import { speech, t } from "#web/platform/language/text.ts";
import { ToastFace } from "#web/ui/toast/toast-icon.tsx";
import type { ToastIcon } from "#web/ui/toast/toast-store.ts";
import { TimeOfDay } from "./time-of-day.tsx";

interface ActivityEntriesProps {
  /** Newest first. */
  entries: readonly ActivityView[];
  /** Entries with a greater number are marked as new. */
  newAfter: number;
}

/** A list for each day. */
export function ActivityEntries({ entries, newAfter }: ActivityEntriesProps) {
  return [...groupBy(entries, ({ at }) => dayText(new Date(at)))].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className="mb-4">
      <h3 className="pb-1 text-13 font-650 text-text-2">{day}</h3>
      <ul className="grid">
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} isNew={entry.id > newAfter} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ entry, isNew }: { entry: ActivityView; isNew: boolean }) {
  const { title, description } = activityWords(entry, speech);
  return (
    <li className="flex gap-3 border-b border-border py-3 last:border-0">
      <ToastFace icon={ICONS[entry.kind]} variant="success" />
      <div className="min-w-0 flex-1 self-center wrap-anywhere">
        <p className="text-15 font-bold">
          {title}
          {isNew ? (
            <span className="ml-2 rounded-full bg-primary-soft px-2 py-0.5 text-12 font-650 text-on-primary-soft">
              {t("New")}
            </span>
          ) : null}
        </p>
        {description ? <p className="text-14 text-text-2">{description}</p> : null}
      </div>
      <TimeOfDay at={new Date(entry.at)} />
    </li>
  );
}

/** The others get a check mark. */
const ICONS: { [Kind in ActivityKind]?: ToastIcon } = {
  quest_started: "start",
  quest_completed: "xp",
  quest_deleted: "removed",
  quest_rejected: "removed",
  level_reached: "level",
  achievement_earned: "xp",
  streak_started: "streak",
  rest_token_earned: "streak",
  streak_repaired: "streak",
};

function dayText(at: Date): string {
  const now = new Date();
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return t("Today");
  if (at.toDateString() === yesterday.toDateString()) return t("Yesterday");
  return at.toLocaleDateString(language, { weekday: "long", month: "long", day: "numeric" });
}
