import type { UserView } from "#contracts/accounts.ts";

export interface WidgetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: UserView;
  /** Path of the page under the dialog. */
  path: string;
}
