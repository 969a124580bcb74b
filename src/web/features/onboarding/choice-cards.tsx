import * as Primitive from "radix-ui/radio-group";
import type { ReactNode } from "react";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";

interface Choice {
  value: string;
  icon: ReactNode;
}

interface ChoiceCardsProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  /** Called instead of `onValueChange` for a click or tap: arrow keys only look through the choices. */
  onPick: (value: string) => void;
}

/** Single choice as a radio group of cards, styled like the goals' cards. */
export function ChoiceCards({ label, choices, value, onValueChange, onPick }: ChoiceCardsProps) {
  return (
    <Primitive.Root
      aria-label={label}
      value={value || null}
      onValueChange={onValueChange}
      className="grid content-start gap-x-2.5 gap-y-2 sm:grid-cols-2"
    >
      {choices.map((choice) => (
        <Primitive.Item
          key={choice.value}
          value={choice.value}
          onClick={(event) => {
            // The arrow keys make clicks too, with a count of 0.
            if (event.detail === 0) return;
            event.preventDefault();
            onPick(choice.value);
          }}
          data-first={choice.value === (value || choices[0]?.value) || undefined}
          className="group flex min-h-11 w-full items-center gap-3 rounded-[13px] border border-b-[3px] border-border bg-surface py-1.5 pr-4 pl-3 text-left text-[15.5px] leading-tight font-semibold text-text transition-transform duration-[var(--t-press)] ease-out active:translate-y-0.5 data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:text-on-primary-soft"
        >
          <span
            className={classNames("[&_svg]:size-5", choice.value !== value && "text-text-2")}
            aria-hidden="true"
          >
            {choice.icon}
          </span>
          {t(choice.value)}
          <span
            className="ml-auto grid size-[22px] flex-none place-items-center rounded-full border-2 border-control group-data-[state=checked]:border-primary"
            aria-hidden="true"
          >
            <Primitive.Indicator className="size-[11px] rounded-full bg-primary" />
          </span>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
