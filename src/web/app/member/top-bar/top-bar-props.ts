import type { ReactNode } from "react";
import type { UserView } from "#contracts/accounts.ts";

/** Props shared by all variants of the bar. */
export interface TopBarProps {
  user: UserView;
  /** Slot for the toolbox; empty if absent. */
  toolbox?: ReactNode;
  onSignOut: () => void;
}
