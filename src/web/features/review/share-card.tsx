import type { Ref } from "react";
import { timeSpentText } from "#domain/logbook/logbook.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Flame } from "#web/ui/brand/flame.tsx";
import { LogoMark } from "#web/ui/brand/logo-mark.tsx";
import { NightScene } from "#web/ui/brand/night-scene.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { weekText } from "./review-words.ts";

interface ShareCardProps {
  week: string;
  quests: number;
  trackedSec: number;
  streakDays: number;
  level: number;
  /** Only if the person ticked it, as all that follows. */
  name: string | null;
  wins: readonly string[];
  money: string | null;
  ref?: Ref<HTMLElement>;
}

/** They leave room: with the picture so high, closing the week is in view below it. */
const FEW_FACTS = 3;

/** The week for others to see: counts, and what the person chose. */
export function ShareCard({ week, quests, trackedSec, streakDays, level, ref, ...chosen }: ShareCardProps) {
  const { name, wins, money } = chosen;
  const facts = [
    ...wins,
    ...(quests > 0 ? [tn(quests, "1 quest finished", "{n} quests finished")] : []),
    ...(trackedSec >= 60 ? [t("{time} of work", { time: t(timeSpentText(trackedSec)) })] : []),
    t("Level {level}", { level }),
  ];
  return (
    <figure
      ref={ref}
      aria-label={t("Your week as a picture")}
      className={classNames(
        "relative m-0 flex min-h-[330px] max-w-[420px] flex-col overflow-hidden rounded-[22px] bg-[#0A2B27] px-6 py-5.5 text-[#E8F2F0]",
        facts.length > FEW_FACTS ? "sm:min-h-[420px]" : "sm:min-h-[384px]",
      )}
    >
      <NightScene isAhead={quests === 0} className="absolute -bottom-6 left-[4%] w-[112%] max-w-none" />
      <p className="relative flex items-center gap-2.5 font-display text-16 leading-none font-extrabold tracking-[-.02em]">
        <LogoMark className="size-[26px]" />
        SideQuest
        <span className="num ml-auto font-body text-[13.5px] font-semibold tracking-normal text-[#A9CCC5]">
          {weekText(week, "short")}
        </span>
      </p>
      <p className="relative mt-5 font-display text-28 leading-[1.12] font-extrabold tracking-[-.025em] wrap-anywhere">
        {name ? t("A week of {name}", { name }) : t("My week")}
      </p>
      <ul className="relative mt-3 grid gap-1.5 text-15 font-550">
        {facts.map((fact) => (
          <li key={fact} className="num flex items-start gap-2">
            <Orb className="mt-0.5 size-[18px] flex-none" />
            <span className="min-w-0 wrap-anywhere">{fact}</span>
          </li>
        ))}
      </ul>
      {streakDays > 0 || money ? (
        <p className="num relative mt-auto flex flex-wrap gap-2 pt-4">
          {streakDays > 0 ? (
            <span className={PILL}>
              <Flame className="size-5" />
              {tn(streakDays, "1 day", "{n} days")}
            </span>
          ) : null}
          {money ? <span className={PILL}>{t("{figure} came in", { figure: money })}</span> : null}
        </p>
      ) : null}
    </figure>
  );
}

const PILL =
  "inline-flex h-[34px] items-center gap-1.5 rounded-full bg-[#061C19] pr-3 pl-2.5 font-display text-15 font-750";
