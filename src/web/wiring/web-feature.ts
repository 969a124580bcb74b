import type { UserView } from "#contracts/accounts.ts";
import type { PagePath } from "#contracts/pages/pages.ts";
import type { LazyPart } from "#web/platform/lazy/lazy-part.ts";
import type { Command } from "#web/ui/overlays/command-palette.tsx";
import type { OverlayName } from "./signals.ts";

/** What every overlay is given; each takes what it needs. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: UserView;
  /** The page that it lies over. */
  path: string;
  onSignOut: () => void;
}

/** What the commands of the palette are made from. */
export interface CommandContext {
  user: UserView;
  navigate: (path: PagePath) => void;
  onSignOut: () => void;
}

/** What a feature adds to the member's shell. app/member/features.ts lists all of them. */
export interface WebFeature {
  /** Opened by the signal `openOverlay`, each by one feature. */
  overlays?: { [Name in OverlayName]?: LazyPart<OverlayProps> };
  /** For the command palette, asked anew whenever it is shown. Without a group a command stands under "Do". */
  commands?: (context: CommandContext) => Command[];
}
