import { Check, EyeOff, Lamp, Maximize2, Pencil, Play, Trash2 } from "lucide-react";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";
import { useQuestActions } from "../quest-actions.ts";
import type { DatedQuest } from "../use-quests.ts";

/** All actions for one quest. */
export function QuestMenu({ menu, quest }: { menu: MenuState; quest: DatedQuest }) {
  const actions = useQuestActions();
  return (
    <Menu menu={menu} widthClass="w-52">
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
      <MenuItem icon={<Lamp aria-hidden="true" />} onSelect={() => actions.askMentor(quest)}>
        Ask the mentor
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
    </Menu>
  );
}
