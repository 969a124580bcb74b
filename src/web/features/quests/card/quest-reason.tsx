import { t } from "#web/platform/language/text.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";

interface QuestReasonProps {
  /** Null for a quest the person created. */
  reason: string | null;
}

/** Why this quest was chosen for this person, as said by the mentor. */
export function QuestReason({ reason }: QuestReasonProps) {
  if (!reason) return null;
  return (
    <p className="flex items-start gap-3 rounded-card border border-border px-3.5 py-3 text-14 text-pretty wrap-anywhere text-text-2">
      <Lantern className="mt-0.5 h-[33px] w-7 flex-none" />
      <span>
        <b className="block font-650 text-text">{t("Why this quest")}</b>
        <span lang="en">{reason}</span>
      </span>
    </p>
  );
}
