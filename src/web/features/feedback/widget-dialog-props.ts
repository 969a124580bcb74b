import type { UserView } from "#contracts/accounts.ts";

export interface WidgetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: UserView;
  /** The page that lies under it. */
  path: string;
}
