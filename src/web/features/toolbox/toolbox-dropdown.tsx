import { Toolbox } from "lucide-react";
import { Suspense, useId } from "react";
import { t } from "#web/platform/language/text.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useHoverPanel } from "./use-hover-panel.ts";
import { useUsedTools } from "./used-tools.tsx";

const ToolList = lazyPart("tool-list", async () => (await import("./tool-list.tsx")).ToolList);

const FULL_WIDTH_PX = 240;
const EMPTY_WIDTH_PX = 220;

/** Top bar menu of tools recently opened from quests. */
export function ToolboxDropdown() {
  const { tools } = useUsedTools();
  const panel = useHoverPanel();
  const panelId = useId();
  const isEmpty = tools.length === 0;
  return (
    <div className="relative max-sm:-mr-1.5 max-sm:-ml-1" {...panel.frameProps}>
      <Button
        variant="ghost"
        icon
        aria-label={t("Toolbox")}
        aria-expanded={panel.isOpen}
        aria-controls={panelId}
        {...panel.triggerProps}
      >
        <Toolbox className="size-5" aria-hidden="true" />
      </Button>
      <section
        id={panelId}
        aria-label={t("Your Tools")}
        data-feature="Toolbox"
        hidden={!panel.isOpen}
        style={{ width: isEmpty ? EMPTY_WIDTH_PX : FULL_WIDTH_PX }}
        className="absolute top-full right-0 z-60 mt-1 animate-rise-in rounded-card bg-surface text-text shadow-overlay before:absolute before:inset-x-0 before:-top-1 before:h-1"
      >
        <h2 className="px-4.5 pt-4.5 pb-2 text-14 leading-none font-bold tracking-normal">
          {t("Your Tools")}
        </h2>
        {isEmpty ? (
          <EmptyToolbox />
        ) : panel.isOpen ? (
          <Suspense>
            <ToolList tools={tools} onOpened={panel.close} />
          </Suspense>
        ) : null}
      </section>
    </div>
  );
}

function EmptyToolbox() {
  return (
    <div className="px-4 pt-2.5 pb-5.5 text-center">
      <Toolbox className="mx-auto size-6" aria-hidden="true" />
      <p className="mt-2 text-[14.5px] leading-[1.3] font-650">{t("No tools used yet")}</p>
      <p className="text-13 text-text-2">{t("Tools appear when used in tasks")}</p>
    </div>
  );
}
