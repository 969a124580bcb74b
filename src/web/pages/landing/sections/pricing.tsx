import { Check } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";
import { type Plan, pricing } from "../offer-content.ts";
import { WRAP } from "../page-frame.ts";
import { SectionHeading } from "./section-heading.tsx";

export function Pricing() {
  return (
    <section id="pricing" className="scroll-mt-4 pt-24 stack:pt-33">
      <div className={WRAP}>
        <SectionHeading title={pricing.title} lead={pricing.lead} />
        <ul className="mt-10 grid gap-4 stack:mt-13 stack:grid-cols-[1fr_1.2fr_1fr] stack:items-center stack:gap-5">
          {pricing.plans.map((plan) => (
            <PlanCard key={plan.name} {...plan} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PlanCard({ name, price, per, points, isMain = false }: Plan) {
  return (
    <li
      className={classNames(
        "card rounded-[22px] p-6 sm:p-7.5",
        isMain && "outline-2 -outline-offset-2 outline-primary max-stack:order-first stack:py-9.5",
      )}
    >
      <h3 className="num text-18 leading-none font-750">{name}</h3>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <b className="num text-[44px] leading-none font-extrabold tracking-[-.035em]">{price}</b>
        <span className="text-15 leading-[1.3] font-medium text-text-2">{per}</span>
      </p>
      <ul className="mt-5 grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5 text-16 leading-[1.4]">
            <Check className="mt-0.5 size-[18px] shrink-0 text-primary" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}
