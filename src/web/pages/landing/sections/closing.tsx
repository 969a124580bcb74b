import { FileText, Flag, Gift, type LucideIcon, Users } from "lucide-react";
import { calls, closing } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { CallToAction } from "./call-to-action.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Waypoint, type WaypointTone } from "./waypoint.tsx";

const STOPS: { Icon: LucideIcon; tone: WaypointTone }[] = [
  { Icon: FileText, tone: "primary" },
  { Icon: Users, tone: "gold" },
  { Icon: Flag, tone: "level" },
  { Icon: Gift, tone: "primary" },
];

/** The four promises, as the last stops of the trail. */
export function Closing() {
  return (
    <section className="pt-24 stack:pt-35">
      <div className={`flex flex-col items-center ${WRAP}`}>
        <SectionHeading title={closing.title} />
        <div className="relative mt-11 mb-10 w-full max-w-[1080px] stack:mt-13.5 stack:mb-12">
          <Road />
          <ul className="grid grid-cols-2 gap-y-9 stack:grid-cols-4">
            {closing.promises.map((promise, index) => (
              <PromiseStop key={promise.figure} {...promise} stop={STOPS[index]} />
            ))}
          </ul>
        </div>
        <CallToAction
          location="secondary"
          words={calls.start}
          variant="primary"
          size="lg"
          className="max-sm:w-full max-sm:text-[17px]"
        />
        <p className="mt-5 text-center text-15 text-balance text-text-2">{closing.price}</p>
      </div>
    </section>
  );
}

interface PromiseStopProps {
  figure: string;
  of: string;
  unbroken?: string;
  stop: (typeof STOPS)[number] | undefined;
}

function PromiseStop({ figure, of, unbroken, stop }: PromiseStopProps) {
  return (
    <li className="relative grid content-start justify-items-center px-1.5 text-center">
      {stop ? (
        <Waypoint tone={stop.tone}>
          <stop.Icon className="size-[18px] stroke-2" />
        </Waypoint>
      ) : null}
      <b className="num mt-6 text-24 leading-[1.1] font-extrabold tracking-[-.015em]">{figure}</b>
      <span className="mt-1.5 text-15 leading-[1.35] text-balance text-text-2 sm:text-16">
        {of} {unbroken ? <span className="whitespace-nowrap">{unbroken}</span> : null}
      </span>
    </li>
  );
}

function Road() {
  return (
    <svg
      viewBox="0 0 1080 52"
      preserveAspectRatio="none"
      className="absolute -top-1.5 left-0 h-13 w-full overflow-visible max-stack:hidden"
      fill="none"
      aria-hidden="true"
    >
      <path
        d="M135 26c90 26 180-26 270 0s180 26 270 0 180-26 270 0"
        stroke="var(--control)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 13"
      />
    </svg>
  );
}
