import { LogbookDialog, type LogbookDialogProps } from "#web/features/logbook/logbook-dialog.tsx";
import { CategoryBadge } from "#web/features/quests/card/category-badge.tsx";

/** The logbook with the badges that the quests wear. */
export function LogbookOverlay(props: Omit<LogbookDialogProps, "badge">) {
  return <LogbookDialog {...props} badge={(category) => <CategoryBadge category={category} size="md" />} />;
}
