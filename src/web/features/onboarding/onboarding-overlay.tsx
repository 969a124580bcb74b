import { CircleAlert } from "lucide-react";
import * as Primitive from "radix-ui/dialog";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { useToastRoom } from "#web/ui/toast/use-toast-room.ts";
import { StepTrail } from "#web/ui/trail/step-trail.tsx";
import { STEPS } from "./answers.ts";
import { questionOf } from "./questions.ts";
import { Counter, DesktopBar, MobileBar } from "./step-bars.tsx";
import { StepBody } from "./step-body.tsx";
import { useIsWide } from "./use-is-wide.ts";
import { useOnboarding } from "./use-onboarding.ts";

interface OnboardingOverlayProps {
  user: UserView;
  /** Called once everything is saved. */
  onComplete: () => void;
}

/** Toasts appear at the top, since the buttons are at the bottom. */
const TOAST_ROOM = "calc(100dvh - 136px)";

/** Covers the whole screen until completed or left. */
export function OnboardingOverlay({ user, onComplete }: OnboardingOverlayProps) {
  const onboarding = useOnboarding(user, onComplete);
  const isWide = useIsWide();
  useToastRoom("overlay", TOAST_ROOM);
  const body = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const question = questionOf(onboarding.step, onboarding.answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus once, when it appears
  useEffect(() => focusControl(body.current), [onboarding.step]);

  return (
    <Primitive.Root open>
      <Primitive.Portal>
        <Primitive.Overlay className="paper fixed inset-0 z-40 grid overflow-y-auto overscroll-contain sm:place-items-center sm:p-6">
          <Primitive.Content
            data-feature="Onboarding"
            aria-describedby={undefined}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusControl(body.current);
            }}
            onKeyDown={(event) => {
              if (wantsOn(event)) onboarding.next();
            }}
            className="flex h-dvh w-full min-w-0 flex-col text-text outline-none sm:h-auto sm:min-h-[560px] sm:max-w-[908px] sm:rounded-dialog sm:bg-surface sm:shadow-overlay"
          >
            <StepTrail step={onboarding.number} steps={STEPS.length} className="px-3 pt-4 sm:px-4 sm:pt-6" />
            <div
              ref={body}
              className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pt-7 pb-5 sm:overflow-visible sm:px-10 sm:pt-8 max-stack:sm:px-8"
            >
              <div className="flex flex-col gap-x-4.5 gap-y-3 sm:flex-row sm:items-center">
                <Lantern className="moves h-16 w-[55px] flex-none animate-hop sm:h-[65px] sm:w-14" />
                <div className="min-w-0">
                  <Primitive.Title className="text-[27px] leading-[1.15] font-extrabold tracking-[-.02em] text-balance wrap-anywhere sm:text-[30px]">
                    {question.title}
                  </Primitive.Title>
                  <p className="mt-1.5 text-15 text-text-2 sm:mt-1 sm:text-16">
                    {question.text}
                    {question.more ? <span className="max-sm:hidden"> {question.more}</span> : null}
                  </p>
                </div>
              </div>
              <div
                key={onboarding.step}
                className="mt-5 flex min-h-0 flex-1 animate-rise-in flex-col sm:mt-6.5"
              >
                <StepBody onboarding={onboarding} label={question.title} errorId={errorId} />
                {onboarding.missing ? (
                  <p id={errorId} role="alert" className="field-error mt-3 text-14">
                    <CircleAlert className="mt-px size-4" aria-hidden="true" />
                    {onboarding.missing}
                  </p>
                ) : null}
                {onboarding.step === "goals" && !isWide ? (
                  <p className="mt-3">
                    <Counter onboarding={onboarding} />
                  </p>
                ) : null}
              </div>
            </div>
            {isWide ? <DesktopBar onboarding={onboarding} /> : <MobileBar onboarding={onboarding} />}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Whether Enter continues: not on the bar's own buttons, and not for key repeats. */
function wantsOn(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.key !== "Enter") return false;
  // Safari ends a composition before it reports its Enter; key code 229 still identifies it.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return false;
  const target = event.target as HTMLElement;
  if (target.closest("[data-own-enter]")) return false;
  if (event.shiftKey && target instanceof HTMLTextAreaElement) return false;
  event.preventDefault();
  return !event.repeat;
}

function focusControl(body: HTMLElement | null): void {
  const control =
    body?.querySelector<HTMLElement>("[role=radio][data-first]") ??
    body?.querySelector<HTMLElement>("input:not([type=hidden], [aria-hidden=true]), textarea, button");
  control?.focus();
}
