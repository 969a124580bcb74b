import { Link } from "wouter";
import { dayAt, mondayOf } from "#domain/general/calendar-day.ts";
import { availableWeekdays, weekdayName, weekdayOf } from "#domain/onboarding/weekly-schedule.ts";
import { lastScheduledDay } from "#domain/review/review-week.ts";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { HillScene } from "#web/ui/brand/hill-scene.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { ReviewStep } from "./review-step.tsx";

/** Nothing to look back on yet: the day on which the review opens, and its four stops. */
export function FirstWeek() {
  const { weeklySchedule, timeZone } = useMember();
  const monday = mondayOf(dayAt(new Date(), timeZone));
  const opens = lastScheduledDay(monday, availableWeekdays(weeklySchedule));
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 stack:grid-cols-2">
      <section
        aria-labelledby="first-week"
        className="card relative flex flex-col overflow-hidden rounded-[20px] p-4 sm:rounded-[24px] sm:p-7 stack:min-h-[420px]"
      >
        <HillScene className="pointer-events-none absolute -right-14 -bottom-4 w-[420px] overflow-visible max-stack:hidden" />
        <h2
          id="first-week"
          className="relative flex items-center gap-3 text-22 leading-tight font-extrabold tracking-[-.022em] sm:text-28"
        >
          <Lantern className="-ml-[3px] h-11 w-[38px] flex-none" />
          <span className="min-w-0">{t("Your first week is under way")}</span>
        </h2>
        <p className="relative mt-3 max-w-[440px] text-16 text-pretty text-text-2">
          {t("Your review opens on {day}, drafted from what you finish until then. It takes five minutes.", {
            day: t(weekdayName(weekdayOf(opens))),
          })}
        </p>
        <Link href="/" className={`${buttonClass({ variant: "primary" })} relative mt-5 self-start`}>
          {t("To today's quest")}
        </Link>
      </section>
      <ol className="m-0 list-none p-0" aria-label={t("What the review asks")}>
        {STOPS.map(([title, aside], index) => (
          <ReviewStep
            key={title}
            place={index + 1}
            state="ahead"
            title={title}
            aside={aside}
            isLast={index === STOPS.length - 1}
          />
        ))}
      </ol>
    </div>
  );
}

const STOPS = [
  [t("Three wins"), t("what went well")],
  [t("One number"), t("pick what matters now")],
  [t("What was hard?"), t("only you and the mentor see this")],
  [t("Next week"), t("the hours you have")],
] as const;
