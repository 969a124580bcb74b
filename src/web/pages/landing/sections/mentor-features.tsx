import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { mentor } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { AnswersDemo, KnowsDemo, PlansDemo, ToolsDemo } from "./feature-demos.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function MentorFeatures() {
  return (
    <section id="mentor" className="scroll-mt-4 pt-24 stack:pt-33">
      <div className={WRAP}>
        <SectionHeading title={mentor.title} lead={mentor.lead} />
        <div className="mt-10 grid gap-4 stack:mt-14 stack:grid-cols-12 stack:gap-5">
          <Feature {...mentor.knows} wide demo={<KnowsDemo />} />
          <Feature {...mentor.plans} demo={<PlansDemo />} />
          <Feature {...mentor.answers} demo={<AnswersDemo />} />
          <Feature {...mentor.tools} wide demo={<ToolsDemo />} />
        </div>
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  wide?: boolean;
  demo: ReactNode;
}

function Feature({ title, text, wide = false, demo }: FeatureProps) {
  return (
    <article
      className={classNames(
        "card relative flex flex-col overflow-hidden rounded-dialog p-5 sm:p-8 stack:min-h-[332px]",
        wide ? "stack:col-span-7" : "stack:col-span-5",
      )}
    >
      <h3 className="text-24 sm:text-[27px]">{title}</h3>
      <p className="mt-2 max-w-[30em] text-pretty text-text-2">{text}</p>
      <div className="mt-auto pt-6.5" aria-hidden="true">
        {demo}
      </div>
    </article>
  );
}
