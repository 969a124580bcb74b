import { Check, Ellipsis, EyeOff, Maximize2, Pencil, Play, Trash2 } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";
import { DropdownMenu, MenuItem, MenuSeparator } from "#web/ui/dropdown-menu.tsx";
import { useQuestActions } from "./quest-actions.ts";
import type { DatedQuest } from "./use-quests.ts";

interface QuestCardMenuProps {
  quest: DatedQuest;
  className?: string;
  /** Shown on hover, focus and touch only. */
  isQuiet?: boolean;
}

export function QuestCardMenu({ quest, className, isQuiet = false }: QuestCardMenuProps) {
  const actions = useQuestActions();
  return (
    <DropdownMenu
      widthClass="w-52"
      trigger={
        <button
          type="button"
          aria-label={`Quest menu: ${quest.title}`}
          className={classNames(
            "grid size-[26px] flex-none place-items-center rounded-badge border-0 bg-surface text-text-2 hover:bg-surface-2 hover:text-text data-[state=open]:bg-surface-2 pointer-coarse:-my-2.5 pointer-coarse:size-11",
            isQuiet &&
              "opacity-0 group-hover/card:opacity-100 group-focus-within/card:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100",
            className,
          )}
        >
          <Ellipsis className="size-[18px]" aria-hidden="true" />
        </button>
      }
    >
      {quest.inProgress ? (
        <MenuItem icon={<Maximize2 aria-hidden="true" />} onSelect={() => actions.openWorkspace(quest)}>
          Open workspace
        </MenuItem>
      ) : (
        <MenuItem icon={<Play aria-hidden="true" />} onSelect={() => actions.start(quest)}>
          Start
        </MenuItem>
      )}
      <MenuItem icon={<Check aria-hidden="true" />} onSelect={() => actions.complete(quest)}>
        Complete
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.edit(quest)}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<EyeOff aria-hidden="true" />} onSelect={() => actions.reject(quest)}>
        Not Relevant
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => actions.remove(quest)}>
        Delete
      </MenuItem>
    </DropdownMenu>
  );
}
