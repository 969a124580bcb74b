import * as Primitive from "radix-ui/radio-group";

interface FilterChipsProps<Value extends string> {
  label: string;
  chips: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few filters above a list. A radio group: arrow keys move and select. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, chips, value, onValueChange } = props;
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      orientation="horizontal"
      onValueChange={(next) => {
        const chosen = chips.find((chip) => chip.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      className="flex flex-wrap gap-1.5"
    >
      {chips.map((chip) => (
        <Primitive.Item
          key={chip.value}
          value={chip.value}
          className="flex h-8 items-center justify-center rounded-full border border-border bg-surface px-3 font-body text-13 leading-none font-semibold text-text-2 hover:text-text data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:text-on-primary-soft max-sm:h-11 max-sm:min-w-11 pointer-coarse:h-11 pointer-coarse:min-w-11"
        >
          {chip.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
