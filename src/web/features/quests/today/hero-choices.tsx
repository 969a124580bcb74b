import { CalendarDays, Scissors, X } from "lucide-react";
import type { ComponentProps } from "react";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { FIRST_WIN_HOURS, GENERATED_HOURS } from "#domain/quests/quest.ts";
import { t } from "#web/platform/language/text.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import { useQuestActions } from "../quest-actions.ts";
import { canBeShorter, roughTime } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";

const AnotherDayMenu = lazyPart("another-day", async () => {
  return (await import("../card/day-menu.tsx")).AnotherDayMenu;
});

/** What else can be done with the next quest, in one quiet row. */
export function HeroChoices({ quest }: { quest: DatedQuest }) {
  const { shorten, reject } = useQuestActions();
  const { menu, buttonProps } = useMenuButton(AnotherDayMenu.preload);
  return (
    <div className="relative my-1 flex justify-between px-1 sm:mt-3 sm:mb-0 sm:flex-wrap sm:justify-center sm:gap-0.5 sm:px-0">
      {canBeShorter(quest) ? (
        <Quiet data-track="Shorter" onClick={() => shorten(quest)}>
          <Scissors aria-hidden="true" />
          <span>
            {t("Shorter")}
            {quest.estimatedHours <= GENERATED_HOURS[0] ? (
              <span className="max-sm:hidden">, {roughTime(FIRST_WIN_HOURS * MS_PER_HOUR)}</span>
            ) : null}
          </span>
        </Quiet>
      ) : null}
      <Quiet {...buttonProps} data-track="Another day">
        <CalendarDays aria-hidden="true" />
        {t("Another day")}
      </Quiet>
      <LazyOverlay open={menu.open}>
        <AnotherDayMenu menu={menu} quest={quest} />
      </LazyOverlay>
      <Quiet data-track="Not Relevant" onClick={() => reject(quest)}>
        <X aria-hidden="true" />
        {t("Not Relevant")}
      </Quiet>
    </div>
  );
}

function Quiet(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      {...props}
      className="px-3! text-[14.5px]! font-semibold! sm:px-3.5! [&>svg]:size-[17px] max-sm:[&>svg]:hidden"
    />
  );
}
