import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";
import { OpeningCard } from "./opening-card.tsx";
import { PathBar, PathIcon, pathFigure } from "./path-look.tsx";
import { SKILL_ROW, SkillPathsSkeleton } from "./skill-paths-skeleton.tsx";
import { useLazyDialog } from "./use-lazy-dialog.ts";
import { useSkillPaths } from "./use-progress.ts";

export function SkillPathsCard() {
  const paths = useSkillPaths();
  const { Dialog, frame, show } = useLazyDialog(async () => {
    return (await import("./skill-paths-dialog.tsx")).SkillPathsDialog;
  });
  if (!paths.data) {
    return (
      <Card as="section">
        <CardHead title={t("Skill paths")} />
        {paths.isError ? (
          <LoadFailed what={t("Could not be read.")} query={paths} className="mt-2.5" />
        ) : (
          <SkillPathsSkeleton />
        )}
      </Card>
    );
  }
  return (
    <>
      <OpeningCard title={t("Skill paths")} onOpen={show}>
        <ul className="mt-3 grid gap-4">
          {paths.data.map((path) => (
            <li key={path.id} className={SKILL_ROW}>
              <PathIcon id={path.id} />
              <div className="min-w-0">
                <p className="mb-1.5 flex items-baseline justify-between gap-2 text-14 leading-tight font-semibold">
                  {t(path.title)}
                  <span className="flex-none text-[12.5px] font-medium text-text-2 tabular-nums">
                    {pathFigure(path)}
                  </span>
                </p>
                <PathBar path={path} />
              </div>
            </li>
          ))}
        </ul>
      </OpeningCard>
      {Dialog ? <Dialog {...frame} paths={paths.data} /> : null}
    </>
  );
}
