import { Lock } from "lucide-react";
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Icon at the left end of the field. */
  leading?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A read-only field shows a lock, so that it does not look broken. */
export function TextInput({ className, leading, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...rest}
      className={classNames("input", leading ? "pl-10" : null, rest.readOnly && "pr-10", className)}
    />
  );
  if (!leading && !rest.readOnly) return input;
  return (
    <span className="relative block min-w-0">
      {leading ? <Adornment side="left-3">{leading}</Adornment> : null}
      {input}
      {rest.readOnly ? (
        <Adornment side="right-3">
          <Lock className="size-[18px]" />
        </Adornment>
      ) : null}
    </span>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Grows with its text if the browser supports it, then scrolls. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={3}
      {...rest}
      className={classNames("input block field-sizing-content max-h-80 resize-none", className)}
      style={{ minHeight: `${(rest.rows ?? 3) * 22 + 22}px` }}
    />
  );
}

function Adornment({ side, children }: { side: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "pointer-events-none absolute inset-y-0 grid place-items-center text-text-2 [&_svg]:size-[18px]",
        side,
      )}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
