import { Suspense } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { ProfileDialog } from "#web/features/accounts/profile-dialog.tsx";
import { PlanSection } from "#web/features/billing/plan-section.tsx";
import { KnownSection } from "#web/features/business/known-section.tsx";
import { RemindersSection } from "#web/features/reminders/reminders-section.tsx";
import { SharedPages } from "#web/features/sharing/shared-pages.tsx";
import { SocialConnections } from "#web/features/social/social-connections.tsx";
import { TokensSection } from "#web/features/tokens/tokens-section.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Few people need it: it comes in a file of its own. Until then its room is kept, to arrive at its heading. */
const WebhooksSection = lazyPart(
  "webhooks",
  async () => (await import("#web/features/webhooks/webhooks-section.tsx")).WebhooksSection,
);

interface ProfileOverlayProps {
  user: UserView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

/** Assembles the profile dialog from parts of several features. */
export function ProfileOverlay(props: ProfileOverlayProps) {
  return (
    <ProfileDialog
      {...props}
      social={<SocialConnections username={props.user.username} />}
      reminders={<RemindersSection />}
      known={<KnownSection />}
      plan={<PlanSection user={props.user} />}
      sharedPages={<SharedPages />}
      tokens={<TokensSection onFollow={() => props.onOpenChange(false)} />}
      webhooks={
        <Suspense fallback={<Skeleton className="h-104 rounded-input" />}>
          <WebhooksSection onFollow={() => props.onOpenChange(false)} />
        </Suspense>
      }
    />
  );
}
