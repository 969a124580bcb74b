import type { SkillPathView } from "#contracts/progress.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PathBar, PathIcon, pathFigure } from "./path-look.tsx";
import { counted } from "./progress-text.ts";

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
      title="Skill paths"
      description="Every quest you finish moves one of these along."
    >
      <ul className="-mt-2 grid" aria-label="Skill paths">
        {paths.map((path) => (
          <li key={path.id} className="flex gap-3.5 border-b border-border py-4 last:border-0 last:pb-0">
            <PathIcon id={path.id} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="text-16 leading-tight font-bold">{path.title}</h3>
                <span className="num text-13 font-bold text-text-2">{pathFigure(path)}</span>
              </div>
              <p className="mt-0.5 mb-2 text-14 text-pretty text-text-2">{path.description}</p>
              <PathBar path={path} />
              <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-13 font-medium text-text-2">
                <span>{path.nextMilestone}</span>
                <span>{counted(path.tasksCompleted, "quest")} completed</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
