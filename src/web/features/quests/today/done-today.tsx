import { Check, RefreshCw } from "lucide-react";
import { useState } from "react";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { timeIn } from "../board/todays-quests.ts";
import { comesInPlace } from "../focus-handover.ts";
import { roughTime } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { sumPaidXp, workedMs } from "../week/week-plan.ts";
import { DONE_FACTS, DONE_ROW, DONE_STAMP, DONE_TITLE, SENT_ROW } from "./done-row.ts";
import { RowList, SectionHead } from "./row-list.tsx";

interface DoneTodayProps {
  /** At least one; newest first. */
  quests: readonly DatedQuest[];
  timeZone: string;
  /** Those that the server does not know as completed yet are among them. */
  waitingIds: ReadonlySet<string>;
}

export function DoneToday({ quests, timeZone, waitingIds }: DoneTodayProps) {
  const waiting = quests.filter(({ id }) => waitingIds.has(id)).length;
  const aside =
    waiting > 0
      ? t("{sent} sent, {waiting} waiting", { sent: quests.length - waiting, waiting })
      : `+${sumPaidXp(quests)} XP`;
  return (
    <section aria-labelledby="done-today">
      <SectionHead id="done-today" title={t("Done today")} aside={aside} />
      <RowList>
        {quests.map((quest) => (
          <DoneRow key={quest.id} quest={quest} timeZone={timeZone} isWaiting={waitingIds.has(quest.id)} />
        ))}
      </RowList>
    </section>
  );
}

interface DoneRowProps {
  quest: DatedQuest;
  timeZone: string;
  isWaiting: boolean;
}

function DoneRow({ quest, timeZone, isWaiting }: DoneRowProps) {
  return (
    <li
      className={classNames(
        DONE_ROW,
        isWaiting
          ? "mx-1 rounded-[14px] bg-info-soft pr-2 pl-2.5 text-info sm:pl-3.5"
          : classNames(SENT_ROW, "text-text-2"),
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "grid h-7 w-10 place-items-center rounded-[50%]",
          isWaiting
            ? "bg-surface text-text-2 shadow-[0_4px_0_var(--border)]"
            : "bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)]",
        )}
      >
        <Check className="size-4 stroke-[2.8]" />
      </span>
      <div className="min-w-0">
        <s className={classNames(DONE_TITLE, "decoration-[1.5px]")}>{quest.title}</s>
        <p className={classNames(DONE_FACTS, "flex flex-wrap items-center gap-x-2")}>
          <span>{whenDone(quest, timeZone)}</span>
          {isWaiting ? (
            <span>{t("+{xp} XP when it is sent", { xp: quest.xpReward })}</span>
          ) : (
            <b className="num leading-none font-750 text-gold-text">+{quest.xpPaid ?? 0} XP</b>
          )}
        </p>
      </div>
      {isWaiting ? <WaitingBadge /> : <DoneStamp />}
    </li>
  );
}

function DoneStamp() {
  const [isNew] = useState(comesInPlace);
  return (
    <span className={classNames(DONE_STAMP, "-rotate-6 text-gold-text", isNew && "animate-stamp-in")}>
      {t("Done")}
    </span>
  );
}

function WaitingBadge() {
  return (
    <span className="inline-flex h-[30px] items-center gap-1.5 rounded-[8px] bg-surface px-[11px] text-13 leading-none font-semibold whitespace-nowrap">
      <RefreshCw className="size-[15px]" aria-hidden="true" />
      {t("Waiting to send")}
    </span>
  );
}

/** "12:41, 6 min"; without the length if it was not started before. */
function whenDone(quest: DatedQuest, timeZone: string): string {
  if (!quest.completedAt) return "";
  const at = timeIn(timeZone, new Date(quest.completedAt));
  const spentMs = workedMs([quest]);
  return spentMs >= MS_PER_MINUTE ? `${at}, ${roughTime(spentMs)}` : at;
}
