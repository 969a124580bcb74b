import { Bell, BellOff, CalendarDays, Pencil, Scissors, X } from "lucide-react";
import type { ComponentProps } from "react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import { DayMenu } from "../card/day-menu.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { canBeShorter } from "../quest-time.ts";
import { useRemindMe } from "../remind/use-remind-me.ts";
import type { DatedQuest } from "../use-quests.ts";

/** What can be done with a quest instead of starting it. */
export function ReadingChoices({ quest, onClose }: { quest: DatedQuest; onClose: () => void }) {
  const { edit, reject, shorten } = useQuestActions();
  const reminder = useRemindMe(quest);
  const { menu, buttonProps } = useMenuButton(async () => undefined);
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-x-1">
      {canBeShorter(quest) ? (
        <Quiet data-track="Shorter" onClick={() => shorten(quest)}>
          <Scissors aria-hidden="true" />
          {t("Shorter")}
        </Quiet>
      ) : null}
      <Quiet {...buttonProps} data-track="Another day">
        <CalendarDays aria-hidden="true" />
        {t("Another day")}
      </Quiet>
      {menu.open ? (
        <Menu menu={menu} widthClass="w-52" align="center">
          <DayMenu quest={quest} />
        </Menu>
      ) : null}
      <Quiet
        data-track="Not Relevant"
        onClick={() => {
          onClose();
          reject(quest);
        }}
      >
        <X aria-hidden="true" />
        {t("Not Relevant")}
      </Quiet>
      {/* Two even lines instead of one and a leftover. */}
      <span className="basis-full" />
      <Quiet data-track="Remind me" onClick={reminder.toggle}>
        {reminder.isSet ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {reminder.isSet ? t("Don’t remind me") : t("Remind me")}
      </Quiet>
      <Quiet data-track="Edit" onClick={() => edit(quest)}>
        <Pencil aria-hidden="true" />
        {t("Edit")}
      </Quiet>
    </div>
  );
}

function Quiet(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      {...props}
      className="px-2.5! text-14! max-sm:[&>svg]:hidden [&>svg]:size-[17px]"
    />
  );
}
