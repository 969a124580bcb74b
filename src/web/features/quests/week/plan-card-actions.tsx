import { Check, Play } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { QuestCardMenu } from "../card/quest-card-menu.tsx";
import { useQuestActions } from "../quest-actions.ts";
import type { DatedQuest } from "../use-quests.ts";
import { ToolLauncher } from "../workspace/tool-launcher.tsx";

/**
 * Start, or Complete, and the menu; with a mouse the others appear on hover and focus, in the card's first line, so
 * that nothing moves.
 */
export function PlanCardActions({ quest }: { quest: DatedQuest }) {
  const { start, complete, reject, onToolUsed } = useQuestActions();
  // Quiet: the page's main action is on the quest at its top.
  const Icon = quest.inProgress ? Check : Play;
  return (
    <div className="mt-[9px] flex flex-wrap gap-1">
      <Button
        size="xs"
        className="h-8! min-w-0 flex-1 px-1!"
        data-track={quest.inProgress ? "Complete" : "Start"}
        onClick={() => (quest.inProgress ? complete(quest) : start(quest))}
      >
        <Icon
          className={classNames("flex-none", quest.inProgress ? "size-4" : "size-3.5 fill-current")}
          aria-hidden="true"
        />
        {quest.inProgress ? t("Complete") : t("Start")}
      </Button>
      <QuestCardMenu
        quest={quest}
        className="h-8! w-[30px]! rounded-[9px]! pointer-coarse:my-0! pointer-coarse:size-11!"
      />
      <div className="absolute top-[5px] right-[22px] flex items-center rounded-[9px] bg-surface pl-1 opacity-0 transition-opacity duration-[var(--t-press)] group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:static pointer-coarse:w-full pointer-coarse:gap-1 pointer-coarse:pl-0 pointer-coarse:opacity-100">
        <Button
          variant="ghost"
          size="xs"
          className="px-1! text-12! pointer-coarse:flex-1"
          data-track="Not Relevant"
          onClick={() => reject(quest)}
        >
          {t("Not Relevant")}
        </Button>
        <ToolLauncher quest={quest} look="xs" onToolUsed={onToolUsed} />
      </div>
    </div>
  );
}
