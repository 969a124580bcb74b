import type { Ref } from "react";
import { timeSpentText } from "#domain/logbook/logbook.ts";
import { Flame } from "#web/ui/brand/flame.tsx";
import { LogoMark } from "#web/ui/brand/logo-mark.tsx";
import { NightScene } from "#web/ui/brand/night-scene.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { weekText } from "./review-words.ts";

interface ShareCardProps {
  week: string;
  quests: number;
  trackedSec: number;
  streakDays: number;
  level: number;
  ref?: Ref<HTMLElement>;
}

/** The week for others to see: counts only. Titles, notes, money and the business's name stay private. */
export function ShareCard({ week, quests, trackedSec, streakDays, level, ref }: ShareCardProps) {
  const facts = [
    quests === 1 ? "1 quest finished" : `${quests.toLocaleString("en")} quests finished`,
    ...(trackedSec >= 60 ? [`${timeSpentText(trackedSec)} of work`] : []),
    `Level ${level}`,
  ];
  return (
    <figure
      ref={ref}
      aria-label="Your week as a picture"
      className="relative m-0 flex aspect-[1/1.06] flex-col overflow-hidden rounded-[22px] bg-[#0A2B27] px-6 py-5.5 text-[#E8F2F0]"
    >
      <NightScene className="absolute -bottom-6 left-[4%] w-[112%] max-w-none" />
      <p className="relative flex items-center gap-2.5 font-display text-16 leading-none font-extrabold tracking-[-.02em]">
        <LogoMark className="size-[26px]" />
        SideQuest
        <span className="num ml-auto font-body text-[13.5px] font-semibold tracking-normal text-[#A9CCC5]">
          {weekText(week, "short")}
        </span>
      </p>
      <p className="relative mt-5 font-display text-28 leading-[1.12] font-extrabold tracking-[-.025em]">
        My week
      </p>
      <ul className="relative mt-3 grid gap-1.5 text-15 font-550">
        {facts.map((fact) => (
          <li key={fact} className="num flex items-center gap-2">
            <Orb className="size-[18px]" />
            {fact}
          </li>
        ))}
      </ul>
      {streakDays > 0 ? (
        <p className="num relative mt-auto inline-flex h-[34px] items-center gap-1.5 self-start rounded-full bg-[#061C19] pr-3 pl-2 font-display text-15 font-750">
          <Flame className="size-5" />
          {streakDays === 1 ? "1 day" : `${streakDays} days`}
        </p>
      ) : null}
    </figure>
  );
}
