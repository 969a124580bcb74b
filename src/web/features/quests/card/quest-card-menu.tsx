import { Ellipsis } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import type { DatedQuest } from "../use-quests.ts";

const QuestMenu = lazyPart("quest-menu", async () => (await import("./quest-menu.tsx")).QuestMenu);

interface QuestCardMenuProps {
  quest: DatedQuest;
  className?: string;
  /** Visible only on hover, focus and touch devices. */
  isQuiet?: boolean;
}

export function QuestCardMenu({ quest, className, isQuiet = false }: QuestCardMenuProps) {
  const { menu, buttonProps } = useMenuButton(QuestMenu.preload);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-label={t("Quest menu: {title}", { title: quest.title })}
        data-track="Quest menu"
        className={classNames(
          "grid size-[26px] flex-none place-items-center rounded-badge border-0 bg-surface text-text-2 hover:bg-surface-2 hover:text-text data-[state=open]:bg-surface-2 pointer-coarse:-my-2.5 pointer-coarse:size-11",
          isQuiet &&
            "opacity-0 group-hover/card:opacity-100 group-focus-within/card:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100",
          className,
        )}
      >
        <Ellipsis className="size-[18px]" aria-hidden="true" />
      </button>
      <LazyOverlay open={menu.open}>
        <QuestMenu menu={menu} quest={quest} />
      </LazyOverlay>
    </>
  );
}
