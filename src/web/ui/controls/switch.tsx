import * as Primitive from "radix-ui/switch";
import { classNames } from "../class-names.ts";

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** For a visible label; use `aria-label` if there is none. */
  id?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string | undefined;
  className?: string | undefined;
}

/** 42 × 25 px, with a 44 px touch target. */
export function Switch({ className, ...rest }: SwitchProps) {
  return (
    <Primitive.Root
      {...rest}
      className={classNames(
        "relative h-[25px] w-[42px] flex-none rounded-full border-0 bg-control p-0 transition-colors duration-[var(--t-press)] before:absolute before:inset-x-[-4px] before:inset-y-[-10px] before:content-[''] data-[state=checked]:bg-primary",
        className,
      )}
    >
      <Primitive.Thumb className="block size-[19px] translate-x-[3px] rounded-full bg-white transition-transform duration-[var(--t-press)] ease-out data-[state=checked]:translate-x-5 dark:data-[state=checked]:bg-on-primary" />
    </Primitive.Root>
  );
}
