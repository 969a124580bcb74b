import { Check, Play } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useQuestActions } from "../quest-actions.ts";
import type { DatedQuest } from "../use-quests.ts";
import { ToolLauncher } from "../workspace/tool-launcher.tsx";
import { QuestReason } from "./quest-reason.tsx";

interface QuestCardActionsProps {
  quest: DatedQuest;
  isBig: boolean;
  isShown: boolean;
}

export function QuestCardActions({ quest, isBig, isShown }: QuestCardActionsProps) {
  if (quest.inProgress) return <RunningActions quest={quest} isBig={isBig} isShown={isShown} />;
  return <WaitingActions quest={quest} isBig={isBig} isShown={isShown} />;
}

/** Always visible. Quiet: the page's main Complete is on the running quest at the top. */
function RunningActions({ quest, isBig, isShown }: QuestCardActionsProps) {
  const { complete, openWorkspace, reject, onToolUsed } = useQuestActions();
  return (
    <div>
      <ToolLauncher quest={quest} look="wide" onToolUsed={onToolUsed} />
      <Button
        size={isBig ? "md" : "sm"}
        block
        className={isBig ? "mt-2.5" : "mt-2.5 px-1!"}
        data-track="Complete"
        onClick={() => complete(quest)}
      >
        <Check className="size-[18px]" aria-hidden="true" />
        Complete
      </Button>
      <div className="@container -mx-1.5 -mb-1.5 mt-2">
        <div className="flex justify-between gap-x-1 @max-[217px]:flex-col">
          <Button
            variant="ghost"
            size="xs"
            className="px-1.5"
            aria-label="Open workspace"
            data-track="Open workspace"
            onClick={() => openWorkspace(quest)}
          >
            <span className="@max-[120px]:hidden">Open workspace</span>
            <span className="@min-[120px]:hidden">Workspace</span>
          </Button>
          <Button
            variant="ghost"
            size="xs"
            className={classNames("px-1.5", !isShown && HIDDEN_AT_REST)}
            data-track="Not Relevant"
            onClick={() => reject(quest)}
          >
            Not Relevant
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Visible on hover or focus; always in narrow columns, where its own line would look empty. */
const HIDDEN_AT_REST =
  "opacity-0 transition-opacity group-hover/card:opacity-100 group-focus-within/card:opacity-100 @max-[217px]:opacity-100 pointer-coarse:opacity-100";

/** Overlays the cards below instead of moving them, so that the list does not jump under the pointer. */
const LAID_OVER =
  "pointer-events-none absolute inset-x-[-1px] top-full -mt-[9px] rounded-b-quest border border-t-0 border-control bg-surface px-[11px] pb-[11px] opacity-0 shadow-float transition-opacity duration-[var(--t-press)] group-hover/card:pointer-events-auto group-hover/card:opacity-100 group-focus-within/card:pointer-events-auto group-focus-within/card:opacity-100 pointer-coarse:pointer-events-auto pointer-coarse:static pointer-coarse:mx-0 pointer-coarse:mt-3 pointer-coarse:border-0 pointer-coarse:p-0 pointer-coarse:opacity-100 pointer-coarse:shadow-none";

function WaitingActions({ quest, isBig, isShown }: QuestCardActionsProps) {
  const { start, reject, onToolUsed } = useQuestActions();
  const size = isShown ? "md" : "xs";
  return (
    <div className={isShown ? "mt-3.5" : LAID_OVER}>
      {isShown ? null : (
        // On touch screens the reason is shown in the workspace.
        <QuestReason
          reason={quest.reason}
          size="card"
          className="invisible pt-0.5 pb-2.5 group-focus-within/card:visible group-hover/card:visible pointer-coarse:hidden"
        />
      )}
      <div
        className={classNames(
          "flex flex-wrap items-center gap-2",
          !isShown && "justify-between gap-y-1.5 border-t border-border pt-2.5",
          !isShown && !isBig && "gap-x-0.5",
        )}
      >
        <Button
          variant="primary"
          size={size}
          className={isShown ? "flex-[1.2]" : isBig ? "flex-1" : "w-full"}
          data-track="Start"
          onClick={() => start(quest)}
        >
          <Play className="size-3.5 fill-current" aria-hidden="true" />
          Start
        </Button>
        <Button
          variant={isShown ? "neutral" : "ghost"}
          size={size}
          className={isShown ? "flex-[1.3] px-2" : "-ml-1 px-1"}
          data-track="Not Relevant"
          onClick={() => reject(quest)}
        >
          Not Relevant
        </Button>
        <ToolLauncher quest={quest} look={size} onToolUsed={onToolUsed} />
      </div>
    </div>
  );
}
