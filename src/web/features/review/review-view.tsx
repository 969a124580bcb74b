import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ReviewView as Review } from "#contracts/review/review.ts";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { timeSpentText } from "#domain/logbook/logbook.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { PinBar } from "#web/ui/controls/pin-bar.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { ClosedWeek } from "./closed-week.tsx";
import { EasingLine } from "./easing-line.tsx";
import { FirstWeek } from "./first-week.tsx";
import { WhatWasHard } from "./hard-step.tsx";
import { OneNumber } from "./number-step.tsx";
import { NextWeek } from "./plan-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { minutesText, weekText } from "./review-words.ts";
import { type PictureUses, ShareWeek } from "./share-week.tsx";
import { useReview } from "./use-review.ts";
import { useReviewForm } from "./use-review-form.ts";
import { Wins } from "./wins-step.tsx";

/** The week, looked back on in five minutes: four stops, then it is closed. */
export function ReviewView(pictures: PictureUses) {
  const review = useReview();
  const week = review.data?.week;
  return (
    <>
      <h1 className="text-28 font-extrabold tracking-[-.022em]">
        {week ? t("Your week, {week}", { week: weekText(week) }) : t("Your week")}
      </h1>
      {review.data ? (
        <Shown review={review.data} pictures={pictures} />
      ) : review.isError ? (
        <Card className="mt-5">
          <LoadFailed what={t("Your week could not be read.")} query={review} />
        </Card>
      ) : (
        <SkeletonRegion label={t("Loading your week")} className="mt-5 grid gap-4">
          <Skeleton className="h-44 w-full rounded-dialog" />
          <Skeleton className="h-44 w-full rounded-dialog" />
        </SkeletonRegion>
      )}
    </>
  );
}

function Shown({ review, pictures }: { review: Review; pictures: PictureUses }) {
  const { week, closed } = review;
  if (week === null) return <FirstWeek />;
  if (!closed) return <OpenWeek key={week} review={review} week={week} pictures={pictures} />;
  return (
    <>
      <p className="mt-1.5 text-16 text-pretty text-text-2">
        {t("Closed, and kept in your logbook. The next one comes with your last scheduled day.")}
      </p>
      <Columns
        main={
          <Card>
            <ClosedWeek review={closed} />
          </Card>
        }
        side={
          <>
            <ShareWeek review={review} week={week} wins={closed.wins} {...pictures} />
            <Link href="/" className={`${buttonClass({ variant: "primary", block: true })} mt-5`}>
              {t("Back to Today")}
            </Link>
          </>
        }
      />
    </>
  );
}

function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 stack:grid-cols-[minmax(0,1fr)_minmax(280px,404px)]">
      <div className="min-w-0">{main}</div>
      <aside aria-label={t("Your week for others")} className="stack:sticky stack:top-21">
        {side}
      </aside>
    </div>
  );
}

interface OpenWeekProps {
  review: Review;
  week: string;
  pictures: PictureUses;
}

function OpenWeek({ review, week, pictures }: OpenWeekProps) {
  const { values, change, ...form } = useReviewForm(review, calendarDay(week));
  const planned = values.plan.reduce((sum, minutes) => sum + minutes, 0);
  const isHardSaid = values.hard !== null || values.hardText.trim() !== "";
  return (
    <form onSubmit={form.submit} noValidate>
      <p className="mt-1.5 text-16 text-pretty text-text-2">
        {review.quests > 0
          ? t("Drafted from what you finished. Five minutes, then Monday is ready.")
          : t("A short one after a quiet week. Five minutes, then Monday is ready.")}
      </p>
      <Columns
        main={
          <ol>
            <ReviewStep
              place={1}
              state={values.wins.length > 0 ? "done" : "now"}
              title={winsTitle(values.wins.length)}
              aside={review.quests > 0 ? tn(review.quests, "from 1 quest", "from {n} quests") : ""}
            >
              <Wins wins={values.wins} onChange={(wins) => change({ wins })} />
            </ReviewStep>
            <ReviewStep
              place={2}
              state={isAnyCounted(review) ? "done" : "ahead"}
              title={t("One number")}
              aside={review.numbers.length > 1 ? t("pick what matters now") : ""}
            >
              <OneNumber
                week={week}
                numbers={review.numbers}
                chosen={values.number}
                onChoose={(number) => change({ number })}
              />
            </ReviewStep>
            <ReviewStep
              place={3}
              state={isHardSaid ? "done" : values.wins.length > 0 ? "now" : "ahead"}
              title={t("What was hard?")}
              aside={t("only you and the mentor see this")}
            >
              <WhatWasHard
                hard={values.hard}
                text={values.hardText}
                onChoose={(hard) => change({ hard })}
                onType={(hardText) => change({ hardText })}
              />
              <EasingLine hard={values.hard} text={values.hardText} />
            </ReviewStep>
            <ReviewStep
              place={4}
              state={isHardSaid ? "now" : "ahead"}
              title={t("Next week")}
              aside={planAside(planned, review.trackedSec)}
              isLast
            >
              <NextWeek
                plan={values.plan}
                emptyWeekday={review.emptyWeekday}
                onChange={(plan) => change({ plan })}
              />
            </ReviewStep>
          </ol>
        }
        side={
          <>
            <ShareWeek review={review} week={week} wins={values.wins} {...pictures} />
            <div className="mt-4 border-border bg-bg sm:border-t sm:pt-4 sm:pb-3 stack:sticky stack:bottom-0 stack:z-5">
              {form.problem ? <FormProblem>{form.problem}</FormProblem> : null}
              <PinBar className="sm:mt-1">
                <Button type="submit" variant="primary" block className={CLOSE} loading={form.isSending}>
                  <Check className="size-5" aria-hidden="true" />
                  {t("Close the week")}
                </Button>
              </PinBar>
            </div>
            <p className="mt-1 text-center text-[13.5px] text-pretty text-text-2">
              {t("Your answers shape next week's quests, and the hours go into your schedule.")}
            </p>
          </>
        }
      />
    </form>
  );
}

/** As high as the main action of Today. */
const CLOSE = "h-[58px]! rounded-[18px]! text-[20px]! font-750! tracking-[-.005em] [--edge:5px]!";

/** Without anything in this week, the number's stop is no reached one. */
const isAnyCounted = ({ numbers }: Review) => numbers.some(({ values }) => (values.at(-1) ?? 0) > 0);

const WORDS = [t("Your wins"), t("One win"), t("Two wins"), t("Three wins")];
const winsTitle = (count: number) => WORDS[count] ?? t("Three wins");

function planAside(plannedMin: number, trackedSec: number): string {
  const time = minutesText(plannedMin);
  if (trackedSec < 60) return plannedMin === 0 ? t("no time planned") : t("{time} planned", { time });
  const tracked = t(timeSpentText(trackedSec));
  return plannedMin === 0
    ? t("no time planned, {tracked} tracked this week", { tracked })
    : t("{time} planned, {tracked} tracked this week", { time, tracked });
}
