import { t } from "#web/platform/language/text.ts";
import { Trail, type TrailStop } from "./trail.tsx";

interface StepTrailProps {
  /** Current step, from 1. */
  step: number;
  steps: number;
  className?: string | undefined;
}

/** Onboarding's progress bar with dots; filled by the share of steps reached, including the current one. */
export function StepTrail({ step, steps, className }: StepTrailProps) {
  const stops = Array.from({ length: steps }, (_, index): TrailStop => {
    const number = index + 1;
    const state = number < step ? "done" : number === step ? "now" : "ahead";
    return {
      id: `step-${number}`,
      state,
      label: t("Step {number}", { number }),
      mark: state === "now" ? String(number) : "",
    };
  });
  return (
    <div
      role="progressbar"
      aria-label={t("Steps")}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step}
      aria-valuetext={t("Step {step} of {steps}", { step, steps })}
      className={className}
    >
      <Trail label={t("Step {step} of {steps}", { step, steps })} size="steps" stops={stops} isBar />
    </div>
  );
}
