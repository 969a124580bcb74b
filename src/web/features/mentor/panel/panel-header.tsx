import { ArrowLeft, BookOpenText, ChevronDown, Ellipsis } from "lucide-react";
import { useId, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import { openProfile } from "#web/wiring/profile-address.ts";
import { modelLine, poweredBy } from "../answer/who-answers.ts";
import type { Mentor } from "../use-mentor.ts";
import { PANEL_NAME } from "./panel-name.ts";

const PanelMenu = lazyPart("mentor-menu", async () => (await import("./panel-menu.tsx")).PanelMenu);

interface PanelHeaderProps {
  mentor: Mentor | undefined;
  hasConversation: boolean;
  onExport: () => void;
  onClear: () => void;
  onClose: () => void;
}

/** Left out where a phone's keyboard leaves only room for the input. */
export function PanelHeader({ mentor, hasConversation, onExport, onClear, onClose }: PanelHeaderProps) {
  const { menu, buttonProps } = useMenuButton(PanelMenu.preload);
  return (
    <div className="flex min-h-15 flex-none items-center [@container_(max-height:18rem)]:hidden gap-2.5 border-b border-border py-2 pr-2 pl-1.5 sm:py-2.5 sm:pl-3.5">
      <Button variant="ghost" icon aria-label={t("Back")} onClick={onClose} className="sm:hidden">
        <ArrowLeft className="size-6" aria-hidden="true" />
      </Button>
      <Lantern className="h-10 w-[34px] flex-none" />
      <div className="min-w-0 flex-1">
        {/* The panel's frame has the heading. */}
        <p className="font-display text-[17px] leading-[1.2] font-750 tracking-[-.015em]" aria-hidden="true">
          {PANEL_NAME}
        </p>
        {mentor && mentor.models.length > 0 ? <PoweredBy models={mentor.models} /> : null}
      </div>
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={t("What the mentor remembers")}
        title={t("What the mentor remembers")}
        onClick={() => openProfile("known")}
      >
        <BookOpenText className="size-5" aria-hidden="true" />
      </Button>
      <Button {...buttonProps} variant="ghost" size="sm" icon aria-label={t("Conversation menu")}>
        <Ellipsis className="size-5" aria-hidden="true" />
      </Button>
      <LazyOverlay open={menu.open}>
        <PanelMenu menu={menu} hasConversation={hasConversation} onExport={onExport} onClear={onClear} />
      </LazyOverlay>
      <CloseButton onClick={onClose} className="max-sm:hidden" />
    </div>
  );
}

/** In one line what works here; names and places on request. */
function PoweredBy({ models }: { models: Mentor["models"] }) {
  const [isShown, setIsShown] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        data-track="Powered by"
        onClick={() => setIsShown(!isShown)}
        className="group/by -ml-1 rounded-badge border-0 bg-transparent px-1 text-left text-[12.5px] leading-[1.3] font-medium text-balance wrap-anywhere text-text-2 hover:text-text pointer-coarse:min-h-11"
      >
        {poweredBy(models)}
        <ChevronDown
          className="ml-0.5 inline size-3.5 align-[-2px] transition-transform group-aria-expanded/by:rotate-180"
          aria-hidden="true"
        />
      </button>
      {isShown ? (
        <ul id={listId} className="mt-1 text-12 wrap-anywhere text-text-2">
          {models.map((model) => (
            <li key={`${model.role} ${model.name}`}>{modelLine(model)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
