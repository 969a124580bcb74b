import type { DashboardView } from "#contracts/analytics.ts";
import type { PulseView } from "#contracts/console/pulse.ts";
import { formatCount, formatShare, shareOf } from "#domain/analytics/figures.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";

interface Step {
  label: string;
  count: number;
  /** Of the step before; null for the first. */
  share: number | null;
  words: string;
  isPaid?: boolean;
}

function stepsOf(funnel: DashboardView["conversionFunnel"], trials: PulseView["funnel"]): Step[] {
  const { landingPageViews, ctaClicks, onboardingStarts, onboardingCompletions } = funnel;
  const after = (count: number, before: number) => shareOf(count, before);
  return [
    { label: "Landing page views", count: landingPageViews, share: null, words: "people who looked" },
    { label: "CTA clicks", count: ctaClicks, share: after(ctaClicks, landingPageViews), words: "clicked" },
    {
      label: "Onboarding starts",
      count: onboardingStarts,
      share: after(onboardingStarts, ctaClicks),
      words: "started",
    },
    {
      label: "Onboarding completions",
      count: onboardingCompletions,
      share: after(onboardingCompletions, onboardingStarts),
      words: "finished",
    },
    {
      label: "Trials started",
      count: trials.trialsStarted,
      share: after(trials.trialsStarted, onboardingCompletions),
      words: "began a trial",
    },
    {
      label: "Paid",
      count: trials.paid,
      share: after(trials.paid, trials.trialsEnded),
      words: `of ${formatCount(trials.trialsEnded)} ended trials`,
      isPaid: true,
    },
  ];
}

interface FunnelCardProps {
  funnel: DashboardView["conversionFunnel"];
  trials: PulseView["funnel"];
}

/** Six steps; each bar is the share of the step before. The weakest step is marked. */
export function FunnelCard({ funnel, trials }: FunnelCardProps) {
  const steps = stepsOf(funnel, trials);
  const isEmpty = steps.every(({ count }) => count === 0);
  const shares = steps.flatMap(({ share, isPaid }) => (share === null || isPaid ? [] : [share]));
  const weakest = Math.min(...shares);
  const overall = shareOf(trials.paid, funnel.landingPageViews);
  return (
    <Panel
      title="Conversion funnel"
      explanation={explain("conversionFunnel", funnel.landingPageViews)}
      aside={
        overall === null ? (
          "each bar: share of the step before"
        ) : (
          <Badge>{`${formatShare(overall, 1)} of views become paid`}</Badge>
        )
      }
      isTight
    >
      {isEmpty ? (
        <NothingYet title="No visits yet" fills="Fills when someone opens the landing page." />
      ) : (
        <ol className="grid grid-cols-1 sm:grid-cols-3 sm:gap-2.5 stack:grid-cols-6">
          {steps.map((step, index) => (
            <FunnelStep
              key={step.label}
              {...step}
              isFirst={index === 0}
              isWeakest={step.share === weakest && step.share < 0.5}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface FunnelStepProps extends Step {
  isFirst: boolean;
  isWeakest: boolean;
}

function FunnelStep({ label, count, share, words, isPaid, isFirst, isWeakest }: FunnelStepProps) {
  // More people than in the step before: they came another way. After a step of nobody there is no share to draw.
  const width = count === 0 ? 0 : isFirst ? 1 : Math.min(1, share ?? 0);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.5 border-border py-[9px] not-first:border-t sm:grid-cols-1 sm:gap-y-1.5 sm:border-0! sm:py-0">
      <span className="truncate text-13 leading-[1.3] font-semibold sm:text-text-2" title={label}>
        {label}
      </span>
      <b className="num text-18 leading-none font-extrabold tracking-[-.015em] max-sm:row-span-1 sm:text-22">
        {formatCount(count)}
      </b>
      <span
        className="order-2 flex h-2 items-end overflow-hidden rounded-[6px] bg-surface-2 max-sm:col-span-2 max-sm:hidden sm:order-0 sm:h-[38px] sm:rounded-[9px]"
        aria-hidden="true"
      >
        <span
          className={classNames("block w-full", isPaid ? "bg-gold" : "bg-primary")}
          style={{ height: `${width * 100}%` }}
        />
      </span>
      <span
        className="order-3 col-span-2 h-2 overflow-hidden rounded-[6px] bg-surface-2 sm:hidden"
        aria-hidden="true"
      >
        <span
          className={classNames("block h-full", isPaid ? "bg-gold" : "bg-primary")}
          style={{ width: `${width * 100}%` }}
        />
      </span>
      <small className="text-[12.5px] leading-[1.3] font-medium text-text-2 max-sm:order-2 max-sm:col-span-2">
        {share === null ? null : (
          <b className={classNames("font-650", isWeakest ? "text-danger" : "text-text")}>
            {formatShare(share)}
          </b>
        )}{" "}
        {share === null && isPaid ? "no trial has ended" : words}
      </small>
    </li>
  );
}
