import { ArrowRight, Flag } from "lucide-react";
import type { ReactNode } from "react";
import { calls, steps } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { CallToAction } from "./call-to-action.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { BuildDemo, PlanDemo, SignUpDemo } from "./step-demos.tsx";
import { Waypoint, type WaypointTone } from "./waypoint.tsx";

export function Steps() {
  return (
    <section id="steps" className="scroll-mt-4 pt-24 stack:pt-33">
      <div className={WRAP}>
        <SectionHeading title={steps.title} lead={steps.lead} />
        <div className="relative mt-11 stack:mt-15">
          <Road />
          <ol className="grid gap-x-7 gap-y-10 stack:grid-cols-3">
            <Step {...steps.signUp} tone="gold" mark="1" demo={<SignUpDemo />} />
            <Step {...steps.plan} tone="primary" mark="2" demo={<PlanDemo />} />
            <Step
              {...steps.build}
              tone="level"
              mark={<Flag className="size-[18px] stroke-2" />}
              demo={<BuildDemo />}
            />
          </ol>
        </div>
        <div className="mt-10 flex justify-center">
          <CallToAction location="secondary" words={calls.plan} size="lg" className="max-sm:w-full">
            <ArrowRight className="size-[18px]" aria-hidden="true" />
          </CallToAction>
        </div>
      </div>
    </section>
  );
}

interface StepProps {
  title: string;
  text: string;
  tone: WaypointTone;
  mark: ReactNode;
  demo: ReactNode;
}

function Step({ title, text, tone, mark, demo }: StepProps) {
  return (
    <li className="relative flex flex-col items-center">
      <Waypoint tone={tone}>{mark}</Waypoint>
      <div className="card mt-5.5 flex w-full flex-1 flex-col rounded-panel p-5 sm:p-7">
        <h3 className="text-24 font-750 sm:text-[25px]">{title}</h3>
        <p className="mt-2 text-pretty text-text-2">{text}</p>
        <div className="mt-auto pt-6" aria-hidden="true">
          <div className="flex min-h-[166px] flex-col justify-center gap-2.5 overflow-hidden rounded-quest bg-surface-2 p-4 sm:p-5 stack:max-wide:p-3.5">
            {demo}
          </div>
        </div>
      </div>
    </li>
  );
}

/** Gold up to the second stop, dotted after it. */
function Road() {
  return (
    <svg
      viewBox="0 0 1200 44"
      preserveAspectRatio="none"
      className="absolute top-2 left-0 h-11 w-full overflow-visible max-stack:hidden"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M200 16C330 52 470-18 600 16" stroke="#FBBF24" strokeWidth="7" />
      <path d="M600 16c130 34 270-36 400 0" stroke="var(--control)" strokeWidth="5" strokeDasharray="1 13" />
    </svg>
  );
}
