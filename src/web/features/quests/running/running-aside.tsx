import { ArrowRight } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PinBar } from "#web/ui/controls/pin-bar.tsx";
import { LiveDot } from "../card/live-dot.tsx";
import { Counted, progressText } from "./running-head.tsx";

/** Phones: the started quest while the person looks at the rest of the page, with the way back to its workspace. */
export function RunningAside({ quest, onReturn }: { quest: QuestView; onReturn: () => void }) {
  const headingId = `aside-${quest.id}`;
  return (
    <section
      aria-labelledby={headingId}
      data-quest-id={quest.id}
      className="rounded-[20px] border-2 border-primary bg-surface p-4 shadow-[0_0_0_5px_var(--primary-soft)] sm:hidden"
    >
      <p className="flex items-center gap-2.5 text-14 leading-none font-650 text-on-primary-soft">
        <LiveDot isCounting={quest.countingSince !== null} />
        {progressText(quest)}
        <Counted quest={quest} className="ml-auto" />
      </p>
      <h2
        id={headingId}
        className="mt-3 line-clamp-3 text-[23px] leading-[1.14] font-extrabold tracking-[-.02em] wrap-anywhere"
      >
        {quest.title}
      </h2>
      <PinBar>
        <Button
          variant="primary"
          block
          autoFocus
          className="num h-[58px]! rounded-[18px]! text-[20px]! font-750! [--edge:5px]!"
          data-track="Back to the workspace"
          onClick={onReturn}
        >
          {t("Continue")}
          <ArrowRight className="size-5" aria-hidden="true" />
        </Button>
      </PinBar>
    </section>
  );
}
