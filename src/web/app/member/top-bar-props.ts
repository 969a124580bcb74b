import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";
import type { Overlay } from "./use-overlay.ts";

/** What every variant of the bar shows and starts. */
export interface TopBarProps {
  user: UserView;
  /** The toolbox's place; nothing stands there until it exists. */
  toolbox?: ReactNode;
  onOpen: (overlay: Overlay) => void;
  onSignOut: () => void;
}
