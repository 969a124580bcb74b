import type { ReactNode } from "react";
import {
  BUSINESS_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  ONBOARDING_OPTIONS,
} from "#domain/onboarding/business-options.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { CheckboxCard } from "#web/ui/controls/checkbox-card.tsx";
import { TextArea, TextInput } from "#web/ui/controls/text-input.tsx";
import type { Step } from "./answers.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { Days } from "./days.tsx";
import { OPTION_ICONS } from "./option-icons.tsx";
import type { Onboarding } from "./use-onboarding.ts";

interface StepBodyProps {
  onboarding: Onboarding;
  /** Accessible name of the step's control. */
  label: string;
  errorId: string;
}

export function StepBody(props: StepBodyProps) {
  const { step } = props.onboarding;
  if (step === "businessName" || step === "businessDescription") return <Words {...props} step={step} />;
  if (step === "goals") return <Goals {...props} />;
  if (step === "weeklySchedule") return <Days onboarding={props.onboarding} label={props.label} />;
  return <Choice {...props} step={step} />;
}

type Wordy = Extract<Step, "businessName" | "businessDescription">;

function Words({ onboarding, label, errorId, step }: StepBodyProps & { step: Wordy }) {
  const { answers, answer, missing } = onboarding;
  const shared = {
    value: answers[step],
    "aria-label": label,
    "aria-invalid": missing ? true : undefined,
    "aria-describedby": missing ? errorId : undefined,
  };
  if (step === "businessName")
    return (
      <TextInput
        {...shared}
        maxLength={BUSINESS_NAME_MAX_LENGTH}
        placeholder={t("For example: Wick & Willow")}
        autoComplete="organization"
        enterKeyHint="next"
        className="h-13 text-18 pointer-coarse:text-18"
        onChange={(event) => answer({ businessName: event.target.value })}
      />
    );
  return (
    <>
      <TextArea
        {...shared}
        rows={6}
        maxLength={DESCRIPTION_MAX_LENGTH}
        placeholder={t("Hand-poured soy candles in reused glass, for people who like a quiet evening.")}
        enterKeyHint="next"
        onChange={(event) => answer({ businessDescription: event.target.value })}
      />
      <p className="mt-2 text-13 text-text-2 pointer-coarse:hidden">
        {t("Shift + Enter starts a new line.")}
      </p>
    </>
  );
}

type Chosen = Exclude<Step, Wordy | "goals" | "weeklySchedule">;

function Choice({ onboarding, label, step }: StepBodyProps & { step: Chosen }) {
  const choices = ONBOARDING_OPTIONS[step].map((value) => ({ value, icon: OPTION_ICONS[value] }));
  return (
    <Scrolling>
      <ChoiceCards
        label={label}
        choices={choices}
        value={onboarding.answers[step]}
        onValueChange={(value) => onboarding.answer({ [step]: value })}
        onPick={(value) => onboarding.pick({ [step]: value })}
      />
    </Scrolling>
  );
}

function Goals({ onboarding, label }: StepBodyProps) {
  const { goals } = onboarding.answers;
  return (
    <Scrolling>
      <Cards label={label} className="sm:grid-cols-2">
        {ONBOARDING_OPTIONS.goals.map((goal) => (
          <CheckboxCard
            key={goal}
            label={t(goal)}
            icon={OPTION_ICONS[goal]}
            checked={goals.includes(goal)}
            onCheckedChange={(isOn) =>
              onboarding.answer({ goals: isOn ? [...goals, goal] : goals.filter((other) => other !== goal) })
            }
          />
        ))}
      </Cards>
    </Scrolling>
  );
}

function Cards({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className={classNames("m-0 grid min-w-0 content-start gap-x-2.5 gap-y-2 border-0 p-0", className)}
    >
      {children}
    </fieldset>
  );
}

/** At most 16rem high from `sm` up; on phones all available height. The padding keeps focus rings from being clipped. */
function Scrolling({ children }: { children: ReactNode }) {
  return (
    <div
      data-scrolls
      className="-m-1 box-content min-h-44 flex-1 overflow-y-auto overscroll-contain p-1 sm:max-h-64 sm:min-h-0 sm:flex-none"
    >
      {children}
    </div>
  );
}
