import { Box, type LucideIcon, Megaphone, Scale, SlidersHorizontal, Sprout, Tag } from "lucide-react";
import type { SkillPathView } from "#contracts/progress.ts";
import type { SkillPathId } from "#domain/progress/skill-paths.ts";
import { IconTile } from "#web/ui/badge.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

const ICONS: Record<SkillPathId, LucideIcon> = {
  marketing: Megaphone,
  sales: Tag,
  product: Box,
  finance: Scale,
  operations: SlidersHorizontal,
  growth: Sprout,
};

function isKnown(id: string): id is SkillPathId {
  return Object.hasOwn(ICONS, id);
}

/** Whose colour and icon a path uses; an unknown path is shown like "growth". */
function lookOf(id: string): SkillPathId {
  return isKnown(id) ? id : "growth";
}

export function PathIcon({ id }: { id: string }) {
  const look = lookOf(id);
  const Icon = ICONS[look];
  return (
    <IconTile tone={look} className="size-8 rounded-[10px]">
      <Icon className="size-[18px]" />
    </IconTile>
  );
}

export function PathBar({ path, className }: { path: SkillPathView; className?: string }) {
  return (
    <ProgressBar
      value={path.nextLevelXp === null ? 1 : path.xp}
      max={path.nextLevelXp ?? 1}
      label={`${path.title}: ${pathFigure(path)}`}
      tone={lookOf(path.id)}
      size="sm"
      className={className}
    />
  );
}

/** "Lv 1 · 100/250"; without a target at the highest level. */
export function pathFigure({ level, xp, nextLevelXp }: SkillPathView): string {
  const figure = (value: number) => value.toLocaleString("en");
  return `Lv ${level} · ${nextLevelXp === null ? `${figure(xp)} XP` : `${figure(xp)}/${figure(nextLevelXp)}`}`;
}
