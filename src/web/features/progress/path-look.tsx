import { Box, type LucideIcon, Megaphone, Scale, SlidersHorizontal, Sprout, Tag } from "lucide-react";
import type { SkillPathView } from "#contracts/progress.ts";
import type { SkillPathId } from "#domain/progress/skill-paths.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
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
      label={`${t(path.title)}: ${pathFigure(path)}`}
      tone={lookOf(path.id)}
      size="sm"
      className={className}
    />
  );
}

/** "Lv 1 · 100/250"; without a target at the highest level, and without zeros before the first XP. */
export function pathFigure({ level, xp, nextLevelXp }: SkillPathView): string {
  const figure = (value: number) => value.toLocaleString(language);
  if (xp === 0 && nextLevelXp !== null) return t("Lv 1 at {xp} XP", { xp: figure(nextLevelXp) });
  return nextLevelXp === null
    ? t("Lv {level} · {xp} XP", { level, xp: figure(xp) })
    : t("Lv {level} · {xp}/{nextXp}", { level, xp: figure(xp), nextXp: figure(nextLevelXp) });
}
