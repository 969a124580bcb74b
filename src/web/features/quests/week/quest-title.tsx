import { classNames } from "#web/ui/class-names.ts";
import { useQuestActions } from "../quest-actions.ts";
import type { DatedQuest } from "../use-quests.ts";

interface QuestTitleProps {
  quest: DatedQuest;
  as: "h3" | "h4";
  className: string;
}

/** Opens the whole text; of a running quest its workspace. */
export function QuestTitle({ quest, as: Heading, className }: QuestTitleProps) {
  const { openWorkspace, read } = useQuestActions();
  return (
    <Heading
      id={`quest-${quest.id}`}
      className={classNames("font-body font-650 tracking-[-.003em]", className)}
    >
      <button
        type="button"
        data-track="Quest title"
        className="relative rounded-xs border-0 bg-transparent p-0 text-left font-[inherit] hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3"
        onClick={() => (quest.inProgress ? openWorkspace(quest) : read(quest))}
      >
        {quest.title}
      </button>
    </Heading>
  );
}
