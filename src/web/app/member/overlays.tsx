import { useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { putOffSessionEnd, useSessionEnded } from "#web/platform/session/session-end.ts";
import type { Overlay } from "./use-overlay.ts";

const ProfileOverlay = lazyPart(
  "profile",
  async () => (await import("./profile-overlay.tsx")).ProfileOverlay,
);
const FeedbackDialog = lazyPart("feedback", async () => {
  return (await import("#web/features/feedback/feedback-dialog.tsx")).FeedbackDialog;
});
const ActivitySheet = lazyPart("activity", async () => (await import("./activity-sheet.tsx")).ActivitySheet);
const Commands = lazyPart("commands", async () => (await import("./commands.tsx")).Commands);
const LogbookOverlay = lazyPart(
  "logbook",
  async () => (await import("./logbook-overlay.tsx")).LogbookOverlay,
);
const ShortcutsDialog = lazyPart("shortcuts", async () => {
  return (await import("./shortcuts-dialog.tsx")).ShortcutsDialog;
});
const SessionEndedDialog = lazyPart("session-ended", async () => {
  return (await import("./session-ended-dialog.tsx")).SessionEndedDialog;
});

const PARTS: Record<Overlay, { preload: () => Promise<void> }> = {
  account: ProfileOverlay,
  activity: ActivitySheet,
  commands: Commands,
  feedback: FeedbackDialog,
  logbook: LogbookOverlay,
  shortcuts: ShortcutsDialog,
};

/** For buttons that are pointed at or have the focus. */
export function prepareOverlay(overlay: Overlay): void {
  void PARTS[overlay].preload();
}

/** Needed when a call is refused: what was typed must not wait for it. */
export function prepareSessionEnd(): void {
  void SessionEndedDialog.preload();
}

interface OverlaysProps {
  user: UserView;
  overlay: Overlay | null;
  onOpen: (overlay: Overlay) => void;
  onClose: () => void;
  onSignOut: () => void;
}

export function Overlays({ user, overlay, onOpen, onClose, onSignOut }: OverlaysProps) {
  const [path] = useLocation();
  const closeOnly = (open: boolean) => open || onClose();
  const hasEnded = useSessionEnded();
  const frame = (name: Overlay) => ({ open: overlay === name, onOpenChange: closeOnly });
  return (
    <>
      <LazyOverlay {...frame("account")}>
        <ProfileOverlay {...frame("account")} user={user} onSignOut={onSignOut} />
      </LazyOverlay>
      <LazyOverlay {...frame("feedback")}>
        <FeedbackDialog {...frame("feedback")} user={user} path={path} />
      </LazyOverlay>
      <LazyOverlay {...frame("activity")}>
        <ActivitySheet {...frame("activity")} />
      </LazyOverlay>
      <LazyOverlay {...frame("commands")}>
        <Commands {...frame("commands")} role={user.role} onOpenOverlay={onOpen} onSignOut={onSignOut} />
      </LazyOverlay>
      <LazyOverlay {...frame("logbook")}>
        <LogbookOverlay {...frame("logbook")} timeZone={user.timeZone} />
      </LazyOverlay>
      <LazyOverlay {...frame("shortcuts")}>
        <ShortcutsDialog {...frame("shortcuts")} />
      </LazyOverlay>
      <LazyOverlay open={hasEnded}>
        <SessionEndedDialog open={hasEnded} onOpenChange={putOffSessionEnd} path={path} />
      </LazyOverlay>
    </>
  );
}
