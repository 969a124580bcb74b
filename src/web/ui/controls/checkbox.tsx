import { type ChangeEvent, useId } from "react";
import { classNames } from "../class-names.ts";

interface CheckboxProps {
  label: string;
  /** Hides the label, if the name is already visible beside it. */
  labelHidden?: boolean;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** 18 px, with a 44 px touch target. */
export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden = false, checked, onCheckedChange, disabled, className, ...rest } = props;
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(
        "inline-flex min-h-11 min-w-11 flex-none items-center gap-3.5 px-[13px] text-14 font-550",
        disabled ? "cursor-not-allowed text-text-2" : "cursor-pointer",
        className,
      )}
    >
      <input
        {...rest}
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onCheckedChange(event.target.checked)}
        className="cursor-[inherit]"
      />
      <span className={labelHidden ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
