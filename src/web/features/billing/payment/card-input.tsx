import type { ChangeEvent, InputHTMLAttributes } from "react";

interface CardInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  format: (text: string) => string;
  onText: (text: string) => void;
}

/** One card field: groups the digits as they are typed and keeps the cursor beside the same digit. */
export function CardInput({ format, onText, className = "", ...rest }: CardInputProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = target;
    const text = format(value);
    const caret =
      selectionStart === value.length ? text.length : placeAfter(text, value, selectionStart ?? 0);
    target.value = text;
    target.setSelectionRange(caret, caret);
    onText(text);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      // Test mode: the browser must not offer real cards.
      autoComplete="off"
      {...rest}
      onChange={change}
      className={`h-[46px] w-full min-w-0 border-0 bg-transparent px-3.5 text-15 text-text tabular-nums outline-none placeholder:text-text-2 placeholder:opacity-100 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary aria-invalid:bg-danger-soft pointer-coarse:text-16 ${className}`}
    />
  );
}

function placeAfter(text: string, typed: string, caret: number): number {
  let digits = typed.slice(0, caret).replace(/\D/gu, "").length;
  let place = 0;
  for (; digits > 0 && place < text.length; place += 1) if (/\d/u.test(text.charAt(place))) digits -= 1;
  return place;
}
