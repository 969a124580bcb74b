import type { AchievementView } from "#contracts/progress.ts";
import { AchievementDialog } from "#web/features/progress/achievements/achievement-dialog.tsx";
import { AchievementShareButtons } from "#web/features/sharing/achievement-share-buttons.tsx";

interface AchievementOverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  achievement: AchievementView;
}

/** Dialog for one achievement, with share buttons. */
export function AchievementOverlay({ achievement, ...frame }: AchievementOverlayProps) {
  return (
    <AchievementDialog
      {...frame}
      achievement={achievement}
      share={<AchievementShareButtons key={achievement.id} achievement={achievement} />}
    />
  );
}
