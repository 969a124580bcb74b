import { Target } from "lucide-react";
import { t } from "#web/platform/language/text.ts";

/** How to see that a quest is done. Nothing if its text does not say. */
export function DoneWhen({ text, lang }: { text: string | null; lang: string | undefined }) {
  if (!text) return null;
  return (
    <div className="rounded-[14px] bg-success-soft px-3.5 py-3 text-[14.5px] leading-[1.42] font-medium wrap-anywhere text-success">
      <b className="mb-1 flex items-center gap-[7px] font-display text-14 leading-tight font-bold">
        <Target className="size-[17px]" aria-hidden="true" />
        {t("Done when")}
      </b>
      <span lang={lang}>{text}</span>
    </div>
  );
}
