import { Copy } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "./button.tsx";
import { TextInput } from "./text-input.tsx";

interface ShownOnceProps {
  label: ReactNode;
  value: string;
  hint: string;
  /** Name of the press in the figures. */
  track: string;
  /** Answers whether it worked. */
  onCopy: (button: HTMLElement) => Promise<boolean>;
  /** Where it may appear out of sight: it takes the focus. */
  isFocused?: boolean;
  inputClassName?: string;
}

/** A secret that is shown this once, to be copied. */
export function ShownOnce(props: ShownOnceProps) {
  const { label, value, hint, track, onCopy, isFocused = false, inputClassName = "" } = props;
  const id = useId();
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <div className="grid gap-2 rounded-input bg-surface-2 p-3">
      <label htmlFor={id} className="text-14 font-semibold wrap-anywhere">
        {label}
      </label>
      <div className="flex gap-2">
        <TextInput
          id={id}
          ref={isFocused ? focusNow : undefined}
          value={value}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
          autoComplete="off"
          className={`min-w-0 flex-1 text-14! ${inputClassName}`}
          aria-describedby={`${id}-hint`}
        />
        <Button
          size="sm"
          className="h-auto! flex-none"
          data-track={track}
          onClick={async ({ currentTarget }) => setIsCopied(await onCopy(currentTarget))}
        >
          <Copy className="size-[18px]" aria-hidden="true" />
          {t("Copy")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <p role="status" className="text-14 font-semibold text-success empty:hidden">
        {isCopied ? t("Copied.") : ""}
      </p>
      {isCopied === false ? (
        <p role="alert" className="text-14 text-danger">
          {t("It could not be copied. Select and copy it by hand.")}
        </p>
      ) : null}
    </div>
  );
}

function focusNow(field: HTMLInputElement | null): void {
  field?.focus();
}
