import type { ReactNode } from "react";
import type { ClosedReviewView } from "#contracts/review/review.ts";
import { timeSpentText } from "#domain/logbook/logbook.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Orb } from "#web/ui/brand/orb.tsx";
import { EasingLine } from "./easing-line.tsx";
import { aboutText, changeText, figureText, HARD_NAMES, minutesText, numberName } from "./review-words.ts";

/** A week as it was closed. */
export function ClosedWeek({ review }: { review: ClosedReviewView }) {
  const { wins, number, hard, hardText, plan, quests, trackedSec } = review;
  const planned = plan.reduce((sum, minutes) => sum + minutes, 0);
  const hardWords = [hard ? HARD_NAMES[hard] : "", hardText].filter(Boolean).join(". ");
  return (
    <div className="grid gap-4">
      {wins.length > 0 ? (
        <ul className="grid gap-2.5">
          {wins.map(({ text, about }) => (
            <li key={text} className="grid grid-cols-[24px_minmax(0,1fr)] items-start gap-2.5">
              <Orb className="size-[22px]" />
              <span className="text-15 font-550 wrap-anywhere">
                {text}
                <small className="block text-13 font-medium text-text-2">{aboutText(about)}</small>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <dl className="grid gap-2.5 text-15">
        <Line name={t("Finished")}>
          {trackedSec >= 60
            ? tn(quests, "1 quest, {time} tracked", "{n} quests, {time} tracked", {
                time: t(timeSpentText(trackedSec)),
              })
            : tn(quests, "1 quest", "{n} quests")}
          {number?.kind === "quests" ? `, ${changeText(number)}` : null}
        </Line>
        {number && number.kind !== "quests" ? (
          <Line name={numberName(number.kind)}>
            {figureText(number, number.values[2] ?? 0)}, {changeText(number)}
          </Line>
        ) : null}
        {hardWords ? (
          <Line name={t("Hard")}>
            {hardWords}
            <EasingLine hard={hard} text={hardText} />
          </Line>
        ) : null}
        <Line name={t("Next week")}>
          {planned === 0 ? t("free") : t("{time} planned", { time: minutesText(planned) })}
        </Line>
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 border-t border-border pt-2.5">
      <dt className="text-14 text-text-2">{name}</dt>
      <dd className="num m-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
