import { Check } from "lucide-react";
import type { DatedQuest } from "../use-quests.ts";

/** A completed quest in a past week. */
export function FinishedCard({ quest }: { quest: DatedQuest }) {
  return (
    <article className="flex min-w-0 items-start gap-2 rounded-[13px] border border-border bg-surface p-[9px] text-13">
      <Check className="mt-px size-4 flex-none stroke-[2.6] text-success" aria-hidden="true" />
      <div className="min-w-0">
        <h4 className="font-body text-13 leading-[1.35] font-550 tracking-normal text-pretty wrap-anywhere text-text-2 line-through">
          {quest.title}
        </h4>
        <span className="num mt-1 block font-bold text-gold-text">+{quest.xpPaid ?? 0} XP</span>
      </div>
    </article>
  );
}
