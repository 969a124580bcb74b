import { Share } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import type { PathView as Path } from "#contracts/business/path.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { PathMountain } from "#web/ui/trail/path-mountain.tsx";
import { usePath } from "../use-business.ts";
import { MilestonePanel } from "./milestone-panel.tsx";
import { PathLadder } from "./path-ladder.tsx";
import { PathMap } from "./path-map.tsx";
import { currentMilestone, stepsOf, summaryOf } from "./path-words.ts";
import { ReachedCard } from "./reached-card.tsx";

interface PathViewProps {
  user: UserView;
  /** Hands on a picture of the map, under this file name. */
  shareMap: (map: HTMLElement | null, name: string) => void;
}

/** The path of a person's business: its mountain, and the panel of the chosen milestone. */
export function PathView({ user, shareMap }: PathViewProps) {
  const path = usePath();
  const map = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-28 leading-[1.14] font-extrabold tracking-[-.022em] wrap-anywhere max-sm:text-22">
            {user.businessName
              ? t("The path of {businessName}", { businessName: user.businessName })
              : t("Your path")}
          </h1>
          {path.data ? (
            <p className="mt-1 text-[15.5px] text-text-2 max-sm:sr-only">{summaryOf(path.data)}</p>
          ) : null}
        </div>
        {path.data ? (
          <Button
            className="flex-none"
            data-track="Share the map"
            onClick={() => shareMap(map.current, "sidequest-path.png")}
          >
            <Share className="size-[18px]" aria-hidden="true" />
            <span className="max-sm:sr-only">{t("Share the map")}</span>
          </Button>
        ) : null}
      </div>
      {path.data ? (
        <Shown path={path.data} level={user.level} map={map} />
      ) : path.isError ? (
        <Card className="mt-5">
          <LoadFailed what={t("Your path could not be read.")} query={path} />
        </Card>
      ) : (
        <SkeletonRegion label={t("Loading your path")} className="mt-5">
          <Skeleton className="aspect-[1080/800] w-full rounded-dialog" />
        </SkeletonRegion>
      )}
    </>
  );
}

interface ShownProps {
  path: Path;
  level: number;
  map: RefObject<HTMLDivElement | null>;
}

function Shown({ path, level, map }: ShownProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { milestones } = path;
  const chosen =
    milestones.find(({ id }) => id === chosenId) ?? currentMilestone(path) ?? milestones.at(-1) ?? null;
  if (!chosen) return null;
  const choice = { path, chosen, onChoose: ({ id }: { id: string }) => setChosenId(id) };
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-sm:pb-20 sm:mt-4 wide:grid-cols-[minmax(0,1fr)_372px] wide:gap-6">
      <div className="grid gap-3.5">
        <div ref={map} className="bg-bg text-text">
          <div className="max-stack:hidden">
            <PathMap {...choice} level={level} />
          </div>
          <div className="overflow-hidden rounded-[18px] border border-border bg-sky stack:hidden">
            <PathMountain
              view="mountain"
              steps={stepsOf(path)}
              level={level}
              className="block aspect-[1.4] w-full"
            />
          </div>
        </div>
        <div className="max-stack:hidden">
          <ReachedCard path={path} />
        </div>
      </div>
      <MilestonePanel path={path} milestone={chosen} />
      <div className="stack:hidden">
        <PathLadder {...choice} />
      </div>
    </div>
  );
}
