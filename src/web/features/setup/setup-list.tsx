import {
  Brain,
  Check,
  CreditCard,
  Database,
  Globe,
  KeyRound,
  type LucideIcon,
  Mail,
  UserPlus,
} from "lucide-react";
import type { SetupStepView } from "#contracts/setup/setup.ts";
import type { SetupId } from "#domain/setup/setup-steps.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { SetupView } from "./setup-view.ts";
import { TodoText, WayOn } from "./setup-way.tsx";

const ICONS: Record<SetupId, LucideIcon> = {
  sign_in: KeyRound,
  address: Globe,
  mail: Mail,
  payments: CreditCard,
  backup: Database,
  model: Brain,
  member: UserPlus,
};

interface Look {
  readonly word: string;
  readonly tone: BadgeTone;
  readonly disc: string;
}

/** In dark its face alone is hard to tell from the card. */
const AHEAD =
  "bg-surface-2 text-text-2 [--edge:var(--surface-3)] dark:inset-ring dark:inset-ring-(--edge) dark:[--edge:color-mix(in_srgb,var(--control)_55%,var(--surface))]";

const LOOKS: Record<SetupStepView["state"] | "next", Look> = {
  done: { word: "Done", tone: "success", disc: "bg-walked text-on-walked [--edge:var(--walked-edge)]" },
  next: { word: "Next", tone: "primary", disc: "bg-primary text-on-primary [--edge:var(--primary-edge)]" },
  needs_you: {
    word: "Needs you",
    tone: "warning",
    disc: AHEAD,
  },
  can_wait: { word: "Can wait", tone: "neutral", disc: AHEAD },
};

/** All steps as a trail: what is done, what comes next, what is ahead. */
export function SetupList({ setup }: { setup: SetupView }) {
  const next = setup.steps.find(({ state }) => state === "needs_you")?.id;
  return (
    <ol className="grid px-4 py-2 sm:px-4.5">
      {setup.steps.map((step) => (
        <Step key={step.id} step={step} isNext={step.id === next} setup={setup} />
      ))}
    </ol>
  );
}

interface StepProps {
  step: SetupStepView;
  isNext: boolean;
  setup: SetupView;
}

function Step({ step, isNext, setup }: StepProps) {
  const isDone = step.state === "done";
  const { word, tone, disc } = LOOKS[isNext ? "next" : step.state];
  const Icon = isDone ? Check : ICONS[step.id];
  return (
    <li className="group flex gap-3.5">
      <span className="flex flex-none flex-col items-center" aria-hidden="true">
        <span
          className={classNames(
            "mt-2.5 mb-[3px] grid h-[34px] w-10 flex-none place-items-center rounded-[17px] shadow-[0_3px_0_var(--edge)]",
            disc,
          )}
        >
          <Icon className="size-[18px]" />
        </span>
        <span
          className={classNames(
            "w-0 flex-1 border-l-4 group-last:hidden",
            isDone ? "border-walked" : "border-dotted border-border",
          )}
        />
      </span>
      <div
        className={classNames(
          "min-w-0 flex-1 py-2.5",
          !isNext && "sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4",
        )}
      >
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-15 leading-tight font-semibold">{step.title}</h3>
            <Badge tone={tone}>{word}</Badge>
          </div>
          <p className="mt-1 text-14 text-pretty wrap-anywhere text-text-2">{step.why}</p>
          {step.todo && !isNext ? <Todo text={step.todo} /> : null}
          {step.id === "mail" && setup.canSendMail && !setup.testMailTo ? (
            <p className="mt-1 text-13 text-text-2">Your account has no address for a test mail.</p>
          ) : null}
        </div>
        <div
          className={classNames(
            "mt-2 grid gap-2 has-[>:empty:only-child]:hidden",
            isNext ? "rounded-quest border border-border bg-surface-2 p-3.5" : "sm:mt-0",
          )}
        >
          {step.todo && isNext ? <Todo text={step.todo} /> : null}
          <WayOn step={step} setup={setup} isNext={isNext} />
        </div>
      </div>
    </li>
  );
}

function Todo({ text }: { text: string }) {
  return (
    <p className="mt-1 text-14 text-pretty wrap-anywhere first:mt-0">
      <TodoText text={text} />
    </p>
  );
}
