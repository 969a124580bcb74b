import { Check } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { RunningTimer } from "../card/running-timer.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { PinBar } from "../today/pin-bar.tsx";
import type { DatedQuest } from "../use-quests.ts";

/** The started quest at the top of the page. */
export function RunningQuest({ quest }: { quest: DatedQuest }) {
  const { complete, openWorkspace } = useQuestActions();
  const headingId = `running-${quest.id}`;
  return (
    <section
      aria-labelledby={headingId}
      data-quest-id={quest.id}
      className="rounded-[24px] border-2 border-primary bg-surface shadow-[0_0_0_5px_var(--primary-soft)]"
    >
      <div className="flex h-13 items-center gap-2.5 rounded-t-[21px] bg-primary-soft px-5.5 text-14 font-650 text-on-primary-soft">
        In progress
        <RunningTimer startedAt={quest.startedAt} />
      </div>
      <div className="grid min-h-[266px] content-between gap-5 p-5.5">
        <h2 id={headingId} className="text-24 font-extrabold wrap-anywhere">
          {quest.title}
        </h2>
        <PinBar>
          <Button
            variant="primary"
            size="lg"
            className="flex-1"
            data-track="Complete"
            onClick={() => complete(quest)}
          >
            <Check className="size-5" aria-hidden="true" />
            Complete
          </Button>
          <Button variant="ghost" className="h-14!" onClick={() => openWorkspace(quest)}>
            Open workspace
          </Button>
        </PinBar>
      </div>
    </section>
  );
}
