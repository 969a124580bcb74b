import { funnel, track } from "#web/platform/analytics-queue.ts";
import { startSignIn } from "#web/platform/start-sign-in.ts";
import { QuestMountain } from "#web/ui/brand/quest-mountain.tsx";
import { Button } from "#web/ui/button.tsx";
import { headlines, pitch } from "./landing-content.ts";

export function Hero() {
  const [headline] = headlines;
  return (
    <section className="relative -mt-15 flex-1 overflow-hidden pt-15 sm:-mt-18 sm:pt-18">
      <div
        className="paper absolute inset-0 mask-[linear-gradient(#000_30%,transparent_96%)]"
        aria-hidden="true"
      />
      <div className="relative mx-auto w-[min(1200px,100%-32px)] sm:w-[min(1200px,100%-64px)] stack:min-h-[740px]">
        <div className="relative z-2 pt-9 sm:pt-14 stack:w-[54%] stack:max-w-[560px] stack:pt-21 wide:pt-26">
          <h1 className="text-[44px] leading-none font-extrabold tracking-[-.035em] sm:text-[60px] wide:text-76">
            {headline.first} <Underlined>{headline.second}</Underlined>
          </h1>
          <p className="mt-9 max-w-[490px] sm:mt-11 text-[17px] leading-[1.55] text-balance text-text-2 sm:text-[19px]">
            {pitch}
          </p>
          <Button variant="primary" size="lg" className="mt-7.5 max-sm:w-full" onClick={start}>
            Start my SideQuest Today
          </Button>
          <p className="mt-5 text-14 text-text-2 max-sm:text-center">Free to start. No credit card.</p>
        </div>
        <QuestMountain className="relative mt-4 -mb-6 w-[112%] max-w-[720px] max-stack:mx-auto max-sm:-mx-[6%] sm:w-full stack:absolute stack:top-21 stack:left-[38.5%] stack:mt-0 stack:mb-0 stack:w-[60%] stack:max-w-none full:top-11 full:left-[39.8%] full:w-[68.8%]" />
      </div>
    </section>
  );
}

function Underlined({ children }: { children: string }) {
  return (
    <span className="relative inline-block text-primary">
      {children}
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
  );
}

function start(): void {
  track("cta_click", "Start my SideQuest Today", { location: "hero" });
  funnel("cta_click", { ctaType: "hero" });
  startSignIn("/");
}
