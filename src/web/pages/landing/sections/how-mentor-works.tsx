import { CalendarDays, Eye, List, Lock, type LucideIcon, Timer, TrendingUp } from "lucide-react";
import { BandContours } from "#web/ui/brand/contour-lines.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { how } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { SECTION_TITLE } from "./section-heading.tsx";
import { Waypoint } from "./waypoint.tsx";

const ICONS: [LucideIcon, LucideIcon][] = [
  [List, Lock],
  [CalendarDays, Timer],
  [TrendingUp, Eye],
];

/** A dark full-width band, the same in both themes. */
export function HowMentorWorks() {
  return (
    <section className="relative mt-24 overflow-hidden bg-band text-on-band stack:mt-35">
      <BandContours className="absolute inset-0 size-full" />
      <div
        className={`relative grid gap-x-12 gap-y-12 py-20 stack:grid-cols-[340px_1fr] stack:items-center stack:py-28 wide:grid-cols-[420px_1fr] wide:gap-x-22 ${WRAP}`}
      >
        <div>
          <Lantern className="h-[120px] w-[103px] drop-shadow-[0_0_44px_#FBBF2499] [--ln-body:#1F7468] [--ln-cap:#2F8E7F] [--ln-line:#4FB5A5] sm:h-[154px] sm:w-[132px]" />
          <h2 className={`mt-6 ${SECTION_TITLE}`}>{how.title}</h2>
          <p className="mt-3.5 max-w-[34em] text-[17px] leading-[1.5] text-balance text-on-band-2 sm:text-[19px]">
            {how.lead}
          </p>
        </div>
        <ol>
          {how.steps.map((step, index) => (
            <HowStep key={step.title} {...step} number={index + 1} icons={ICONS[index] ?? []} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface HowStepProps {
  number: number;
  title: string;
  text: string;
  proofs: string[];
  icons: LucideIcon[];
}

function HowStep({ number, title, text, proofs, icons }: HowStepProps) {
  return (
    <li className="relative pb-10 pl-19 before:absolute before:inset-y-0 before:top-10 before:left-[29px] before:border-l-4 before:border-dotted before:border-[#7FE3D2]/35 last:pb-0 last:before:hidden sm:pl-23">
      <Waypoint className="absolute! top-0 left-0 h-[39px] w-[60px] [--on-primary:#04201D] [--primary-edge:#0E7D6F] [--primary:#2DD4BF]">
        {number}
      </Waypoint>
      <h3 className="pt-1 text-24 sm:text-[25px]">{title}</h3>
      <p className="mt-1.5 max-w-[34em] text-16 text-pretty text-on-band-2 sm:text-[17px]">{text}</p>
      <ul className="mt-3.5 flex flex-wrap gap-2">
        {icons.map((Icon, index) => (
          <li
            key={proofs[index]}
            className="inline-flex h-8 items-center gap-[7px] rounded-[9px] bg-band-2 px-3 text-[13.5px] leading-none font-semibold text-[#CDEEE6]"
          >
            <Icon className="size-[15px] text-gold" aria-hidden="true" />
            {proofs[index]}
          </li>
        ))}
      </ul>
    </li>
  );
}
