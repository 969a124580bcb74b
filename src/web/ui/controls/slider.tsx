import * as Primitive from "radix-ui/slider";

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Text read out for the value, e.g. "4 of 5, good". */
  valueText?: (value: number) => string;
}

export function Slider({ label, value, onValueChange, min = 0, max = 100, valueText }: SliderProps) {
  return (
    <Primitive.Root
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      min={min}
      max={max}
      className="relative flex h-11 w-full touch-none items-center select-none"
    >
      <Primitive.Track className="relative h-2 flex-1 rounded-full bg-surface-3">
        <Primitive.Range className="absolute h-full rounded-full bg-primary" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        aria-valuetext={valueText?.(value)}
        className="block size-6 rounded-full border-2 border-primary bg-surface shadow-[0_2px_0_var(--primary-edge)] before:absolute before:inset-[-10px] before:content-['']"
      />
    </Primitive.Root>
  );
}
