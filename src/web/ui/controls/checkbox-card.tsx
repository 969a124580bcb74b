import { Check } from "lucide-react";
import * as Primitive from "radix-ui/checkbox";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface CheckboxCardProps {
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  className?: string | undefined;
}

export function CheckboxCard({ label, icon, checked, onCheckedChange, className }: CheckboxCardProps) {
  return (
    <Primitive.Root
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      className={classNames(
        "flex min-h-11 w-full items-center gap-3 rounded-[13px] border border-b-[3px] border-border bg-surface py-1.5 pr-4 pl-3 text-left text-[15.5px] leading-tight font-semibold text-text transition-transform duration-[var(--t-press)] ease-out active:translate-y-0.5 data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:text-on-primary-soft",
        className,
      )}
    >
      {icon ? (
        <span className={classNames("[&_svg]:size-5", !checked && "text-text-2")} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {label}
      <span
        className={classNames(
          "ml-auto grid size-[22px] flex-none place-items-center rounded-[7px] border-2",
          checked ? "border-primary bg-primary text-on-primary" : "border-control",
        )}
        aria-hidden="true"
      >
        {checked ? <Check className="size-[15px] stroke-[3.2]" /> : null}
      </span>
    </Primitive.Root>
  );
}
