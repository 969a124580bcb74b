import type { SkillPathView } from "#contracts/progress.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PathBar, PathIcon, pathFigure } from "./path-look.tsx";

interface SkillPathsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  paths: readonly SkillPathView[];
}

export function SkillPathsDialog({ open, onOpenChange, paths }: SkillPathsDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Skill Paths"
      onOpenChange={onOpenChange}
      title={t("Skill paths")}
      description={t("Every quest you finish moves one of these along.")}
    >
      <ul className="-mt-2 grid" aria-label={t("Skill paths")}>
        {paths.map((path) => (
          <li key={path.id} className="flex gap-3.5 border-b border-border py-4 last:border-0 last:pb-0">
            <PathIcon id={path.id} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="text-16 leading-tight font-bold">{t(path.title)}</h3>
                <span className="num text-13 font-bold text-text-2">{pathFigure(path)}</span>
              </div>
              <p className="mt-0.5 mb-2 text-14 text-pretty text-text-2">{t(path.description)}</p>
              <PathBar path={path} />
              <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-13 font-medium text-text-2">
                <span>{nextText(path)}</span>
                <span>{tn(path.tasksCompleted, "1 quest completed", "{n} quests completed")}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function nextText({ level, xp, nextLevelXp, nextMilestone }: SkillPathView): string {
  if (nextLevelXp === null) return t(nextMilestone);
  return t("{xp} XP to level {level}", { xp: nextLevelXp - xp, level: level + 1 });
}
