import type { ReactNode } from "react";
import type { RemindersView } from "#contracts/reminders/reminders.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { CalendarPart } from "./calendar-part.tsx";
import { DevicesPart } from "./devices-part.tsx";
import { DigestPart } from "./digest-part.tsx";
import { QuietPart } from "./quiet-part.tsx";
import { useReminders } from "./use-reminders.ts";

/** What reminds the person outside of the app. Saved at once. */
export function RemindersSection() {
  const reminders = useReminders();
  if (!reminders.data)
    return reminders.isError ? (
      <LoadFailed what={t("Could not be read.")} query={reminders} />
    ) : (
      <SkeletonRegion label={t("Loading reminders")} className="grid gap-4">
        <Skeleton className="h-28 rounded-input" />
        <Skeleton className="h-20 rounded-input" />
        <Skeleton className="h-28 rounded-input" />
      </SkeletonRegion>
    );
  const { data } = reminders;
  return (
    <div className="grid gap-5">
      <p className="text-14 text-pretty text-text-2">
        {isAllOff(data)
          ? t("All of it is off until you turn it on, and saved at once.")
          : t("Saved at once.")}
      </p>
      <div className="grid">
        <Part
          title={t("Notifications")}
          about={
            data.pushKey === null
              ? null
              : t(
                  "“Remind me” in a quest’s menu notifies you when your time begins on its day. A notification never names the quest.",
                )
          }
        >
          <DevicesPart reminders={data} />
        </Part>
        {data.devices.length > 0 ? (
          <Part title={t("Quiet hours")}>
            <QuietPart quiet={data.quiet} />
          </Part>
        ) : null}
        <Part
          title={t("Calendar")}
          about={t(
            "Your open quests in Google Calendar, Outlook or Apple Calendar, at your hours. They move when you move them.",
          )}
        >
          <CalendarPart calendar={data.calendar} />
        </Part>
        <Part
          title={t("Mail with your quests")}
          about={t(
            "Every day: the quests of the day, on days that have any. Every week, on the last day with time unless you choose another: the draft of your weekly review, and what comes.",
          )}
        >
          <DigestPart reminders={data} />
        </Part>
      </div>
    </div>
  );
}

function isAllOff({ devices, calendar, digest }: RemindersView): boolean {
  return devices.length === 0 && calendar === null && digest.frequency === "off";
}

interface PartProps {
  title: string;
  /** What it does. */
  about?: string | null;
  children: ReactNode;
}

/** What it is on the left, its controls on the right. */
function Part({ title, about, children }: PartProps) {
  return (
    <section className="grid min-w-0 gap-x-8 gap-y-3 border-t border-border py-5 last:pb-0 sm:grid-cols-[minmax(0,13.5rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h4 className="text-15 leading-[1.3] font-bold">{title}</h4>
        {about ? <p className="mt-1 text-13 text-pretty text-text-2">{about}</p> : null}
      </div>
      <div className="grid min-w-0 content-start gap-3">{children}</div>
    </section>
  );
}
