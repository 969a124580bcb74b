import { useEffect } from "react";
import { askMentor } from "#web/features/mentor/ask-mentor.ts";
import { isMeantAsShortcut } from "#web/platform/shortcut.ts";
import { openOverlay } from "#web/wiring/signals.ts";

/** Shortcuts on every page: Ctrl+K (Cmd+K on a Mac) for commands, M for the mentor, ? for help. */
export function useShellKeys(): void {
  useEffect(() => {
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}

function handle(event: KeyboardEvent): void {
  const act = actOf(event);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(event: KeyboardEvent): (() => unknown) | undefined {
  const key = event.key.toLowerCase();
  if (key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey)
    return () => openOverlay.emit("commands");
  const act = { m: () => askMentor(), "?": () => openOverlay.emit("shortcuts") }[key];
  return act && isMeantAsShortcut(event) ? act : undefined;
}
