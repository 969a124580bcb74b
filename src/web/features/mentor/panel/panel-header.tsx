import { ArrowLeft, Ellipsis } from "lucide-react";
import * as Primitive from "radix-ui/dialog";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import type { Mentor } from "../use-mentor.ts";

const PanelMenu = lazyPart("mentor-menu", async () => (await import("./panel-menu.tsx")).PanelMenu);

interface PanelHeaderProps {
  mentor: Mentor | undefined;
  hasConversation: boolean;
  onExport: () => void;
  onClear: () => void;
}

export function PanelHeader({ mentor, hasConversation, onExport, onClear }: PanelHeaderProps) {
  const { menu, buttonProps } = useMenuButton(PanelMenu.preload);
  return (
    <div className="flex min-h-15 flex-none items-center gap-2.5 border-b border-border py-2 pr-2 pl-1.5 sm:gap-3 sm:py-3 sm:pr-3 sm:pl-4">
      <Primitive.Close asChild>
        <Button variant="ghost" icon aria-label="Back" className="sm:hidden">
          <ArrowLeft className="size-6" aria-hidden="true" />
        </Button>
      </Primitive.Close>
      <Lantern className="h-[37px] w-8 flex-none sm:h-[42px] sm:w-9" />
      <div className="min-w-0 flex-1">
        <Primitive.Title className="text-[17px] leading-[1.2] font-750">AI Mentor</Primitive.Title>
        {mentor ? (
          <p className="text-[12.5px] leading-[1.3] font-medium text-pretty text-text-2">
            {poweredBy(mentor)}
          </p>
        ) : null}
      </div>
      <Button {...buttonProps} variant="ghost" size="sm" icon aria-label="Conversation menu">
        <Ellipsis className="size-5" aria-hidden="true" />
      </Button>
      <LazyOverlay open={menu.open}>
        <PanelMenu menu={menu} hasConversation={hasConversation} onExport={onExport} onClear={onClear} />
      </LazyOverlay>
      <Primitive.Close asChild>
        <CloseButton className="max-sm:hidden" />
      </Primitive.Close>
    </div>
  );
}

function poweredBy({ models }: Mentor): string {
  return `Powered by ${[...new Set(models.map(({ name }) => name))].join(" + ")}`;
}
