import { Check } from "lucide-react";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import type { PathMilestone } from "./path-words.ts";

/** "December 5", of a day such as 2026-12-05. */
export function dayAndMonth(day: string, month: "long" | "short" = "long"): string {
  return new Date(day).toLocaleDateString(language, { day: "numeric", month, timeZone: "UTC" });
}

/** The last finished quests of a milestone, above those that are open. */
export function FinishedQuests({ finished }: { finished: NonNullable<PathMilestone["finished"]> }) {
  if (finished.length === 0) return null;
  return (
    <ul aria-label={t("Finished quests of this milestone")} className="mt-3.5 border-t border-border">
      {finished.map(({ id, title, day }) => (
        <li
          key={id}
          className="grid min-h-[46px] grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-2.5 border-border py-1.5 text-[14.5px] leading-[1.35] font-semibold text-text-2 not-last:border-b"
        >
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-gold text-on-gold"
          >
            <Check className="size-3.5 stroke-3" />
          </span>
          <s className="text-pretty wrap-anywhere decoration-[1.5px]">{title}</s>
          <small className="text-13 leading-none font-medium whitespace-nowrap">
            {dayAndMonth(day, "short")}
          </small>
        </li>
      ))}
    </ul>
  );
}
