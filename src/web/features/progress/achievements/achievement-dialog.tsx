import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { t } from "#web/platform/language/text.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { sharesText } from "../progress-text.ts";
import { useKnownAchievements } from "../use-progress.ts";
import { typeText } from "./achievement-disc.tsx";
import { AchievementFace } from "./achievement-face.tsx";

interface AchievementDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  achievement: AchievementView;
  /** Slot for the share buttons, which belong to another feature. */
  share: ReactNode;
}

export function AchievementDialog({ open, onOpenChange, achievement, share }: AchievementDialogProps) {
  const { title, type, description } = achievement;
  // The share count may have grown since the dialog was opened.
  const { shareCount } = useKnownAchievements()?.find(({ id }) => id === achievement.id) ?? achievement;
  return (
    <Dialog
      open={open}
      feature="Achievement"
      onOpenChange={onOpenChange}
      title={t(title)}
      description={`${typeText(type)}. ${t(description)}`}
      width="sm"
      bare
      className="text-center"
    >
      <div className="px-5 pt-6 pb-7 sm:px-7">
        {/* The dialog's heading already tells screen readers. */}
        <div aria-hidden="true">
          <AchievementFace achievement={achievement} />
        </div>
        <p className="mt-3 mb-5 inline-flex items-center gap-1.5 text-13 font-medium text-text-2">
          <Share2 className="size-3.5" aria-hidden="true" />
          {sharesText(shareCount)}
        </p>
        {share}
      </div>
    </Dialog>
  );
}
