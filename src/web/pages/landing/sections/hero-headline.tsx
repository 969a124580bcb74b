import { Pause, Play } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { type Headline, headlines } from "../landing-content.ts";

/**
 * All headlines share one grid cell, as high as the highest, so that nothing below moves when they change.
 * The script rotates them; without it the first one stays.
 */
export function HeroHeadline() {
  return (
    <>
      <h1 className="mt-4.5 grid text-[44px] leading-none font-extrabold tracking-[-.035em] sm:mt-6.5 sm:text-[60px] wide:text-76">
        {headlines.map((headline, index) => (
          <span
            key={headline.first}
            data-headline={index === 0 ? "now" : "next"}
            className={headline.lastLine ? "headline text-balance text-[.84em]" : "headline text-balance"}
          >
            {headline.first} <Stroked {...headline} />
          </span>
        ))}
      </h1>
      <div className="mt-5 flex h-9 items-center gap-1.5 sm:mt-7">
        {headlines.map(({ first }, index) => (
          <i key={first} data-tick={index === 0 ? "now" : "next"} className="tick" aria-hidden="true" />
        ))}
        <Button
          variant="ghost"
          size="sm"
          icon
          hidden
          data-headline-pause
          aria-label="Pause the headlines"
          className="group ml-1"
        >
          <Pause className="size-4 group-data-[paused]:hidden" aria-hidden="true" />
          <Play className="hidden size-4 group-data-[paused]:block" aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}

function Stroked({ second, lastLine }: Headline) {
  const start = lastLine ? second.slice(0, -lastLine.length).trimEnd() : "";
  return (
    <span className="block text-primary">
      {start ? `${start} ` : null}
      <span className="relative inline-block whitespace-nowrap">
        {lastLine ?? second}
        <svg
          viewBox="0 0 340 22"
          preserveAspectRatio="none"
          className="absolute -bottom-[.26em] -left-0.5 h-[.29em] w-[104%] overflow-visible"
          fill="none"
          aria-hidden="true"
        >
          <path d="M4 13c60-12 150-11 318-3" stroke="#FBBF24" strokeWidth="7" strokeLinecap="round" />
        </svg>
      </span>
    </span>
  );
}
