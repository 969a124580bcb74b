import { t, tn } from "#web/platform/language/text.ts";
import { questsText } from "../quest-time.ts";
import { DayStamp } from "./day-stamp.tsx";
import { type PlannedDay, sumPaidXp } from "./week-plan.ts";

/** What a day without open quests says: what was done on it, or why it is empty. */
export function DaySummary({ plan }: { plan: PlannedDay }) {
  const { finished, movedCount, when } = plan;
  if (finished.length > 0) {
    return (
      <DayStamp word={movedCount > 0 ? t("Done") : t("Cleared")}>
        <span className="whitespace-nowrap">{questsText(finished.length)},</span>{" "}
        <span className="whitespace-nowrap">+{sumPaidXp(finished)} XP</span>
        {movedCount > 0 ? (
          <span className="block">{tn(movedCount, "1 moved to today", "{n} moved to today")}</span>
        ) : null}
      </DayStamp>
    );
  }
  return (
    <p className="grid min-h-[52px] place-items-center rounded-[12px] border-[1.5px] border-dashed border-border px-1.5 py-2 text-center text-13 leading-[1.3] font-medium text-pretty text-text-2">
      {movedCount > 0
        ? tn(movedCount, "1 moved to today", "{n} moved to today")
        : emptyDayWords(when, plan.isAvailable)}
    </p>
  );
}

export function emptyDayWords(when: PlannedDay["when"], isOpen: boolean): string {
  if (when === "today") return isOpen ? t("Nothing left for today.") : t("A rest day. Enjoy it.");
  if (when === "past") return t("A quiet day.");
  return isOpen ? t("Free so far.") : t("Rest day.");
}
