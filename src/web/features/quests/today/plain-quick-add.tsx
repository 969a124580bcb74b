import { Plus } from "lucide-react";
import { t } from "#web/platform/language/text.ts";

/** In the place of the line for a quest of one's own until that is loaded: opens the whole form. */
export function PlainQuickAdd({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      data-track="New quest"
      onClick={onClick}
      className="flex h-13 w-full items-center gap-2.5 rounded-card border-[1.5px] border-dashed border-control bg-transparent px-4.5 text-left text-15 font-medium text-text-2"
    >
      <Plus className="size-[18px]" aria-hidden="true" />
      <span className="truncate">{t("Something of your own, like: order 20 jars")}</span>
    </button>
  );
}
