import { Check } from "lucide-react";
import { useState } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { t } from "#web/platform/language/text.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { useQuestActions } from "../quest-actions.ts";
import { countedNow } from "../work/counted-time.ts";

/** Complete stays in view: at the window's lower edge while the quest is taller, on a phone pinned there, where the menu has Not Relevant. */
export function RunningFooter({ quest, notes }: { quest: QuestView; notes: string }) {
  const { askMentor, finish, reject } = useQuestActions();
  const [isSending, setIsSending] = useState(false);

  const complete = async () => {
    setIsSending(true);
    const text = notes.trim();
    await finish(quest, { v: 1, ...(text && { notes: text }), timeSpentSec: countedNow(quest) });
    setIsSending(false);
  };
  return (
    <div className="bg-surface max-sm:contents sm:sticky sm:bottom-0 sm:z-22 sm:flex sm:items-center sm:gap-1 sm:rounded-b-[22px] sm:border-t sm:border-border sm:px-5.5 sm:pt-3 sm:pb-4.5">
      <div
        data-pin-bar
        className="flex items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--phone-tabs,0px) max-sm:z-25 max-sm:border-t max-sm:border-border max-sm:bg-surface max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[calc(15px+env(safe-area-inset-bottom))] sm:flex-1"
      >
        <Button
          variant="primary"
          size="lg"
          className="order-2 h-[58px]! min-w-0 flex-1 rounded-[18px]! font-display text-[20px]! sm:order-1"
          data-track="Complete"
          loading={isSending}
          onClick={complete}
        >
          <Check className="size-5" aria-hidden="true" />
          {t("Complete")}
        </Button>
        <Button
          aria-label={t("Ask mentor")}
          data-track="Ask mentor"
          className="order-1 flex-none in-data-docked:sm:hidden max-sm:h-[58px]! max-sm:w-14 max-sm:rounded-[18px]! max-sm:px-0! sm:order-2 sm:border-transparent! sm:bg-transparent! sm:px-3! sm:text-text-2! sm:shadow-none! sm:hover:bg-surface-2! sm:hover:text-text!"
          onClick={() => askMentor(quest)}
        >
          <Lantern className="h-[38px] w-8 sm:h-6.5 sm:w-[22px]" />
          <span className="max-sm:hidden" aria-hidden="true">
            {t("Ask mentor")}
          </span>
        </Button>
      </div>
      <Button
        variant="ghost"
        className="px-3! max-sm:hidden"
        data-track="Not Relevant"
        onClick={() => reject(quest)}
      >
        {t("Not Relevant")}
      </Button>
    </div>
  );
}
