import { Play, Star } from "lucide-react";
import { calls, hero } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { CallToAction } from "./call-to-action.tsx";
import { HeroHeadline } from "./hero-headline.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { SampleMark } from "./sample-mark.tsx";

export function Hero({ hasSamples }: { hasSamples: boolean }) {
  return (
    <section className="relative overflow-hidden pt-15 sm:pt-18">
      <div
        className="paper absolute inset-0 mask-[linear-gradient(#000_30%,transparent_96%)]"
        aria-hidden="true"
      />
      <div className={`relative stack:min-h-[740px] ${WRAP}`}>
        <div className="relative z-2 pt-5 sm:pt-12 stack:w-[54%] stack:max-w-[560px] stack:pt-16 wide:pt-21">
          {hasSamples ? <StartedToday /> : null}
          <HeroHeadline />
          <p className="mt-2 max-w-[490px] text-[17px] leading-[1.55] text-balance text-text-2 sm:mt-3.5 sm:text-[19px]">
            {hero.pitch}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mt-7.5">
            <CallToAction
              location="hero"
              words={calls.start}
              variant="primary"
              size="lg"
              className="max-sm:w-full max-sm:text-[17px]"
            />
            <a href="#film" className="btn btn-lg btn-ghost px-4 max-sm:w-full">
              <Play className="size-[18px] fill-current" aria-hidden="true" />
              {hero.filmLink}
            </a>
          </div>
          <Trust hasSamples={hasSamples} />
        </div>
        <HeroScene />
      </div>
    </section>
  );
}

const HUES = [
  "bg-path-marketing-soft text-path-marketing",
  "bg-path-sales-soft text-path-sales",
  "bg-path-finance-soft text-path-finance",
];

function StartedToday() {
  return (
    <p className="inline-flex h-9 items-center gap-2.5 rounded-full border border-border bg-surface pr-3.5 pl-3 text-14 leading-none font-semibold sm:pl-1.5">
      <span className="size-2 rounded-full bg-success sm:hidden" aria-hidden="true" />
      <span className="flex max-sm:hidden" aria-hidden="true">
        {hero.startedInitials.map((initial, index) => (
          <span
            key={initial}
            className={`num -ml-1.5 grid size-[26px] place-items-center rounded-full border-2 border-surface text-[11px] leading-none font-750 first:ml-0 ${HUES[index]}`}
          >
            {initial}
          </span>
        ))}
      </span>
      {hero.startedToday}
      <SampleMark />
    </p>
  );
}

function Trust({ hasSamples }: { hasSamples: boolean }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-14 leading-[1.3] font-medium text-text-2 max-sm:justify-center sm:mt-6">
      {hasSamples ? (
        <>
          <Rating />
          <span className="flex items-center gap-3 before:size-1 before:rounded-full before:bg-control max-sm:before:hidden">
            {hero.free}
          </span>
        </>
      ) : (
        hero.free
      )}
    </p>
  );
}

function Rating() {
  return (
    <>
      <span className="flex gap-px text-gold" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} className="size-[17px] fill-current stroke-none" />
        ))}
      </span>
      <span>
        <b className="font-bold text-text">{hero.rating}</b> {hero.reviews}
      </span>
      <SampleMark />
    </>
  );
}
