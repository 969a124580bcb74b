import { useEffect, useEffectEvent } from "react";
import { isMeantAsShortcut } from "#web/platform/shortcut.ts";
import { askMentor } from "./ask-mentor.ts";

/** M for the mentor, ? for help: on every page. */
export function useShellKeys(openShortcuts: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const act = { m: askMentor, "?": openShortcuts }[event.key.toLowerCase()];
    if (!act || !isMeantAsShortcut(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
