import { ChevronRight, Flag, Lightbulb } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { STAGES } from "#domain/business/way.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { PathMountain } from "#web/ui/trail/path-mountain.tsx";
import type { PathStep } from "#web/ui/trail/path-step.ts";
import { currentMilestone, stageOf, stepsOf } from "./path/path-words.ts";
import { PlainPathCard } from "./plain-path-card.tsx";
import { usePath } from "./use-business.ts";

/** From this terrace on the trail is near the summit. */
const UPPER_TERRACES = 4;

/** The next milestone, with its progress and a link to the whole path. */
export function MilestoneCard({ level }: { level: number }) {
  const path = usePath();
  const headingId = useId();
  if (!path.data) {
    if (!path.isError) return <PlainPathCard />;
    return (
      <Card as="section" aria-labelledby={headingId} className="min-h-[328px]">
        <CardHead title={<span id={headingId}>{t("Your path")}</span>} />
        <LoadFailed what={t("Could not be read.")} query={path} className="mt-2.5" />
      </Card>
    );
  }
  const milestone = currentMilestone(path.data);
  const steps = stepsOf(path.data);
  const view = viewOf(steps, STAGES.indexOf(stageOf(path.data)));
  return (
    <Card as="section" padding="none" aria-labelledby={headingId} className="min-h-[328px] overflow-hidden">
      <PathMountain
        view={view}
        steps={steps}
        level={level}
        className={classNames(
          "block w-full border-b border-border bg-sky",
          view === "summit" ? "aspect-[652/296]" : "aspect-[1156/590]",
        )}
      />
      <div className="px-4.5 pt-3.5 pb-4">
        <CardHead
          title={<span id={headingId}>{t("Your path")}</span>}
          aside={
            <Link
              href="/path"
              className="inline-flex items-center gap-1 font-semibold text-on-primary-soft underline-offset-3 hover:underline pointer-coarse:min-h-11"
            >
              {t("Open the map")}
              <ChevronRight className="size-4" aria-hidden="true" />
            </Link>
          }
        />
        {milestone ? (
          <>
            <h4 className="mt-2.5 text-18 leading-tight font-750 wrap-anywhere">{milestone.title}</h4>
            {milestone.takes === null ? null : (
              <div className="mt-2.5 flex items-center gap-2.5">
                <ProgressBar
                  className="flex-1"
                  value={milestone.done}
                  max={milestone.takes}
                  label={t("Quests of {title}", { title: milestone.title })}
                />
                <b className="num text-14 whitespace-nowrap">
                  {t("{count} of {total}", {
                    count: Math.min(milestone.done, milestone.takes),
                    total: milestone.takes,
                  })}
                </b>
              </div>
            )}
            <Line icon={<Lightbulb />}>{milestone.unlocks}</Line>
          </>
        ) : (
          <Line icon={<Flag />}>{t("Every milestone of this path is reached.")}</Line>
        )}
      </div>
    </Card>
  );
}

/** The part of the mountain where the current stone is; without one, where the stage is. */
function viewOf(steps: readonly PathStep[], stage: number): "foot" | "whole" | "summit" {
  const terrace = steps.find(({ state }) => state === "now")?.terrace ?? stage;
  if (terrace >= UPPER_TERRACES) return "summit";
  return terrace === 0 ? "foot" : "whole";
}

function Line({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <p className="mt-3 grid grid-cols-[17px_1fr] gap-2 text-[13.5px] leading-[1.4] text-pretty text-text-2 [&>svg]:mt-0.5 [&>svg]:size-[17px]">
      {icon}
      {children}
    </p>
  );
}
