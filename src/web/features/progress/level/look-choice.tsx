import { Check, Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import { LEVEL_REWARDS } from "#domain/progress/level-rewards.ts";
import type { BadgeFrame, TrailColour } from "#domain/progress/look.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";

interface Choice<Id> {
  /** Null is what everybody has. */
  readonly id: Id | null;
  readonly name: string;
  readonly level: number;
}

const named = <Reward extends { readonly name: string }>(reward: Reward) => ({
  ...reward,
  name: t(reward.name),
});

export const FRAME_CHOICES: readonly Choice<BadgeFrame>[] = [
  { id: null, name: t("Plain shield"), level: 1 },
  ...LEVEL_REWARDS.filter((reward) => reward.kind === "frame").map(named),
];
export const TRAIL_CHOICES: readonly Choice<TrailColour>[] = [
  { id: null, name: t("Gold trail"), level: 1 },
  ...LEVEL_REWARDS.filter((reward) => reward.kind === "trail").map(named),
];

interface LookChoiceProps<Id> {
  legend: string;
  level: number;
  choices: readonly Choice<Id>[];
  chosen: Id | null;
  onChoose: (id: Id | null) => void;
  draw: (id: Id | null) => ReactNode;
}

/** Cards to choose one of; those of higher levels are shown and cannot be chosen yet. */
export function LookChoice<Id extends string>(props: LookChoiceProps<Id>) {
  const { legend, level, choices, chosen, onChoose, draw } = props;
  const name = useId();
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(112px,1fr))] gap-3">
        {choices.map((choice) => {
          const isLocked = choice.level > level;
          const isChosen = choice.id === chosen;
          return (
            <label
              key={choice.name}
              className={classNames(
                "relative grid min-h-[150px] content-between justify-items-center gap-2 rounded-quest border-2 px-2 py-3 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
                isChosen ? "border-primary bg-primary-soft" : "border-border",
                !isLocked && "cursor-pointer hover:border-primary",
              )}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={isChosen}
                disabled={isLocked}
                onChange={() => onChoose(choice.id)}
              />
              <span
                aria-hidden="true"
                className={classNames("grid place-items-center", isLocked && "grayscale-60 opacity-70")}
              >
                {draw(choice.id)}
              </span>
              <span className="text-14 font-650">
                {choice.name}{" "}
                <span className="mt-0.5 flex items-center justify-center gap-1 text-13 font-medium text-text-2">
                  <Standing isLocked={isLocked} isChosen={isChosen} level={choice.level} />
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Standing({ isLocked, isChosen, level }: { isLocked: boolean; isChosen: boolean; level: number }) {
  if (isLocked) {
    return (
      <>
        <Lock className="size-3.5" aria-hidden="true" />
        {t("At level {level}", { level })}
      </>
    );
  }
  if (!isChosen) return t("Wear");
  return (
    <>
      <Check className="size-3.5 stroke-[3]" aria-hidden="true" />
      {t("Worn")}
    </>
  );
}
