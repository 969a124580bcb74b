import { ArrowLeft, ArrowRight } from "lucide-react";
import { t, tn } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { Onboarding } from "./use-onboarding.ts";

export function DesktopBar({ onboarding }: { onboarding: Onboarding }) {
  return (
    <div
      data-own-enter
      className="flex items-center gap-5 border-t border-border px-10 pt-4.5 pb-6 max-stack:px-8"
    >
      <Button variant="ghost" aria-disabled={onboarding.isBusy || undefined} onClick={onboarding.back}>
        <ArrowLeft className="size-[18px]" aria-hidden="true" />
        {backLabel(onboarding)}
      </Button>
      <span className="ml-auto">
        <Counter onboarding={onboarding} />
      </span>
      <Forward onboarding={onboarding} className="min-w-[150px]" />
    </div>
  );
}

export function MobileBar({ onboarding }: { onboarding: Onboarding }) {
  return (
    <div
      data-own-enter
      className="border-t border-border bg-surface px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]"
    >
      <div className="flex gap-2.5">
        <Button className="h-[50px]" aria-disabled={onboarding.isBusy || undefined} onClick={onboarding.back}>
          {backLabel(onboarding)}
        </Button>
        <Forward onboarding={onboarding} className="h-[50px] flex-1 text-16" />
      </div>
    </div>
  );
}

function Forward({ onboarding, className }: { onboarding: Onboarding; className: string }) {
  const { isLast, isSaving, isBusy, isValid } = onboarding;
  return (
    <Button
      variant="primary"
      className={className}
      aria-busy={isSaving || undefined}
      aria-disabled={isBusy || !isValid || undefined}
      onClick={onboarding.next}
    >
      {isSaving ? t("Setting up...") : isLast ? t("Start Your Quest") : t("Continue")}
      {isSaving ? null : <ArrowRight className="size-[18px]" aria-hidden="true" />}
    </Button>
  );
}

/** Number of selected goals; shown on that step only. */
export function Counter({ onboarding }: { onboarding: Onboarding }) {
  if (onboarding.step !== "goals") return null;
  return (
    <span role="status" className="text-[14.5px] font-medium text-text-2">
      {tn(onboarding.answers.goals.length, "{n} goal(s) selected", "{n} goal(s) selected")}
    </span>
  );
}

function backLabel({ isFirst }: Onboarding): string {
  return isFirst ? t("Exit") : t("Back");
}
