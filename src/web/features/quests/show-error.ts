import { toast } from "#web/ui/toast/toast-store.ts";

export const SOMETHING_WRONG = "Something went wrong. Please try again.";

export function showError(description: string): void {
  toast({ title: "Error", description, variant: "destructive" });
}
