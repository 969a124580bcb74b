import type { UserView } from "#contracts/accounts.ts";
import type { PagePath } from "#contracts/pages/pages.ts";
import type { QuestView } from "#contracts/quests.ts";
import type { LazyPart } from "#web/platform/lazy/lazy-part.ts";
import type { Command } from "#web/ui/overlays/command-palette.tsx";
import type { OverlayName } from "./signals.ts";

/** Props given to every overlay. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: UserView;
  /** Path of the page under the overlay. */
  path: string;
  onSignOut: () => void;
}

/** Data from which the palette's commands are built. */
export interface CommandContext {
  user: UserView;
  /** As far as they are loaded: open ones, and the latest completed. */
  quests: readonly QuestView[];
  /** What the person told about their business, a line each; empty until it is read. */
  toldFacts: string;
  navigate: (path: PagePath | `${PagePath}?${string}`) => void;
  onSignOut: () => void;
}

/** What a feature adds to the member's shell. app/member/features.ts lists all of them. */
export interface WebFeature {
  /** Opened by the signal `openOverlay`; each name belongs to one feature. */
  overlays?: { [Name in OverlayName]?: LazyPart<OverlayProps> };
  /** Palette commands, computed whenever it is shown. Without a group a command is listed under "Do". */
  commands?: (context: CommandContext) => Command[];
}
