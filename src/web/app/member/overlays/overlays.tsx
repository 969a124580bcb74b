import { useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { putOffSessionEnd, useSessionEnded } from "#web/platform/session/session-end.ts";
import type { OverlayName } from "#web/wiring/signals.ts";
import { Commands } from "../commands/commands.tsx";
import { FEATURES } from "../features.ts";

const SessionEndedDialog = lazyPart("session-ended", async () => {
  return (await import("./session-ended-dialog.tsx")).SessionEndedDialog;
});

const PARTS = FEATURES.flatMap(({ overlays = {} }) => Object.entries(overlays));

/** Without a name: preloads the session-ended dialog, so that it opens without a fetch. */
export function preloadOverlay(name?: OverlayName): void {
  if (!name) void SessionEndedDialog.preload();
  void PARTS.find(([known]) => known === name)?.[1].preload();
}

interface OverlaysProps {
  user: UserView;
  overlay: OverlayName | null;
  onClose: () => void;
  onSignOut: () => void;
}

/** All overlays: those registered by features, the command palette and the session-ended dialog. */
export function Overlays({ user, overlay, onClose, onSignOut }: OverlaysProps) {
  const [path] = useLocation();
  const hasEnded = useSessionEnded();
  const onOpenChange = (open: boolean) => open || onClose();
  const shared = { onOpenChange, user, path, onSignOut };
  return (
    <>
      <Commands {...shared} open={overlay === "commands"} />
      {PARTS.map(([name, Part]) => (
        <LazyOverlay key={name} open={overlay === name}>
          <Part {...shared} open={overlay === name} />
        </LazyOverlay>
      ))}
      <LazyOverlay open={hasEnded}>
        <SessionEndedDialog open={hasEnded} onOpenChange={putOffSessionEnd} path={path} />
      </LazyOverlay>
    </>
  );
}
