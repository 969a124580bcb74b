import { useLocation } from "wouter";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { CommandPalette } from "#web/ui/overlays/command-palette.tsx";
import type { CommandContext, OverlayProps } from "#web/wiring/web-feature.ts";
import { FEATURES } from "../features.ts";

/** The command palette with the commands of every feature. */
export function Commands({ user, open, onOpenChange, onSignOut }: Omit<OverlayProps, "path">) {
  const [, navigate] = useLocation();
  const commands = open ? commandsFor({ user, navigate, onSignOut }) : [];
  return <CommandPalette open={open} onOpenChange={onOpenChange} commands={commands} />;
}

function commandsFor(context: CommandContext) {
  return FEATURES.flatMap(({ commands }) => commands?.(context) ?? []).map((command) => ({
    group: "Do",
    ...command,
    run: () => {
      track("button_click", command.label);
      command.run();
    },
  }));
}
