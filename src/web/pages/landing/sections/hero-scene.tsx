import { Camera, Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { Flame } from "#web/ui/brand/flame.tsx";
import { LevelShield } from "#web/ui/brand/level-shield.tsx";
import { QuestMountain } from "#web/ui/brand/mountain/quest-mountain.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";

/** The mountain, surrounded by samples of a running week. On phones the mountain only. */
export function HeroScene() {
  return (
    <div className="relative z-1 mt-6 mb-0 w-[112%] max-w-[720px] max-stack:mx-auto max-sm:-mx-[6%] sm:mt-10 sm:mb-22 sm:w-full stack:absolute stack:top-24 stack:left-[38.5%] stack:m-0 stack:w-[60%] stack:max-w-none wide:top-21 full:top-11 full:left-[39.8%] full:w-[68.8%]">
      <QuestMountain className="w-full max-sm:[&_[data-day]]:hidden" />
      <div className="max-sm:hidden" aria-hidden="true">
        <Streak />
        <Level />
        <XpPill
          xp={50}
          sign
          solid
          className="absolute top-[64%] left-[57%] z-4 h-[34px]! gap-1.5! pr-3.5! pl-2! text-18! shadow-[0_3px_0_var(--gold-edge)] [&>svg]:size-5.5!"
        />
        <Advice />
        <RunningQuest />
      </div>
    </div>
  );
}

function Float({ className, children }: { className: string; children: ReactNode }) {
  return <div className={classNames("absolute z-3 bg-surface shadow-float", className)}>{children}</div>;
}

function Streak() {
  return (
    <Float className="num top-[12%] left-[3%] flex items-center gap-2.5 rounded-full py-2.5 pr-4 pl-2.5 text-16 leading-none font-750 text-streak wide:left-[12%]">
      <Flame className="size-7" />
      5-day streak
    </Float>
  );
}

function Level() {
  return (
    <Float className="top-0 right-3 w-[232px] rounded-card px-4 py-3.5 max-wide:-top-6 max-wide:w-[200px]">
      <p className="num mb-2.5 flex items-center gap-2.5 text-[17px] leading-none font-750">
        <LevelShield className="size-6.5" />
        Level 4
        <span className="ml-auto font-body text-13 leading-none font-semibold text-text-2">75/100 XP</span>
      </p>
      <div className="h-3 overflow-hidden rounded-full bg-surface-2">
        <div className="relative h-full w-3/4 rounded-full bg-level">
          <span className="absolute inset-x-1.5 top-1/4 h-[3px] rounded-full bg-[#FFFFFF4D]" />
        </div>
      </div>
    </Float>
  );
}

function Advice() {
  return (
    <Float className="-bottom-14 left-2 w-[268px] wide:left-18 wide:max-full:w-[240px] rounded-card rounded-bl-[5px] px-4 py-[13px] text-[14.5px] leading-[1.45] font-medium full:left-[78px] stack:max-wide:hidden">
      <b className="num mb-1.5 block text-13 leading-none font-bold text-on-primary-soft">AI Mentor</b>
      Daylight beats a lamp for soy wax. Shoot before 10, by the north window.
    </Float>
  );
}

function RunningQuest() {
  return (
    // Below 1400 px it stands lower, clear of the trail's second stop.
    <Float className="right-0.5 -bottom-13 w-[292px] rounded-card p-4 outline-2 -outline-offset-2 outline-primary wide:max-full:-right-4 wide:max-[1200px]:-bottom-28 min-[1200px]:max-full:-bottom-22">
      <Badge tone="marketing" icon={<Camera />}>
        Content Creation
      </Badge>
      <p className="mt-2.5 mb-3 text-16 leading-[1.3] font-650 tracking-[-.005em]">
        Photograph the three best-selling scents in daylight
      </p>
      <div className="flex items-center gap-2">
        <span className="btn btn-primary btn-xs min-h-0! min-w-0!">
          <Check className="size-3.5" />
          Complete
        </span>
        <span className="ml-auto inline-flex items-center gap-2.5 text-15 leading-none font-bold text-on-primary-soft tabular-nums">
          <span className="size-2 rounded-full bg-primary shadow-[0_0_0_4px_var(--primary-soft)]" />
          00:24:18
        </span>
      </div>
    </Float>
  );
}
