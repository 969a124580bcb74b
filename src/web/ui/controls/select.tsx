import { Check, ChevronDown } from "lucide-react";
import * as Primitive from "radix-ui/select";
import { type ReactNode, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "../class-names.ts";
import { takeEscape } from "../left-escape.ts";

interface SelectOption<Value extends string> {
  /** Never empty: Radix reserves "" for "nothing chosen". */
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  required?: boolean;
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
  className?: string | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    placeholder = t("Choose"),
    disabled,
    required,
    className,
    ...wiring
  } = props;
  const [open, setOpen] = useState(false);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={setOpen}
      value={value ?? ""}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      {...(disabled === undefined ? {} : { disabled })}
      {...(required === undefined ? {} : { required })}
    >
      <Primitive.Trigger
        {...wiring}
        className={classNames(
          "input flex items-center justify-between gap-2 text-left data-[placeholder]:text-text-2 [&>span]:min-w-0 [&>span]:overflow-hidden [&>span]:text-ellipsis [&>span]:whitespace-nowrap",
          className,
        )}
      >
        <Primitive.Value placeholder={placeholder} />
        <ChevronDown className="size-[18px]" aria-hidden="true" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...takeEscape(() => setOpen(false))}
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-40 overflow-hidden rounded-quest bg-surface p-1.5 text-text shadow-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-input px-2.5 py-1.5 text-15 outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:text-text-2 data-[highlighted]:bg-surface-2 data-[state=checked]:font-semibold pointer-coarse:min-h-11 [&_svg]:size-[18px]"
              >
                {option.icon}
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className="ml-auto text-primary">
                  <Check aria-hidden="true" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
