import { SKILL_PATHS } from "#domain/progress/skill-paths.ts";
import { t } from "#web/platform/language/text.ts";
import { Card, CardHead } from "#web/ui/card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";

export const SKILL_ROW = "grid grid-cols-[32px_minmax(0,1fr)] items-center gap-x-[11px]";

export function SkillPathsSkeleton() {
  return (
    <SkeletonRegion label={t("Loading your skill paths")} className="mt-3 grid gap-4">
      {SKILL_PATHS.map(({ id }) => (
        <div key={id} className={SKILL_ROW}>
          <Skeleton className="size-8 rounded-[10px]" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-1.5 w-full rounded-full" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}

/** In the place of the card until its part is loaded. */
export function PlainSkillPathsCard() {
  return (
    <Card as="section" className="min-h-[330px]">
      <CardHead title={t("Skill paths")} />
      <SkillPathsSkeleton />
    </Card>
  );
}
