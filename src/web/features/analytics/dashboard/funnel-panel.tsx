import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatShare, shareOf } from "#domain/analytics/figures.ts";
import { classNames } from "#web/ui/class-names.ts";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";

type Funnel = DashboardView["conversionFunnel"];

const STEPS: readonly { step: keyof Funnel; label: string; reached: string; look: string }[] = [
  { step: "landingPageViews", label: "Landing page views", reached: "", look: "bg-primary" },
  { step: "ctaClicks", label: "CTA clicks", reached: "clicked", look: "bg-primary opacity-[.84]" },
  { step: "onboardingStarts", label: "Onboarding starts", reached: "started", look: "bg-primary opacity-70" },
  { step: "onboardingCompletions", label: "Onboarding completions", reached: "finished", look: "bg-gold" },
];

interface FunnelPanelProps {
  funnel: Funnel;
  className?: string | undefined;
}

export function FunnelPanel({ funnel, className }: FunnelPanelProps) {
  const widest = Math.max(...Object.values(funnel));
  return (
    <Panel
      title="Conversion funnel"
      explanation={explain("conversionFunnel", funnel.landingPageViews)}
      aside="last 30 days"
      className={className}
    >
      {widest === 0 ? (
        <NothingYet title="No visits yet" fills="Fills when someone opens the landing page." />
      ) : (
        <ol className="grid gap-4">
          {STEPS.map(({ step, label, reached, look }, index) => (
            <li key={step} className="grid gap-[7px]">
              <p className="flex items-baseline justify-between gap-3 text-14 leading-none font-semibold">
                {label}
                <b className="num text-[17px] leading-none font-750">{formatCount(funnel[step])}</b>
              </p>
              <span className="h-[26px] overflow-hidden rounded-badge bg-surface-2" aria-hidden="true">
                <span
                  className={classNames("block h-full rounded-badge", look)}
                  style={{ width: `${(funnel[step] / widest) * 100}%` }}
                />
              </span>
              {index > 0 ? (
                <small className="text-13 leading-none font-medium text-text-2">
                  {goneOn(funnel[step], funnel[STEPS[index - 1]?.step ?? step], reached)}
                </small>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function goneOn(count: number, before: number, reached: string): string {
  return `${formatShare(shareOf(count, before))} ${reached}`;
}
