import { GripVertical } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import type { DatedQuest } from "../use-quests.ts";

const AnotherDayMenu = lazyPart("another-day", async () => {
  return (await import("../card/day-menu.tsx")).AnotherDayMenu;
});

/** Where a card is taken to drag it. Pressed, it offers the days instead: dragging needs a mouse. */
export function MoveGrip({ quest }: { quest: DatedQuest }) {
  const { menu, buttonProps } = useMenuButton(AnotherDayMenu.preload);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-label={t("Move to another day: {title}", { title: quest.title })}
        title={t("Move to another day")}
        data-track="Another day"
        className="-my-1.5 -mr-2 ml-auto grid h-8 w-[22px] flex-none cursor-grab place-items-center rounded-badge border-0 bg-transparent p-0 text-text-2 hover:text-text active:cursor-grabbing pointer-coarse:-my-2.5 pointer-coarse:size-11"
      >
        <GripVertical className="size-[17px]" aria-hidden="true" />
      </button>
      <LazyOverlay open={menu.open}>
        <AnotherDayMenu menu={menu} quest={quest} />
      </LazyOverlay>
    </>
  );
}
