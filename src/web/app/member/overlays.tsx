import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "wouter";
import type { UserView } from "#contracts/accounts.ts";
import { setSessionEnded, useSessionEnded } from "#web/platform/session-end.ts";
import { Button } from "#web/ui/button.tsx";
import { Boundary } from "../boundary.tsx";
import { lazyPart } from "../lazy-part.ts";
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
const SessionEndedDialog = lazyPart("session-ended", async () => {
  return (await import("./session-ended-dialog.tsx")).SessionEndedDialog;
});

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
    <Boundary fallback={(retry) => <OverlayFailed onRetry={retry} />}>
      <OnceOpened {...frame("account")}>
        <ProfileOverlay {...frame("account")} user={user} onSignOut={onSignOut} />
      </OnceOpened>
      <OnceOpened {...frame("feedback")}>
        <FeedbackDialog {...frame("feedback")} path={path} />
      </OnceOpened>
      <OnceOpened {...frame("activity")}>
        <ActivitySheet {...frame("activity")} />
      </OnceOpened>
      <OnceOpened {...frame("commands")}>
        <Commands {...frame("commands")} onOpenOverlay={onOpen} onSignOut={onSignOut} />
      </OnceOpened>
      <OnceOpened open={hasEnded}>
        <SessionEndedDialog open={hasEnded} onOpenChange={setSessionEnded} path={path} />
      </OnceOpened>
    </Boundary>
  );
}

/** Fetched at the first opening, and kept from then on, so that closing can be animated. */
function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}

function OverlayFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-[420px] items-center gap-3 rounded-quest bg-surface p-4 text-15 shadow-overlay"
    >
      <p className="mr-auto">This window could not be opened.</p>
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
