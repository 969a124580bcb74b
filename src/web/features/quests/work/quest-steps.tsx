import { Check } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { currentStep } from "#domain/quests/quest-work.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useQuestActions } from "../quest-actions.ts";
import { languageOf } from "../quest-language.ts";

/** The steps of a started quest, to be ticked. Nothing for a text without steps. */
export function QuestSteps({ quest, className }: { quest: QuestView; className?: string }) {
  const { tick } = useQuestActions();
  const { steps } = readQuestText(quest.description);
  if (steps.length === 0) return null;
  const current = currentStep(steps.length, quest.stepsDone);
  return (
    <ol
      aria-label={t("Steps")}
      className={classNames("m-0 grid list-none content-start gap-0.5 p-0", className)}
    >
      {steps.map((text, index) => {
        const step = index + 1;
        return (
          <Step
            key={step}
            number={step}
            text={text}
            lang={languageOf(quest)}
            isDone={quest.stepsDone.includes(step)}
            isCurrent={step === current}
            onTick={(isDone) => tick(quest, step, isDone)}
          />
        );
      })}
    </ol>
  );
}

interface StepProps {
  number: number;
  text: string;
  lang: string | undefined;
  isDone: boolean;
  /** The first without a tick. */
  isCurrent: boolean;
  onTick: (isDone: boolean) => void;
}

/** The whole row is the label of the checkbox. */
function Step({ number, text, lang, isDone, isCurrent, onTick }: StepProps) {
  return (
    <li aria-current={isCurrent ? "step" : undefined}>
      <label
        className={classNames(
          "relative grid min-h-13 cursor-pointer scroll-mb-28 grid-cols-[28px_minmax(0,1fr)] items-start gap-3 rounded-xl px-2.5 py-3 text-16 leading-[1.45] wrap-anywhere has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
          isDone ? "text-text-2" : "font-medium",
          isCurrent && "bg-surface-2 font-semibold!",
        )}
      >
        <input
          type="checkbox"
          checked={isDone}
          data-track="Step"
          onChange={(event) => onTick(event.target.checked)}
          className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
        />
        <StepBox number={number} isDone={isDone} isCurrent={isCurrent} />
        <span lang={lang} className={isDone ? "line-through decoration-[1.5px]" : undefined}>
          {text}
        </span>
      </label>
    </li>
  );
}

function StepBox({ number, isDone, isCurrent }: Omit<StepProps, "text" | "lang" | "onTick">) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "num grid size-[26px] place-items-center rounded-[9px] border-2 text-13 leading-none font-750",
        isDone && "border-gold bg-gold text-on-gold shadow-[0_2px_0_var(--gold-edge)]",
        !isDone &&
          (isCurrent ? "border-primary bg-surface text-on-primary-soft" : "border-control text-text-2"),
      )}
    >
      {isDone ? <Check className="size-4 stroke-3" /> : number}
    </span>
  );
}
