import { Target, X } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { AskedQuest } from "#web/wiring/signals.ts";

interface QuestChipProps {
  quest: AskedQuest;
  onRemove: () => void;
}

/** The quest that the next questions are about. */
export function QuestChip({ quest, onRemove }: QuestChipProps) {
  return (
    <p className="mb-2 flex w-fit max-w-full items-center gap-1.5 rounded-[18px] bg-primary-soft pl-3 text-13 font-semibold text-on-primary-soft">
      <Target className="size-3.5" aria-hidden="true" />
      <span className="truncate py-1.5" title={quest.title}>
        {t("About: {title}", { title: quest.title })}
      </span>
      <button
        type="button"
        aria-label={t("Do not ask about {title}", { title: quest.title })}
        data-track="Remove quest from question"
        onClick={onRemove}
        className="grid size-8 flex-none place-items-center rounded-full border-0 bg-transparent hover:bg-surface pointer-coarse:size-11"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </p>
  );
}
