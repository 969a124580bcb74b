import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";

type Variant = "primary" | "neutral" | "gold" | "level" | "danger" | "ghost";
type Size = "xs" | "sm" | "md" | "lg";

interface ButtonLook {
  variant?: Variant | undefined;
  size?: Size | undefined;
  /** Square, icon only: also set an `aria-label`. */
  icon?: boolean | undefined;
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the button's width and name, ignores clicks and sets `aria-busy`. */
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, block, loading = false, className, children, type, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={classNames(buttonClass({ variant, size, icon, block }), loading && "relative", className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      // Not `disabled`: disabling a focused button loses the focus.
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Busy>{children}</Busy> : children}
    </button>
  );
}

export function ButtonLink({ variant, size, icon, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, icon, block }), className)}>
      {children}
    </a>
  );
}

export function buttonClass({ variant = "neutral", size = "md", icon, block }: ButtonLook = {}): string {
  return classNames(
    "btn",
    `btn-${variant}`,
    size !== "md" && `btn-${size}`,
    icon && "btn-icon",
    block && "btn-block",
  );
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
      <span className="absolute inset-0 flex items-center justify-center gap-1.5" aria-hidden="true">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="moves size-1.5 animate-pulse-dot rounded-full bg-current"
            style={{ animationDelay: `${dot * 160}ms` }}
          />
        ))}
      </span>
    </>
  );
}
