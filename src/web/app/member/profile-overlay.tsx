import type { UserView } from "#contracts/accounts.ts";
import { ProfileDialog } from "#web/features/accounts/profile-dialog.tsx";
import { SocialConnections } from "#web/features/social/social-connections.tsx";

interface ProfileOverlayProps {
  user: UserView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

/** The profile's two tabs belong to two features. */
export function ProfileOverlay(props: ProfileOverlayProps) {
  return <ProfileDialog {...props} social={<SocialConnections username={props.user.username} />} />;
}
