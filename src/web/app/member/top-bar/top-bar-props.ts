import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";

/** What every variant of the bar shows and starts. */
export interface TopBarProps {
  user: UserView;
  /** The toolbox's place; nothing stands there until it exists. */
  toolbox?: ReactNode;
  onSignOut: () => void;
}
