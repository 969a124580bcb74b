import {
  Bell,
  BellOff,
  CalendarDays,
  Check,
  Lamp,
  Maximize2,
  Pencil,
  Play,
  Scissors,
  Trash2,
  X,
} from "lucide-react";
import { useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/overlays/menu.tsx";
import type { MenuState } from "#web/ui/overlays/menu-button.ts";
import { useQuestActions } from "../quest-actions.ts";
import { canBeShorter } from "../quest-time.ts";
import { useRemindMe } from "../remind/use-remind-me.ts";
import type { DatedQuest } from "../use-quests.ts";
import { DayMenu } from "./day-menu.tsx";

/** All actions for one quest. */
export function QuestMenu({ menu, quest }: { menu: MenuState; quest: DatedQuest }) {
  return (
    <Menu menu={menu} widthClass="w-52">
      <Entries quest={quest} />
    </Menu>
  );
}

/** Mounted with each opening, so that it starts with the actions. */
function Entries({ quest }: { quest: DatedQuest }) {
  const actions = useQuestActions();
  const reminder = useRemindMe(quest);
  const [isChoosingDay, setIsChoosingDay] = useState(false);
  if (isChoosingDay) return <DayMenu quest={quest} />;
  return (
    <>
      {quest.inProgress ? (
        <MenuItem icon={<Maximize2 aria-hidden="true" />} onSelect={() => actions.openWorkspace(quest)}>
          {t("Open workspace")}
        </MenuItem>
      ) : (
        <MenuItem icon={<Play aria-hidden="true" />} onSelect={() => actions.start(quest)}>
          {t("Start")}
        </MenuItem>
      )}
      <MenuItem icon={<Check aria-hidden="true" />} onSelect={() => actions.complete(quest)}>
        {t("Complete")}
      </MenuItem>
      <MenuItem icon={<Lamp aria-hidden="true" />} onSelect={() => actions.askMentor(quest)}>
        {t("Ask the mentor")}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.edit(quest)}>
        {t("Edit")}
      </MenuItem>
      <MenuSeparator />
      {canBeShorter(quest) ? (
        <MenuItem icon={<Scissors aria-hidden="true" />} onSelect={() => actions.shorten(quest)}>
          {t("Shorter")}
        </MenuItem>
      ) : null}
      <MenuItem icon={<CalendarDays aria-hidden="true" />} staysOpen onSelect={() => setIsChoosingDay(true)}>
        {t("Another day")}
      </MenuItem>
      <MenuItem
        icon={reminder.isSet ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        onSelect={reminder.toggle}
      >
        {reminder.isSet ? t("Don’t remind me") : t("Remind me")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<X aria-hidden="true" />} onSelect={() => actions.reject(quest)}>
        {t("Not Relevant")}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => actions.remove(quest)}>
        {t("Delete")}
      </MenuItem>
    </>
  );
}
