import { Bell, BellOff, Sparkles, Timer } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { isAvailable, weekdayOf } from "#domain/onboarding/weekly-schedule.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t, tn } from "#web/platform/language/text.ts";
import { Flame } from "#web/ui/brand/flame.tsx";
import { NightScene } from "#web/ui/brand/night-scene.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { CategoryTile } from "#web/ui/category-badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PinBar } from "#web/ui/controls/pin-bar.tsx";
import { comesInPlace, takeFocus } from "../focus-handover.ts";
import { useQuestActions } from "../quest-actions.ts";
import { languageOf } from "../quest-language.ts";
import { useRemindMe } from "../remind/use-remind-me.ts";
import type { DatedQuest } from "../use-quests.ts";
import { sumPaidXp, workedMs } from "../week/week-plan.ts";
import { dayName } from "./then-list.tsx";

interface DayDoneProps {
  /** rest: nothing was planned for today. */
  kind: "done" | "rest";
  /** What comes next. */
  after: { quest: DatedQuest; day: CalendarDay } | null;
  /** Quests finished today. */
  finished: readonly DatedQuest[];
  user: UserView;
  today: CalendarDay;
  isGenerating: boolean;
  onGenerate: () => void;
}

/** The end of the day: the hill at night, what was earned, and what comes next. */
export function DayDone(props: DayDoneProps) {
  const { kind, after, finished, user, today } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNew] = useState(comesInPlace);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <>
      <section
        aria-labelledby="day-done"
        className={classNames(
          "relative flex min-h-[388px] flex-col overflow-hidden rounded-[20px] bg-band p-4.5 text-on-band sm:min-h-[424px] sm:rounded-[24px] sm:px-7.5 sm:pt-7 sm:pb-6",
          isNew && "animate-night-in",
        )}
      >
        <NightScene className="pointer-events-none absolute top-[72px] -right-16 w-[560px] max-w-none sm:top-1.5 sm:-right-32.5 sm:w-[760px]" />
        <div className="relative max-w-[470px]">
          <h2
            id="day-done"
            ref={heading}
            tabIndex={-1}
            className="text-32 font-extrabold tracking-[-.03em] text-[#FBBF24] sm:text-40"
          >
            {kind === "done" ? t("Quest Master!") : t("A rest day. Enjoy it.")}
          </h2>
          <p className="mt-2 max-w-[360px] text-[17px] leading-normal text-pretty max-sm:sr-only">
            {kind === "done"
              ? t("Every quest of today is done. The rest of the day is yours.")
              : t("Nothing is planned for today. Your trail waits where you left it.")}
          </p>
          {kind === "done" ? <Figures finished={finished} streakDays={user.weeklyStreak} /> : null}
        </div>
        {after ? (
          <NextUp
            quest={after.quest}
            when={whenOf(after.day, today, user)}
            more={<MoreAnyway {...props} />}
          />
        ) : (
          <NothingNext user={user} today={today}>
            <MoreAnyway {...props} />
          </NothingNext>
        )}
      </section>
      {after ? (
        <div className="-my-2 flex justify-center max-sm:hidden">
          <MoreAnyway {...props} />
        </div>
      ) : null}
    </>
  );
}

/** "Monday 19:00": when the person's hours begin on that day, if they set some. */
function whenOf(day: CalendarDay, today: CalendarDay, { weeklySchedule }: UserView): string {
  const plan = weeklySchedule?.[weekdayOf(day)];
  const name = dayName(day, today);
  const said = name.charAt(0).toUpperCase() + name.slice(1);
  return plan?.available ? `${said} ${plan.startTime}:` : `${said}:`;
}

interface NextUpProps {
  quest: DatedQuest;
  when: string;
  /** On a phone beside the main action; elsewhere below the hill. */
  more: ReactNode;
}

function NextUp({ quest, when, more }: NextUpProps) {
  const { read } = useQuestActions();
  const { isSet, toggle } = useRemindMe(quest);
  return (
    <div className={NEXT_CARD}>
      <span className="max-sm:hidden">
        <CategoryTile category={quest.category} />
      </span>
      <p className="min-w-0 flex-1 text-14 leading-[1.35] font-medium">
        {when}
        <button
          type="button"
          data-track="Read the next quest"
          onClick={() => read(quest)}
          className="relative block rounded-xs border-0 bg-transparent p-0 text-left font-display text-[17px] leading-[1.3] font-bold hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3"
        >
          <span lang={languageOf(quest)} className="line-clamp-2 wrap-anywhere">
            {quest.title}
          </span>
        </button>
      </p>
      <PinBar>
        <Button
          variant="gold"
          className="max-sm:h-[58px]! max-sm:flex-1 max-sm:text-18!"
          data-track="Remind me"
          onClick={toggle}
        >
          {isSet ? (
            <BellOff className="size-[18px]" aria-hidden="true" />
          ) : (
            <Bell className="size-[18px]" aria-hidden="true" />
          )}
          {isSet ? t("Don’t remind me") : t("Remind me")}
        </Button>
        <span className="flex items-center sm:hidden">{more}</span>
      </PinBar>
    </div>
  );
}

interface NothingNextProps extends Pick<DayDoneProps, "user" | "today"> {
  /** The page's only offer of more. */
  children: ReactNode;
}

/** No quest waits: the next day that takes one is free. */
function NothingNext({ user, today, children }: NothingNextProps) {
  const free = NEXT_DAYS.map((days) => addDays(today, days)).find((day) =>
    isAvailable(user.weeklySchedule, day),
  );
  return (
    <div className={`${NEXT_CARD} max-sm:flex-wrap max-sm:gap-y-1`}>
      <p className="min-w-0 flex-1 text-14 leading-[1.35] font-medium max-sm:basis-full">
        {t("Next:")}
        <span className="block font-display text-[17px] leading-[1.3] font-bold">
          {free ? t("Nothing planned, {day} is free", { day: dayName(free, today) }) : t("Nothing planned")}
        </span>
      </p>
      {children}
    </div>
  );
}

const NEXT_DAYS = [1, 2, 3, 4, 5, 6, 7];
const NEXT_CARD =
  "relative mt-auto flex items-center gap-3.5 rounded-[18px] bg-surface p-3 pl-4.5 text-text dark:shadow-[inset_0_0_0_1px_var(--border)]";

type MoreAnywayProps = Pick<DayDoneProps, "isGenerating" | "onGenerate">;

function MoreAnyway({ isGenerating, onGenerate }: MoreAnywayProps) {
  return (
    <Button variant="ghost" loading={isGenerating} onClick={onGenerate} className="text-[14.5px]!">
      <Sparkles className="size-[18px]" aria-hidden="true" />
      {t("More anyway")}
    </Button>
  );
}

function Figures({ finished, streakDays }: { finished: readonly DatedQuest[]; streakDays: number }) {
  const minutes = Math.round(workedMs(finished) / MS_PER_MINUTE);
  return (
    <dl className="m-0 mt-4 flex flex-wrap gap-x-6.5 gap-y-3 sm:mt-5">
      <Figure icon={<Orb />} label={t("XP today")}>{`+${sumPaidXp(finished)}`}</Figure>
      {minutes > 0 ? (
        <Figure icon={<Timer aria-hidden="true" />} label={tn(minutes, "minute", "minutes")}>
          {String(minutes)}
        </Figure>
      ) : null}
      {streakDays > 0 ? (
        <Figure
          icon={<Flame />}
          label={
            streakDays === 1
              ? t("day")
              : tx("days <more>in a row</more>", {
                  more: (text) => <span className="max-sm:hidden">{text}</span>,
                })
          }
        >
          {String(streakDays)}
        </Figure>
      ) : null}
    </dl>
  );
}

function Figure({ icon, label, children }: { icon: ReactNode; label: ReactNode; children: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-14 leading-none font-medium text-on-band-2">{label}</dt>
      <dd className="num m-0 flex items-center gap-1.5 text-[26px] leading-none font-extrabold [&>svg]:size-6">
        {icon}
        {children}
      </dd>
    </div>
  );
}
