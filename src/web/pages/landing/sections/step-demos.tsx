import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { GoogleMark } from "#web/ui/brand/share-icons.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { steps } from "../landing-content.ts";

export function SignUpDemo() {
  return (
    <>
      <span className="btn h-12 px-3">
        <GoogleMark className="size-[18px] flex-none" />
        {steps.signUp.button}
      </span>
      <p className="text-center text-[13.5px] leading-[1.4] text-balance text-text-2">{steps.signUp.hint}</p>
    </>
  );
}

const CHIP =
  "inline-flex h-[34px] items-center gap-1.5 rounded-input border px-3 text-14 leading-none font-semibold";

export function PlanDemo() {
  const { question, place, answers, chosen } = steps.plan;
  return (
    <>
      <p className="flex justify-between gap-3 text-[13.5px] leading-[1.3] font-semibold text-text-2">
        <span>{question}</span>
        <span className="flex-none tabular-nums">{place}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {answers.map((answer) =>
          answer === chosen ? (
            <span
              key={answer}
              className={`${CHIP} border-primary bg-primary-soft text-on-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]`}
            >
              <Check className="size-3.5" />
              {answer}
            </span>
          ) : (
            <span key={answer} className={`${CHIP} border-border bg-surface`}>
              {answer}
            </span>
          ),
        )}
      </p>
    </>
  );
}

export function BuildDemo() {
  const { done, next } = steps.build;
  return (
    <>
      <QuestRow isDone xp={done.xp}>
        <s className="text-text-2">{done.title}</s>
      </QuestRow>
      <QuestRow xp={next.xp}>{next.title}</QuestRow>
    </>
  );
}

function QuestRow({ isDone = false, xp, children }: { isDone?: boolean; xp: number; children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 rounded-btn border border-border bg-surface px-3.5 py-[13px] text-15 leading-[1.3] font-semibold">
      <span
        className={classNames(
          "grid size-7 flex-none place-items-center rounded-[9px]",
          isDone
            ? "bg-gold text-on-gold shadow-[0_2px_0_var(--gold-edge)]"
            : "bg-surface shadow-[inset_0_0_0_2px_var(--control)]",
        )}
      >
        {isDone ? <Check className="size-[17px] stroke-3" /> : null}
      </span>
      <span className="mr-auto">{children}</span>
      <XpPill xp={xp} sign short solid={isDone} />
    </p>
  );
}
