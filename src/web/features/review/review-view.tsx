import { Check, Download } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "wouter";
import type { ReviewView as Review } from "#contracts/review/review.ts";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { timeSpentText } from "#domain/logbook/logbook.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { useMember } from "#web/platform/session/session.ts";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { ClosedWeek } from "./closed-week.tsx";
import { WhatWasHard } from "./hard-step.tsx";
import { OneNumber } from "./number-step.tsx";
import { NextWeek } from "./plan-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { minutesText, weekText } from "./review-words.ts";
import { ShareCard } from "./share-card.tsx";
import { useReview } from "./use-review.ts";
import { useReviewForm } from "./use-review-form.ts";
import { Wins } from "./wins-step.tsx";

interface ReviewViewProps {
  /** Saves a picture of the element under this name. */
  savePicture: (shown: HTMLElement | null, name: string) => void;
}

/** The week, looked back on in five minutes: four stops, then it is closed. */
export function ReviewView({ savePicture }: ReviewViewProps) {
  const review = useReview();
  const week = review.data?.week;
  return (
    <>
      <h1 className="text-28 font-extrabold tracking-[-.022em]">
        {week ? `Your week, ${weekText(week)}` : "Your week"}
      </h1>
      {review.data ? (
        <Shown review={review.data} savePicture={savePicture} />
      ) : review.isError ? (
        <Card className="mt-5">
          <LoadFailed what="Your week could not be read." query={review} />
        </Card>
      ) : (
        <SkeletonRegion label="Loading your week" className="mt-5 grid gap-4">
          <Skeleton className="h-44 w-full rounded-dialog" />
          <Skeleton className="h-44 w-full rounded-dialog" />
        </SkeletonRegion>
      )}
    </>
  );
}

function Shown({ review, savePicture }: ReviewViewProps & { review: Review }) {
  const { week, closed } = review;
  if (week === null) return <NothingYet />;
  const share = <Share review={review} week={week} savePicture={savePicture} />;
  if (!closed) return <OpenWeek key={week} review={review} week={week} share={share} />;
  return (
    <>
      <p className="mt-1.5 text-16 text-pretty text-text-2">
        Closed, and kept in your logbook. The next one comes with your last scheduled day.
      </p>
      <Columns
        main={
          <Card>
            <ClosedWeek review={closed} />
          </Card>
        }
        side={
          <>
            {share}
            <Link href="/" className={`${buttonClass({ variant: "primary", block: true })} mt-5`}>
              Back to Today
            </Link>
          </>
        }
      />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      className="mt-5"
      level={2}
      art={<FlagHill className="h-[110px] w-[148px]" />}
      title="Your first week is under way"
      text="On its last scheduled day it is drafted here: three wins, one number, and the hours of the next one. Five minutes."
      actions={
        <Link href="/" className={buttonClass({ variant: "primary" })}>
          To the quests
        </Link>
      }
    />
  );
}

function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 stack:grid-cols-[minmax(0,1fr)_minmax(280px,404px)]">
      <div className="min-w-0">{main}</div>
      <aside aria-label="Your week for others" className="stack:sticky stack:top-21">
        {side}
      </aside>
    </div>
  );
}

interface OpenWeekProps {
  review: Review;
  week: string;
  share: ReactNode;
}

function OpenWeek({ review, week, share }: OpenWeekProps) {
  const { values, change, ...form } = useReviewForm(review, calendarDay(week));
  const planned = values.plan.reduce((sum, minutes) => sum + minutes, 0);
  const quests = review.quests === 1 ? "1 quest" : `${review.quests} quests`;
  const isHardSaid = values.hard !== null || values.hardText.trim() !== "";
  return (
    <form onSubmit={form.submit} noValidate>
      <p className="mt-1.5 text-16 text-pretty text-text-2">
        Drafted from what you finished. Five minutes, then Monday is ready.
      </p>
      <Columns
        main={
          <ol>
            <ReviewStep
              place={1}
              state={values.wins.length > 0 ? "done" : "now"}
              title={winsTitle(values.wins.length)}
              aside={`from ${quests}`}
            >
              <Wins wins={values.wins} onChange={(wins) => change({ wins })} />
            </ReviewStep>
            <ReviewStep
              place={2}
              state="done"
              title="One number"
              aside={review.numbers.length > 1 ? "pick what matters now" : ""}
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
              state={isHardSaid ? "done" : "now"}
              title="What was hard?"
              aside="only you see this"
            >
              <WhatWasHard
                hard={values.hard}
                text={values.hardText}
                onChoose={(hard) => change({ hard })}
                onType={(hardText) => change({ hardText })}
              />
            </ReviewStep>
            <ReviewStep
              place={4}
              state={isHardSaid ? "now" : "ahead"}
              title="Next week"
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
            {share}
            <div className="mt-5.5 border-t border-border pt-5">
              {form.problem ? <FormProblem>{form.problem}</FormProblem> : null}
              <Button
                type="submit"
                variant="primary"
                size="lg"
                block
                className="mt-1"
                loading={form.isSending}
              >
                <Check className="size-5" aria-hidden="true" />
                Close the week
              </Button>
              <p className="mt-4 text-center text-[13.5px] text-pretty text-text-2">
                The hours go into your schedule, and the next quests keep to them.
              </p>
            </div>
          </>
        }
      />
    </form>
  );
}

const WORDS = ["Your wins", "One win", "Two wins", "Three wins"];
const winsTitle = (count: number) => WORDS[count] ?? "Three wins";

function planAside(plannedMin: number, trackedSec: number): string {
  const planned = plannedMin === 0 ? "no time planned" : `${minutesText(plannedMin)} planned`;
  return trackedSec >= 60 ? `${planned}, ${timeSpentText(trackedSec)} tracked this week` : planned;
}

interface ShareProps extends ReviewViewProps {
  review: Review;
  week: string;
}

function Share({ review, week, savePicture }: ShareProps) {
  const { level } = useMember();
  const card = useRef<HTMLElement>(null);
  const { quests, trackedSec, streakDays } = review.closed ?? review;
  return (
    <>
      <ShareCard
        ref={card}
        week={week}
        quests={quests}
        trackedSec={trackedSec}
        streakDays={streakDays}
        level={level}
      />
      <Button
        block
        className="mt-3.5"
        onClick={() => savePicture(card.current, `sidequest-week-${week}.png`)}
      >
        <Download className="size-[18px]" aria-hidden="true" />
        Save the picture
      </Button>
      <p className="mt-3 text-13 text-pretty text-text-2">
        Only counts are on it: no titles, no notes, no money, no names.
      </p>
    </>
  );
}
