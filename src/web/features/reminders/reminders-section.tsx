import type { ReactNode } from "react";
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
      <SkeletonRegion label={t("Loading reminders")} className="grid gap-4 sm:grid-cols-2 sm:gap-x-8">
        <Skeleton className="h-32 rounded-input" />
        <Skeleton className="h-32 rounded-input" />
      </SkeletonRegion>
    );
  const { data } = reminders;
  return (
    <div className="grid gap-5">
      <p className="text-14 text-pretty text-text-2">
        {t("All of it is off until you turn it on, and saved at once.")}
      </p>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <div className="grid content-start gap-6">
          <Part title={t("Notifications")}>
            <DevicesPart reminders={data} />
          </Part>
          <Part title={t("Quiet hours")}>
            <QuietPart quiet={data.quiet} />
          </Part>
        </div>
        <div className="grid content-start gap-6">
          <Part title={t("Calendar")}>
            <CalendarPart calendar={data.calendar} />
          </Part>
          <Part title={t("Mail with your quests")}>
            <DigestPart reminders={data} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 content-start gap-2.5">
      <h4 className="field-label">{title}</h4>
      {children}
    </section>
  );
}
