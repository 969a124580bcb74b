import * as Primitive from "radix-ui/radio-group";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** Single choice with all options visible. A radio group: arrow keys move and select. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValueChange, disabled = false, className } = props;
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      disabled={disabled}
      orientation="horizontal"
      onValueChange={(next) => {
        const chosen = segments.find((segment) => segment.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      className={classNames(
        "grid auto-cols-fr grid-flow-col gap-1 max-sm:flex max-sm:*:flex-auto rounded-[13px] bg-surface-2 p-1",
        className,
      )}
    >
      {segments.map((segment) => (
        <Primitive.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? disabled}
          className="num flex h-10 min-w-0 items-center justify-center gap-1.5 rounded-input border-0 bg-transparent px-1.5 font-body text-14 leading-none font-semibold text-text-2 hover:text-text data-[disabled]:cursor-not-allowed data-[disabled]:opacity-60 data-[state=checked]:bg-surface data-[state=checked]:text-text data-[state=checked]:shadow-[0_1px_2px_#0B1F1C22] dark:data-[state=checked]:bg-surface-3 pointer-coarse:h-11 [&_svg]:size-4"
        >
          {segment.icon}
          <span className="overflow-hidden text-ellipsis whitespace-nowrap">{segment.label}</span>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
